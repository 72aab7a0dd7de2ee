/** Deposits: each is taken and refunded by one row of the ledger with its reason (member §9, D27). */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import { defineChecks, type Check } from "../../runner/check.ts";
import { expectConsistentBalances, readLedger } from "../support/ledger.ts";
import { joinMeeting, meetingBody, createMeeting, readRice } from "../support/meetings.ts";
import { memberCases } from "../support/deposit-cases-of-members.ts";
import { operatorAndJobCases } from "../support/deposit-cases-of-operators-and-jobs.ts";
import { sharedPair } from "../support/shared-members.ts";

const cases = [...memberCases, ...operatorAndJobCases];

const depositChecks: Check[] = cases.map(({ id, title, source = "member §9", needs = [], ledgerRows, perform }) => ({
  id: `rice.deposit.${id}`,
  title,
  source,
  needs: ["sms", ...needs],
  run: async (ctx) => {
    const member = await ctx.member("payer");
    await perform(ctx, member);
    const ledger = await readLedger(ctx, member);
    const shown = ledger.map(({ riceTransactionReason, amount }) => `${riceTransactionReason} ${amount}`);
    ctx.equal(
      shown.toReversed(),
      [`SIGNUP ${SIGNUP_RICE}`, ...ledgerRows],
      "The ledger should have these rows, oldest first.",
    );
    expectConsistentBalances(ctx, ledger, await readRice(ctx, member));
  },
}));

const BELOW_DEPOSIT = MEETING_DEPOSIT_RICE - 1;

const insufficientBalance = defineChecks({
  id: "rice.deposit.not-enough",
  title:
    "With one grain less than the deposit a member can neither create, join nor apply (NOT_ENOUGH_RICE with balance and required); exactly the deposit is enough.",
  source: "member §5",
  needs: ["sms", "operator"],
  covers: ["createMeeting NOT_ENOUGH_RICE", "joinMeeting NOT_ENOUGH_RICE", "applyToMeeting NOT_ENOUGH_RICE"],
  run: async (ctx) => {
    const { host } = await sharedPair(ctx);
    const member = await ctx.member("member with a grain less than the deposit", { rice: BELOW_DEPOSIT });
    const [open, closed] = [await createMeeting(ctx, host), await createMeeting(ctx, host, { requiresApproval: true })];
    const template = { as: member, params: {}, body: undefined as unknown };
    const calls = [
      ["createMeeting", { ...template, body: meetingBody(ctx) }],
      ["joinMeeting", { ...template, params: { meetingId: open } }],
      ["applyToMeeting", { ...template, params: { id: closed }, body: { content: "함께 먹고 싶어요." } }],
    ] as const;
    for (const [id, call] of calls) {
      const response = await ctx.http.callWithRetry(id, call);
      const { data } = ctx.expectRefusal(id, "NOT_ENOUGH_RICE", response);
      ctx.equal(
        data,
        { balance: BELOW_DEPOSIT, required: MEETING_DEPOSIT_RICE },
        "Both figures should be returned.",
        response,
      );
    }
    ctx.equal(await readRice(ctx, member), BELOW_DEPOSIT, "Nothing should be taken.");
    ctx.equal(
      (await ctx.ok("listHostedMeetings", { as: member })).meetingListDtoList,
      [],
      "No meeting should be created.",
    );
    const mine = await ctx.ok("listMyMeetingApplications", { as: member });
    ctx.equal(mine.myMeetingApplicationDtoList, [], "No application should wait.");
    const operator = await ctx.operator();
    await ctx.ok("grantRice", { as: operator, body: { memberId: member.id, amount: 1 } });
    await joinMeeting(ctx, open, member);
    ctx.equal(await readRice(ctx, member), 0, "Exactly 500 are enough.");
  },
});

export const checks: Check[] = [...depositChecks, ...insufficientBalance];
