/** Operator login with two passwords and a security code, and the lockout (D18). */
import { ADMIN_LOCK_MIN, ADMIN_LOGIN_FAILURES_MAX, MINUTE_MS } from "@babchingu/openapi";
import type { RoleValue } from "@babchingu/openapi/enums";
import type { Db } from "../../db/schema.ts";
import { type AccountContext, openSession, type Tokens } from "../accounts/index.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashPassword } from "../../lib/password.ts";
import { addMs, secondsBetween } from "../../lib/time.ts";
import type { WriteContext } from "../shared/context.ts";

const LOCK_MS = ADMIN_LOCK_MIN * MINUTE_MS;

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
  { admin, loginName }: { admin: AdminAccount; loginName: string },
): Promise<Tokens> {
  await ctx.trx.deleteFrom("adminLoginFailures").where("loginName", "=", loginName).execute();
  return openSession(ctx, { member: admin });
}

/**
 * Counts an attempt before the passwords are verified, so that parallel attempts can't exceed the limit. A success clears the count.
 * @throws ApiError ADMIN_LOCKED_OUT while the login name is locked.
 */
export async function countAttempt(ctx: WriteContext, loginName: string): Promise<void> {
  const { trx, now } = ctx;
  const counter = await trx
    .insertInto("adminLoginFailures")
    .values({ loginName, failures: 0, updatedAt: now })
    .onConflict((conflict) => conflict.column("loginName").doUpdateSet({ updatedAt: now }))
    .returning(["failures", "lockedUntil"])
    .executeTakeFirstOrThrow();
  // A lock that ends later was made before the clock was set back.
  const lockEndMax = addMs(now, LOCK_MS);
  if (counter.lockedUntil !== null && counter.lockedUntil > now && counter.lockedUntil <= lockEndMax) {
    throw new ApiError("ADMIN_LOCKED_OUT", { retryAfterSeconds: secondsBetween(now, counter.lockedUntil) });
  }
  const failures = counter.lockedUntil === null ? counter.failures + 1 : 1;
  const lockedUntil = failures >= ADMIN_LOGIN_FAILURES_MAX ? lockEndMax : null;
  await trx
    .updateTable("adminLoginFailures")
    .set({ failures, lockedUntil })
    .where("loginName", "=", loginName)
    .execute();
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
