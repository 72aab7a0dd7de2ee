/** Rating manners after a meeting (D17). The operator lets meetings take place. */
import type { EvaluationTypeValue } from "@babchingu/openapi/enums";
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { openMeeting } from "../support/meetings.ts";
import { readPoint, setStatus } from "../support/operators.ts";
import { expectOneSuccess, race } from "../support/outcomes.ts";
import { at, pair, trio } from "../support/shared-members.ts";
import { openWith } from "../support/rooms.ts";

type Ratings = [Member, EvaluationTypeValue][];

const rate = (as: Member, meetingId: number, ratings: Ratings) => ({
  as,
  body: {
    meetingId,
    evaluatePointDtoList: ratings.map(([{ id }, type]) => ({ targetMemberId: id, meetingId, type })),
  },
});

/** A meeting of these people that took place. */
async function openAndEnd(ctx: Context, host: Member, members: Member[]): Promise<number> {
  const meetingId = await openWith(ctx, host, members);
  await setStatus(ctx, meetingId, "READY", "END");
  return meetingId;
}

export const checks = defineChecks(
  {
    id: "meetings.rate.scores",
    title: "A new member's score is 50; POSITIVE adds one, NEGATIVE takes one, NONE changes nothing.",
    source: "D17",
    needs: ["sms", "operator"],
    covers: ["evaluateMembers 204", "getAttendance 200"],
    run: async (ctx) => {
      const { host } = await pair(ctx);
      const rated = await ctx.members("liked", "disliked", "neutral");
      const [up, down, same] = [at(rated, 0), at(rated, 1), at(rated, 2)];
      const meetingId = await openAndEnd(ctx, host, rated);
      for (const member of rated) ctx.equal(await readPoint(ctx, member), 50, "The first score should be 50.");
      const read = () => ctx.ok("getAttendance", { as: host, query: { meetingId } });
      ctx.equal(await read(), { checked: false, evaluated: false }, "The host has not rated yet.");
      const ratings: Ratings = [
        [up, "POSITIVE"],
        [down, "NEGATIVE"],
        [same, "NONE"],
      ];
      await ctx.ok("evaluateMembers", rate(host, meetingId, ratings));
      const scores = [await readPoint(ctx, up), await readPoint(ctx, down), await readPoint(ctx, same)];
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
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host } = await pair(ctx);
      const rated = await ctx.members("best", "worst");
      const [best, worst] = [at(rated, 0), at(rated, 1)];
      const as = await ctx.operator();
      await ctx.ok("setAdminMemberPoint", { as, params: { id: best.id }, body: { point: 100 } });
      await ctx.ok("setAdminMemberPoint", { as, params: { id: worst.id }, body: { point: 0 } });
      const meetingId = await openAndEnd(ctx, host, rated);
      const ratings: Ratings = [
        [best, "POSITIVE"],
        [worst, "NEGATIVE"],
      ];
      await ctx.ok("evaluateMembers", rate(host, meetingId, ratings));
      ctx.equal([await readPoint(ctx, best), await readPoint(ctx, worst)], [100, 0], "Neither should pass its end.");
    },
  },
  {
    id: "meetings.rate.complete",
    title:
      "A rating names every other member exactly once, for this meeting (EVALUATION_INCOMPLETE), and never oneself (CANNOT_TARGET_SELF).",
    source: "member §5",
    needs: ["sms", "operator"],
    covers: ["evaluateMembers EVALUATION_INCOMPLETE", "evaluateMembers CANNOT_TARGET_SELF"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const stranger = await ctx.sharedMember();
      const meetingId = await openAndEnd(ctx, host, [guest, other]);
      const mark = (...members: Member[]) =>
        rate(
          host,
          meetingId,
          members.map((member) => [member, "NONE"]),
        );
      for (const call of [mark(guest), mark(guest, guest), mark(guest, stranger), mark(guest, other, stranger)]) {
        await ctx.refused("evaluateMembers", "EVALUATION_INCOMPLETE", call);
      }
      const elsewhere = mark(guest, other);
      elsewhere.body.evaluatePointDtoList[1] = { targetMemberId: other.id, meetingId: meetingId + 1, type: "NONE" };
      await ctx.refused("evaluateMembers", "EVALUATION_INCOMPLETE", elsewhere);
      await ctx.refused("evaluateMembers", "CANNOT_TARGET_SELF", mark(guest, other, host));
      await ctx.ok("evaluateMembers", mark(other, guest));
    },
  },
  {
    id: "meetings.rate.once",
    title: "A meeting is rated once by each member (ALREADY_EVALUATED), also when the requests arrive together.",
    source: "D17",
    needs: ["sms", "operator"],
    covers: ["evaluateMembers ALREADY_EVALUATED"],
    run: async (ctx) => {
      const [{ host }, guest] = [await pair(ctx), await ctx.member("guest")];
      const meetingId = await openAndEnd(ctx, host, [guest]);
      const call = rate(host, meetingId, [[guest, "POSITIVE"]]);
      expectOneSuccess(
        ctx,
        await race(ctx, "evaluateMembers", [call, call, call]),
        "204",
        ["ALREADY_EVALUATED"],
        "It is one rating.",
      );
      await ctx.refused("evaluateMembers", "ALREADY_EVALUATED", call);
      ctx.equal(await readPoint(ctx, guest), 51, "One point should be given.");
    },
  },
  {
    id: "meetings.rate.when-over",
    title: "Before its end, and when it didn't take place, a meeting can't be rated: EVALUATION_CLOSED.",
    source: "R14",
    needs: ["sms", "operator"],
    covers: ["evaluateMembers EVALUATION_CLOSED"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openWith(ctx, host, [guest]);
      const call = rate(host, meetingId, [[guest, "NONE"]]);
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", call);
      await setStatus(ctx, meetingId, "CONFIRMED");
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", call);
      await setStatus(ctx, meetingId, "READY");
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", call);
      const short = await openWith(ctx, host, [guest], { minCapacity: 3 });
      await setStatus(ctx, short, "END");
      await ctx.refused("evaluateMembers", "EVALUATION_CLOSED", rate(host, short, [[guest, "NONE"]]));
    },
  },
  {
    id: "meetings.rate.members-only",
    title: "Who has left rates nobody (NOT_PARTICIPANT) and is rated by nobody.",
    source: "D17",
    needs: ["sms", "operator"],
    covers: ["evaluateMembers NOT_PARTICIPANT"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openWith(ctx, host, [guest, other]);
      await setStatus(ctx, meetingId, "CONFIRMED");
      await ctx.ok("leaveMeeting", { as: other, params: { meetingId } });
      await setStatus(ctx, meetingId, "READY", "END");
      const ratings: Ratings = [
        [host, "NONE"],
        [guest, "NONE"],
      ];
      await ctx.refused("evaluateMembers", "NOT_PARTICIPANT", rate(other, meetingId, ratings));
      await ctx.ok("evaluateMembers", rate(host, meetingId, [[guest, "NONE"]]));
    },
  },
  {
    id: "meetings.rate.nobody",
    title: "A host who was alone has nobody to rate; a rating of a stranger is refused.",
    source: "member §5",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openMeeting(ctx, host);
      await setStatus(ctx, meetingId, "READY", "END");
      await ctx.refused("evaluateMembers", "EVALUATION_INCOMPLETE", rate(host, meetingId, [[guest, "POSITIVE"]]));
    },
  },
);
