/** Withdrawal, and the lock of the phone afterwards (D16). */
import { REJOIN_LOCK_DAYS } from "@babchingu/openapi";
import { PASSWORD } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { RESEND_SECONDS, sendCode, resendCode } from "../support/codes.ts";
import { confirmMeeting, DAY_MS, createMeetingWithMember } from "../support/meetings.ts";
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
    covers: ["signup REJOIN_LOCKED"],
    run: async (ctx) => {
      const member = await ctx.member("leaver");
      await ctx.ok("withdrawMember", { as: member });
      await ctx.advance(RESEND_SECONDS * 1000);
      const verificationToken = await ctx.verifyPhone(member.phone, "SIGNUP");
      const body = {
        name: ctx.env.freshName(),
        phone: member.phone,
        password: PASSWORD,
        verificationToken,
        agreements,
      };
      const { data } = await ctx.refused("signup", "REJOIN_LOCKED", { body });
      ctx.between(Number(data?.["daysLeft"]), [REJOIN_LOCK_DAYS - 1, REJOIN_LOCK_DAYS], "A week is left.");
      await ctx.advance((REJOIN_LOCK_DAYS - 1) * DAY_MS);
      const old = await ctx.verificationCode(member.phone);
      const codeBeforeUnlock = await resendCode(ctx, member.phone, "SIGNUP", old);
      const { verificationToken: tokenBeforeUnlock } = await ctx.ok("verifyVerificationCode", {
        body: { phone: member.phone, verificationCode: codeBeforeUnlock },
      });
      await ctx.refused("signup", "REJOIN_LOCKED", { body: { ...body, verificationToken: tokenBeforeUnlock } });
      await ctx.advance(DAY_MS);
      const codeAfterUnlock = await sendCode(ctx, member.phone, "SIGNUP", codeBeforeUnlock);
      const { verificationToken: tokenAfterUnlock } = await ctx.ok("verifyVerificationCode", {
        body: { phone: member.phone, verificationCode: codeAfterUnlock },
      });
      await ctx.ok("signup", { body: { ...body, verificationToken: tokenAfterUnlock } });
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
