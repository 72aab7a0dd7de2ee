/** Check-in to a meeting that its host confirmed hours before (member §9, D19). */
import { CHECK_IN_OPENS_MIN } from "@babchingu/openapi";
import { defineChecks } from "../../runner/check.ts";
import { confirmMeeting, HONGDAE, createMeetingWithMember } from "../support/meetings.ts";

export const checks = defineChecks({
  id: "meetings.confirmed-early.no-check-in",
  title: `Check-in stays closed until ${CHECK_IN_OPENS_MIN} minutes before, also where the host confirmed the meeting hours ago.`,
  source: "member §9, D19",
  covers: ["checkIn CHECK_IN_CLOSED"],
  run: async (ctx) => {
    const { host, member, meetingId } = await createMeetingWithMember(ctx);
    await confirmMeeting(ctx, host, meetingId);
    for (const as of [member, host])
      await ctx.refused("checkIn", "CHECK_IN_CLOSED", { as, body: { meetingId, ...HONGDAE } });
    const { checked } = await ctx.ok("getAttendance", { as: member, query: { meetingId } });
    ctx.equal(checked, false, "Nobody should be checked in.");
  },
});
