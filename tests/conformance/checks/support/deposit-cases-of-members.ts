/** Deposit cases of members' actions: creating, joining, applying, leaving, deleting. */
import { approveApplication, confirmMeeting, joinMeeting, createMeeting } from "./meetings.ts";
import { sharedPair } from "./shared-members.ts";
import { createMeetingWith, reportMember } from "./rooms.ts";
import { applyToNewMeeting, REFUND, sharedHost, DEPOSIT, type DepositCase } from "./deposits.ts";

export const memberCases: DepositCase[] = [
  {
    id: "create",
    title: "Creating a meeting takes the deposit.",
    ledgerRows: [`MEETING_CREATE ${DEPOSIT}`],
    perform: async (ctx, member) => void (await createMeeting(ctx, member)),
  },
  {
    id: "join",
    title: "Joining takes the deposit.",
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`],
    perform: async (ctx, member) => joinMeeting(ctx, await createMeeting(ctx, await sharedHost(ctx)), member),
  },
  {
    id: "apply",
    title: "Applying takes the deposit.",
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`],
    perform: async (ctx, member) => void (await applyToNewMeeting(ctx, await sharedHost(ctx), member)),
  },
  {
    id: "approve",
    title: "An approval takes no second deposit: the applicant paid with the application.",
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`],
    perform: async (ctx, member) => {
      const host = await sharedHost(ctx);
      await approveApplication(ctx, host, { ...(await applyToNewMeeting(ctx, host, member)), memberId: member.id });
    },
  },
  {
    id: "reject",
    title: "A rejected application gets its deposit back.",
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_REJECT ${REFUND}`],
    perform: async (ctx, member) => {
      const host = await sharedHost(ctx);
      const { id } = await applyToNewMeeting(ctx, host, member);
      await ctx.ok("deleteMeetingApplication", { as: host, params: { id } });
    },
  },
  {
    id: "cancel",
    title: "A cancelled application gets its deposit back.",
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_DELETE ${REFUND}`],
    perform: async (ctx, member) => {
      const { id } = await applyToNewMeeting(ctx, await sharedHost(ctx), member);
      await ctx.ok("deleteMeetingApplication", { as: member, params: { id } });
    },
  },
  {
    id: "delete",
    title: "Deleting a recruiting meeting gives the deposit back.",
    ledgerRows: [`MEETING_CREATE ${DEPOSIT}`, `MEETING_DELETE ${REFUND}`],
    perform: async (ctx, member) => {
      const id = await createMeeting(ctx, member);
      await ctx.ok("deleteMeeting", { as: member, params: { id } });
    },
  },
  {
    id: "delete-rejects",
    title: "A pending application gets its deposit back when its meeting is deleted.",
    source: "openapi.json#/paths/~1meetings~1{id}/delete",
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_REJECT ${REFUND}`],
    perform: async (ctx, member) => {
      const host = await sharedHost(ctx);
      const { meetingId: id } = await applyToNewMeeting(ctx, host, member);
      await ctx.ok("deleteMeeting", { as: host, params: { id } });
    },
  },
  {
    id: "leave-as-host",
    title: "A host who leaves a recruiting meeting gets the deposit back, as any member does.",
    source: "member §4",
    ledgerRows: [`MEETING_CREATE ${DEPOSIT}`, `MEETING_LEAVE ${REFUND}`],
    perform: async (ctx, member) => {
      const meetingId = await createMeetingWith(ctx, member, [await sharedHost(ctx)]);
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
    },
  },
  {
    id: "leave-confirmed",
    title: "Leaving a confirmed meeting gives nothing back.",
    source: "D23",
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`],
    perform: async (ctx, member) => {
      const host = await sharedHost(ctx);
      const meetingId = await createMeetingWith(ctx, host, [member]);
      await confirmMeeting(ctx, host, meetingId);
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
    },
  },
  {
    id: "leave-approved",
    title: "An approved member who leaves while the meeting recruits gets the deposit back.",
    source: "member §4",
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_LEAVE ${REFUND}`],
    perform: async (ctx, member) => {
      const host = await sharedHost(ctx);
      const application = await applyToNewMeeting(ctx, host, member);
      await approveApplication(ctx, host, { ...application, memberId: member.id });
      await ctx.ok("leaveMeeting", { as: member, params: { meetingId: application.meetingId } });
    },
  },
  {
    id: "rejoin",
    title: "Each seat has a deposit of its own: joining, leaving and joining again takes, refunds and takes it.",
    source: "D27",
    ledgerRows: [
      `MEETING_JOIN ${DEPOSIT}`,
      `MEETING_LEAVE ${REFUND}`,
      `MEETING_JOIN ${DEPOSIT}`,
      `MEETING_LEAVE ${REFUND}`,
    ],
    perform: async (ctx, member) => {
      const meetingId = await createMeeting(ctx, await sharedHost(ctx));
      for (let time = 0; time < 2; time += 1) {
        await joinMeeting(ctx, meetingId, member);
        await ctx.ok("leaveMeeting", { as: member, params: { meetingId } });
      }
    },
  },
  {
    id: "expelled",
    title: "An expelled member gets nothing back.",
    source: "D25",
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`],
    perform: async (ctx, member) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest, member]);
      for (const reporter of [host, guest]) await reportMember(ctx, reporter, member, meetingId);
    },
  },
];
