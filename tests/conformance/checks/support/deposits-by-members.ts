/** Deposit cases of members' actions: opening, joining, applying, leaving, deleting. */
import { approve, confirm, join, openMeeting } from "./meetings.ts";
import { pair } from "./shared-members.ts";
import { openWith, report } from "./rooms.ts";
import { applyTo, REFUND, sharedHost, DEPOSIT, type DepositCase } from "./deposits.ts";

export const casesByMembers: DepositCase[] = [
  {
    id: "create",
    title: "Opening a meeting takes the deposit.",
    rows: [`MEETING_CREATE ${DEPOSIT}`],
    act: async (ctx, member) => void (await openMeeting(ctx, member)),
  },
  {
    id: "join",
    title: "Joining takes the deposit.",
    rows: [`MEETING_JOIN ${DEPOSIT}`],
    act: async (ctx, member) => join(ctx, await openMeeting(ctx, await sharedHost(ctx)), member),
  },
  {
    id: "apply",
    title: "Applying takes the deposit.",
    rows: [`MEETING_APPLY ${DEPOSIT}`],
    act: async (ctx, member) => void (await applyTo(ctx, await sharedHost(ctx), member)),
  },
  {
    id: "approve",
    title: "An approval takes nothing more: the application has paid.",
    rows: [`MEETING_APPLY ${DEPOSIT}`],
    act: async (ctx, member) => {
      const host = await sharedHost(ctx);
      await approve(ctx, host, { ...(await applyTo(ctx, host, member)), memberId: member.id });
    },
  },
  {
    id: "reject",
    title: "A rejected application gets its deposit back.",
    rows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_REJECT ${REFUND}`],
    act: async (ctx, member) => {
      const host = await sharedHost(ctx);
      const { id } = await applyTo(ctx, host, member);
      await ctx.ok("deleteMeetingApplication", { as: host, params: { id } });
    },
  },
  {
    id: "cancel",
    title: "A cancelled application gets its deposit back.",
    rows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_DELETE ${REFUND}`],
    act: async (ctx, member) => {
      const { id } = await applyTo(ctx, await sharedHost(ctx), member);
      await ctx.ok("deleteMeetingApplication", { as: member, params: { id } });
    },
  },
  {
    id: "delete",
    title: "Deleting a recruiting meeting gives the deposit back.",
    rows: [`MEETING_CREATE ${DEPOSIT}`, `MEETING_DELETE ${REFUND}`],
    act: async (ctx, member) => {
      const id = await openMeeting(ctx, member);
      await ctx.ok("deleteMeeting", { as: member, params: { id } });
    },
  },
  {
    id: "delete-rejects",
    title: "An application that waits when its meeting is deleted gets its deposit back.",
    source: "openapi.json#/paths/~1meetings~1{id}/delete",
    rows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_REJECT ${REFUND}`],
    act: async (ctx, member) => {
      const host = await sharedHost(ctx);
      const { meetingId: id } = await applyTo(ctx, host, member);
      await ctx.ok("deleteMeeting", { as: host, params: { id } });
    },
  },
  {
    id: "leave-as-host",
    title: "A host who leaves a recruiting meeting gets the deposit back, as any member does.",
    source: "member §4",
    rows: [`MEETING_CREATE ${DEPOSIT}`, `MEETING_LEAVE ${REFUND}`],
    act: async (ctx, member) => {
      const meetingId = await openWith(ctx, member, [await sharedHost(ctx)]);
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
    },
  },
  {
    id: "leave-confirmed",
    title: "Leaving a confirmed meeting gives nothing back.",
    source: "D23",
    rows: [`MEETING_JOIN ${DEPOSIT}`],
    act: async (ctx, member) => {
      const host = await sharedHost(ctx);
      const meetingId = await openWith(ctx, host, [member]);
      await confirm(ctx, host, meetingId);
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
    },
  },
  {
    id: "leave-approved",
    title: "Who was approved and leaves while the meeting recruits gets the deposit back.",
    source: "member §4",
    rows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_LEAVE ${REFUND}`],
    act: async (ctx, member) => {
      const host = await sharedHost(ctx);
      const application = await applyTo(ctx, host, member);
      await approve(ctx, host, { ...application, memberId: member.id });
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId: application.meetingId } });
    },
  },
  {
    id: "rejoin",
    title: "Leaving and coming back takes, gives and takes the deposit: each seat has its own.",
    source: "D27",
    rows: [`MEETING_JOIN ${DEPOSIT}`, `MEETING_LEAVE ${REFUND}`, `MEETING_JOIN ${DEPOSIT}`, `MEETING_LEAVE ${REFUND}`],
    act: async (ctx, member) => {
      const meetingId = await openMeeting(ctx, await sharedHost(ctx));
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
    rows: [`MEETING_JOIN ${DEPOSIT}`],
    act: async (ctx, member) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openWith(ctx, host, [guest, member]);
      for (const reporter of [host, guest]) await report(ctx, reporter, member, meetingId);
    },
  },
];
