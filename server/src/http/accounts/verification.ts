/** Phone verification flows: the message is sent between two transactions, and a wrong try is counted although it is refused. */
import { CODE_LIFE_SECONDS } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { SmsOutcomeUnknown } from "../../adapters/sms/sms.ts";
import type { Deps } from "../../deps.ts";
import type { AccountContext } from "../../domain/accounts/context.ts";
import {
  issueVerificationToken,
  type VerificationTarget,
  redeemCode,
  removeUnsentCode,
  storeCode,
} from "../../domain/accounts/verification.ts";
import { findPhoneProblem } from "../../domain/accounts/signup.ts";
import { ApiError } from "../../lib/api-error.ts";
import { randomDigits } from "../../lib/secrets.ts";
import { createAccountWriter } from "./account-writer.ts";

type VerificationDeps = Pick<Deps, "db" | "clock" | "keys">;

/**
 * Succeeds also when nobody knows whether the message was sent: the member can type the code if it comes, and ask for another after the
 * usual pause if not. Such a code counts, since it may have cost a message.
 * @throws ApiError CODE_RESEND_TOO_SOON, DAILY_CODES_EXHAUSTED, TOO_MANY_REQUESTS; UPSTREAM_FAILED when the message surely wasn't sent:
 * that code doesn't count toward the limits.
 */
export async function sendCode(
  deps: VerificationDeps & Pick<Deps, "config" | "sms" | "log">,
  target: VerificationTarget,
): Promise<void> {
  const { write } = createAccountWriter(deps);
  const code = randomDigits(limits.VerificationCode.maxLength);
  const codeId = await write((ctx) => storeCode(ctx, { target, code, messagesPerDay: deps.config.smsPerDay.total }));
  try {
    const text = `[밥친구] 인증번호 ${code}. ${CODE_LIFE_SECONDS / 60}분 안에 입력해 주세요.`;
    await deps.sms.send({ to: target.phone, text, code });
  } catch (error) {
    if (error instanceof SmsOutcomeUnknown) {
      deps.log.error({ err: error }, "A verification code may not have been sent");
      return;
    }
    deps.log.error({ err: error }, "A verification code could not be sent");
    await write((ctx) => removeUnsentCode(ctx, { phone: target.phone, codeId }));
    throw new ApiError("UPSTREAM_FAILED");
  }
}

interface Attempt {
  target: VerificationTarget;
  code: string;
}

/**
 * Redeems a code and does in the same transaction what it is for, so that an outage between the two doesn't use up the code. An error
 * that `work` returns does, one that it throws doesn't.
 * @throws ApiError VERIFICATION_CODE_WRONG, VERIFICATION_CODE_EXPIRED, CODE_TRIES_EXHAUSTED, and those of `work`.
 */
export async function redeemCodeFor<T>(
  deps: VerificationDeps,
  attempt: Attempt,
  work: (ctx: AccountContext) => Promise<T | ApiError>,
): Promise<T> {
  const { write } = createAccountWriter(deps);
  const result = await write(async (ctx) => (await redeemCode(ctx, attempt)) ?? (await work(ctx)));
  if (result instanceof ApiError) throw result;
  return result;
}

/**
 * Exchanges a code for a single-use verification token.
 * @throws ApiError VERIFICATION_CODE_WRONG, VERIFICATION_CODE_EXPIRED, CODE_TRIES_EXHAUSTED; for a sign-up PHONE_TAKEN, REJOIN_LOCKED.
 */
export function exchangeCode(deps: VerificationDeps, attempt: Attempt): Promise<string> {
  const { phone, purpose } = attempt.target;
  return redeemCodeFor(
    deps,
    attempt,
    async (ctx) =>
      (purpose === "SIGNUP" ? await findPhoneProblem(ctx, phone) : null) ??
      (await issueVerificationToken(ctx, attempt.target)),
  );
}

/** Tells the owner of a phone that another took its place (D64). The change holds when the message can't be sent. */
export async function warnReplacedPhone({ sms, log }: Pick<Deps, "sms" | "log">, phone: string): Promise<void> {
  const text = "[밥친구] 계정의 휴대폰 번호가 바뀌었어요. 직접 바꾸지 않았다면 바로 고객센터로 알려 주세요.";
  await sms.send({ to: phone, text }).catch((error: unknown) => {
    log.error({ err: error }, "A replaced phone could not be warned");
  });
}
