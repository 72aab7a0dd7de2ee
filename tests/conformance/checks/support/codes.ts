/** Verification codes by text message (D12). */
import type { Context } from "../../runner/context.ts";
import { pause } from "./time.ts";

export const RESEND_SECONDS = 31;
export const TRIES_PER_CODE = 5;
export const MESSAGES_PER_DAY = 5;

type Purpose = "SIGNUP" | "RESET_PASSWORD" | "REVERIFICATION";

/** Sends a code to the phone and reads it. */
export async function sendCode(
  ctx: Context,
  phone: string,
  purpose: Purpose,
  old: string | null = null,
): Promise<string> {
  await ctx.ok("sendVerificationCode", { body: { phone, purpose } });
  return ctx.code(phone, old);
}

/** Sends another code after the resend wait. The check must be `alone`. */
export async function sendCodeAgain(ctx: Context, phone: string, purpose: Purpose, old: string): Promise<string> {
  await pause(ctx, RESEND_SECONDS);
  return sendCode(ctx, phone, purpose, old);
}

/** A code that differs from this one. */
export function otherCode(code: string): string {
  return code === "000000" ? "111111" : "000000";
}
