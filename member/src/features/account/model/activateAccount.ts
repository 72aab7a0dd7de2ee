import { call } from "@babchingu/openapi";
import { api } from "../../../api/api.ts";
import { reloadMember } from "../../../session/session.ts";

/** Shown when the server sent no message (member §8). */
export const ACTIVATION_FAILED = "계정을 활성화하지 못했어요. 다시 시도해 주세요.";

/** Activates the account and refetches the member; the guard then redirects to the meetings (D14). */
export async function activateAccount(): Promise<void> {
  await call(api.PATCH("/members/active"));
  await reloadMember();
}
