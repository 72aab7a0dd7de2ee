/** Deposits: every cause takes or gives back the deposit by one row of the ledger with its reason (member §9, D27). */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import { defineChecks, type Check } from "../../runner/check.ts";
import { expectChain, readLedger } from "../support/ledger.ts";
import { join, meetingBody, openMeeting, readRice } from "../support/meetings.ts";
import { casesByMembers } from "../support/deposits-by-members.ts";
import { casesByOthers } from "../support/deposits-by-others.ts";
import { pair } from "../support/shared-members.ts";

const stories = [...casesByMembers, ...casesByOthers];

const storyChecks: Check[] = stories.map(({ id, title, source = "member §9", needs = [], rows, act }) => ({
  id: `rice.deposit.${id}`,
  title,
  source,
  needs: ["sms", ...needs],
  run: async (ctx) => {
    const member = await ctx.member("payer");
    await act(ctx, member);
    const ledger = await readLedger(ctx, member);
    const shown = ledger.map(({ riceTransactionReason, amount }) => `${riceTransactionReason} ${amount}`);
    ctx.equal(
      shown.toReversed(),
      [`SIGNUP ${SIGNUP_RICE}`, ...rows],
      "The ledger should return the story, oldest first.",
    );
    expectChain(ctx, ledger, await readRice(ctx, member));
  },
}));

const BELOW = MEETING_DEPOSIT_RICE - 1;

const poor = defineChecks({
  id: "rice.deposit.not-enough",
  title:
    "With one grain less than the deposit one can neither open, join nor apply (NOT_ENOUGH_RICE with both figures), and nothing happens; the deposit itself is enough.",
  source: "member §5",
  needs: ["sms", "operator"],
  covers: ["createMeeting NOT_ENOUGH_RICE", "joinMeeting NOT_ENOUGH_RICE", "applyToMeeting NOT_ENOUGH_RICE"],
  run: async (ctx) => {
    const { host } = await pair(ctx);
    const member = await ctx.member("member with a grain less than the deposit", { rice: BELOW });
    const [open, closed] = [await openMeeting(ctx, host), await openMeeting(ctx, host, { requiresApproval: true })];
    const template = { as: member, params: {}, body: undefined as unknown };
    const calls = [
      ["createMeeting", { ...template, body: meetingBody(ctx) }],
      ["joinMeeting", { ...template, params: { meetingId: open } }],
      ["applyToMeeting", { ...template, params: { id: closed }, body: { content: "함께 먹고 싶어요." } }],
    ] as const;
    for (const [id, call] of calls) {
      const response = await ctx.http.callWithRetry(id, call);
      const { data } = ctx.expectRefusal(id, "NOT_ENOUGH_RICE", response);
      ctx.equal(data, { balance: BELOW, required: MEETING_DEPOSIT_RICE }, "Both figures should be returned.", response);
    }
    ctx.equal(await readRice(ctx, member), BELOW, "Nothing should be taken.");
    ctx.equal(
      (await ctx.ok("listHostedMeetings", { as: member })).meetingListDtoList,
      [],
      "No meeting should be opened.",
    );
    const mine = await ctx.ok("listMyMeetingApplications", { as: member });
    ctx.equal(mine.myMeetingApplicationDtoList, [], "No application should wait.");
    const operator = await ctx.operator();
    await ctx.ok("grantRice", { as: operator, body: { memberId: member.id, amount: 1 } });
    await join(ctx, open, member);
    ctx.equal(await readRice(ctx, member), 0, "Exactly 500 are enough.");
  },
});

export const checks: Check[] = [...storyChecks, ...poor];
