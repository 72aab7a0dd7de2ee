/** Phones that may not register yet: an irreversible, keyed hash is all that is kept of them (D16). */
import type { Trx } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { hmac } from "../lib/secrets.ts";
import { DAY_MS, daysBetween, later } from "../lib/time.ts";

const WITHDRAWN_MS = 7 * DAY_MS;
const BANNED_YEARS = 3;

type LockReason = "WITHDRAWN" | "BANNED";

function lockedUntil(reason: LockReason, now: Date): Date {
  if (reason === "WITHDRAWN") return later(now, WITHDRAWN_MS);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + BANNED_YEARS);
  return until;
}

/** Locks the phone of a leaving member: a week, or three years after a ban. A longer lock stays. */
export async function lockPhone(
  trx: Trx,
  deps: Pick<Deps, "clock" | "keys">,
  phone: string,
  reason: LockReason,
): Promise<void> {
  const now = deps.clock.now();
  const until = lockedUntil(reason, now);
  await trx
    .insertInto("phoneLocks")
    .values({ phoneHash: hmac(deps.keys.phoneHash, phone), reason, createdAt: now, until })
    .onConflict((conflict) =>
      conflict.column("phoneHash").doUpdateSet({ reason, createdAt: now, until }).where("phoneLocks.until", "<", until),
    )
    .execute();
}

/** Throws E409-3 with the days left while the phone is locked, once whoever is giving it up has done so. */
export async function requireUnlockedPhone(trx: Trx, deps: Pick<Deps, "clock" | "keys">, phone: string): Promise<void> {
  const now = deps.clock.now();
  await trx.selectFrom("members").select("id").where("phone", "=", phone).forNoKeyUpdate().execute();
  const lock = await trx
    .selectFrom("phoneLocks")
    .select("until")
    .where("phoneHash", "=", hmac(deps.keys.phoneHash, phone))
    .where("until", ">", now)
    .executeTakeFirst();
  if (lock) throw new ApiError("E409-3", { daysLeft: daysBetween(now, lock.until) });
}
