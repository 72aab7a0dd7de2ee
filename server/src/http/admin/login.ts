/** Operator login. */
import type { OperationRequest } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import type { Tokens } from "../../domain/accounts/sessions.ts";
import type { Attempt } from "../../domain/accounts/attempts.ts";
import { findAdmin, openAdminSession } from "../../domain/admin/login.ts";
import { ApiError } from "../../lib/api-error.ts";
import { verifyPassword } from "../../lib/password.ts";
import { createAccountWriter } from "../accounts/account-writer.ts";
import { countAndVerify } from "../accounts/verify-secret.ts";

/** @throws ApiError ADMIN_LOGIN_REFUSED, ADMIN_LOCKED_OUT while the login name is locked for the address. */
export async function loginAdmin(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  { body, ip: address }: Pick<OperationRequest<"loginAdmin">, "body" | "ip">,
): Promise<Tokens> {
  const { name: loginName, password1, password2, code } = body;
  const attempt: Attempt = { scope: "ADMIN_LOGIN", subject: loginName, address };
  return countAndVerify(deps, attempt, async () => {
    const admin = await findAdmin(deps.db, loginName);
    // All three are always verified, so that the response time reveals nothing.
    const matches = await Promise.all([
      verifyPassword(admin?.password1Hash, password1),
      verifyPassword(admin?.password2Hash, password2),
      verifyPassword(admin?.codeHash, String(code)),
    ]);
    if (!admin || !matches.every(Boolean)) throw new ApiError("ADMIN_LOGIN_REFUSED");
    return createAccountWriter(deps).write((ctx) => openAdminSession(ctx, { admin, attempt }));
  });
}
