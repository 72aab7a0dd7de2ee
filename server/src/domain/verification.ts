/** Proof of a phone by a code in a text message (D12). */
import { CODE_LIFE_SECONDS, CODE_RESEND_SECONDS, PROOF_LIFE_SECONDS } from "@babchingu/openapi";
import type { VerificationPurposeValue } from "@babchingu/openapi/enums";
import { limits } from "@babchingu/openapi/limits";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { hashToken, hmac, randomDigits, randomToken, sameText } from "../lib/secrets.ts";
import { later, secondsBetween, secondsUntilSeoulMidnight, SECOND_MS, seoulDay } from "../lib/time.ts";

const CODE_MS = CODE_LIFE_SECONDS * SECOND_MS;
const RESEND_MS = CODE_RESEND_SECONDS * SECOND_MS;
const PROOF_MS = PROOF_LIFE_SECONDS * SECOND_MS;
const TRIES_PER_CODE = 5;
const WRONG_TRIES_PER_DAY = 10;
const MESSAGES_PER_DAY = 5;

export interface PhonePurpose {
  phone: string;
  purpose: VerificationPurposeValue;
}

/** Counts of this phone and day in Seoul. The row stays locked, so that attempts for one phone follow each other. */
async function lockDay(trx: Trx, phone: string, now: Date) {
  return trx
    .insertInto("verificationDays")
    .values({ phone, day: seoulDay(now) })
    .onConflict((conflict) => conflict.columns(["phone", "day"]).doUpdateSet({ phone }))
    .returning(["messages", "wrongTries"])
    .executeTakeFirstOrThrow();
}

/** The code's hash is keyed, since six digits could be guessed from a plain one. */
function hashCode(deps: Pick<Deps, "keys">, { phone, purpose }: PhonePurpose, code: string): string {
  return hmac(deps.keys.verificationCode, `${purpose}:${phone}:${code}`);
}

/**
 * Sends a code; nothing in the answer or its time tells whether a member has the phone.
 * Throws E429-2 within 30 s of the last, E429-3 after five on one day in Seoul, E502-1 when the provider fails.
 */
export async function sendCode(
  deps: Pick<Deps, "db" | "clock" | "keys" | "sms" | "log">,
  to: PhonePurpose,
): Promise<void> {
  const code = randomDigits(limits.VerificationCode.maxLength);
  const codeId = await transact(deps.db, (trx) => storeCode(trx, deps, to, code));
  try {
    await deps.sms.send({ to: to.phone, text: `[밥친구] 인증번호 ${code}를 3분 안에 입력해 주세요.`, code });
  } catch (error) {
    deps.log.error({ err: error }, "A verification code could not be sent");
    await transact(deps.db, (trx) => takeBack(trx, to.phone, codeId, deps.clock.now()));
    throw new ApiError("E502-1");
  }
}

async function storeCode(
  trx: Trx,
  deps: Pick<Deps, "clock" | "keys">,
  to: PhonePurpose,
  code: string,
): Promise<number> {
  const now = deps.clock.now();
  const day = await lockDay(trx, to.phone, now);
  if (day.messages >= MESSAGES_PER_DAY) {
    throw new ApiError("E429-3", { retryAfterSeconds: secondsUntilSeoulMidnight(now) });
  }
  const last = await trx
    .selectFrom("verificationCodes")
    .select("createdAt")
    .where("phone", "=", to.phone)
    .orderBy("id", "desc")
    .executeTakeFirst();
  const resendAt = last ? later(last.createdAt, RESEND_MS) : now;
  if (resendAt > now) throw new ApiError("E429-2", { retryAfterSeconds: secondsBetween(now, resendAt) });
  await countDay(trx, to.phone, now, { messages: 1 });
  const { id } = await trx
    .insertInto("verificationCodes")
    .values({ ...to, codeHash: hashCode(deps, to, code), createdAt: now, expiresAt: later(now, CODE_MS) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function countDay(
  trx: Trx,
  phone: string,
  now: Date,
  { messages = 0, wrongTries = 0 }: { messages?: number; wrongTries?: number },
): Promise<void> {
  await trx
    .updateTable("verificationDays")
    .set((eb) => ({ messages: eb("messages", "+", messages), wrongTries: eb("wrongTries", "+", wrongTries) }))
    .where("phone", "=", phone)
    .where("day", "=", seoulDay(now))
    .execute();
}

/** A message that was not sent doesn't count. */
async function takeBack(trx: Trx, phone: string, codeId: number, now: Date): Promise<void> {
  await trx.deleteFrom("verificationCodes").where("id", "=", codeId).execute();
  await countDay(trx, phone, now, { messages: -1 });
}

/** Proves the phone and returns a token that serves `purpose` once, for 10 minutes. Throws E400-2, E400-3 and E429-4. */
export async function exchangeCode(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  to: PhonePurpose,
  code: string,
): Promise<string> {
  await redeemCode(deps, to, code);
  const token = randomToken();
  const now = deps.clock.now();
  await deps.db
    .insertInto("verificationTokens")
    .values({ ...to, hash: hashToken(token), createdAt: now, expiresAt: later(now, PROOF_MS) })
    .execute();
  return token;
}

/** Uses the code up. Throws E400-2, E400-3 and E429-4; wrong tries count although the request fails. */
export async function redeemCode(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  to: PhonePurpose,
  code: string,
): Promise<void> {
  const refusal = await transact(deps.db, (trx) => tryCode(trx, deps, to, code));
  if (refusal) throw refusal;
}

async function tryCode(
  trx: Trx,
  deps: Pick<Deps, "clock" | "keys">,
  to: PhonePurpose,
  code: string,
): Promise<ApiError | null> {
  const now = deps.clock.now();
  const day = await lockDay(trx, to.phone, now);
  if (day.wrongTries >= WRONG_TRIES_PER_DAY) {
    return new ApiError("E429-4", { retryAfterSeconds: secondsUntilSeoulMidnight(now) });
  }
  const sent = await trx
    .selectFrom("verificationCodes")
    .select(["id", "codeHash", "tries", "createdAt", "expiresAt"])
    .where("phone", "=", to.phone)
    .where("purpose", "=", to.purpose)
    .where("usedAt", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (sent && sent.expiresAt <= now) return new ApiError("E400-3");
  if (sent && sent.tries >= TRIES_PER_CODE) {
    return new ApiError("E429-4", { retryAfterSeconds: secondsBetween(now, later(sent.createdAt, RESEND_MS)) });
  }
  if (sent && sameText(sent.codeHash, hashCode(deps, to, code))) {
    await trx.updateTable("verificationCodes").set({ usedAt: now }).where("id", "=", sent.id).execute();
    return null;
  }
  await countDay(trx, to.phone, now, { wrongTries: 1 });
  if (sent) {
    await trx
      .updateTable("verificationCodes")
      .set((eb) => ({ tries: eb("tries", "+", 1) }))
      .where("id", "=", sent.id)
      .execute();
  }
  return new ApiError("E400-2");
}

/** Uses a proof up, in the transaction of what it permits: when that fails the proof stays. Throws E400-4. */
export async function useProof(trx: Trx, now: Date, to: PhonePurpose, token: string | undefined): Promise<void> {
  const used = await trx
    .updateTable("verificationTokens")
    .set({ usedAt: now })
    .where("hash", "=", hashToken(token ?? ""))
    .where("phone", "=", to.phone)
    .where("purpose", "=", to.purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("hash")
    .executeTakeFirst();
  if (!used) throw new ApiError("E400-4");
}
