/** Balances after a sign-up, and after joining and leaving. */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import { defineChecks } from "../../runner/check.ts";
import { readRice } from "../support/meetings.ts";
import { createMeetingWith } from "../support/rooms.ts";

export const checks = defineChecks(
  {
    id: "rice.signup.grant",
    title: "Signing up grants 1,500 rice, once, with the reason SIGNUP.",
    source: "member §9",
    run: async (ctx) => {
      const member = await ctx.member("newcomer");
      ctx.equal(await readRice(ctx, member), SIGNUP_RICE, "A new member should hold the grant.");
      const { riceTransactionDtoList: rows } = await ctx.ok("listRiceTransactions", { as: member });
      ctx.equal(
        rows.map(({ amount, balanceAfter, riceTransactionReason }) => [riceTransactionReason, amount, balanceAfter]),
        [["SIGNUP", SIGNUP_RICE, SIGNUP_RICE]],
        "The ledger should hold the grant and nothing else.",
      );
    },
  },
  {
    id: "rice.leave.refund-while-recruiting",
    title: "Leaving while the meeting recruits gives the deposit back.",
    source: "member §4",
    covers: ["leaveMeeting 204"],
    run: async (ctx) => {
      const [host, member] = [await ctx.member("host"), await ctx.member("member")];
      const meetingId = await createMeetingWith(ctx, host, [member]);
      ctx.equal(await readRice(ctx, member), SIGNUP_RICE - MEETING_DEPOSIT_RICE, "Joining should take the deposit.");
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
      ctx.equal(await readRice(ctx, member), SIGNUP_RICE, "Leaving should give it back.");
    },
  },
);
