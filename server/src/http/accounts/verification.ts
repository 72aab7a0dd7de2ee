/** Phone verification flows: the message is sent between transactions, and a refused wrong try is still counted. */
import { CODE_LIFE_SECONDS } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { Deps } from "../../deps.ts";
import {
  issueProof,
  type PhonePurpose,
  redeemCode,
  removeUnsentCode,
  storeCode,
} from "../../domain/accounts/verification.ts";
import { ApiError } from "../../lib/api-error.ts";
import { randomDigits } from "../../lib/secrets.ts";
import { createAccountWriter } from "./account-writer.ts";

type VerificationDeps = Pick<Deps, "db" | "clock" | "keys">;

/** @throws ApiError CODE_RESEND_TOO_SOON, DAILY_CODES_EXHAUSTED; UPSTREAM_FAILED when the provider fails, which doesn't count for the day. */
export async function sendCode(deps: VerificationDeps & Pick<Deps, "sms" | "log">, to: PhonePurpose): Promise<void> {
  const { write } = createAccountWriter(deps);
  const code = randomDigits(limits.VerificationCode.maxLength);
  const codeId = await write((ctx) => storeCode(ctx, { to, code }));
  try {
    await deps.sms.send({
      to: to.phone,
      text: `[밥친구] 인증번호 ${code}를 ${CODE_LIFE_SECONDS / 60}분 안에 입력해 주세요.`,
      code,
    });
  } catch (error) {
    deps.log.error({ err: error }, "A verification code could not be sent");
    await write((ctx) => removeUnsentCode(ctx, { phone: to.phone, codeId }));
    throw new ApiError("UPSTREAM_FAILED");
  }
}

interface Attempt {
  to: PhonePurpose;
  code: string;
}

/** Redeems a code. @throws ApiError VERIFICATION_CODE_WRONG, VERIFICATION_CODE_EXPIRED, CODE_TRIES_EXHAUSTED. */
export async function useCode(deps: VerificationDeps, attempt: Attempt): Promise<void> {
  const refusal = await createAccountWriter(deps).write((ctx) => redeemCode(ctx, attempt));
  if (refusal) throw refusal;
}

/** Exchanges a code for a single-use verification token. @throws ApiError VERIFICATION_CODE_WRONG, VERIFICATION_CODE_EXPIRED, CODE_TRIES_EXHAUSTED. */
export async function exchangeCode(deps: VerificationDeps, attempt: Attempt): Promise<string> {
  const result = await createAccountWriter(deps).write(
    async (ctx) => (await redeemCode(ctx, attempt)) ?? (await issueProof(ctx, attempt.to)),
  );
  if (result instanceof ApiError) throw result;
  return result;
}
