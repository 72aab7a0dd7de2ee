/** Joining meetings, and what prevents it. */
import { defineChecks } from "../../runner/check.ts";
import {
  RICE_AFTER_DEPOSIT,
  applyToMeeting,
  approveApplication,
  confirmMeeting,
  readMeeting,
  joinMeeting,
  createMeeting,
} from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { expectOneSuccess } from "../support/outcomes.ts";
import { at, sharedPair, sharedMembers, sharedTrio } from "../support/shared-members.ts";
import { readMemberIds, createMeetingWith, reportMember } from "../support/rooms.ts";

export const checks = defineChecks(
  {
    id: "meetings.join.seat",
    title: "A member who joins has a seat at once and is listed after the earlier members.",
    source: "member §4",
    covers: ["joinMeeting 204"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeetingWith(ctx, host, [other, guest]);
      ctx.equal(
        await readMemberIds(ctx, guest, meetingId),
        [host.id, other.id, guest.id],
        "Members should be listed in the order they joined.",
      );
      ctx.equal((await readMeeting(ctx, host, meetingId)).memberCount, 3, "All three should be counted.");
    },
  },
  {
    id: "meetings.join.twice",
    title: "A member of the meeting who joins again is refused with ALREADY_JOINED.",
    source: "openapi.json#/paths/~1member-meetings~1{meetingId}/post",
    covers: ["joinMeeting ALREADY_JOINED"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      for (const as of [host, guest]) await ctx.refused("joinMeeting", "ALREADY_JOINED", { as, params: { meetingId } });
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id, guest.id], "There should be two members.");
    },
  },
  {
    id: "meetings.join.full",
    title: "A full meeting refuses with MEETING_FULL; a seat that becomes free can be taken.",
    source: "member §4",
    covers: ["joinMeeting MEETING_FULL"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest], { maxCapacity: 2 });
      await ctx.refused("joinMeeting", "MEETING_FULL", { as: other, params: { meetingId } });
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      await joinMeeting(ctx, meetingId, other);
      await ctx.refused("joinMeeting", "MEETING_FULL", { as: guest, params: { meetingId } });
    },
  },
  {
    id: "meetings.join.not-recruiting",
    title:
      "A meeting that is confirmed, ready or over refuses with MEETING_NOT_RECRUITING, also one that takes applications.",
    source: "member §4",
    needs: ["sms", "operator"],
    covers: ["joinMeeting MEETING_NOT_RECRUITING", "applyToMeeting MEETING_NOT_RECRUITING"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      const closed = await createMeeting(ctx, host, { requiresApproval: true });
      for (const status of ["CONFIRMED", "READY", "END"] as const) {
        await setMeetingStatus(ctx, meetingId, status);
        await setMeetingStatus(ctx, closed, status);
        await ctx.refused("joinMeeting", "MEETING_NOT_RECRUITING", { as: other, params: { meetingId } });
        await ctx.refused("joinMeeting", "MEETING_NOT_RECRUITING", { as: other, params: { meetingId: closed } });
        const body = { content: "함께 먹고 싶어요." };
        await ctx.refused("applyToMeeting", "MEETING_NOT_RECRUITING", { as: other, params: { id: closed }, body });
      }
    },
  },
  {
    id: "meetings.join.approval-required",
    title:
      "A meeting that requires approval can't be joined directly: APPROVAL_REQUIRED, or APPLICATION_PENDING after applying.",
    source: "member §4",
    covers: ["joinMeeting APPLICATION_PENDING", "joinMeeting APPROVAL_REQUIRED"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      await ctx.refused("joinMeeting", "APPROVAL_REQUIRED", { as: guest, params: { meetingId } });
      await applyToMeeting(ctx, meetingId, guest);
      await ctx.refused("joinMeeting", "APPLICATION_PENDING", { as: guest, params: { meetingId } });
    },
  },
  {
    id: "meetings.join.reasons-in-order",
    title: "When several rules refuse, the error is that of the first in the documented order.",
    source: "openapi.json#/paths/~1member-meetings~1{meetingId}/post",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const memberWithoutRice = await ctx.member("member without rice", { rice: 0 });
      const full = await createMeetingWith(ctx, host, [guest], { maxCapacity: 2 });
      await ctx.refused("joinMeeting", "MEETING_FULL", { as: memberWithoutRice, params: { meetingId: full } });
      const closed = await createMeeting(ctx, host, { maxCapacity: 2, requiresApproval: true });
      const id = await applyToMeeting(ctx, closed, guest);
      await approveApplication(ctx, host, { id, meetingId: closed, memberId: guest.id });
      await ctx.refused("joinMeeting", "APPROVAL_REQUIRED", { as: other, params: { meetingId: closed } });
      const body = { content: "함께 먹고 싶어요." };
      await ctx.refused("applyToMeeting", "MEETING_FULL", { as: memberWithoutRice, params: { id: closed }, body });
      await confirmMeeting(ctx, host, full);
      await ctx.refused("joinMeeting", "MEETING_NOT_RECRUITING", {
        as: memberWithoutRice,
        params: { meetingId: full },
      });
      await ctx.refused("joinMeeting", "ALREADY_JOINED", { as: guest, params: { meetingId: full } });
    },
  },
  {
    id: "meetings.join.last-seat",
    title: "One of several concurrent joins for the last seat succeeds.",
    source: "member §4",
    covers: ["joinMeeting MEETING_FULL"],
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 5);
      const [host, others] = [at(people, 0), people.slice(1)];
      const meetingId = await createMeeting(ctx, host, { maxCapacity: 2 });
      const calls = others.map((as) => ({ as, params: { meetingId } }));
      await expectOneSuccess(ctx, "joinMeeting", calls, "MEETING_FULL");
      const { memberCount, members } = await readMeeting(ctx, at(others, 0), meetingId);
      ctx.equal([memberCount, members.length], [2, 2], "The meeting should have its maximum of members.");
    },
  },
  {
    id: "meetings.join.double-tap",
    title: "Concurrent repeats of joining take one seat and one deposit.",
    source: "D27",
    run: async (ctx) => {
      const [host, guest] = [at(await sharedMembers(ctx, 1), 0), await ctx.member("guest")];
      const meetingId = await createMeeting(ctx, host);
      const call = { as: guest, params: { meetingId } };
      await expectOneSuccess(ctx, "joinMeeting", [call, call, call], "ALREADY_JOINED");
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id, guest.id], "They should have one seat.");
      ctx.equal((await ctx.ok("getMe", { as: guest })).riceBalance, RICE_AFTER_DEPOSIT, "One deposit should be taken.");
    },
  },
  {
    id: "meetings.expelled",
    title: "An expelled member can neither join nor apply again: EXPELLED.",
    source: "D25",
    covers: ["joinMeeting EXPELLED", "applyToMeeting EXPELLED"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const open = await createMeetingWith(ctx, host, [guest, other]);
      const closed = await createMeeting(ctx, host, { requiresApproval: true });
      for (const member of [guest, other]) {
        const id = await applyToMeeting(ctx, closed, member);
        await approveApplication(ctx, host, { id, meetingId: closed, memberId: member.id });
      }
      for (const meetingId of [open, closed]) {
        await reportMember(ctx, host, guest, meetingId);
        await reportMember(ctx, other, guest, meetingId);
      }
      await ctx.refused("joinMeeting", "EXPELLED", { as: guest, params: { meetingId: open } });
      const body = { content: "다시 함께 먹고 싶어요." };
      await ctx.refused("applyToMeeting", "EXPELLED", { as: guest, params: { id: closed }, body });
    },
  },
);
