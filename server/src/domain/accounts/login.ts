/** Login by phone and password, and the reset of a forgotten password. */
import { HOUR_MS, PASSWORD_RESET_LOCK_HOURS } from "@babchingu/openapi";
import type { RoleValue } from "@babchingu/openapi/enums";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { addMs, daysBetween } from "../../lib/time.ts";
import { type Attempt, clearAttempts } from "./attempts.ts";
import type { AccountContext } from "./context.ts";
import { openSession, revokeSessions, type Tokens } from "./sessions.ts";
import { consumeVerificationToken } from "./verification.ts";

const RESET_LOCK_MS = PASSWORD_RESET_LOCK_HOURS * HOUR_MS;

export interface LoginAccount {
  id: number;
  role: RoleValue;
  /** Null for an account of a social provider. */
  passwordHash: string | null;
}

/** The account of a phone; also a banned one, since its member may log in to see the ban notice. */
export async function findAccount(db: Db, phone: string): Promise<LoginAccount | undefined> {
  return db
    .selectFrom("members")
    .select(["id", "role", "passwordHash"])
    .where("phone", "=", phone)
    .where("status", "<>", "WITHDRAWN")
    .executeTakeFirst();
}

/**
 * Opens a session for an account whose password the caller has verified. Verifying is slow, so the password is compared
 * again under a lock: a change that revokes the member's sessions meanwhile must revoke this one too.
 * @returns null when the password has changed or the member has withdrawn since.
 */
export async function openVerifiedSession(
  ctx: AccountContext,
  { account, attempt, fcmToken }: { account: LoginAccount; attempt: Attempt; fcmToken: string | null | undefined },
): Promise<Tokens | null> {
  const unchanged = await ctx.trx
    .selectFrom("members")
    .select("id")
    .where("id", "=", account.id)
    .where("passwordHash", "=", account.passwordHash)
    .where("status", "<>", "WITHDRAWN")
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!unchanged) return null;
  await clearAttempts(ctx, attempt);
  return openSession(ctx, { member: account, fcmToken });
}

/** Sets a new password with a verification token and ends every session. @throws ApiError VERIFICATION_TOKEN_INVALID, also for a phone without an account; PASSWORD_RESET_LOCKED after a change of the phone. */
export async function resetPassword(
  ctx: AccountContext,
  reset: { phone: string; passwordHash: string; verificationToken: string | undefined },
): Promise<void> {
  const { trx, now } = ctx;
  const { phone, passwordHash, verificationToken } = reset;
  await consumeVerificationToken(ctx, { target: { phone, purpose: "RESET_PASSWORD" }, token: verificationToken });
  const member = await trx
    .updateTable("members")
    .set({ passwordHash, updatedAt: now })
    .where("phone", "=", phone)
    .where("provider", "is", null)
    .where("status", "<>", "WITHDRAWN")
    .returning(["id", "phoneChangedAt"])
    .executeTakeFirst();
  if (!member) throw new ApiError("VERIFICATION_TOKEN_INVALID");
  const resettableAt = member.phoneChangedAt === null ? now : addMs(member.phoneChangedAt, RESET_LOCK_MS);
  if (resettableAt > now) throw new ApiError("PASSWORD_RESET_LOCKED", { daysLeft: daysBetween(now, resettableAt) });
  await revokeSessions(ctx, { reason: "PASSWORD", scope: { memberId: member.id } });
}
