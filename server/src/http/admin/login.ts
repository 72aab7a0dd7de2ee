/** Operator login. */
import type { components } from "@babchingu/openapi/types";
import type { Deps } from "../../deps.ts";
import type { Tokens } from "../../domain/accounts/sessions.ts";
import { countAttempt, findAdmin, openAdminSession } from "../../domain/admin/login.ts";
import { ApiError } from "../../lib/api-error.ts";
import { verifyPassword } from "../../lib/password.ts";
import { createAccountWriter } from "../accounts/account-writer.ts";

/** @throws ApiError ADMIN_LOGIN_REFUSED, ADMIN_LOCKED_OUT while the login name is locked. */
export async function loginAdmin(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  { name: loginName, password1, password2, code }: components["schemas"]["AdminLoginRequest"],
): Promise<Tokens> {
  const { write } = createAccountWriter(deps);
  await write((ctx) => countAttempt(ctx, loginName));
  const admin = await findAdmin(deps.db, loginName);
  // All three are always verified, so that the response time reveals nothing.
  const matches = await Promise.all([
    verifyPassword(admin?.password1Hash, password1),
    verifyPassword(admin?.password2Hash, password2),
    verifyPassword(admin?.codeHash, String(code)),
  ]);
  if (!admin || !matches.every(Boolean)) throw new ApiError("ADMIN_LOGIN_REFUSED");
  return write((ctx) => openAdminSession(ctx, { admin, loginName }));
}
