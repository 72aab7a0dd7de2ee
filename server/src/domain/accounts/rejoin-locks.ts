/** Phones of former members that may not register yet (D16). Only a keyed hash of the phone is stored. */
import { BANNED_REJOIN_LOCK_YEARS, DAY_MS, REJOIN_LOCK_DAYS } from "@babchingu/openapi";
import { ApiError } from "../../lib/api-error.ts";
import type { AccountContext } from "./context.ts";
import { hashPhone } from "./keys.ts";
import { daysBetween, addMs } from "../../lib/time.ts";

const WITHDRAWAL_LOCK_MS = REJOIN_LOCK_DAYS * DAY_MS;

type LockReason = "WITHDRAWN" | "BANNED";

function lockedUntil(reason: LockReason, now: Date): Date {
  if (reason === "WITHDRAWN") return addMs(now, WITHDRAWAL_LOCK_MS);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + BANNED_REJOIN_LOCK_YEARS);
  return until;
}

/** Locks the phone of a withdrawing member for REJOIN_LOCK_DAYS, or for BANNED_REJOIN_LOCK_YEARS after a ban. A longer existing lock is kept. */
export async function setRejoinLock(
  { trx, now, keys }: AccountContext,
  { phone, reason }: { phone: string; reason: LockReason },
): Promise<void> {
  const until = lockedUntil(reason, now);
  await trx
    .insertInto("phoneLocks")
    .values({ phoneHash: hashPhone(keys, phone), reason, createdAt: now, until })
    .onConflict((conflict) =>
      conflict.column("phoneHash").doUpdateSet({ reason, createdAt: now, until }).where("phoneLocks.until", "<", until),
    )
    .execute();
}

/** Waits for a concurrent withdrawal of the phone's member. @returns REJOIN_LOCKED with the days left while the phone is locked. */
export async function findRejoinLock(
  { trx, now, keys }: AccountContext,
  phone: string,
): Promise<ApiError<"REJOIN_LOCKED"> | null> {
  await trx.selectFrom("members").select("id").where("phone", "=", phone).forNoKeyUpdate().execute();
  const lock = await trx
    .selectFrom("phoneLocks")
    .select("until")
    .where("phoneHash", "=", hashPhone(keys, phone))
    .where("until", ">", now)
    .executeTakeFirst();
  return lock ? new ApiError("REJOIN_LOCKED", { daysLeft: daysBetween(now, lock.until) }) : null;
}

/** @throws ApiError REJOIN_LOCKED. */
export async function requireNoRejoinLock(ctx: AccountContext, phone: string): Promise<void> {
  const lock = await findRejoinLock(ctx, phone);
  if (lock) throw lock;
}
