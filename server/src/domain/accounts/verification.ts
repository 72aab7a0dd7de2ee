/** Phone verification by a code in a text message (D12). */
import {
  CODE_LIFE_SECONDS,
  CODE_MESSAGES_PER_DAY,
  CODE_RESEND_SECONDS,
  CODE_TRIES_MAX,
  CODE_WRONG_TRIES_PER_DAY,
  VERIFICATION_TOKEN_LIFE_SECONDS,
  SECOND_MS,
  seoulDate,
} from "@babchingu/openapi";
import { randomInt } from "node:crypto";
import type { VerificationPurposeValue } from "@babchingu/openapi/enums";
import { ApiError } from "../../lib/api-error.ts";
import { hashToken, hmac, randomToken, isEqualConstantTime } from "../../lib/secrets.ts";
import { addMs, secondsBetween, secondsUntilSeoulMidnight } from "../../lib/time.ts";
import type { AccountContext } from "./context.ts";
import { hashPhone } from "./keys.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

const CODE_MS = CODE_LIFE_SECONDS * SECOND_MS;
const RESEND_MS = CODE_RESEND_SECONDS * SECOND_MS;
/** So many transactions can count a message at once. */
const TOTAL_SHARDS = 16;
const VERIFICATION_TOKEN_MS = VERIFICATION_TOKEN_LIFE_SECONDS * SECOND_MS;

export interface VerificationTarget {
  phone: string;
  purpose: VerificationPurposeValue;
}

/**
 * Locks the counters of a phone for today (Seoul time), so that attempts for one phone run one after another. They have a hash of the
 * phone, and so go on when its member gives it up (D67).
 */
async function lockDailyCounters(ctx: AccountContext, phone: string) {
  const { trx, now, keys } = ctx;
  const phoneHash = hashPhone(keys, phone);
  return trx
    .insertInto("verificationDays")
    .values({ phone: phoneHash, day: seoulDate(now) })
    .onConflict((conflict) => conflict.columns(["phone", "day"]).doUpdateSet({ phone: phoneHash }))
    .returning(["messages", "wrongTries"])
    .executeTakeFirstOrThrow();
}

/** The hash is keyed, since six digits could be guessed from a plain hash. */
function hashCode(
  { keys }: Pick<AccountContext, "keys">,
  { phone, purpose }: VerificationTarget,
  code: string,
): string {
  return hmac(keys.verificationCode, `${purpose}:${phone}:${code}`);
}

async function countMessagesToday({ trx, now }: WriteContext): Promise<number> {
  const { messages } = await trx
    .selectFrom("verificationTotals")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string | number>("messages"), eb.lit(0)).as("messages"))
    .where("day", "=", seoulDate(now))
    .executeTakeFirstOrThrow();
  return Number(messages);
}

/** Of the day of `now`. */
async function addToMessages({ trx, now }: WriteContext, messages: number): Promise<void> {
  await trx
    .insertInto("verificationTotals")
    .values({ day: seoulDate(now), shard: randomInt(TOTAL_SHARDS), messages })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "shard"])
        .doUpdateSet((eb) => ({ messages: eb("verificationTotals.messages", "+", messages) })),
    )
    .execute();
}

/**
 * Stores a code that the caller sends after the commit. Neither the response nor its duration reveals whether a member has the phone.
 * @returns its id, for `removeUnsentCode`.
 * @throws ApiError CODE_RESEND_TOO_SOON within 30 s of the last, DAILY_CODES_EXHAUSTED after five on one day in Seoul,
 * TOO_MANY_REQUESTS when that day's budget of messages to all phones is spent (D66).
 */
export async function storeCode(
  ctx: AccountContext,
  { target, code, messagesPerDay }: { target: VerificationTarget; code: string; messagesPerDay: number },
): Promise<number> {
  const { trx, now } = ctx;
  const day = await lockDailyCounters(ctx, target.phone);
  if (day.messages >= CODE_MESSAGES_PER_DAY) {
    throw new ApiError("DAILY_CODES_EXHAUSTED", { retryAfterSeconds: secondsUntilSeoulMidnight(now) });
  }
  const last = await trx
    .selectFrom("verificationCodes")
    .select("createdAt")
    .where("phone", "=", target.phone)
    .orderBy("id", "desc")
    .executeTakeFirst();
  const resendAt = last ? addMs(last.createdAt, RESEND_MS) : now;
  // A code from the future was sent before the clock was set back.
  const isFromFuture = last !== undefined && last.createdAt > now;
  if (resendAt > now && !isFromFuture)
    throw new ApiError("CODE_RESEND_TOO_SOON", { retryAfterSeconds: secondsBetween(now, resendAt) });
  if ((await countMessagesToday(ctx)) >= messagesPerDay) {
    throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: secondsUntilSeoulMidnight(now) });
  }
  await addToDailyCounters(ctx, target.phone, { messages: 1 });
  const { id } = await trx
    .insertInto("verificationCodes")
    .values({ ...target, codeHash: hashCode(ctx, target, code), createdAt: now, expiresAt: addMs(now, CODE_MS) })
    .returning("id")
    .executeTakeFirstOrThrow();
  // At the end, since other phones' messages of the same shard wait for it.
  await addToMessages(ctx, 1);
  return id;
}

