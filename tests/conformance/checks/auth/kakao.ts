/** Signing in with Kakao (D11). */
import { defineChecks } from "../../runner/check.ts";
import { agreed, KAKAO_REDIRECT, kakaoCode, kakaoId, kakaoTicket } from "../support/fixtures.ts";

export const checks = defineChecks(
  {
    id: "auth.kakao.journey",
    title:
      "An unknown person gets a ticket, completes it with a nickname, is PHONE_V_REQUIRED, and is known afterwards.",
    source: "D11",
    needs: ["kakao"],
    covers: ["completeKakao 200", "changeMemberPassword STATUS_NOT_ALLOWED"],
    run: async (ctx) => {
      const id = kakaoId(ctx);
      const [ticket, name] = [await kakaoTicket(ctx, id), ctx.env.freshName()];
      const { accessToken } = await ctx.ok("completeKakao", { body: { ticket, name, agreements: agreed } });
      const me = await ctx.ok("getMe", { token: accessToken });
      ctx.equal(
        { name: me.name, provider: me.provider, status: me.status, phone: me.phone },
        { name, provider: "KAKAO", status: "PHONE_V_REQUIRED", phone: null },
        "The member should be as Kakao sign-ups are.",
      );
      const again = await ctx.ok("loginKakao", {
        body: { code: await kakaoCode(ctx, id), redirectUri: KAKAO_REDIRECT },
      });
      ctx.that(again.registered, "The next sign-in should be a login.", again);
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
      const id = kakaoId(ctx);
      const code = await kakaoCode(ctx, id);
      await ctx.refused("loginKakao", "SOCIAL_CODE_INVALID", {
        body: { code: "made-up", redirectUri: KAKAO_REDIRECT },
      });
      await ctx.ok("loginKakao", { body: { code, redirectUri: KAKAO_REDIRECT } });
      await ctx.refused("loginKakao", "SOCIAL_CODE_INVALID", { body: { code, redirectUri: KAKAO_REDIRECT } });
      const [first, second] = [await kakaoTicket(ctx, id), await kakaoTicket(ctx, id)];
      const body = { ticket: first, name: ctx.env.freshName(), agreements: agreed };
      await ctx.refused("completeKakao", "SOCIAL_CODE_INVALID", { body: { ...body, ticket: "made-up" } });
      for (const refused of [{ terms: false }, { privacy: false }]) {
        await ctx.refused("completeKakao", "AGREEMENT_REQUIRED", {
          body: { ...body, agreements: { ...agreed, ...refused } },
        });
      }
      await ctx.refused("completeKakao", "NAME_TAKEN", { body: { ...body, name: (await ctx.sharedMember()).name } });
      await ctx.ok("completeKakao", { body });
      await ctx.refused("completeKakao", "SOCIAL_ACCOUNT_TAKEN", {
        body: { ...body, ticket: second, name: ctx.env.freshName() },
      });
    },
  },
  {
    id: "auth.kakao.no-password",
    title: "A member who signed up through Kakao has no password to change: SOCIAL_HAS_NO_PASSWORD.",
    source: "member §6",
    needs: ["kakao", "sms"],
    covers: ["changeMemberPassword SOCIAL_HAS_NO_PASSWORD"],
    run: async (ctx) => {
      const body = { ticket: await kakaoTicket(ctx), name: ctx.env.freshName(), agreements: agreed };
      const { accessToken: token } = await ctx.ok("completeKakao", { body });
      const phone = ctx.env.freshPhone();
      await ctx.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
      const verificationCode = await ctx.code(phone);
      await ctx.ok("verifyReverificationCode", { token, body: { phone, verificationCode } });
      await ctx.ok("activateMember", { token });
      const change = { currentPassword: "babbab12", newPassword: "newbab34" };
      await ctx.refused("changeMemberPassword", "SOCIAL_HAS_NO_PASSWORD", { token, body: change });
    },
  },
);
