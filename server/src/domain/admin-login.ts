/** Operators: their own login with two passwords and a security code, and the lock-out (D18). */
import type { components } from "@babchingu/openapi/types";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { hashPassword, verifyPassword } from "../lib/password.ts";
import { later, MINUTE_MS, secondsBetween } from "../lib/time.ts";
import type { Tokens } from "./sessions.ts";
import { openSession } from "./sessions.ts";

type AdminLoginRequest = components["schemas"]["AdminLoginRequest"];

const FAILURES_MAX = 5;
const LOCK_MS = 15 * MINUTE_MS;

/** Throws E401-6 without telling what is wrong, and E429-5 while the name is locked. */
export async function loginAdmin(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  request: AdminLoginRequest,
): Promise<Tokens> {
  await transact(deps.db, (trx) => countAttempt(trx, deps.clock.now(), request.name));
  const admin = await deps.db
    .selectFrom("adminCredentials")
    .innerJoin("members", "members.id", "adminCredentials.memberId")
    .select(["members.id", "members.role", "password1Hash", "password2Hash", "codeHash"])
    .where("loginName", "=", request.name)
    .where("members.status", "=", "ACTIVE")
    .where("members.role", "=", "ROLE_ADMIN")
    .executeTakeFirst();
  // All three are verified whatever the first says, so that the time taken tells nothing.
  const matches = await Promise.all([
    verifyPassword(admin?.password1Hash, request.password1),
    verifyPassword(admin?.password2Hash, request.password2),
    verifyPassword(admin?.codeHash, String(request.code)),
  ]);
  if (!admin || !matches.every(Boolean)) throw new ApiError("E401-6");
  return transact(deps.db, async (trx) => {
    await trx.deleteFrom("adminLoginFailures").where("loginName", "=", request.name).execute();
    return openSession(trx, deps, admin);
  });
}

/** Counts before verifying, so that attempts at the same time can't outrun the limit. A success clears the count. */
async function countAttempt(trx: Trx, now: Date, loginName: string): Promise<void> {
  const known = await trx
    .insertInto("adminLoginFailures")
    .values({ loginName, failures: 0, updatedAt: now })
    .onConflict((conflict) => conflict.column("loginName").doUpdateSet({ updatedAt: now }))
    .returning(["failures", "lockedUntil"])
    .executeTakeFirstOrThrow();
  if (known.lockedUntil !== null && known.lockedUntil > now) {
    throw new ApiError("E429-5", { retryAfterSeconds: secondsBetween(now, known.lockedUntil) });
  }
  const failures = known.lockedUntil === null ? known.failures + 1 : 1;
  const lockedUntil = failures >= FAILURES_MAX ? later(now, LOCK_MS) : null;
  await trx
    .updateTable("adminLoginFailures")
    .set({ failures, lockedUntil })
    .where("loginName", "=", loginName)
    .execute();
}

export interface NewAdmin {
  loginName: string;
  password1: string;
  password2: string;
  /** The numeric security code. */
  code: number;
}

/** Stores an operator. Their nickname is the login name, which must be free among members too. */
export async function createAdmin(deps: Pick<Deps, "db" | "clock">, admin: NewAdmin): Promise<number> {
  const [password1Hash, password2Hash, codeHash] = await Promise.all([
    hashPassword(admin.password1),
    hashPassword(admin.password2),
    hashPassword(String(admin.code)),
  ]);
  return transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    const { id } = await trx
      .insertInto("members")
      .values({ name: admin.loginName, role: "ROLE_ADMIN", status: "ACTIVE", createdAt: now, updatedAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("adminCredentials")
      .values({ memberId: id, loginName: admin.loginName, password1Hash, password2Hash, codeHash, updatedAt: now })
      .execute();
    return id;
  });
}
