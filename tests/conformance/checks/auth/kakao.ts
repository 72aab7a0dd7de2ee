/** Signing in with Kakao (D11). */
import { defineChecks } from "../../runner/check.ts";
import { RESEND_SECONDS } from "../support/codes.ts";
import { agreements, KAKAO_REDIRECT, issueKakaoCode, newKakaoId, issueKakaoTicket } from "../support/fixtures.ts";
import { advanceOrWait } from "../support/time.ts";

export const checks = defineChecks(
  {
    id: "auth.kakao.journey",
    title:
      "A new Kakao user gets a ticket, signs up with it and a nickname, is PHONE_V_REQUIRED, and logs in without a ticket from then on.",
    source: "D11",
    needs: ["kakao"],
    covers: ["completeKakao 200", "changeMemberPassword STATUS_NOT_ALLOWED"],
    run: async (ctx) => {
      const id = newKakaoId(ctx);
      const [ticket, name] = [await issueKakaoTicket(ctx, id), ctx.env.freshName()];
      const { accessToken } = await ctx.ok("completeKakao", { body: { ticket, name, agreements } });
      const me = await ctx.ok("getMe", { token: accessToken });
      ctx.equal(
        { name: me.name, provider: me.provider, status: me.status, phone: me.phone },
        { name, provider: "KAKAO", status: "PHONE_V_REQUIRED", phone: null },
        "The member should have the state of a Kakao sign-up.",
      );
      const again = await ctx.ok("loginKakao", {
        body: { code: await issueKakaoCode(ctx, id), redirectUri: KAKAO_REDIRECT },
      });
      ctx.assert(again.registered, "The next sign-in should be a login.", again);
    },
  },
  {
    id: "auth.kakao.refusals",
    title: "Unknown codes and tickets, missing agreements, a taken nickname and a second sign-up are refused.",
    source: "D11",
    needs: ["kakao", "sms"],
    covers: [
      "loginKakao SOCIAL_CODE_INVALID",
      "completeKakao SOCIAL_CODE_INVALID",
      "completeKakao AGREEMENT_REQUIRED",
      "completeKakao NAME_TAKEN",
      "completeKakao SOCIAL_ACCOUNT_TAKEN",
    ],
    run: async (ctx) => {
      const id = newKakaoId(ctx);
      const code = await issueKakaoCode(ctx, id);
      await ctx.refused("loginKakao", "SOCIAL_CODE_INVALID", {
        body: { code: "made-up", redirectUri: KAKAO_REDIRECT },
      });
      await ctx.ok("loginKakao", { body: { code, redirectUri: KAKAO_REDIRECT } });
      await ctx.refused("loginKakao", "SOCIAL_CODE_INVALID", { body: { code, redirectUri: KAKAO_REDIRECT } });
      const [first, second] = [await issueKakaoTicket(ctx, id), await issueKakaoTicket(ctx, id)];
      const body = { ticket: first, name: ctx.env.freshName(), agreements };
      await ctx.refused("completeKakao", "SOCIAL_CODE_INVALID", { body: { ...body, ticket: "made-up" } });
      for (const refused of [{ terms: false }, { privacy: false }]) {
        await ctx.refused("completeKakao", "AGREEMENT_REQUIRED", {
          body: { ...body, agreements: { ...agreements, ...refused } },
        });
      }
      await ctx.refused("completeKakao", "NAME_TAKEN", { body: { ...body, name: (await ctx.sharedMember()).name } });
      await ctx.ok("completeKakao", { body });
      await ctx.refused("completeKakao", "SOCIAL_CODE_INVALID", { body: { ...body, name: ctx.env.freshName() } });
      await ctx.refused("completeKakao", "SOCIAL_ACCOUNT_TAKEN", {
        body: { ...body, ticket: second, name: ctx.env.freshName() },
      });
    },
  },
  {
    id: "auth.kakao.no-password",
    title:
      "A member who signed up through Kakao has no password to change, SOCIAL_HAS_NO_PASSWORD, nor one to reset, VERIFICATION_TOKEN_INVALID.",
    source: "member §6, openapi.json#/paths/~1auth~1reset-password/patch",
    needs: ["kakao", "sms"],
    alone: true,
    covers: ["changeMemberPassword SOCIAL_HAS_NO_PASSWORD", "resetPassword VERIFICATION_TOKEN_INVALID"],
    run: async (ctx) => {
      const body = { ticket: await issueKakaoTicket(ctx), name: ctx.env.freshName(), agreements };
      const { accessToken: token } = await ctx.ok("completeKakao", { body });
      const phone = ctx.env.freshPhone();
      await ctx.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
      const verificationCode = await ctx.verificationCode(phone);
      await ctx.ok("verifyReverificationCode", { token, body: { phone, verificationCode } });
      await ctx.ok("activateMember", { token });
      const change = { currentPassword: "babbab12", newPassword: "newbab34" };
      await ctx.refused("changeMemberPassword", "SOCIAL_HAS_NO_PASSWORD", { token, body: change });
      await advanceOrWait(ctx, RESEND_SECONDS);
      const verificationToken = await ctx.verifyPhone(phone, "RESET_PASSWORD");
      const reset = { phone, newPassword: change.newPassword, verificationToken };
      await ctx.refused("resetPassword", "VERIFICATION_TOKEN_INVALID", { body: reset });
    },
  },
);
