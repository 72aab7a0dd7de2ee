/** Deposits where members decide: opening, joining, applying, leaving, deleting. */
import { approve, confirm, join, openMeeting } from "./meetings.ts";
import { pair } from "./people.ts";
import { openWith, report } from "./rooms.ts";
import type { Story } from "./deposits.ts";
import { applyTo, GIVEN, someHost, TAKEN } from "./deposits.ts";

export const storiesByMembers: Story[] = [
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
    id: "leave-as-host",
    title: "A host who leaves a recruiting meeting gets the deposit back, as any member does.",
    source: "member §4",
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
    source: "member §4",
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
];
