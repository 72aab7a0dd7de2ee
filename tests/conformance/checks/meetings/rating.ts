/** Manner ratings after a meeting (D17). An operator's changes of the status make meetings take place. */
import type { EvaluationTypeValue } from "@babchingu/openapi/enums";
import type { Member } from "../../runner/actors.ts";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { createMeeting } from "../support/meetings.ts";
import { readMealScore, setMeetingStatus } from "../support/operators.ts";
import { expectOneSuccess } from "../support/outcomes.ts";
import { at, sharedPair, sharedTrio } from "../support/shared-members.ts";
import { createMeetingWith } from "../support/rooms.ts";

type Ratings = [Member, EvaluationTypeValue][];

const ratingCall = (as: Member, meetingId: number, ratings: Ratings) => ({
  as,
  body: {
    meetingId,
    evaluatePointDtoList: ratings.map(([{ id }, type]) => ({ targetMemberId: id, meetingId, type })),
  },
});

/** Creates a meeting of these members and lets it take place and end. */
async function createEndedMeeting(ctx: Context, host: Member, members: Member[]): Promise<number> {
  const meetingId = await createMeetingWith(ctx, host, members);
  await setMeetingStatus(ctx, meetingId, "READY", "END");
  return meetingId;
}

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "meetings.rate.scores",
    title: "A new member's score is 50; POSITIVE adds one, NEGATIVE takes one, NONE changes nothing.",
    source: "D17",
    covers: ["evaluateMembers 204", "getAttendance 200"],
    run: async (ctx) => {
      const { host } = await sharedPair(ctx);
      const rated = await ctx.members("liked", "disliked", "neutral");
      const [up, down, same] = [at(rated, 0), at(rated, 1), at(rated, 2)];
      const meetingId = await createEndedMeeting(ctx, host, rated);
      for (const member of rated) ctx.equal(await readMealScore(ctx, member), 50, "The first score should be 50.");
      const read = () => ctx.ok("getAttendance", { as: host, query: { meetingId } });
      ctx.equal(await read(), { checked: false, evaluated: false }, "The host has not rated yet.");
      const ratings: Ratings = [
        [up, "POSITIVE"],
        [down, "NEGATIVE"],
        [same, "NONE"],
      ];
      await ctx.ok("evaluateMembers", ratingCall(host, meetingId, ratings));
      const scores = [await readMealScore(ctx, up), await readMealScore(ctx, down), await readMealScore(ctx, same)];
      ctx.equal(scores, [51, 49, 50], "The ratings should change the scores.");
      ctx.equal(await read(), { checked: false, evaluated: true }, "The host has rated now.");
      const { members } = await ctx.ok("getMeeting", { as: host, params: { id: meetingId } });
      ctx.equal(members.find(({ id }) => id === up.id)?.point, 51, "The member grid should show the new score.");
    },
  },
  {
    id: "meetings.rate.clamped",
    title: "Scores stay between 0 and 100.",
    source: "D17",
    run: async (ctx) => {
      const { host } = await sharedPair(ctx);
      const rated = await ctx.members("best", "worst");
      const [best, worst] = [at(rated, 0), at(rated, 1)];
      const as = await ctx.operator();
      await ctx.ok("setAdminMemberPoint", { as, params: { id: best.id }, body: { point: 100 } });
      await ctx.ok("setAdminMemberPoint", { as, params: { id: worst.id }, body: { point: 0 } });
      const meetingId = await createEndedMeeting(ctx, host, rated);
      const ratings: Ratings = [
        [best, "POSITIVE"],
        [worst, "NEGATIVE"],
      ];
      await ctx.ok("evaluateMembers", ratingCall(host, meetingId, ratings));
      ctx.equal(
        [await readMealScore(ctx, best), await readMealScore(ctx, worst)],
        [100, 0],
        "Neither should leave the range.",
      );
    },
  },
  {
    id: "meetings.rate.complete",
    title:
      "A rating must name every other member exactly once, for this meeting (EVALUATION_INCOMPLETE), and not the rater (CANNOT_TARGET_SELF).",
    source: "member §5",
    covers: ["evaluateMembers EVALUATION_INCOMPLETE", "evaluateMembers CANNOT_TARGET_SELF"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const stranger = await ctx.sharedMember();
      const meetingId = await createEndedMeeting(ctx, host, [guest, other]);
      const rateWithNone = (...members: Member[]) =>
        ratingCall(
          host,
          meetingId,
          members.map((member) => [member, "NONE"]),
        );
      for (const call of [
        rateWithNone(guest),
        rateWithNone(guest, guest),
        rateWithNone(guest, stranger),
        rateWithNone(guest, other, stranger),
      ]) {
        await ctx.refused("evaluateMembers", "EVALUATION_INCOMPLETE", call);
      }
      const withOtherMeeting = rateWithNone(guest, other);
      withOtherMeeting.body.evaluatePointDtoList[1] = {
        targetMemberId: other.id,
        meetingId: meetingId + 1,
        type: "NONE",
      };
      await ctx.refused("evaluateMembers", "EVALUATION_INCOMPLETE", withOtherMeeting);
      await ctx.refused("evaluateMembers", "CANNOT_TARGET_SELF", rateWithNone(guest, other, host));
      await ctx.ok("evaluateMembers", rateWithNone(other, guest));
    },
  },
  {
    id: "meetings.rate.once",
    title: "Each member rates a meeting once (ALREADY_EVALUATED), also with concurrent requests.",
    source: "D17",
    covers: ["evaluateMembers ALREADY_EVALUATED"],
    run: async (ctx) => {
      const [{ host }, guest] = [await sharedPair(ctx), await ctx.member("guest")];
      const meetingId = await createEndedMeeting(ctx, host, [guest]);
      const call = ratingCall(host, meetingId, [[guest, "POSITIVE"]]);
      await expectOneSuccess(ctx, "evaluateMembers", [call, call, call], "ALREADY_EVALUATED");
      await ctx.refused("evaluateMembers", "ALREADY_EVALUATED", call);
      ctx.equal(await readMealScore(ctx, guest), 51, "One point should be given.");
    },
  },
  {
    id: "meetings.rate.when-over",
    title: "A meeting that isn't over or didn't take place can't be rated: EVALUATION_CLOSED.",
    source: "R14",
    covers: ["evaluateMembers EVALUATION_CLOSED"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      const call = ratingCall(host, meetingId, [[guest, "NONE"]]);
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", call);
      await setMeetingStatus(ctx, meetingId, "CONFIRMED");
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", call);
      await setMeetingStatus(ctx, meetingId, "READY");
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", call);
      const short = await createMeetingWith(ctx, host, [guest], { minCapacity: 3 });
      await setMeetingStatus(ctx, short, "END");
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", ratingCall(host, short, [[guest, "NONE"]]));
    },
  },
  {
    id: "meetings.rate.members-only",
    title:
      "A member who has left can't rate (NOT_PARTICIPANT) and isn't rated; one who has withdrawn since the meeting is rated like the others.",
    source: "D17, R17, openapi.json#/components/schemas/EvaluateRequest",
    covers: ["evaluateMembers NOT_PARTICIPANT"],
    run: async (ctx) => {
      const [{ host, guest, other }, leaver] = [await sharedTrio(ctx), await ctx.member("member who withdraws")];
      const meetingId = await createMeetingWith(ctx, host, [guest, other, leaver]);
      await setMeetingStatus(ctx, meetingId, "CONFIRMED");
      await ctx.ok("leaveMeeting", { as: other, params: { meetingId } });
      await setMeetingStatus(ctx, meetingId, "READY", "END");
      const ratings: Ratings = [
        [host, "NONE"],
        [guest, "NONE"],
      ];
      await ctx.refused("evaluateMembers", "NOT_PARTICIPANT", ratingCall(other, meetingId, ratings));
      await ctx.ok("withdrawMember", { as: leaver });
      const withoutLeaver = ratingCall(host, meetingId, [[guest, "NONE"]]);
      await ctx.refused("evaluateMembers", "EVALUATION_INCOMPLETE", withoutLeaver);
      const complete: Ratings = [
        [guest, "NONE"],
        [leaver, "POSITIVE"],
      ];
      await ctx.ok("evaluateMembers", ratingCall(host, meetingId, complete));
    },
  },
  {
    id: "meetings.rate.nobody",
    title: "A host without other members can't rate anybody: EVALUATION_INCOMPLETE.",
    source: "member §5",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeeting(ctx, host);
      await setMeetingStatus(ctx, meetingId, "READY", "END");
      await ctx.refused("evaluateMembers", "EVALUATION_INCOMPLETE", ratingCall(host, meetingId, [[guest, "POSITIVE"]]));
    },
  },
);
