/** Deposits: every cause takes or gives back 500 grains by one row of the ledger with its reason (member-app §9, D27). */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import type { Member } from "../../kit/actors.ts";
import type { Check, Need } from "../../kit/check.ts";
import { defineChecks } from "../../kit/check.ts";
import type { Context } from "../../kit/context.ts";
import { expectChain, ledgerOf } from "../support/ledger.ts";
import { apply, approve, confirm, goTo, HONGDAE, join, meetingBody, openMeeting, riceOf } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { until } from "../support/outcomes.ts";
import { at, pair, someone } from "../support/people.ts";
import { openWith, report } from "../support/rooms.ts";

/** A story, and the rows that its member's ledger should hold after it, oldest first, behind the sign-up's. */
interface Story {
  id: string;
  title: string;
  source?: string;
  needs?: Need[];
  rows: string[];
  play: (ctx: Context, member: Member) => Promise<void>;
}

const someHost = async (ctx: Context) => at(await someone(ctx, 1), 0);
const TAKEN = -MEETING_DEPOSIT_RICE;
const GIVEN = MEETING_DEPOSIT_RICE;

/** Applies to a new meeting; its application. */
async function applyTo(ctx: Context, host: Member, member: Member): Promise<{ id: number; meetingId: number }> {
  const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
  return { id: await apply(ctx, meetingId, member), meetingId };
}

