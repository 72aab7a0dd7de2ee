/** Approving applications. */
import { MINUTE_MS, SIGNUP_RICE } from "@babchingu/openapi";
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import {
  RICE_AFTER_DEPOSIT,
  applyToMeeting,
  readMeeting,
  minutesFromNow,
  createMeeting,
  readScheduledAt,
} from "../support/meetings.ts";
import { expectOneSuccess, outcomeOf } from "../support/outcomes.ts";
import { at, sharedPair, sharedMembers, sharedTrio } from "../support/shared-members.ts";
import { readMemberIds } from "../support/rooms.ts";

/** How long before the end of recruiting the clock is advanced to; the hook advances by whole seconds. */
const ADVANCE_MARGIN_MS = 4000;
/** How long after the end of recruiting the approval is sent: before a job that runs every second or two has ended it. */
const APPROVAL_DELAY_MS = 20;
const ATTEMPTS = 3;
/** The start of the probe meeting, which still recruits when the other one stops. */
const PROBE_START_IN_MINUTES = 600;

/** Measures how far the server's clock is ahead of this machine's, by the createdAt of a new application. */
async function measureClockOffset(ctx: Context, applicant: Member, meetingId: number): Promise<number> {
  await applicant.token();
  const sentMs = Date.now();
  const id = await applyToMeeting(ctx, meetingId, applicant);
  const middleMs = (sentMs + Date.now()) / 2;
  const { createdAt } = await ctx.ok("getMeetingApplication", { as: applicant, params: { id } });
  return new Date(createdAt).getTime() - middleMs;
}

