import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, attempt } from "@babchingu/openapi";
import { api } from "../../../api/api.ts";
import { reloadMember, sessionNow } from "../../../session/session.ts";

/** Shown when the server sent no message (member §8). */
export const ACTIVATION_FAILED = "계정을 활성화하지 못했어요. 다시 시도해 주세요.";

/**
 * Activates the account and refetches the member; the guard then redirects to the meetings (D14). An attempt whose response was lost, or
 * another tab, may have activated it already, which the server refuses: the member tells.
 */
export async function activateAccount(): Promise<void> {
  const before = sessionNow();
  const activation = await attempt(api.PATCH("/members/active"));
  const member = await reloadMember();
  if (member === null || member.status === "ACTIVE") return;
  const isReloaded = sessionNow() !== before;
  if (activation.ok || (!isReloaded && isRefusal(activation.failure))) throw new Error("The member could not be read.");
  throw activation.failure;
}

function isRefusal(failure: Error): boolean {
  return failure instanceof ApiError && failure.code === errorCodes.CANNOT_ACTIVATE;
}