const stories: Story[] = [
  {
    id: "create",
    title: "Opening a meeting takes the deposit.",
    rows: [`MEETING_CREATE ${TAKEN}`],
    play: async (ctx, member) => void (await openMeeting(ctx, member)),
  },
  {
    id: "join",
    title: "Joining takes the deposit.",
    rows: [`MEETING_JOIN ${TAKEN}`],
    play: async (ctx, member) => join(ctx, await openMeeting(ctx, await someHost(ctx)), member),
  },
  {
    id: "apply",
    title: "Applying takes the deposit.",
    rows: [`MEETING_APPLY ${TAKEN}`],
    play: async (ctx, member) => void (await applyTo(ctx, await someHost(ctx), member)),
  },
  {
    id: "approve",
    title: "An approval takes nothing more: the application has paid.",
    rows: [`MEETING_APPLY ${TAKEN}`],
    play: async (ctx, member) => {
      const host = await someHost(ctx);
      await approve(ctx, host, { ...(await applyTo(ctx, host, member)), memberId: member.id });
    },
  },
  {
    id: "reject",
    title: "A rejected application gets its deposit back.",
    rows: [`MEETING_APPLY ${TAKEN}`, `MEETING_APPLY_REJECT ${GIVEN}`],
    play: async (ctx, member) => {
      const host = await someHost(ctx);
      const { id } = await applyTo(ctx, host, member);
      await ctx.ok("deleteMeetingApplication", { as: host, params: { id } });
    },
  },
  {
    id: "cancel",
    title: "A cancelled application gets its deposit back.",
    rows: [`MEETING_APPLY ${TAKEN}`, `MEETING_APPLY_DELETE ${GIVEN}`],
    play: async (ctx, member) => {
      const { id } = await applyTo(ctx, await someHost(ctx), member);
      await ctx.ok("deleteMeetingApplication", { as: member, params: { id } });
    },
  },
  {
    id: "confirm-rejects",
    title: "An application that waits when the meeting is confirmed gets its deposit back.",
    source: "D22",
    needs: ["operator"],
    rows: [`MEETING_APPLY ${TAKEN}`, `MEETING_APPLY_REJECT ${GIVEN}`],
    play: async (ctx, member) => {
      const { meetingId } = await applyTo(ctx, await someHost(ctx), member);
      await setStatus(ctx, meetingId, "CONFIRMED");
    },
  },
  {
    id: "end-rejects",
    title: "An application that waits when the meeting ends gets its deposit back.",
    source: "D22",
    needs: ["operator"],
    rows: [`MEETING_APPLY ${TAKEN}`, `MEETING_APPLY_REJECT ${GIVEN}`],
    play: async (ctx, member) => {
      const { meetingId } = await applyTo(ctx, await someHost(ctx), member);
      await setStatus(ctx, meetingId, "END");
    },
  },
  {
    id: "delete",
    title: "Deleting a recruiting meeting gives the deposit back.",
    rows: [`MEETING_CREATE ${TAKEN}`, `MEETING_DELETE ${GIVEN}`],
    play: async (ctx, member) => {
      const id = await openMeeting(ctx, member);
      await ctx.ok("deleteMeeting", { as: member, params: { id } });
    },
  },
  {
    id: "delete-rejects",
    title: "An application that waits when its meeting is deleted gets its deposit back.",
    source: "openapi.json#/paths/~1meetings~1{id}/delete",
    rows: [`MEETING_APPLY ${TAKEN}`, `MEETING_APPLY_REJECT ${GIVEN}`],
    play: async (ctx, member) => {
      const host = await someHost(ctx);
      const { meetingId: id } = await applyTo(ctx, host, member);
      await ctx.ok("deleteMeeting", { as: host, params: { id } });
    },
  },
  {
    id: "delete-confirmed",
    title: "Deleting a confirmed meeting gives nothing back.",
    source: "R7",
    needs: ["operator"],
    rows: [`MEETING_CREATE ${TAKEN}`],
    play: async (ctx, member) => {
      const id = await openMeeting(ctx, member);
      await setStatus(ctx, id, "CONFIRMED");
      await ctx.ok("deleteMeeting", { as: member, params: { id } });
    },
  },
  {
    id: "leave-as-host",
    title: "A host who leaves a recruiting meeting gets the deposit back, as any member does.",
    source: "member-app §4",
    rows: [`MEETING_CREATE ${TAKEN}`, `MEETING_LEAVE ${GIVEN}`],
    play: async (ctx, member) => {
      const meetingId = await openWith(ctx, member, [await someHost(ctx)]);
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
    },
  },
  {
    id: "leave-confirmed",
    title: "Leaving a confirmed meeting gives nothing back.",
    source: "D23",
    rows: [`MEETING_JOIN ${TAKEN}`],
    play: async (ctx, member) => {
      const host = await someHost(ctx);
      const meetingId = await openWith(ctx, host, [member]);
      await confirm(ctx, host, meetingId);
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
    },
  },
  {
    id: "leave-approved",
    title: "Who was approved and leaves while the meeting recruits gets the deposit back.",
    source: "member-app §4",
    rows: [`MEETING_APPLY ${TAKEN}`, `MEETING_LEAVE ${GIVEN}`],
    play: async (ctx, member) => {
      const host = await someHost(ctx);
      const application = await applyTo(ctx, host, member);
      await approve(ctx, host, { ...application, memberId: member.id });
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId: application.meetingId } });
    },
  },
  {
    id: "rejoin",
    title: "Leaving and coming back takes, gives and takes the deposit: each seat has its own.",
    source: "D27",
    rows: [`MEETING_JOIN ${TAKEN}`, `MEETING_LEAVE ${GIVEN}`, `MEETING_JOIN ${TAKEN}`, `MEETING_LEAVE ${GIVEN}`],
    play: async (ctx, member) => {
      const meetingId = await openMeeting(ctx, await someHost(ctx));
      for (let time = 0; time < 2; time += 1) {
        await join(ctx, meetingId, member);
        await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
      }
    },
  },
  {
    id: "expelled",
    title: "An expelled member gets nothing back.",
    source: "D25",
    rows: [`MEETING_JOIN ${TAKEN}`],
    play: async (ctx, member) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openWith(ctx, host, [guest, member]);
      for (const reporter of [host, guest]) await report(ctx, reporter, member, meetingId);
    },
  },
  {
    id: "ended-short",
    title: "When an operator ends a meeting below its minimum, the deposit comes back.",
    source: "D19",
    needs: ["operator"],
    rows: [`MEETING_JOIN ${TAKEN}`, `MEETING_END ${GIVEN}`],
    play: async (ctx, member) => {
      const meetingId = await openWith(ctx, await someHost(ctx), [member], { minCapacity: 3 });
      await setStatus(ctx, meetingId, "END");
    },
  },
  {
    id: "deleted-by-operator",
    title:
      "When an operator deletes a meeting that is not over, a member gets the deposit back, also after the confirmation.",
    source: "R51",
    needs: ["operator"],
    rows: [`MEETING_JOIN ${TAKEN}`, `MEETING_DELETE ${GIVEN}`],
    play: async (ctx, member) => {
      const id = await openWith(ctx, await someHost(ctx), [member]);
      await setStatus(ctx, id, "CONFIRMED");
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
    },
  },
  {
    id: "application-deleted-by-operator",
    title: "When an operator deletes a meeting, who waits for approval gets the deposit back.",
    source: "R51",
    needs: ["operator"],
    rows: [`MEETING_APPLY ${TAKEN}`, `MEETING_DELETE ${GIVEN}`],
    play: async (ctx, member) => {
      const { meetingId: id } = await applyTo(ctx, await someHost(ctx), member);
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
    },
  },
  {
    id: "over-deleted-by-operator",
    title: "When an operator deletes a meeting that is over, nothing comes back.",
    source: "R51",
    needs: ["operator"],
    rows: [`MEETING_JOIN ${TAKEN}`],
    play: async (ctx, member) => {
      const id = await openWith(ctx, await someHost(ctx), [member]);
      await setStatus(ctx, id, "READY", "END");
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
    },
  },
  {
    id: "withdrawn-host",
    title: "When a host who is alone withdraws from the service, a waiting application gets its deposit back.",
    source: "D16, D23",
    rows: [`MEETING_APPLY ${TAKEN}`, `MEETING_APPLY_REJECT ${GIVEN}`],
    play: async (ctx, member) => {
      const host = await ctx.member("host who withdraws");
      await applyTo(ctx, host, member);
      await ctx.ok("withdrawMember", { as: host });
    },
  },
  {
    id: "check-in",
    title: "Checking in gives the deposit back, once.",
    needs: ["clock"],
    rows: [`MEETING_JOIN ${TAKEN}`, `MEETING_CHECKED ${GIVEN}`],
    play: async (ctx, member) => {
      const host = await ctx.member("host");
      const meetingId = await openWith(ctx, host, [member]);
      await goTo(ctx, host, meetingId, 0);
      const call = { as: member, body: { meetingId, ...HONGDAE } };
      await ctx.ok("checkIn", call);
      await ctx.refused("checkIn", "E409-18", call);
      await goTo(ctx, host, meetingId, 130);
    },
  },
  {
    id: "no-show",
    title: "A no-show gets nothing back, nor does who checked in get a second refund at the end.",
    source: "member-app §4",
    needs: ["clock"],
    rows: [`MEETING_JOIN ${TAKEN}`],
    play: async (ctx, member) => {
      const host = await ctx.member("host");
      const meetingId = await openWith(ctx, host, [member]);
      await goTo(ctx, host, meetingId, 130);
    },
  },
  {
    id: "end",
    title: "A meeting that the clock ends below its minimum gives the deposit back.",
    source: "member-app §4",
    needs: ["clock"],
    rows: [`MEETING_JOIN ${TAKEN}`, `MEETING_END ${GIVEN}`],
    play: async (ctx, member) => {
      const meetingId = await openWith(ctx, await ctx.member("host"), [member], { minCapacity: 3 });
      await goTo(ctx, member, meetingId, -15);
      await until(async () => (await riceOf(ctx, member)) === SIGNUP_RICE);
      await goTo(ctx, member, meetingId, 1);
    },
  },
];

