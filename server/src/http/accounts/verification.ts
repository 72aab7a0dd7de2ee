/** Phone verification flows: the message is sent between two transactions, and a wrong try is counted although it is refused. */
import { CODE_LIFE_SECONDS } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { Deps } from "../../deps.ts";
import {
  issueVerificationToken,
  type VerificationTarget,
  redeemCode,
  removeUnsentCode,
  storeCode,
} from "../../domain/accounts/verification.ts";
import { ApiError } from "../../lib/api-error.ts";
import { randomDigits } from "../../lib/secrets.ts";
import { createAccountWriter } from "./account-writer.ts";

type VerificationDeps = Pick<Deps, "db" | "clock" | "keys">;

/** @throws ApiError CODE_RESEND_TOO_SOON, DAILY_CODES_EXHAUSTED; UPSTREAM_FAILED when the provider fails; that code doesn't count toward the daily limit. */
export async function sendCode(
  deps: VerificationDeps & Pick<Deps, "sms" | "log">,
  target: VerificationTarget,
): Promise<void> {
  const { write } = createAccountWriter(deps);
  const code = randomDigits(limits.VerificationCode.maxLength);
  const codeId = await write((ctx) => storeCode(ctx, { target, code }));
  try {
    await deps.sms.send({
      to: target.phone,
      text: `[밥친구] 인증번호 ${code}를 ${CODE_LIFE_SECONDS / 60}분 안에 입력해 주세요.`,
      code,
    });
  } catch (error) {
    deps.log.error({ err: error }, "A verification code could not be sent");
    await write((ctx) => removeUnsentCode(ctx, { phone: target.phone, codeId }));
    throw new ApiError("UPSTREAM_FAILED");
  }
}

interface Attempt {
  target: VerificationTarget;
  code: string;
}

/** Redeems a code. @throws ApiError VERIFICATION_CODE_WRONG, VERIFICATION_CODE_EXPIRED, CODE_TRIES_EXHAUSTED. */
export async function redeemCodeOrThrow(deps: VerificationDeps, attempt: Attempt): Promise<void> {
  const error = await createAccountWriter(deps).write((ctx) => redeemCode(ctx, attempt));
  if (error) throw error;
}

/** Exchanges a code for a single-use verification token. @throws ApiError VERIFICATION_CODE_WRONG, VERIFICATION_CODE_EXPIRED, CODE_TRIES_EXHAUSTED. */
export async function exchangeCode(deps: VerificationDeps, attempt: Attempt): Promise<string> {
  const result = await createAccountWriter(deps).write(
    async (ctx) => (await redeemCode(ctx, attempt)) ?? (await issueVerificationToken(ctx, attempt.target)),
  );
  if (result instanceof ApiError) throw result;
  return result;
}
