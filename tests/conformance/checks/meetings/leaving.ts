/** Leaving meetings. */
import { defineChecks } from "../../runner/check.ts";
import { readMeeting, join } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { expectOneSuccess, race } from "../support/outcomes.ts";
import { pair, trio } from "../support/shared-members.ts";
import { readMemberIds, openWith } from "../support/rooms.ts";

export const checks = defineChecks(
  {
    id: "meetings.leave.seat",
    title: "Who leaves is no member any more and may come back while the meeting recruits.",
    source: "member §4",
    covers: ["leaveMeeting 204", "leaveMeeting NOT_JOINED"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openWith(ctx, host, [guest]);
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      ctx.equal(await readMemberIds(ctx, guest, meetingId), [host.id], "Only the host should be left.");
      await ctx.refused("leaveMeeting", "NOT_JOINED", { as: guest, params: { meetingId } });
      await ctx.refused("getMeetingCertificate", "NOT_PARTICIPANT", { as: guest, params: { id: meetingId } });
      await join(ctx, meetingId, guest);
      ctx.equal(await readMemberIds(ctx, guest, meetingId), [host.id, guest.id], "The guest should be back.");
    },
  },
  {
    id: "meetings.leave.host-role",
    title: "When the host leaves, the role passes to the member who joined earliest, with all its rights.",
    source: "member §4",
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const id = await openWith(ctx, host, [other, guest]);
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId: id } });
      ctx.equal((await readMeeting(ctx, guest, id)).hostId, other.id, "The earliest member should be the host.");
      await ctx.refused("confirmMeeting", "NOT_HOST", { as: host, params: { id } });
      await ctx.refused("confirmMeeting", "NOT_HOST", { as: guest, params: { id } });
      await join(ctx, id, host);
      await ctx.ok("leaveMeeting", { as: other, params: { meetingId: id } });
      ctx.equal((await readMeeting(ctx, guest, id)).hostId, guest.id, "Who came back joined later than the others.");
      await ctx.ok("confirmMeeting", { as: guest, params: { id } });
    },
  },
  {
    id: "meetings.leave.last",
    title: "The last member can't leave, only delete: LAST_MEMBER.",
    source: "D23",
    covers: ["leaveMeeting LAST_MEMBER"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openWith(ctx, host, [guest]);
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId } });
      await ctx.refused("leaveMeeting", "LAST_MEMBER", { as: guest, params: { meetingId } });
      await ctx.ok("deleteMeeting", { as: guest, params: { id: meetingId } });
    },
  },
  {
    id: "meetings.leave.both-at-once",
    title: "When the last two leave at the same moment, one stays.",
    source: "D23",
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openWith(ctx, host, [guest]);
      const outcomes = await race(
        ctx,
        "leaveMeeting",
        [host, guest].map((as) => ({ as, params: { meetingId } })),
      );
      expectOneSuccess(ctx, outcomes, "204", ["LAST_MEMBER"], "Somebody must stay.");
      const { hostId, members } = await readMeeting(ctx, host, meetingId);
      ctx.equal(
        members.map(({ id }) => id),
        [hostId],
        "Who stays should be the host.",
      );
    },
  },
  {
    id: "meetings.leave.over",
    title: "Nobody leaves a meeting that is over: MEETING_OVER.",
    source: "R7",
    needs: ["sms", "operator"],
    covers: ["leaveMeeting MEETING_OVER"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openWith(ctx, host, [guest]);
      await setStatus(ctx, meetingId, "READY", "END");
      for (const as of [host, guest]) await ctx.refused("leaveMeeting", "MEETING_OVER", { as, params: { meetingId } });
    },
  },
);
