/** Operator login with two passwords and a security code (D18). */
import type { RoleValue } from "@babchingu/openapi/enums";
import type { Db } from "../../db/schema.ts";
import { type AccountContext, type Attempt, clearAttempts, openSession, type Tokens } from "../accounts/index.ts";
import { hashPassword } from "../../lib/password.ts";

export interface AdminAccount {
  id: number;
  role: RoleValue;
  password1Hash: string;
  password2Hash: string;
  codeHash: string;
}

/** The operator with a login name who isn't disabled. */
export async function findAdmin(db: Db, loginName: string): Promise<AdminAccount | undefined> {
  return db
    .selectFrom("adminCredentials")
    .innerJoin("members", "members.id", "adminCredentials.memberId")
    .select(["members.id", "members.role as role", "password1Hash", "password2Hash", "codeHash"])
    .where("loginName", "=", loginName)
    .where("members.status", "=", "ACTIVE")
    .where("members.role", "=", "ROLE_ADMIN")
    .where("disabledAt", "is", null)
    .executeTakeFirst();
}

/** Opens a session for an operator whose passwords and code the caller has verified, and clears the failures. */
export async function openAdminSession(
  ctx: AccountContext,
  { admin, attempt }: { admin: AdminAccount; attempt: Attempt },
): Promise<Tokens> {
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
