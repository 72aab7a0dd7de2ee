/** Joining, and who may not come back. */
import { defineChecks } from "../../runner/check.ts";
import { RICE_AFTER_DEPOSIT, apply, approve, confirm, readMeeting, join, openMeeting } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { expectOneSuccess, race } from "../support/outcomes.ts";
import { at, pair, sharedMembers, trio } from "../support/shared-members.ts";
import { readMemberIds, openWith, report } from "../support/rooms.ts";

export const checks = defineChecks(
  {
    id: "meetings.join.seat",
    title: "Who joins is a member at once, listed after those who came before.",
    source: "member §4",
    covers: ["joinMeeting 204"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openMeeting(ctx, host);
      await join(ctx, meetingId, other, guest);
      ctx.equal(
        await readMemberIds(ctx, guest, meetingId),
        [host.id, other.id, guest.id],
        "Members come in the order they joined.",
      );
      ctx.equal((await readMeeting(ctx, host, meetingId)).memberCount, 3, "All three should be counted.");
    },
  },
  {
    id: "meetings.join.twice",
    title: "Host and participants are refused a second seat with ALREADY_JOINED.",
    source: "openapi.json#/paths/~1member-meetings~1{meetingId}/post",
    covers: ["joinMeeting ALREADY_JOINED"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openWith(ctx, host, [guest]);
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
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openWith(ctx, host, [guest], { maxCapacity: 2 });
      await ctx.refused("joinMeeting", "MEETING_FULL", { as: other, params: { meetingId } });
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      await join(ctx, meetingId, other);
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
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openWith(ctx, host, [guest]);
      const closed = await openMeeting(ctx, host, { requiresApproval: true });
      for (const status of ["CONFIRMED", "READY", "END"] as const) {
        await setStatus(ctx, meetingId, status);
        await setStatus(ctx, closed, status);
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
      "A meeting that requires approval isn't joined directly: APPROVAL_REQUIRED, while an application waits APPLICATION_PENDING.",
    source: "member §4",
    covers: ["joinMeeting APPLICATION_PENDING", "joinMeeting APPROVAL_REQUIRED"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      await ctx.refused("joinMeeting", "APPROVAL_REQUIRED", { as: guest, params: { meetingId } });
      await apply(ctx, meetingId, guest);
      await ctx.refused("joinMeeting", "APPLICATION_PENDING", { as: guest, params: { meetingId } });
    },
  },
  {
    id: "meetings.join.reasons-in-order",
    title: "When several reasons refuse, the documented order decides which is returned.",
    source: "openapi.json#/paths/~1member-meetings~1{meetingId}/post",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const poor = await ctx.member("member without rice", { rice: 0 });
      const full = await openWith(ctx, host, [guest], { maxCapacity: 2 });
      await ctx.refused("joinMeeting", "MEETING_FULL", { as: poor, params: { meetingId: full } });
      const closed = await openMeeting(ctx, host, { maxCapacity: 2, requiresApproval: true });
      const id = await apply(ctx, closed, guest);
      await approve(ctx, host, { id, meetingId: closed, memberId: guest.id });
      await ctx.refused("joinMeeting", "APPROVAL_REQUIRED", { as: other, params: { meetingId: closed } });
      const body = { content: "함께 먹고 싶어요." };
      await ctx.refused("applyToMeeting", "MEETING_FULL", { as: poor, params: { id: closed }, body });
      await confirm(ctx, host, full);
      await ctx.refused("joinMeeting", "MEETING_NOT_RECRUITING", { as: poor, params: { meetingId: full } });
      await ctx.refused("joinMeeting", "ALREADY_JOINED", { as: guest, params: { meetingId: full } });
    },
  },
  {
    id: "meetings.join.last-seat",
    title: "Of several who want the last seat at the same moment one gets it.",
    source: "member §4",
    covers: ["joinMeeting MEETING_FULL"],
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 5);
      const [host, others] = [at(people, 0), people.slice(1)];
      const meetingId = await openMeeting(ctx, host, { maxCapacity: 2 });
      const outcomes = await race(
        ctx,
        "joinMeeting",
        others.map((as) => ({ as, params: { meetingId } })),
      );
      expectOneSuccess(ctx, outcomes, "204", ["MEETING_FULL"], "There was one seat.");
      const { memberCount, members } = await readMeeting(ctx, at(others, 0), meetingId);
      ctx.equal([memberCount, members.length], [2, 2], "The meeting should have its maximum of members.");
    },
  },
  {
    id: "meetings.join.double-tap",
    title: "Joining twice at the same moment takes one seat and one deposit.",
    source: "D27",
    run: async (ctx) => {
      const [host, guest] = [at(await sharedMembers(ctx, 1), 0), await ctx.member("guest")];
      const meetingId = await openMeeting(ctx, host);
      const call = { as: guest, params: { meetingId } };
      expectOneSuccess(
        ctx,
        await race(ctx, "joinMeeting", [call, call, call]),
        "204",
        ["ALREADY_JOINED"],
        "It is one member.",
      );
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id, guest.id], "There should be one seat for them.");
      ctx.equal((await ctx.ok("getMe", { as: guest })).riceBalance, RICE_AFTER_DEPOSIT, "One deposit should be taken.");
    },
  },
  {
    id: "meetings.withdraw.running",
    title:
      "A member of a confirmed meeting can't withdraw from the service: MEMBER_IN_RUNNING_MEETING; from a recruiting one the seat becomes free.",
    source: "D16",
    covers: ["withdrawMember MEMBER_IN_RUNNING_MEETING", "withdrawMember 204"],
    run: async (ctx) => {
      const { host, other } = await trio(ctx);
      const guest = await ctx.member("guest");
      const recruiting = await openWith(ctx, host, [guest]);
      const confirmed = await openWith(ctx, host, [guest, other]);
      await confirm(ctx, host, confirmed);
      await ctx.refused("withdrawMember", "MEMBER_IN_RUNNING_MEETING", { as: guest });
      ctx.equal(await readMemberIds(ctx, host, recruiting), [host.id, guest.id], "A refusal should change nothing.");
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: confirmed } });
      await ctx.ok("withdrawMember", { as: guest });
      ctx.equal(await readMemberIds(ctx, host, recruiting), [host.id], "The seat should be free.");
    },
  },
  {
    id: "meetings.expelled",
    title: "Who was expelled can't come back, by joining or by applying: EXPELLED.",
    source: "D25",
    covers: ["joinMeeting EXPELLED", "applyToMeeting EXPELLED"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const open = await openWith(ctx, host, [guest, other]);
      const closed = await openMeeting(ctx, host, { requiresApproval: true });
      for (const member of [guest, other]) {
        const id = await apply(ctx, closed, member);
        await approve(ctx, host, { id, meetingId: closed, memberId: member.id });
      }
      for (const meetingId of [open, closed]) {
        await report(ctx, host, guest, meetingId);
        await report(ctx, other, guest, meetingId);
      }
      await ctx.refused("joinMeeting", "EXPELLED", { as: guest, params: { meetingId: open } });
      const body = { content: "다시 함께 먹고 싶어요." };
      await ctx.refused("applyToMeeting", "EXPELLED", { as: guest, params: { id: closed }, body });
    },
  },
);
