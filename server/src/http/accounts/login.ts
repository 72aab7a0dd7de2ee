/** Login flows: passwords are verified outside of transactions, because that is slow. */
import type { components } from "@babchingu/openapi/types";
import type { Deps } from "../../deps.ts";
import { findAccount, LOGIN_FAILURES, openVerifiedSession, resetPassword } from "../../domain/accounts/login.ts";
import type { Tokens } from "../../domain/accounts/sessions.ts";
import { ApiError } from "../../lib/api-error.ts";
import { FailureLimiter } from "../../lib/failure-limiter.ts";
import { hashPassword, verifyPassword } from "../../lib/password.ts";
import { createAccountWriter } from "./account-writer.ts";

type Schemas = components["schemas"];
type LoginDeps = Pick<Deps, "db" | "clock" | "keys">;

/** Returns the login function, which limits failures per phone. @throws ApiError LOGIN_REFUSED, TOO_MANY_REQUESTS. */
export function createLogin(deps: LoginDeps): (request: Schemas["LoginRequest"]) => Promise<Tokens> {
  const failures = new FailureLimiter(deps.clock, LOGIN_FAILURES);
  const { write } = createAccountWriter(deps);
  return async ({ phone, password, fcmToken }) => {
    const retryAfterSeconds = failures.retryAfterSeconds(phone);
    if (retryAfterSeconds > 0) throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds });
    const account = await findAccount(deps.db, phone);
    // Also without an account, so that the response time reveals nothing.
    const matches = await verifyPassword(account?.passwordHash, password);
    const tokens = account && matches ? await write((ctx) => openVerifiedSession(ctx, { account, fcmToken })) : null;
    if (!tokens) {
      failures.recordFailure(phone);
      throw new ApiError("LOGIN_REFUSED");
    }
    failures.reset(phone);
    return tokens;
  };
}

/** @throws ApiError VERIFICATION_TOKEN_INVALID. */
export async function resetPasswordByPhone(
  deps: LoginDeps,
  { phone, newPassword, verificationToken }: Schemas["ResetPasswordRequest"],
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  await createAccountWriter(deps).write((ctx) => resetPassword(ctx, { phone, passwordHash, verificationToken }));
}
