/** Leaving meetings. */
import { defineChecks } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import { readMeeting, joinMeeting } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { expectOneSuccess } from "../support/outcomes.ts";
import { sharedPair, sharedTrio } from "../support/shared-members.ts";
import { readMemberIds, createMeetingWith } from "../support/rooms.ts";

export const checks = defineChecks(
  {
    id: "meetings.leave.seat",
    title: "A member who leaves is no member any more and may join again while the meeting recruits.",
    source: "member §4",
    covers: ["leaveMeeting 204", "leaveMeeting NOT_JOINED"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      ctx.equal(await readMemberIds(ctx, guest, meetingId), [host.id], "Only the host should be left.");
      await ctx.refused("leaveMeeting", "NOT_JOINED", { as: guest, params: { meetingId } });
      await ctx.refused("getMeetingCertificate", "NOT_PARTICIPANT", { as: guest, params: { id: meetingId } });
      await joinMeeting(ctx, meetingId, guest);
      ctx.equal(await readMemberIds(ctx, guest, meetingId), [host.id, guest.id], "The guest should be back.");
    },
  },
  {
    id: "meetings.leave.host-role",
    title: "When the host leaves, the role passes to the member who joined earliest, with all its rights.",
    source: "member §4",
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const id = await createMeetingWith(ctx, host, [other, guest]);
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId: id } });
      ctx.equal((await readMeeting(ctx, guest, id)).hostId, other.id, "The earliest member should be the host.");
      await ctx.refused("confirmMeeting", "NOT_HOST", { as: host, params: { id } });
      await ctx.refused("confirmMeeting", "NOT_HOST", { as: guest, params: { id } });
      await joinMeeting(ctx, id, host);
      await ctx.ok("leaveMeeting", { as: other, params: { meetingId: id } });
      ctx.equal(
        (await readMeeting(ctx, guest, id)).hostId,
        guest.id,
        "A member who joined again counts as the latest.",
      );
      await ctx.ok("confirmMeeting", { as: guest, params: { id } });
    },
  },
  {
    id: "meetings.leave.last",
    title: "The last member can't leave, only delete: LAST_MEMBER.",
    source: "D23",
    covers: ["leaveMeeting LAST_MEMBER"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId } });
      await ctx.refused("leaveMeeting", "LAST_MEMBER", { as: guest, params: { meetingId } });
      await ctx.ok("deleteMeeting", { as: guest, params: { id: meetingId } });
    },
  },
  {
    id: "meetings.leave.both-at-once",
    title: "When the last two members leave concurrently, one is refused.",
    source: "D23",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      const calls = [host, guest].map((as) => ({ as, params: { meetingId } }));
      await expectOneSuccess(ctx, "leaveMeeting", calls, "LAST_MEMBER");
      const { hostId, members } = await readMeeting(ctx, host, meetingId);
      ctx.equal(fieldOf(members, "id"), [hostId], "The member who stays should be the host.");
    },
  },
  {
    id: "meetings.leave.over",
    title: "A meeting that is over can't be left: MEETING_OVER.",
    source: "R7",
    needs: ["sms", "operator"],
    covers: ["leaveMeeting MEETING_OVER"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, meetingId, "READY", "END");
      for (const as of [host, guest]) await ctx.refused("leaveMeeting", "MEETING_OVER", { as, params: { meetingId } });
    },
  },
);
