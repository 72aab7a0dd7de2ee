/** What the clock does to meetings (D19, D20). */
import { AUTO_CONFIRM_MIN, CHECK_IN_OPENS_MIN, MEETING_LENGTH_MIN, MINUTE_MS, SIGNUP_RICE } from "@babchingu/openapi";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import type { Member } from "../../runner/actors.ts";
import {
  RICE_AFTER_DEPOSIT,
  applyToMeeting,
  confirmMeeting,
  advanceToMeeting,
  minutesFromNow,
  createMeeting,
  readRice,
  readStatus,
  readScheduledAt,
} from "../support/meetings.ts";
import { waitFor } from "../support/outcomes.ts";
import { at } from "../support/shared-members.ts";
import { readMessages, readMemberIds, createMeetingWith, readSystemMessages } from "../support/rooms.ts";

/** Waits until the meeting has the status: the jobs run in the background. */
async function expectStatus(
  ctx: Context,
  as: Member,
  meetingId: number,
  status: string,
  sentence: string,
): Promise<void> {
  await waitFor(async () => (await readStatus(ctx, as, meetingId)) === status);
  ctx.equal(await readStatus(ctx, as, meetingId), status, sentence);
}

/** A new host and new members. */
async function newHostAndMembers(ctx: Context, ...labels: string[]): Promise<{ host: Member; members: Member[] }> {
  return { host: await ctx.member("host"), members: await ctx.members(...labels) };
}

