/** Login flows: passwords are verified outside of transactions, because that is slow. */
import type { components } from "@babchingu/openapi/types";
import type { OperationRequest } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import type { Attempt } from "../../domain/accounts/attempts.ts";
import { requireUncommonPassword } from "../../domain/accounts/common-passwords.ts";
import { findAccount, openVerifiedSession, resetPassword } from "../../domain/accounts/login.ts";
import type { Tokens } from "../../domain/accounts/sessions.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashPassword, verifyPassword } from "../../lib/password.ts";
import { createAccountWriter } from "./account-writer.ts";
import { countAndVerify } from "./verify-secret.ts";

type Schemas = components["schemas"];
type LoginDeps = Pick<Deps, "db" | "clock" | "keys">;

/** @throws ApiError LOGIN_REFUSED, TOO_MANY_REQUESTS. */
export async function loginByPhone(
  deps: LoginDeps,
  { body: { phone, password, fcmToken }, ip: address }: Pick<OperationRequest<"login">, "body" | "ip">,
): Promise<Tokens> {
  const attempt: Attempt = { scope: "LOGIN", subject: phone, address };
  return countAndVerify(deps, attempt, async () => {
    const account = await findAccount(deps.db, phone);
    // Also without an account, so that the response time reveals nothing.
    const matches = await verifyPassword(account?.passwordHash, password);
    const session = account && matches ? { account, attempt, fcmToken } : null;
    const tokens = session && (await createAccountWriter(deps).write((ctx) => openVerifiedSession(ctx, session)));
    if (!tokens) throw new ApiError("LOGIN_REFUSED");
    return tokens;
  });
}

/** @throws ApiError VERIFICATION_TOKEN_INVALID, and INVALID_REQUEST for a common password. */
export async function resetPasswordByPhone(
  deps: LoginDeps,
  { phone, newPassword, verificationToken }: Schemas["ResetPasswordRequest"],
): Promise<void> {
  requireUncommonPassword(newPassword, "/newPassword");
  const passwordHash = await hashPassword(newPassword);
  await createAccountWriter(deps).write((ctx) => resetPassword(ctx, { phone, passwordHash, verificationToken }));
}
