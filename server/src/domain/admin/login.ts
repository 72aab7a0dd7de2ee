/** Operator login with two passwords and a security code (D18). */
import type { RoleValue } from "@babchingu/openapi/enums";
import type { Db } from "../../db/schema.ts";
import { type AccountContext, type Attempt, clearAttempts, openSession, type Tokens } from "../accounts/index.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashPassword } from "../../lib/password.ts";

export interface AdminAccount {
  id: number;
  role: RoleValue;
  password1Hash: string;
  password2Hash: string;
  codeHash: string;
}

/** The operators who may log in. */
function selectAdmins(db: Db) {
  return db
    .selectFrom("adminCredentials")
    .innerJoin("members", "members.id", "adminCredentials.memberId")
    .select(["members.id", "members.role as role", "password1Hash", "password2Hash", "codeHash"])
    .where("members.status", "=", "ACTIVE")
    .where("members.role", "=", "ROLE_ADMIN")
    .where("disabledAt", "is", null);
}

/** The operator with a login name who isn't disabled. */
export async function findAdmin(db: Db, loginName: string): Promise<AdminAccount | undefined> {
  return selectAdmins(db).where("loginName", "=", loginName).executeTakeFirst();
}

/**
 * Opens a session for an operator whose passwords and code the caller has verified, and clears the failures. Verifying is slow, so
 * the hashes are compared again under a lock: a change that revokes the operator's sessions meanwhile must revoke this one too.
 * @throws ApiError ADMIN_LOGIN_REFUSED when the operator was disabled or the secrets have changed since.
 */
export async function openAdminSession(
  ctx: AccountContext,
  { admin, attempt }: { admin: AdminAccount; attempt: Attempt },
): Promise<Tokens> {
  const { id, password1Hash, password2Hash, codeHash } = admin;
  const unchanged = await selectAdmins(ctx.trx)
    .where("members.id", "=", id)
    .where("password1Hash", "=", password1Hash)
    .where("password2Hash", "=", password2Hash)
    .where("codeHash", "=", codeHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!unchanged) throw new ApiError("ADMIN_LOGIN_REFUSED");
  await clearAttempts(ctx, attempt);
  return openSession(ctx, { member: admin });
}

/** What an operator logs in with besides the login name. */
export interface AdminSecrets {
  password1: string;
  password2: string;
  /** The numeric security code. */
  code: number;
}

export type AdminHashes = Omit<AdminAccount, "id" | "role">;

/** Hashes an operator's passwords and code; slow, so not for a transaction. */
export async function hashAdminSecrets({ password1, password2, code }: AdminSecrets): Promise<AdminHashes> {
  const [password1Hash, password2Hash, codeHash] = await Promise.all(
    [password1, password2, String(code)].map((secret) => hashPassword(secret)),
  );
  return { password1Hash, password2Hash, codeHash } as AdminHashes;
}