export const checks = defineChecksThatNeed(
  ["sms", "clock"],
  {
    id: "meetings.clock.takes-place",
    title: `A meeting with its minimum is confirmed ${AUTO_CONFIRM_MIN} minutes before its time and not earlier, opens check-in then, and ends ${MEETING_LENGTH_MIN} minutes after.`,
    source: "D19, member §4",
    run: async (ctx) => {
      const { host, members } = await newHostAndMembers(ctx, "guest");
      const guest = at(members, 0);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await advanceToMeeting(ctx, host, meetingId, -AUTO_CONFIRM_MIN - 1);
      ctx.equal(
        await readStatus(ctx, guest, meetingId),
        "RECRUITING",
        "A minute before its confirmation the meeting should still recruit.",
      );
      await advanceToMeeting(ctx, host, meetingId, -AUTO_CONFIRM_MIN);
      await expectStatus(ctx, guest, meetingId, "READY", "At its confirmation the meeting should be READY.");
      ctx.equal(
        await readSystemMessages(ctx, guest, meetingId),
        ["CONFIRMED", "CHECK"],
        "The room should get both messages once.",
      );
      const scheduledAtMs = (await readScheduledAt(ctx, guest, meetingId)).getTime();
      const checkInMessage = (await readMessages(ctx, guest, meetingId)).find(({ content }) => content === "CHECK");
      const openedAtMinutes = (new Date(checkInMessage?.createdAt ?? 0).getTime() - scheduledAtMs) / MINUTE_MS;
      ctx.between(
        openedAtMinutes,
        [-CHECK_IN_OPENS_MIN - 0.1, -CHECK_IN_OPENS_MIN + 0.5],
        "The check-in message should have the time at which check-in opened.",
      );
      await advanceToMeeting(ctx, host, meetingId, MEETING_LENGTH_MIN - 1);
      ctx.equal(
        await readStatus(ctx, guest, meetingId),
        "READY",
        "A minute before its end the meeting should still be READY.",
      );
      await advanceToMeeting(ctx, host, meetingId, MEETING_LENGTH_MIN);
      await expectStatus(ctx, guest, meetingId, "END", "At its end the meeting should be over.");
      const systemMessages = await readSystemMessages(ctx, guest, meetingId);
      ctx.equal(
        systemMessages,
        ["CONFIRMED", "CHECK", "EVALUATION"],
        "Its members should be asked to rate each other, once.",
      );
    },
  },
  {
    id: "meetings.clock.confirmed-by-hand",
    title: `A meeting that its host has confirmed opens check-in ${CHECK_IN_OPENS_MIN} minutes before its time, without a second confirmation.`,
    source: "D19",
    run: async (ctx) => {
      const { host, members } = await newHostAndMembers(ctx, "guest");
      const meetingId = await createMeetingWith(ctx, host, members);
      await confirmMeeting(ctx, host, meetingId);
      await advanceToMeeting(ctx, host, meetingId, -CHECK_IN_OPENS_MIN - 1);
      ctx.equal(
        await readStatus(ctx, host, meetingId),
        "CONFIRMED",
        "A minute before check-in opens the meeting should be CONFIRMED.",
      );
      await advanceToMeeting(ctx, host, meetingId, -CHECK_IN_OPENS_MIN);
      await expectStatus(ctx, host, meetingId, "READY", "When check-in opens the meeting should be READY.");
      ctx.equal(
        await readSystemMessages(ctx, host, meetingId),
        ["CONFIRMED", "CHECK"],
        "The room should get each message once.",
      );
    },
  },
  {
    id: "meetings.clock.below-minimum",
    title: `A meeting below its minimum ends ${AUTO_CONFIRM_MIN} minutes before its time: deposits are refunded, applications rejected, and the room gets a message.`,
    source: "D19, member §4",
    run: async (ctx) => {
      const { host, members } = await newHostAndMembers(ctx, "guest", "applicant");
      const [guest, applicant] = [at(members, 0), at(members, 1)];
      const meetingId = await createMeeting(ctx, host, { minCapacity: 3, requiresApproval: true });
      const seat = await applyToMeeting(ctx, meetingId, guest);
      const approval = { as: host, params: { id: seat }, body: { meetingId, memberId: guest.id } };
      await ctx.ok("approveMeetingApplication", approval);
      const waiting = await applyToMeeting(ctx, meetingId, applicant);
      await advanceToMeeting(ctx, host, meetingId, -AUTO_CONFIRM_MIN);
      await expectStatus(ctx, host, meetingId, "END", "The meeting should be over.");
      for (const member of [host, guest, applicant]) {
        ctx.equal(await readRice(ctx, member), SIGNUP_RICE, `The deposit of the ${member.label} should come back.`);
      }
      await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: applicant, params: { id: waiting } });
      ctx.equal(
        await readSystemMessages(ctx, guest, meetingId),
        ["END_MINCAPACITY"],
        "The room should get one message.",
      );
      await advanceToMeeting(ctx, host, meetingId, MEETING_LENGTH_MIN + 1);
      ctx.equal(
        await readSystemMessages(ctx, guest, meetingId),
        ["END_MINCAPACITY"],
        "Nobody should be asked to rate.",
      );
      const rating = { targetMemberId: host.id, meetingId, type: "POSITIVE" as const };
      const call = { as: guest, body: { meetingId, evaluatePointDtoList: [rating] } };
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", call);
    },
  },
  {
    id: "meetings.clock.catches-up",
    title: "After a long gap the jobs catch up: a meeting goes through every missed step once and in order.",
    source: "D20, R15",
    run: async (ctx) => {
      const { host, members } = await newHostAndMembers(ctx, "guest");
      const meetingId = await createMeetingWith(ctx, host, members);
      const scheduledAtMs = (await readScheduledAt(ctx, host, meetingId)).getTime();
      await advanceToMeeting(ctx, host, meetingId, 300);
      await expectStatus(ctx, host, meetingId, "END", "The meeting should be over.");
      const steps = ["CONFIRMED", "CHECK", "EVALUATION"];
      ctx.equal(await readSystemMessages(ctx, host, meetingId), steps, "No step should be skipped or doubled.");
      const checkInMessage = (await readMessages(ctx, host, meetingId)).find(({ content }) => content === "CHECK");
      const openedAtMinutes = (new Date(checkInMessage?.createdAt ?? 0).getTime() - scheduledAtMs) / MINUTE_MS;
      ctx.between(
        openedAtMinutes,
        [-CHECK_IN_OPENS_MIN - 0.1, -CHECK_IN_OPENS_MIN + 0.1],
        "The message of a late job should have the time at which the job was due.",
      );
      ctx.equal((await ctx.ok("getMe", { as: host })).point, 45, "The no-show should be booked as well.");
      await advanceToMeeting(ctx, host, meetingId, 360);
      ctx.equal(await readSystemMessages(ctx, host, meetingId), steps, "Nothing should happen a second time.");
      ctx.equal((await ctx.ok("getMe", { as: host })).point, 45, "The no-show should be booked once.");
    },
  },
  {
    id: "meetings.clock.rejects-waiting",
    title: "The automatic confirmation rejects pending applications with a refund.",
    source: "D22",
    run: async (ctx) => {
      const { host, members } = await newHostAndMembers(ctx, "guest", "applicant");
      const [guest, applicant] = [at(members, 0), at(members, 1)];
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const seat = await applyToMeeting(ctx, meetingId, guest);
      const approval = { as: host, params: { id: seat }, body: { meetingId, memberId: guest.id } };
      await ctx.ok("approveMeetingApplication", approval);
      const waiting = await applyToMeeting(ctx, meetingId, applicant);
      await advanceToMeeting(ctx, host, meetingId, -AUTO_CONFIRM_MIN);
      await expectStatus(ctx, host, meetingId, "READY", "The meeting should be READY.");
      await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: applicant, params: { id: waiting } });
      ctx.equal(await readRice(ctx, applicant), SIGNUP_RICE, "The applicant's deposit should come back.");
      ctx.equal(await readRice(ctx, guest), RICE_AFTER_DEPOSIT, "The member's deposit should be held.");
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id, guest.id], "The applicant should be no member.");
    },
  },
  {
    id: "meetings.clock.last-quarter",
    title: `A meeting created less than ${AUTO_CONFIRM_MIN} minutes before its time ends at once, as nobody can join it; the deposit is refunded.`,
    source: "openapi.json#/paths/~1meetings~1create/post, D19",
    needs: ["sms"],
    run: async (ctx) => {
      const host = await ctx.member("host");
      const meetingId = await createMeeting(ctx, host, { scheduledAt: minutesFromNow(ctx, AUTO_CONFIRM_MIN - 5) });
      await ctx.refused("joinMeeting", "MEETING_NOT_RECRUITING", {
        as: await ctx.sharedMember(),
        params: { meetingId },
      });
      await expectStatus(ctx, host, meetingId, "END", "The meeting should end at once.");
      ctx.equal(await readRice(ctx, host), SIGNUP_RICE, "The deposit should come back.");
    },
  },
  {
    id: "meetings.clock.notices",
    title: "Members are notified when their meeting is confirmed or ends below its minimum.",
    source: "member §2",
    run: async (ctx) => {
      const { host, members } = await newHostAndMembers(ctx, "guest");
      const guest = at(members, 0);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      ctx.equal((await ctx.ok("listNotifications", { as: guest })).length, 0, "A new member has no notifications.");
      await advanceToMeeting(ctx, host, meetingId, -AUTO_CONFIRM_MIN);
      await expectStatus(ctx, host, meetingId, "READY", "The meeting should be READY.");
      ctx.equal(await ctx.ok("checkNotifications", { as: guest }), true, "There should be an unread notification.");
      const notifications = await ctx.ok("listNotifications", { as: guest });
      ctx.assert(notifications.length > 0, "The notification should be listed.", notifications);
      ctx.equal(await ctx.ok("checkNotifications", { as: guest }), false, "Reading the list marks it as read.");
    },
  },
);
