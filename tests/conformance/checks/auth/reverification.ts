/** Verifying another phone (D13). */
import { CODE_LIFE_SECONDS, CODE_TRIES_MAX, HOUR_MS, PASSWORD_RESET_LOCK_HOURS, SECOND_MS } from "@babchingu/openapi";
import { PASSWORD } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { wrongCode, RESEND_SECONDS, resendCode, sendCode } from "../support/codes.ts";
import { advanceOrWait } from "../support/time.ts";

export const checks = defineChecks(
  {
    id: "auth.reverify.new-phone",
    title: "Verifying another phone sets it: the member logs in with the new one and no longer with the old.",
    source: "D13",
    needs: ["sms", "operator"],
    covers: ["verifyReverificationCode 204", "login LOGIN_REFUSED"],
    run: async (ctx) => {
      const member = await ctx.member("member", { status: "PHONE_V_REQUIRED" });
      const [old, phone] = [member.phone, ctx.env.freshPhone()];
      const verificationCode = await sendCode(ctx, phone, "REVERIFICATION");
      await ctx.ok("verifyReverificationCode", { as: member, body: { phone, verificationCode } });
      await ctx.ok("activateMember", { as: member });
      const me = await ctx.ok("getMe", { as: member });
      ctx.equal([me.phone, me.status], [phone, "ACTIVE"], "The member should have the new phone and be ACTIVE.");
      await ctx.ok("login", { body: { phone, password: PASSWORD } });
      await ctx.refused("login", "LOGIN_REFUSED", { body: { phone: old, password: PASSWORD } });
    },
  },
  {
    id: "auth.reverify.takeover",
    title: `A changed phone ends other sessions and can't reset the password for ${PASSWORD_RESET_LOCK_HOURS} hours; the login goes on.`,
    source: "D64",
    needs: ["sms", "clock"],
    alone: true,
    covers: ["resetPassword PASSWORD_RESET_LOCKED"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const [session, other, phone] = [
        ctx.sessionOf(member),
        await ctx.sessionOf(member).tokens(),
        ctx.env.freshPhone(),
      ];
      let code = await sendCode(ctx, phone, "REVERIFICATION");
      await ctx.ok("verifyReverificationCode", { as: session, body: { phone, verificationCode: code } });
      await ctx.refused("getMe", "TOKEN_REVOKED", { token: other.accessToken });
      await ctx.ok("getMe", { as: session });
      const reset = async () => {
        code = await resendCode(ctx, phone, "RESET_PASSWORD", code);
        const proof = { phone, verificationCode: code, purpose: "RESET_PASSWORD" } as const;
        const { verificationToken } = await ctx.ok("verifyVerificationCode", { body: proof });
        return { body: { phone, newPassword: "newbab34", verificationToken } };
      };
      const { data } = await ctx.refused("resetPassword", "PASSWORD_RESET_LOCKED", await reset());
      ctx.equal(data?.["daysLeft"], 3, "Three days are left.");
      await ctx.ok("login", { body: { phone, password: PASSWORD } });
      await ctx.advance(PASSWORD_RESET_LOCK_HOURS * HOUR_MS);
      await ctx.ok("resetPassword", await reset());
    },
  },
  {
    id: "auth.reverify.same-phone",
    title: "Verifying the present phone again is no change: other sessions go on, and the password can be reset.",
    source: "D13, D64",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const { phone } = member;
      const other = await ctx.sessionOf(member).tokens();
      await ctx.advance(RESEND_SECONDS * 1000);
      const first = await ctx.verificationCode(phone);
      let code = await resendCode(ctx, phone, "REVERIFICATION", first);
      await ctx.ok("verifyReverificationCode", { as: member, body: { phone, verificationCode: code } });
      await ctx.ok("getMe", { token: other.accessToken });
      code = await resendCode(ctx, phone, "RESET_PASSWORD", code);
      const proof = { phone, verificationCode: code, purpose: "RESET_PASSWORD" } as const;
      const { verificationToken } = await ctx.ok("verifyVerificationCode", { body: proof });
      await ctx.ok("resetPassword", { body: { phone, newPassword: "newbab34", verificationToken } });
    },
  },
  {
    id: "auth.reverify.code-rules",
    title: "A code for another purpose, a wrong code and a sixth try are refused; the phone is unchanged.",
    source: "D12, D13",
    covers: ["verifyReverificationCode VERIFICATION_CODE_WRONG", "verifyReverificationCode CODE_TRIES_EXHAUSTED"],
    run: async (ctx) => {
      const [member, phone, other] = [await ctx.member("member"), ctx.env.freshPhone(), ctx.env.freshPhone()];
      const forSignup = await sendCode(ctx, other, "SIGNUP");
      await ctx.refused("verifyReverificationCode", "VERIFICATION_CODE_WRONG", {
        as: member,
        body: { phone: other, verificationCode: forSignup },
      });
      const code = await sendCode(ctx, phone, "REVERIFICATION");
      const wrong = { as: member, body: { phone, verificationCode: wrongCode(code) } };
      for (let tries = 0; tries < CODE_TRIES_MAX; tries += 1)
        await ctx.refused("verifyReverificationCode", "VERIFICATION_CODE_WRONG", wrong);
      await ctx.refused("verifyReverificationCode", "CODE_TRIES_EXHAUSTED", {
        as: member,
        body: { phone, verificationCode: code },
      });
      ctx.equal((await ctx.ok("getMe", { as: member })).phone, member.phone, "The phone should be unchanged.");
    },
  },
  {
    id: "auth.reverify.expired",
    title: "A code for another phone is refused with VERIFICATION_CODE_EXPIRED after three minutes.",
    source: "D12",
    needs: ["sms", "clock"],
    covers: ["verifyReverificationCode VERIFICATION_CODE_EXPIRED"],
    run: async (ctx) => {
      const [member, phone] = [await ctx.member("member"), ctx.env.freshPhone()];
      const verificationCode = await sendCode(ctx, phone, "REVERIFICATION");
      await ctx.advance((CODE_LIFE_SECONDS + 1) * SECOND_MS);
      await ctx.refused("verifyReverificationCode", "VERIFICATION_CODE_EXPIRED", {
        as: member,
        body: { phone, verificationCode },
      });
    },
  },
  {
    id: "auth.reverify.taken",
    title:
      "Another member's phone, and one that is locked after a withdrawal, can't be taken: PHONE_TAKEN, REJOIN_LOCKED.",
    source: "D13, D16",
    alone: true,
    covers: ["verifyReverificationCode PHONE_TAKEN", "verifyReverificationCode REJOIN_LOCKED"],
    run: async (ctx) => {
      const [member, phoneOwner, leaver] = await ctx.members("member", "owner of the phone", "leaver");
      if (!member || !phoneOwner || !leaver) throw new Error("Three members should have been created.");
      await ctx.ok("withdrawMember", { as: leaver });
      await advanceOrWait(ctx, RESEND_SECONDS);
      for (const [phone, error] of [
        [phoneOwner.phone, "PHONE_TAKEN"],
        [leaver.phone, "REJOIN_LOCKED"],
      ] as const) {
        const verificationCode = await sendCode(ctx, phone, "REVERIFICATION");
        await ctx.refused("verifyReverificationCode", error, { as: member, body: { phone, verificationCode } });
      }
    },
  },
);