async function addToDailyCounters(
  ctx: AccountContext,
  phone: string,
  { messages = 0, wrongTries = 0 }: { messages?: number; wrongTries?: number },
): Promise<void> {
  const { trx, now, keys } = ctx;
  await trx
    .updateTable("verificationDays")
    .set((eb) => ({ messages: eb("messages", "+", messages), wrongTries: eb("wrongTries", "+", wrongTries) }))
    .where("phone", "=", hashPhone(keys, phone))
    .where("day", "=", seoulDate(now))
    .execute();
}

/** Deletes a code whose message could not be sent and takes it off the counts of its day. */
export async function removeUnsentCode(
  ctx: AccountContext,
  { phone, codeId }: { phone: string; codeId: number },
): Promise<void> {
  const { trx } = ctx;
  const removed = await trx
    .deleteFrom("verificationCodes")
    .where("id", "=", codeId)
    .returning("createdAt as now")
    .executeTakeFirst();
  if (removed === undefined) return;
  const ctxThen = { ...ctx, ...removed };
  await addToDailyCounters(ctxThen, phone, { messages: -1 });
  await addToMessages(ctxThen, -1);
}

/**
 * Marks the code as used.
 * @returns the error (VERIFICATION_CODE_WRONG, VERIFICATION_CODE_EXPIRED, CODE_TRIES_EXHAUSTED) instead of throwing it: the transaction must commit, since it counts the wrong try.
 */
export async function redeemCode(
  ctx: AccountContext,
  { target, code }: { target: VerificationTarget; code: string },
): Promise<ApiError | null> {
  const { trx, now } = ctx;
  const day = await lockDailyCounters(ctx, target.phone);
  if (day.wrongTries >= CODE_WRONG_TRIES_PER_DAY) {
    return new ApiError("CODE_TRIES_EXHAUSTED", { retryAfterSeconds: secondsUntilSeoulMidnight(now) });
  }
  const sent = await trx
    .selectFrom("verificationCodes")
    .select(["id", "codeHash", "tries", "createdAt", "expiresAt"])
    .where("phone", "=", target.phone)
    .where("purpose", "=", target.purpose)
    .where("usedAt", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (sent && sent.expiresAt <= now) return new ApiError("VERIFICATION_CODE_EXPIRED");
  if (sent && sent.tries >= CODE_TRIES_MAX) {
    return new ApiError("CODE_TRIES_EXHAUSTED", {
      retryAfterSeconds: secondsBetween(now, addMs(sent.createdAt, RESEND_MS)),
    });
  }
  if (sent && isEqualConstantTime(sent.codeHash, hashCode(ctx, target, code))) {
    await trx.updateTable("verificationCodes").set({ usedAt: now }).where("id", "=", sent.id).execute();
    return null;
  }
  if (sent) {
    // Without a live code there is nothing to guess, and a counted try would lock the phone of another person.
    await addToDailyCounters(ctx, target.phone, { wrongTries: 1 });
    await trx
      .updateTable("verificationCodes")
      .set((eb) => ({ tries: eb("tries", "+", 1) }))
      .where("id", "=", sent.id)
      .execute();
  }
  return new ApiError("VERIFICATION_CODE_WRONG");
}

/** Issues a single-use verification token, valid for 10 minutes, after the code was redeemed. */
export async function issueVerificationToken({ trx, now }: WriteContext, target: VerificationTarget): Promise<string> {
  const token = randomToken();
  await trx
    .insertInto("verificationTokens")
    .values({ ...target, hash: hashToken(token), createdAt: now, expiresAt: addMs(now, VERIFICATION_TOKEN_MS) })
    .execute();
  return token;
}

/** Marks a verification token as used; a rollback makes it usable again. @throws ApiError VERIFICATION_TOKEN_INVALID. */
export async function consumeVerificationToken(
  ctx: WriteContext,
  { target, token }: { target: VerificationTarget; token: string | undefined },
): Promise<void> {
  const { trx, now } = ctx;
  const used = await trx
    .updateTable("verificationTokens")
    .set({ usedAt: now })
    .where("hash", "=", hashToken(token ?? ""))
    .where("phone", "=", target.phone)
    .where("purpose", "=", target.purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("hash")
    .executeTakeFirst();
  if (!used) throw new ApiError("VERIFICATION_TOKEN_INVALID");
}

/** Deletes the codes and verification tokens of a phone that its member gives up (D67). */
export async function deleteVerifications({ trx }: TrxContext, phone: string): Promise<void> {
  await trx.deleteFrom("verificationCodes").where("phone", "=", phone).execute();
  await trx.deleteFrom("verificationTokens").where("phone", "=", phone).execute();
}