const told: Check[] = stories.map(({ id, title, source = "member-app §9", needs = [], rows, play }) => ({
  id: `rice.deposit.${id}`,
  level: "rice",
  title,
  source,
  needs: ["sms", ...needs],
  run: async (ctx) => {
    const member = await ctx.member("payer");
    await play(ctx, member);
    const ledger = await ledgerOf(ctx, member);
    const shown = ledger.map(({ riceTransactionReason, amount }) => `${riceTransactionReason} ${amount}`);
    ctx.equal(
      shown.toReversed(),
      [`SIGNUP ${SIGNUP_RICE}`, ...rows],
      "The ledger should tell the story, oldest first.",
    );
    expectChain(ctx, ledger, await riceOf(ctx, member));
  },
}));

const BELOW = MEETING_DEPOSIT_RICE - 1;

const poor = defineChecks({
  id: "rice.deposit.not-enough",
  level: "rice",
  title:
    "With 499 grains one can neither open, join nor apply (E409-4 with both figures), and nothing happens; 500 are enough.",
  source: "member-app §5",
  needs: ["sms", "operator"],
  covers: ["createMeeting E409-4", "joinMeeting E409-4", "applyToMeeting E409-4"],
  run: async (ctx) => {
    const { host } = await pair(ctx);
    const member = await ctx.member("member with 499 grains", { rice: BELOW });
    const [open, closed] = [await openMeeting(ctx, host), await openMeeting(ctx, host, { requiresApproval: true })];
    const template = { as: member, params: {}, body: undefined as unknown };
    const calls = [
      ["createMeeting", { ...template, body: meetingBody(ctx) }],
      ["joinMeeting", { ...template, params: { meetingId: open } }],
      ["applyToMeeting", { ...template, params: { id: closed }, body: { content: "함께 먹고 싶어요." } }],
    ] as const;
    for (const [id, call] of calls) {
      const answer = await ctx.http.patientCall(id, call);
      const { data } = ctx.expectRefusal(id, "E409-4", answer);
      ctx.equal(data, { balance: BELOW, required: MEETING_DEPOSIT_RICE }, "Both figures should be told.", answer);
    }
    ctx.equal(await riceOf(ctx, member), BELOW, "Nothing should be taken.");
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
    ctx.equal(await riceOf(ctx, member), 0, "Exactly 500 are enough.");
  },
});

export const checks: Check[] = [...told, ...poor];