export const checks = defineChecks(
  {
    id: "meetings.approve.seat",
    title: "An approval makes the applicant a member and removes the application.",
    source: "member §4",
    covers: [
      "approveMeetingApplication 204",
      "approveMeetingApplication APPLICATION_NOT_FOUND",
      "deleteMeetingApplication APPLICATION_NOT_FOUND",
    ],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const id = await applyToMeeting(ctx, meetingId, guest);
      const approval = { as: host, params: { id }, body: { meetingId, memberId: guest.id } };
      await ctx.ok("approveMeetingApplication", approval);
      ctx.equal(await readMemberIds(ctx, guest, meetingId), [host.id, guest.id], "The applicant should be a member.");
      await ctx.refused("approveMeetingApplication", "APPLICATION_NOT_FOUND", approval);
      await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: guest, params: { id } });
      await ctx.refused("deleteMeetingApplication", "APPLICATION_NOT_FOUND", { as: guest, params: { id } });
      ctx.equal(
        (await readMeeting(ctx, guest, meetingId)).isApplicationSubmitted,
        false,
        "No application should be pending any more.",
      );
    },
  },
  {
    id: "meetings.approve.mismatch",
    title:
      "An approval that names another meeting or member is refused with APPLICATION_NOT_FOUND and changes nothing.",
    source: "openapi.json#/paths/~1meeting-applications~1{id}/patch",
    covers: ["approveMeetingApplication APPLICATION_NOT_FOUND"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const second = await createMeeting(ctx, host, { requiresApproval: true });
      const id = await applyToMeeting(ctx, meetingId, guest);
      for (const body of [
        { meetingId, memberId: other.id },
        { meetingId: second, memberId: guest.id },
      ]) {
        await ctx.refused("approveMeetingApplication", "APPLICATION_NOT_FOUND", { as: host, params: { id }, body });
      }
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id], "Nobody should have got a seat.");
      await ctx.ok("getMeetingApplication", { as: guest, params: { id } });
    },
  },
  {
    id: "meetings.approve.foreign-host",
    title: "The host of another meeting may neither read nor decide on an application.",
    source: "R10",
    covers: [
      "approveMeetingApplication NOT_HOST",
      "getMeetingApplication NOT_APPLICANT_OR_HOST",
      "deleteMeetingApplication NOT_APPLICANT_OR_HOST",
    ],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      await createMeeting(ctx, other, { requiresApproval: true });
      const id = await applyToMeeting(ctx, meetingId, guest);
      const body = { meetingId, memberId: guest.id };
      await ctx.refused("approveMeetingApplication", "NOT_HOST", { as: other, params: { id }, body });
      await ctx.refused("approveMeetingApplication", "NOT_HOST", { as: guest, params: { id }, body });
      await ctx.refused("getMeetingApplication", "NOT_APPLICANT_OR_HOST", { as: other, params: { id } });
      await ctx.refused("deleteMeetingApplication", "NOT_APPLICANT_OR_HOST", { as: other, params: { id } });
    },
  },
  {
    id: "meetings.approve.twice-at-once",
    title: "One of several concurrent approvals of an application succeeds.",
    source: "D27",
    covers: ["approveMeetingApplication APPLICATION_NOT_FOUND"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const id = await applyToMeeting(ctx, meetingId, guest);
      const call = { as: host, params: { id }, body: { meetingId, memberId: guest.id } };
      await expectOneSuccess(ctx, "approveMeetingApplication", [call, call, call], "APPLICATION_NOT_FOUND");
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id, guest.id], "There should be one new member.");
    },
  },
  {
    id: "meetings.approve.last-seat",
    title: "One of two concurrent approvals for the last seat succeeds.",
    source: "D22",
    covers: ["approveMeetingApplication MEETING_FULL"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true, maxCapacity: 2 });
      const calls = [];
      for (const member of [guest, other]) {
        const id = await applyToMeeting(ctx, meetingId, member);
        calls.push({ as: host, params: { id }, body: { meetingId, memberId: member.id } });
      }
      await expectOneSuccess(ctx, "approveMeetingApplication", calls, "MEETING_FULL");
      ctx.equal((await readMeeting(ctx, host, meetingId)).memberCount, 2, "The meeting should be full, not more.");
    },
  },
  {
    id: "meetings.approve.or-cancel",
    title: "When the applicant cancels while the host approves, one of the two succeeds, and the balance matches it.",
    source: "D27",
    run: async (ctx) => {
      const [host, guest] = [at(await sharedMembers(ctx, 1), 0), await ctx.member("applicant")];
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const id = await applyToMeeting(ctx, meetingId, guest);
      await host.token();
      const responses = await Promise.all([
        ctx.call("approveMeetingApplication", { as: host, params: { id }, body: { meetingId, memberId: guest.id } }),
        ctx.call("deleteMeetingApplication", { as: guest, params: { id } }),
      ]);
      const outcomes = responses.map(outcomeOf).toSorted();
      ctx.equal(outcomes, ["204", "APPLICATION_NOT_FOUND"], "The application can be decided once.");
      const isMember = (await readMemberIds(ctx, host, meetingId)).includes(guest.id);
      const { riceBalance } = await ctx.ok("getMe", { as: guest });
      ctx.equal(
        riceBalance,
        isMember ? RICE_AFTER_DEPOSIT : SIGNUP_RICE,
        "The deposit should be held for the seat, or given back.",
      );
    },
  },
  {
    id: "meetings.approve.too-late",
    title: "From 15 minutes before the meeting approvals are refused, also when the job that ends recruiting is late.",
    source: "D19, D20",
    needs: ["sms", "clock", "operator"],
    covers: ["approveMeetingApplication MEETING_NOT_RECRUITING"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const [meetingId, probe] = [
          await createMeeting(ctx, host, { requiresApproval: true }),
          await createMeeting(ctx, host, {
            requiresApproval: true,
            scheduledAt: minutesFromNow(ctx, PROBE_START_IN_MINUTES),
          }),
        ];
        const id = await applyToMeeting(ctx, meetingId, guest);
        const closesAt = (await readScheduledAt(ctx, host, meetingId)).getTime() - 15 * MINUTE_MS;
        await ctx.advanceTo(new Date(closesAt - ADVANCE_MARGIN_MS));
        await Promise.all([host.token(), guest.token()]);
        const offsetMs = await measureClockOffset(ctx, other, probe);
        await new Promise((resolve) =>
          setTimeout(resolve, Math.max(0, closesAt - Date.now() - offsetMs) + APPROVAL_DELAY_MS),
        );
        const approval = { as: host, params: { id }, body: { meetingId, memberId: guest.id } };
        const response = await ctx.call("approveMeetingApplication", approval);
        const outcome = outcomeOf(response);
        ctx.assert(
          ["MEETING_NOT_RECRUITING", "APPLICATION_NOT_FOUND"].includes(outcome),
          "The approval should be refused.",
          outcome,
          response,
        );
        // If the job was faster, the application has been rejected already: try again.
        if (outcome === "MEETING_NOT_RECRUITING") return;
      }
    },
  },
);
