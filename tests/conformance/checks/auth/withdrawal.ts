/** Withdrawal, and the lock of the phone afterwards (D16). */
import { DAY_MS, REJOIN_LOCK_DAYS } from "@babchingu/openapi";
import { PASSWORD } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { RESEND_SECONDS, sendCode, resendCode } from "../support/codes.ts";
import { confirmMeeting, createMeetingWithMember } from "../support/meetings.ts";
import { agreements } from "../support/fixtures.ts";

export const checks = defineChecks(
  {
    id: "auth.withdraw.erases",
    title: "A withdrawal ends every session and frees the nickname; the member can't log in any more.",
    source: "D16, D15",
    run: async (ctx) => {
      const member = await ctx.member("leaver");
      const token = await member.token();
      const { refreshToken } = await member.tokens();
      await ctx.ok("withdrawMember", { as: member });
      await ctx.refused("getMe", "TOKEN_REVOKED", { token });
      await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
      await ctx.refused("login", "LOGIN_REFUSED", { body: { phone: member.phone, password: PASSWORD } });
      const { duplicated } = await ctx.ok("checkNameDuplicated", { query: { name: member.name } });
      ctx.equal(duplicated, false, "The nickname should be free.");
    },
  },
  {
    id: "auth.withdraw.rejoin-lock",
    title:
      "The phone of a withdrawn member can't sign up for a week (REJOIN_LOCKED says the days left), and can afterwards.",
    source: "D16, member §9",
    needs: ["sms", "clock"],
    covers: ["verifyVerificationCode REJOIN_LOCKED"],
    run: async (ctx) => {
      const member = await ctx.member("leaver");
      const { phone } = member;
      await ctx.ok("withdrawMember", { as: member });
      await ctx.advance(RESEND_SECONDS * 1000);
      let code = await sendCode(ctx, phone, "SIGNUP");
      const { data } = await ctx.refused("verifyVerificationCode", "REJOIN_LOCKED", {
        body: { phone, verificationCode: code },
      });
      ctx.between(Number(data?.["daysLeft"]), [REJOIN_LOCK_DAYS - 1, REJOIN_LOCK_DAYS], "A week is left.");
      await ctx.advance((REJOIN_LOCK_DAYS - 1) * DAY_MS);
      code = await resendCode(ctx, phone, "SIGNUP", code);
      await ctx.refused("verifyVerificationCode", "REJOIN_LOCKED", { body: { phone, verificationCode: code } });
      await ctx.advance(DAY_MS);
      code = await sendCode(ctx, phone, "SIGNUP", code);
      const { verificationToken } = await ctx.ok("verifyVerificationCode", { body: { phone, verificationCode: code } });
      const body = { name: ctx.env.freshName(), phone, password: PASSWORD, verificationToken, agreements };
      await ctx.ok("signup", { body });
    },
  },
  {
    id: "auth.withdraw.running-meeting",
    title: "A member of a confirmed meeting that is not over can't withdraw: MEMBER_IN_RUNNING_MEETING.",
    source: "D16",
    covers: ["withdrawMember MEMBER_IN_RUNNING_MEETING"],
    run: async (ctx) => {
      const { host, member, meetingId } = await createMeetingWithMember(ctx);
      await confirmMeeting(ctx, host, meetingId);
      await ctx.refused("withdrawMember", "MEMBER_IN_RUNNING_MEETING", { as: member });
      await ctx.refused("withdrawMember", "MEMBER_IN_RUNNING_MEETING", { as: host });
    },
  },
  {
    id: "auth.withdraw.name",
    title: "A withdrawn member stays in meetings that are over as 탈퇴한 회원, without an image.",
    source: "D16, R17",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, member, meetingId } = await createMeetingWithMember(ctx);
      for (const status of ["READY", "END"] as const) {
        await ctx.ok("setAdminMeetingStatus", {
          as: await ctx.operator(),
          params: { id: meetingId },
          body: { status },
        });
      }
      await ctx.ok("withdrawMember", { as: member });
      const { members } = await ctx.ok("getMeeting", { as: host, params: { id: meetingId } });
      const shown = members.find(({ id }) => id === member.id);
      ctx.equal(
        [shown?.name, shown?.imageUrl],
        ["탈퇴한 회원", null],
        "The name should be replaced and the image removed.",
      );
    },
  },
);
