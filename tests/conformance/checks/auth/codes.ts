/** Verification codes by text message, and the verification tokens that they give (D12). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import {
  CODE_MESSAGES_PER_DAY,
  CODE_RESEND_SECONDS,
  CODE_TRIES_MAX,
  CODE_WRONG_TRIES_PER_DAY,
  DAY_MS,
  MINUTE_MS,
} from "@babchingu/openapi";
import { PASSWORD } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { RESEND_SECONDS, resendCode, sendCode, wrongCode } from "../support/codes.ts";
import { agreements } from "../support/fixtures.ts";
import { advanceToNextDay } from "../support/time.ts";

export const checks = defineChecks(
  {
    id: "auth.code.resend-wait",
    title: `A second code within ${CODE_RESEND_SECONDS} seconds is refused with CODE_RESEND_TOO_SOON, which says how long to wait.`,
    source: "D12",
    needs: [],
    covers: ["sendVerificationCode CODE_RESEND_TOO_SOON"],
    run: async (ctx) => {
      const body = { phone: ctx.env.freshPhone(), purpose: "SIGNUP" } as const;
      await ctx.ok("sendVerificationCode", { body });
      const { data } = await ctx.refused("sendVerificationCode", "CODE_RESEND_TOO_SOON", { body });
      ctx.between(Number(data?.["retryAfterSeconds"]), [1, CODE_RESEND_SECONDS], "The wait is given in seconds.");
    },
  },
  {
    id: "auth.code.resend-after-wait",
    title: `After ${CODE_RESEND_SECONDS} seconds a new code is sent; the old one no longer works.`,
    source: "D12",
    alone: true,
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const old = await sendCode(ctx, phone, "SIGNUP");
      const verificationCode = await resendCode(ctx, phone, "SIGNUP", old);
      if (verificationCode === old) ctx.skip("every code is the same (--sms-code)");
      await ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", {
        body: { phone, verificationCode: old },
      });
      await ctx.ok("verifyVerificationCode", { body: { phone, verificationCode } });
    },
  },
  {
    id: "auth.code.daily-messages",
    title: `A phone gets ${CODE_MESSAGES_PER_DAY} messages a day; the next one is refused with DAILY_CODES_EXHAUSTED.`,
    source: "D12",
    needs: ["clock"],
    covers: ["sendVerificationCode DAILY_CODES_EXHAUSTED"],
    run: async (ctx) => {
      const body = { phone: ctx.env.freshPhone(), purpose: "SIGNUP" } as const;
      // Days begin at midnight in Seoul: begin a new one, so that all messages fall on it.
      await advanceToNextDay(ctx, 1);
      for (let sent = 0; sent < CODE_MESSAGES_PER_DAY; sent += 1) {
        await ctx.ok("sendVerificationCode", { body });
        await ctx.advance(RESEND_SECONDS * 1000);
      }
      await ctx.refused("sendVerificationCode", "DAILY_CODES_EXHAUSTED", { body });
    },
  },
  {
    id: "auth.code.midnight",
    title: "A phone that used up its messages late in the evening gets another one after midnight in Seoul.",
    source: "D12",
    needs: ["clock"],
    run: async (ctx) => {
      const body = { phone: ctx.env.freshPhone(), purpose: "SIGNUP" } as const;
      await advanceToNextDay(ctx, DAY_MS / MINUTE_MS - 5);
      for (let sent = 0; sent < CODE_MESSAGES_PER_DAY; sent += 1) {
        await ctx.ok("sendVerificationCode", { body });
        await ctx.advance(RESEND_SECONDS * 1000);
      }
      await ctx.refused("sendVerificationCode", "DAILY_CODES_EXHAUSTED", { body });
      await ctx.advance(5 * MINUTE_MS - CODE_MESSAGES_PER_DAY * RESEND_SECONDS * 1000 + 1000);
      await ctx.ok("sendVerificationCode", { body });
    },
  },
  {
    id: "auth.code.wrong",
    title:
      "A wrong code, and a code for a phone that got none, are refused with VERIFICATION_CODE_WRONG; the right one still works.",
    source: "D12",
    covers: ["verifyVerificationCode VERIFICATION_CODE_WRONG"],
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const verificationCode = await sendCode(ctx, phone, "SIGNUP");
      const wrong = { body: { phone, verificationCode: wrongCode(verificationCode) } };
      await ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", wrong);
      const otherPhone = { body: { phone: ctx.env.freshPhone(), verificationCode } };
      await ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", otherPhone);
      await ctx.ok("verifyVerificationCode", { body: { phone, verificationCode } });
    },
  },
  {
    id: "auth.code.once",
    title: "A code verifies a phone once.",
    source: "D12",
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const body = { phone, verificationCode: await sendCode(ctx, phone, "SIGNUP") };
      await ctx.ok("verifyVerificationCode", { body });
      await ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", { body });
    },
  },
  {
    id: "auth.code.tries",
    title: `After ${CODE_TRIES_MAX} wrong tries even the right code is refused with CODE_TRIES_EXHAUSTED.`,
    source: "D12",
    covers: ["verifyVerificationCode CODE_TRIES_EXHAUSTED"],
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const verificationCode = await sendCode(ctx, phone, "SIGNUP");
      const wrong = { body: { phone, verificationCode: wrongCode(verificationCode) } };
      for (let tries = 0; tries < CODE_TRIES_MAX; tries += 1) {
        await ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", wrong);
      }
      await ctx.refused("verifyVerificationCode", "CODE_TRIES_EXHAUSTED", { body: { phone, verificationCode } });
    },
  },
  {
    id: "auth.code.tries-per-day",
    title: `After ${CODE_WRONG_TRIES_PER_DAY} wrong codes on one day every code of this phone is refused until midnight in Seoul; a new code doesn't reset the count.`,
    source: "D12",
    needs: ["clock", "sms"],
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      await advanceToNextDay(ctx, 1);
      let code = await sendCode(ctx, phone, "SIGNUP");
      for (let tries = 0; tries < CODE_WRONG_TRIES_PER_DAY; tries += 1) {
        if (tries === CODE_TRIES_MAX) code = await resendCode(ctx, phone, "SIGNUP", code);
        await ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", {
          body: { phone, verificationCode: wrongCode(code) },
        });
      }
      code = await resendCode(ctx, phone, "SIGNUP", code);
      await ctx.refused("verifyVerificationCode", "CODE_TRIES_EXHAUSTED", { body: { phone, verificationCode: code } });
      await ctx.advance(DAY_MS);
      code = await sendCode(ctx, phone, "SIGNUP", code);
      await ctx.ok("verifyVerificationCode", { body: { phone, verificationCode: code } });
    },
  },
  {
    id: "auth.proof.bound-to-phone-and-purpose",
    title: "A verification token is valid for its phone and its purpose only, and once.",
    source: "D12",
    covers: ["signup VERIFICATION_TOKEN_INVALID", "resetPassword VERIFICATION_TOKEN_INVALID"],
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const verificationToken = await ctx.verifyPhone(phone, "SIGNUP");
      const account = { name: ctx.env.freshName(), phone, password: PASSWORD, verificationToken, agreements };
      await ctx.refused("signup", "VERIFICATION_TOKEN_INVALID", {
        body: { ...account, phone: ctx.env.freshPhone() },
      });
      const reset = { phone, newPassword: "newbab34", verificationToken };
      await ctx.refused("resetPassword", "VERIFICATION_TOKEN_INVALID", { body: reset });
      await ctx.ok("signup", { body: account });
      const again = { ...account, name: ctx.env.freshName() };
      const response = await ctx.call("signup", { body: again });
      const { code } = (response.body ?? {}) as { code?: string };
      ctx.assert(
        code === errorCodes.VERIFICATION_TOKEN_INVALID || code === errorCodes.PHONE_TAKEN,
        "A used verification token should not sign anybody up.",
        code,
        response,
      );
    },
  },
  {
    id: "auth.proof.needed",
    title: "Nobody signs up or resets a password without a verification token.",
    source: "D12",
    run: async (ctx) => {
      const body = {
        name: ctx.env.freshName(),
        phone: ctx.env.freshPhone(),
        password: PASSWORD,
        agreements,
      };
      await ctx.refused("signup", "VERIFICATION_TOKEN_INVALID", { body });
      await ctx.refused("signup", "VERIFICATION_TOKEN_INVALID", { body: { ...body, verificationToken: "made-up" } });
      const { phone } = await ctx.sharedMember();
      await ctx.refused("resetPassword", "VERIFICATION_TOKEN_INVALID", { body: { phone, newPassword: "newbab34" } });
    },
  },
);
