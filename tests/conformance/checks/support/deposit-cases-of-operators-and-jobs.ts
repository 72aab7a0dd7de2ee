/** Deposit cases of an operator's action, of the clock or of a withdrawal. */
import { CHECK_IN_CLOSES_MIN, MEETING_LENGTH_MIN, SIGNUP_RICE } from "@babchingu/openapi";
import { advanceToMeeting, HONGDAE, createMeeting, readRice } from "./meetings.ts";
import { setMeetingStatus } from "./operators.ts";
import { waitFor } from "./outcomes.ts";
import { createMeetingWith } from "./rooms.ts";
import { applyToNewMeeting, REFUND, sharedHost, DEPOSIT, type DepositCase } from "./deposits.ts";

export const operatorAndJobCases: DepositCase[] = [
  {
    id: "confirm-rejects",
    title: "A pending application gets its deposit back when the meeting is confirmed.",
    source: "D22",
    needs: ["operator"],
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_REJECT ${REFUND}`],
    perform: async (ctx, member) => {
      const { meetingId } = await applyToNewMeeting(ctx, await sharedHost(ctx), member);
      await setMeetingStatus(ctx, meetingId, "CONFIRMED");
    },
  },
  {
    id: "end-rejects",
    title: "A pending application gets its deposit back when the meeting ends.",
    source: "D22",
    needs: ["operator"],
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_REJECT ${REFUND}`],
    perform: async (ctx, member) => {
      const { meetingId } = await applyToNewMeeting(ctx, await sharedHost(ctx), member);
      await setMeetingStatus(ctx, meetingId, "END");
    },
  },
  {
    id: "delete-confirmed",
    title: "Deleting a confirmed meeting gives nothing back.",
    source: "R7",
    needs: ["operator"],
    ledgerRows: [`MEETING_CREATE ${DEPOSIT}`],
    perform: async (ctx, member) => {
      const id = await createMeeting(ctx, member);
      await setMeetingStatus(ctx, id, "CONFIRMED");
      await ctx.ok("deleteMeeting", { as: member, params: { id } });
    },
  },
  {
    id: "ended-short",
    title: "When an operator ends a meeting below its minimum, the deposit comes back.",
    source: "D19",
    needs: ["operator"],
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`, `MEETING_END ${REFUND}`],
    perform: async (ctx, member) => {
      const meetingId = await createMeetingWith(ctx, await sharedHost(ctx), [member], { minCapacity: 3 });
      await setMeetingStatus(ctx, meetingId, "END");
    },
  },
  {
    id: "ended-before-check-in",
    title: "When an operator ends a confirmed meeting before its check-in opens, the deposit comes back.",
    source: "R53",
    needs: ["operator"],
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`, `MEETING_END ${REFUND}`],
    perform: async (ctx, member) => {
      const meetingId = await createMeetingWith(ctx, await sharedHost(ctx), [member]);
      await setMeetingStatus(ctx, meetingId, "CONFIRMED", "END");
    },
  },
  {
    id: "deleted-by-operator",
    title:
      "When an operator deletes a meeting that is not over, a member gets the deposit back, also after the confirmation.",
    source: "R51",
    needs: ["operator"],
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`, `MEETING_DELETE ${REFUND}`],
    perform: async (ctx, member) => {
      const id = await createMeetingWith(ctx, await sharedHost(ctx), [member]);
      await setMeetingStatus(ctx, id, "CONFIRMED");
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
    },
  },
  {
    id: "application-deleted-by-operator",
    title: "When an operator deletes a meeting, an applicant who waits for approval gets the deposit back.",
    source: "R51",
    needs: ["operator"],
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_DELETE ${REFUND}`],
    perform: async (ctx, member) => {
      const { meetingId: id } = await applyToNewMeeting(ctx, await sharedHost(ctx), member);
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
    },
  },
  {
    id: "over-deleted-by-operator",
    title: "When an operator deletes a meeting that is over, nothing comes back.",
    source: "R51",
    needs: ["operator"],
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`],
    perform: async (ctx, member) => {
      const id = await createMeetingWith(ctx, await sharedHost(ctx), [member]);
      await setMeetingStatus(ctx, id, "READY", "END");
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
    },
  },
  {
    id: "withdrawn-host",
    title: "When a host who is alone withdraws from the service, a waiting application gets its deposit back.",
    source: "D16, D23",
    ledgerRows: [`MEETING_APPLY ${DEPOSIT}`, `MEETING_APPLY_REJECT ${REFUND}`],
    perform: async (ctx, member) => {
      const host = await ctx.member("host who withdraws");
      await applyToNewMeeting(ctx, host, member);
      await ctx.ok("withdrawMember", { as: host });
    },
  },
  {
    id: "check-in",
    title: "Checking in gives the deposit back, once.",
    needs: ["clock"],
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`, `MEETING_CHECKED ${REFUND}`],
    perform: async (ctx, member) => {
      const host = await ctx.member("host");
      const meetingId = await createMeetingWith(ctx, host, [member]);
      await advanceToMeeting(ctx, host, meetingId, 0);
      const call = { as: member, body: { meetingId, ...HONGDAE } };
      await ctx.ok("checkIn", call);
      await ctx.refused("checkIn", "ALREADY_CHECKED_IN", call);
      await advanceToMeeting(ctx, host, meetingId, MEETING_LENGTH_MIN + 10);
    },
  },
  {
    id: "no-show",
    title: "A no-show gets nothing back.",
    source: "member §4",
    needs: ["clock"],
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`],
    perform: async (ctx, member) => {
      const host = await ctx.member("host");
      const meetingId = await createMeetingWith(ctx, host, [member]);
      await advanceToMeeting(ctx, host, meetingId, MEETING_LENGTH_MIN + 10);
    },
  },
  {
    id: "no-show-deleted-by-operator",
    title: "A no-show gets nothing back, also when an operator deletes the meeting before it is over.",
    source: "D24",
    needs: ["clock", "operator"],
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`],
    perform: async (ctx, member) => {
      const host = await ctx.member("host");
      const id = await createMeetingWith(ctx, host, [member]);
      await advanceToMeeting(ctx, host, id, CHECK_IN_CLOSES_MIN + 5);
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
    },
  },
  {
    id: "end",
    title: "A meeting that the clock ends below its minimum gives the deposit back.",
    source: "member §4",
    needs: ["clock"],
    ledgerRows: [`MEETING_JOIN ${DEPOSIT}`, `MEETING_END ${REFUND}`],
    perform: async (ctx, member) => {
      const meetingId = await createMeetingWith(ctx, await ctx.member("host"), [member], { minCapacity: 3 });
      await advanceToMeeting(ctx, member, meetingId, -15);
      await waitFor(async () => (await readRice(ctx, member)) === SIGNUP_RICE);
      await advanceToMeeting(ctx, member, meetingId, 1);
    },
  },
];
