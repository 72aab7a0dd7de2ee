import { call } from "@babchingu/openapi";
import { api } from "../../../api/api.ts";
import { reloadMember } from "../../../session/session.ts";

/** Said when the server gave no message of its own (member §8). */
export const ACTIVATION_FAILED = "계정을 활성화하지 못했어요. 다시 시도해 주세요.";

/** Makes the account active and reads the member again; the guard then leads to the meetings (D14). */
export async function activate(): Promise<void> {
  await call(api.PATCH("/members/active"));
  await reloadMember();
}
