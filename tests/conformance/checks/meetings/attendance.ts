/** Check-in by position, and no-shows (D24). */
import {
  CHECK_IN_CLOSES_MIN,
  CHECK_IN_OPENS_MIN,
  CHECK_IN_RADIUS_M,
  MEETING_LENGTH_MIN,
  SIGNUP_RICE,
} from "@babchingu/openapi";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import type { Member } from "../../runner/actors.ts";
import {
  HONGDAE,
  RICE_AFTER_DEPOSIT,
  advanceToMeeting,
  confirmMeeting,
  readRice,
  readScheduledAt,
} from "../support/meetings.ts";
import { readMealScore, setMeetingStatus } from "../support/operators.ts";
import { expectOneSuccess, waitFor } from "../support/outcomes.ts";
import { at, sharedPair } from "../support/shared-members.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { northOf } from "../support/positions.ts";

const checkInAt = (as: Member, meetingId: number, metres = 0) => ({
  as,
  body: { meetingId, ...northOf(HONGDAE, metres) },
});
const readAttendance = (ctx: Context, as: Member, meetingId: number) =>
  ctx.ok("getAttendance", { as, query: { meetingId } });

/** Advances the clock to `seconds` after the meeting's time. */
async function advanceToSecond(ctx: Context, as: Member, meetingId: number, seconds: number): Promise<void> {
  await ctx.advanceTo(new Date((await readScheduledAt(ctx, as, meetingId)).getTime() + seconds * 1000));
}

const [OPENS_S, CLOSES_S] = [CHECK_IN_OPENS_MIN * 60, CHECK_IN_CLOSES_MIN * 60];

