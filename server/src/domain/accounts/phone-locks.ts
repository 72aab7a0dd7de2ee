/** Phones that may not register yet: an irreversible, keyed hash is all that is kept of them (D16). */
import { DAY_MS, REJOIN_LOCK_DAYS } from "@babchingu/openapi";
import { ApiError } from "../../lib/api-error.ts";
import { hmac } from "../../lib/secrets.ts";
import type { AccountContext } from "./context.ts";
import { daysBetween, addMs } from "../../lib/time.ts";

const WITHDRAWN_MS = REJOIN_LOCK_DAYS * DAY_MS;
const BANNED_YEARS = 3;

type LockReason = "WITHDRAWN" | "BANNED";

function lockedUntil(reason: LockReason, now: Date): Date {
  if (reason === "WITHDRAWN") return addMs(now, WITHDRAWN_MS);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + BANNED_YEARS);
  return until;
}

/** Locks the phone of a leaving member: a week, or three years after a ban. A longer lock stays. */
export async function lockPhone(
  { trx, now, keys }: AccountContext,
  { phone, reason }: { phone: string; reason: LockReason },
): Promise<void> {
  const until = lockedUntil(reason, now);
  await trx
    .insertInto("phoneLocks")
    .values({ phoneHash: hmac(keys.phoneHash, phone), reason, createdAt: now, until })
    .onConflict((conflict) =>
      conflict.column("phoneHash").doUpdateSet({ reason, createdAt: now, until }).where("phoneLocks.until", "<", until),
    )
    .execute();
}

/** Throws REJOIN_LOCKED with the days left while the phone is locked, after a withdrawal that is giving it up has committed. */
export async function requireUnlockedPhone({ trx, now, keys }: AccountContext, phone: string): Promise<void> {
  await trx.selectFrom("members").select("id").where("phone", "=", phone).forNoKeyUpdate().execute();
  const lock = await trx
    .selectFrom("phoneLocks")
    .select("until")
    .where("phoneHash", "=", hmac(keys.phoneHash, phone))
    .where("until", ">", now)
    .executeTakeFirst();
  if (lock) throw new ApiError("REJOIN_LOCKED", { daysLeft: daysBetween(now, lock.until) });
}
