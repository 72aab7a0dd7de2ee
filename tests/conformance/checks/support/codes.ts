/** Verification codes by text message (D12). */
import { CODE_RESEND_SECONDS } from "@babchingu/openapi";
import type { Context } from "../../runner/context.ts";
import { advanceOrWait } from "./time.ts";

/** Just after another code may be sent. */
export const RESEND_SECONDS = CODE_RESEND_SECONDS + 1;

type Purpose = "SIGNUP" | "RESET_PASSWORD" | "REVERIFICATION";

/** Sends a code to the phone and reads it. */
export async function sendCode(
  ctx: Context,
  phone: string,
  purpose: Purpose,
  previous: string | null = null,
): Promise<string> {
  await ctx.ok("sendVerificationCode", { body: { phone, purpose } });
  return ctx.verificationCode(phone, previous);
}

/** Sends another code after the resend wait. The check must be `alone`. */
export async function resendCode(ctx: Context, phone: string, purpose: Purpose, previous: string): Promise<string> {
  await advanceOrWait(ctx, RESEND_SECONDS);
  return sendCode(ctx, phone, purpose, previous);
}

/** A code that differs from the right one. */
export function wrongCode(code: string): string {
  return code === "000000" ? "111111" : "000000";
}