export const checks = defineChecksThatNeed(
  ["sms", "clock"],
  {
    id: "meetings.check-in.window",
    title: `Check-in is open from ${CHECK_IN_OPENS_MIN} minutes before to ${CHECK_IN_CLOSES_MIN} minutes after the meeting time; before and after it is refused with CHECK_IN_CLOSED.`,
    source: "member §9",
    covers: ["checkIn 204", "checkIn CHECK_IN_CLOSED"],
    run: async (ctx) => {
      const host = await ctx.member("host");
      const guests = await ctx.members("early member", "late member", "member who comes too late");
      const [early, late, tooLate] = [at(guests, 0), at(guests, 1), at(guests, 2)];
      const meetingId = await createMeetingWith(ctx, host, [early, late, tooLate]);
      await confirmMeeting(ctx, host, meetingId);
      await advanceToSecond(ctx, host, meetingId, -OPENS_S - 10);
      await ctx.refused("checkIn", "CHECK_IN_CLOSED", checkInAt(early, meetingId));
      await advanceToSecond(ctx, host, meetingId, -OPENS_S);
      await waitFor(async () => (await ctx.call("checkIn", checkInAt(early, meetingId))).status === 204);
      ctx.equal((await readAttendance(ctx, early, meetingId)).checked, true, "Check-in should be open from then on.");
      ctx.equal((await readAttendance(ctx, late, meetingId)).checked, false, "Others have not checked in.");
      await advanceToSecond(ctx, host, meetingId, CLOSES_S - 20);
      await ctx.ok("checkIn", checkInAt(late, meetingId));
      await advanceToSecond(ctx, host, meetingId, CLOSES_S + 5);
      await ctx.refused("checkIn", "CHECK_IN_CLOSED", checkInAt(tooLate, meetingId));
    },
  },
  {
    id: "meetings.check-in.distance",
    title: `Check-in works within ${CHECK_IN_RADIUS_M} m of the place and is refused beyond with TOO_FAR_FROM_PLACE and the distance.`,
    source: "member §5, member §9",
    covers: ["checkIn TOO_FAR_FROM_PLACE", "checkIn ALREADY_CHECKED_IN"],
    run: async (ctx) => {
      const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await advanceToMeeting(ctx, host, meetingId, 0);
      const { data } = await ctx.refused(
        "checkIn",
        "TOO_FAR_FROM_PLACE",
        checkInAt(guest, meetingId, CHECK_IN_RADIUS_M + 15),
      );
      ctx.between(
        Number(data?.["distanceM"]),
        [CHECK_IN_RADIUS_M + 5, CHECK_IN_RADIUS_M + 25],
        "The distance should be in metres.",
      );
      const east = {
        as: guest,
        body: { meetingId, latitude: HONGDAE.latitude, longitude: HONGDAE.longitude + 0.0125 },
      };
      await ctx.refused("checkIn", "TOO_FAR_FROM_PLACE", east);
      ctx.equal((await readAttendance(ctx, guest, meetingId)).checked, false, "A refusal is no check-in.");
      await ctx.ok("checkIn", checkInAt(guest, meetingId, CHECK_IN_RADIUS_M - 15));
      await ctx.refused("checkIn", "ALREADY_CHECKED_IN", checkInAt(guest, meetingId));
      const { latitude, longitude } = await ctx.ok("getMe", { as: guest });
      ctx.equal([latitude, longitude], [null, null], "The position should be compared, not stored.");
    },
  },
  {
    id: "meetings.check-in.consent",
    title: "A member who hasn't agreed to the use of the position can't check in: LOCATION_CONSENT_REQUIRED.",
    source: "D41",
    covers: ["checkIn LOCATION_CONSENT_REQUIRED"],
    run: async (ctx) => {
      const host = await ctx.member("host");
      const guest = await ctx.member("guest without consent", { isLocationAgreed: false });
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await advanceToMeeting(ctx, host, meetingId, 0);
      await ctx.refused("checkIn", "LOCATION_CONSENT_REQUIRED", checkInAt(guest, meetingId));
      await ctx.ok("setMemberLocation", { as: guest, body: { ...HONGDAE, agreed: true } });
      await ctx.ok("checkIn", checkInAt(guest, meetingId));
    },
  },
  {
    id: "meetings.check-in.at-once",
    title: "Concurrent check-ins of a member count once and give one refund.",
    source: "D27",
    covers: ["checkIn ALREADY_CHECKED_IN"],
    run: async (ctx) => {
      const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await advanceToMeeting(ctx, host, meetingId, 0);
      const call = checkInAt(guest, meetingId);
      await expectOneSuccess(ctx, "checkIn", [call, call, call], "ALREADY_CHECKED_IN");
      ctx.equal(await readRice(ctx, guest), SIGNUP_RICE, "One deposit should come back.");
    },
  },
  {
    id: "meetings.check-in.too-early",
    title: "Hours before the meeting check-in is refused with CHECK_IN_CLOSED.",
    source: "member §9",
    needs: ["sms"],
    covers: ["checkIn CHECK_IN_CLOSED"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      for (const as of [host, guest]) await ctx.refused("checkIn", "CHECK_IN_CLOSED", checkInAt(as, meetingId));
    },
  },
  {
    id: "meetings.check-in.ready-early",
    title:
      "The check-in window follows the clock: a meeting that an operator sets to READY hours before still refuses with CHECK_IN_CLOSED.",
    source: "member §9, R14",
    needs: ["sms", "operator"],
    covers: ["checkIn CHECK_IN_CLOSED"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, meetingId, "READY");
      await ctx.refused("checkIn", "CHECK_IN_CLOSED", checkInAt(guest, meetingId));
    },
  },
  {
    id: "meetings.no-show",
    title:
      "A member who hasn't checked in when the window closes loses five points and gets one notification; the others lose nothing.",
    source: "D17, D24",
    run: async (ctx) => {
      const host = await ctx.member("host");
      const guests = await ctx.members("guest who comes", "guest who doesn't");
      const [present, absent] = [at(guests, 0), at(guests, 1)];
      const meetingId = await createMeetingWith(ctx, host, guests);
      await advanceToMeeting(ctx, host, meetingId, 0);
      for (const as of [host, present]) await ctx.ok("checkIn", checkInAt(as, meetingId));
      await advanceToMeeting(ctx, host, meetingId, CHECK_IN_CLOSES_MIN - 1);
      ctx.equal(await readMealScore(ctx, absent), 50, "Before the window closes nobody is a no-show.");
      for (const as of [absent, present]) await ctx.ok("listNotifications", { as });
      await advanceToMeeting(ctx, host, meetingId, CHECK_IN_CLOSES_MIN + 1);
      await waitFor(async () => (await readMealScore(ctx, absent)) !== 50);
      ctx.equal(await readMealScore(ctx, absent), 45, "A no-show should cost five points.");
      ctx.equal(await ctx.ok("checkNotifications", { as: absent }), true, "The member should get a notification.");
      ctx.equal(await ctx.ok("checkNotifications", { as: present }), false, "Who checked in should get none.");
      ctx.equal(
        [await readMealScore(ctx, host), await readMealScore(ctx, present)],
        [50, 50],
        "Members who checked in should lose nothing.",
      );
      ctx.equal(await readRice(ctx, absent), RICE_AFTER_DEPOSIT, "The deposit of a no-show should be kept.");
      ctx.equal(await readRice(ctx, present), SIGNUP_RICE, "A member who checked in should have it back.");
      await advanceToMeeting(ctx, host, meetingId, MEETING_LENGTH_MIN + 10);
      ctx.equal(await readMealScore(ctx, absent), 45, "The no-show should be booked once.");
    },
  },
  {
    id: "meetings.no-show.left",
    title: "A member who left after the confirmation is not a no-show, and a score doesn't fall below 0.",
    source: "D17, D23",
    needs: ["sms", "clock", "operator"],
    run: async (ctx) => {
      const host = await ctx.member("host");
      const guests = await ctx.members("guest who leaves", "guest with two points", "guest who stays");
      const [gone, low] = [at(guests, 0), at(guests, 1)];
      const meetingId = await createMeetingWith(ctx, host, guests);
      const as = await ctx.operator();
      await ctx.ok("setAdminMemberPoint", { as, params: { id: low.id }, body: { point: 2 } });
      await ctx.ok("confirmMeeting", { as: host, params: { id: meetingId } });
      await ctx.ok("leaveMeeting", { as: gone, params: { meetingId } });
      await advanceToMeeting(ctx, host, meetingId, CHECK_IN_CLOSES_MIN + 1);
      await waitFor(async () => (await readMealScore(ctx, low)) !== 2);
      ctx.equal(await readMealScore(ctx, low), 0, "The score should stop at 0.");
      ctx.equal(await readMealScore(ctx, gone), 50, "The member who left should lose nothing.");
    },
  },
);
