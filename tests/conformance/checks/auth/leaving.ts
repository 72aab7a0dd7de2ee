/** Verifying another phone, and withdrawing. */
import { REJOIN_LOCK_DAYS } from "@babchingu/openapi";
import { PASSWORD } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { otherCode, RESEND_SECONDS, sendCode, sendCodeAgain, TRIES_PER_CODE } from "../support/codes.ts";
import { confirm, DAY_MS, openWithMember } from "../support/meetings.ts";
import { agreed } from "../support/fixtures.ts";
import { pause } from "../support/time.ts";

export const checks = defineChecks(
  {
    id: "auth.reverify.new-phone",
    title: "Verifying another phone sets it: the member logs in with the new one and no longer with the old.",
    source: "D13",
    needs: ["sms", "operator"],
    covers: ["verifyReverificationCode 204", "login LOGIN_REFUSED"],
    run: async (ctx) => {
      const member = await ctx.member("mover", { status: "PHONE_V_REQUIRED" });
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
    id: "auth.reverify.code-rules",
    title: "A code for another purpose, a wrong one, and a sixth try are refused; the phone is unchanged.",
    source: "D12, D13",
    covers: ["verifyReverificationCode VERIFICATION_CODE_WRONG", "verifyReverificationCode CODE_TRIES_EXHAUSTED"],
    run: async (ctx) => {
      const [member, phone, other] = [await ctx.member("mover"), ctx.env.freshPhone(), ctx.env.freshPhone()];
      const forSignup = await sendCode(ctx, other, "SIGNUP");
      await ctx.refused("verifyReverificationCode", "VERIFICATION_CODE_WRONG", {
        as: member,
        body: { phone: other, verificationCode: forSignup },
      });
      const code = await sendCode(ctx, phone, "REVERIFICATION");
      const wrong = { as: member, body: { phone, verificationCode: otherCode(code) } };
      for (let tries = 0; tries < TRIES_PER_CODE; tries += 1)
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
      const [member, phone] = [await ctx.member("mover"), ctx.env.freshPhone()];
      const verificationCode = await sendCode(ctx, phone, "REVERIFICATION");
      await ctx.advance(181_000);
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
      const [member, owner, leaver] = await ctx.members("mover", "owner", "leaver");
      if (!member || !owner || !leaver) throw new Error("Three were made.");
      await ctx.ok("withdrawMember", { as: leaver });
      await pause(ctx, RESEND_SECONDS);
      for (const [phone, error] of [
        [owner.phone, "PHONE_TAKEN"],
        [leaver.phone, "REJOIN_LOCKED"],
      ] as const) {
        const verificationCode = await sendCode(ctx, phone, "REVERIFICATION");
        await ctx.refused("verifyReverificationCode", error, { as: member, body: { phone, verificationCode } });
      }
    },
  },
  {
    id: "auth.withdraw.erases",
    title: "Withdrawal ends every session, frees the nickname, and nobody can log in any more.",
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
      const verificationToken = await ctx.prove(member.phone, "SIGNUP");
      const body = {
        name: ctx.env.freshName(),
        phone: member.phone,
        password: PASSWORD,
        verificationToken,
        agreements: agreed,
      };
      const { data } = await ctx.refused("signup", "REJOIN_LOCKED", { body });
      ctx.between(Number(data?.["daysLeft"]), [REJOIN_LOCK_DAYS - 1, REJOIN_LOCK_DAYS], "A week is left.");
      await ctx.advance((REJOIN_LOCK_DAYS - 1) * DAY_MS);
      const old = await ctx.code(member.phone);
      const almost = await sendCodeAgain(ctx, member.phone, "SIGNUP", old);
      const proof = await ctx.ok("verifyVerificationCode", { body: { phone: member.phone, verificationCode: almost } });
      await ctx.refused("signup", "REJOIN_LOCKED", { body: { ...body, ...proof } });
      await ctx.advance(DAY_MS);
      const last = await sendCode(ctx, member.phone, "SIGNUP", almost);
      const late = await ctx.ok("verifyVerificationCode", { body: { phone: member.phone, verificationCode: last } });
      await ctx.ok("signup", { body: { ...body, ...late } });
    },
  },
  {
    id: "auth.withdraw.running-meeting",
    title: "A member of a confirmed meeting that is not over can't withdraw: MEMBER_IN_RUNNING_MEETING.",
    source: "D16",
    covers: ["withdrawMember MEMBER_IN_RUNNING_MEETING"],
    run: async (ctx) => {
      const { host, member, meetingId } = await openWithMember(ctx);
      await confirm(ctx, host, meetingId);
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
      const { host, member, meetingId } = await openWithMember(ctx);
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
      ctx.equal([shown?.name, shown?.imageUrl], ["탈퇴한 회원", null], "Nothing of the person should be left.");
    },
  },
);
