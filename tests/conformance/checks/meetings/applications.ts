/** Applying, approving, rejecting, cancelling. */
import { defineChecks } from "../../kit/check.ts";
import { apply, approve, detailOf, MINUTE_MS, openMeeting, timeOf } from "../support/meetings.ts";
import { oneOf, outcomeOf, race, until } from "../support/outcomes.ts";
import { at, pair, someone, trio } from "../support/people.ts";
import { membersOf } from "../support/rooms.ts";

const INTRODUCTION = { content: "함께 먹고 싶어요." };
/** So long before recruiting ends the clock stops being moved; it moves by whole seconds. */
const HEAD_START_MS = 2000;
/** By then recruiting is over for whoever keeps time. */
const WAIT_MS = 10_000;

export const checks = defineChecks(
  {
    id: "meetings.apply.waits",
    level: "meetings",
    title:
      "An application waits: the applicant and the host see it, the applicant is no member, and the meeting says so.",
    source: "member-app §4",
    needs: ["sms"],
    covers: ["applyToMeeting 201", "getMeetingApplication 200"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      const body = { content: "  조용히 먹을게요. " };
      const { id } = await ctx.ok("applyToMeeting", { as: guest, params: { id: meetingId }, body });
      for (const as of [host, guest]) {
        const seen = await ctx.ok("getMeetingApplication", { as, params: { id } });
        ctx.equal(
          [seen.id, seen.meetingId, seen.memberId, seen.memberName, seen.content],
          [id, meetingId, guest.id, guest.name, "조용히 먹을게요."],
          "The application should be what was sent.",
        );
      }
      ctx.equal((await detailOf(ctx, guest, meetingId)).isApplicationSubmitted, true, "The applicant should be told.");
      ctx.equal((await detailOf(ctx, other, meetingId)).isApplicationSubmitted, false, "Others have sent none.");
      ctx.equal(await membersOf(ctx, host, meetingId), [host.id], "The applicant should be no member yet.");
      const { myMeetingApplicationDtoList: mine } = await ctx.ok("listMyMeetingApplications", { as: guest });
      ctx.that(
        mine.some((each) => each.id === id),
        "It should be among the applicant's own.",
        mine,
      );
    },
  },
  {
    id: "meetings.apply.list",
    level: "meetings",
    title: "The host sees who waits, first come first, with the head count.",
    source: "member-app §3",
    needs: ["sms"],
    covers: ["listMeetingApplications 200"],
    run: async (ctx) => {
      const people = await someone(ctx, 5);
      const [host, first, second] = [at(people, 0), at(people, 1), at(people, 2)];
      const [third, seated] = [at(people, 3), at(people, 4)];
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true, minCapacity: 3, maxCapacity: 7 });
      const seat = await apply(ctx, meetingId, seated);
      const ids = [];
      for (const member of [first, second, third]) ids.push(await apply(ctx, meetingId, member));
      await approve(ctx, host, { id: seat, meetingId, memberId: seated.id });
      await ctx.ok("deleteMeetingApplication", { as: second, params: { id: at(ids, 1) } });
      const { meetingMeetingApplicationDtoList: waiting, ...count } = await ctx.ok("listMeetingApplications", {
        as: host,
        params: { meetingId },
      });
      ctx.equal(
        waiting.map(({ id }) => id),
        [ids[0], ids[2]],
        "Only those that wait are listed, the oldest first.",
      );
      ctx.equal(count, { minCapacity: 3, currentMemberCount: 2, maxCapacity: 7 }, "The head count should be right.");
    },
  },
  {
    id: "meetings.apply.refusals",
    level: "meetings",
    title:
      "A second application is refused with E409-9, one of a member with E409-31, one to an open meeting with E409-11.",
    source: "openapi.json#/paths/~1meeting-applications~1{id}/post",
    needs: ["sms"],
    covers: ["applyToMeeting E409-9", "applyToMeeting E409-31", "applyToMeeting E409-11"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const [closed, open] = [
        await openMeeting(ctx, host, { requiresApproval: true }),
        await openMeeting(ctx, host, { requiresApproval: false }),
      ];
      const id = await apply(ctx, closed, guest);
      const call = (as: typeof host, meeting: number) => ({ as, params: { id: meeting }, body: INTRODUCTION });
      await ctx.refused("applyToMeeting", "E409-9", call(guest, closed));
      await ctx.refused("applyToMeeting", "E409-31", call(host, closed));
      await approve(ctx, host, { id, meetingId: closed, memberId: guest.id });
      await ctx.refused("applyToMeeting", "E409-31", call(guest, closed));
      await ctx.refused("applyToMeeting", "E409-11", call(other, open));
    },
  },
  {
    id: "meetings.apply.full",
    level: "meetings",
    title:
      "A full meeting takes no applications, and approving into one is refused: both E409-6; the application goes on waiting.",
    source: "D22",
    needs: ["sms"],
    covers: ["applyToMeeting E409-6", "approveMeetingApplication E409-6"],
    run: async (ctx) => {
      const people = await someone(ctx, 4);
      const [host, guest, other, late] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)];
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true, maxCapacity: 2 });
      const [seat, waiting] = [await apply(ctx, meetingId, guest), await apply(ctx, meetingId, other)];
      await approve(ctx, host, { id: seat, meetingId, memberId: guest.id });
      await ctx.refused("applyToMeeting", "E409-6", { as: late, params: { id: meetingId }, body: INTRODUCTION });
      const approval = { as: host, params: { id: waiting }, body: { meetingId, memberId: other.id } };
      await ctx.refused("approveMeetingApplication", "E409-6", approval);
      await ctx.ok("getMeetingApplication", { as: other, params: { id: waiting } });
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      await ctx.ok("approveMeetingApplication", approval);
      ctx.equal(await membersOf(ctx, host, meetingId), [host.id, other.id], "The freed seat should be given.");
    },
  },
  {
    id: "meetings.approve.seat",
    level: "meetings",
    title: "Approval makes the applicant a member and ends the application: it is absent from then on.",
    source: "member-app §4",
    needs: ["sms"],
    covers: ["approveMeetingApplication 204", "approveMeetingApplication E404-4", "deleteMeetingApplication E404-4"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      const id = await apply(ctx, meetingId, guest);
      const approval = { as: host, params: { id }, body: { meetingId, memberId: guest.id } };
      await ctx.ok("approveMeetingApplication", approval);
      ctx.equal(await membersOf(ctx, guest, meetingId), [host.id, guest.id], "The applicant should be a member.");
      await ctx.refused("approveMeetingApplication", "E404-4", approval);
      await ctx.refused("getMeetingApplication", "E404-4", { as: guest, params: { id } });
      await ctx.refused("deleteMeetingApplication", "E404-4", { as: guest, params: { id } });
      ctx.equal((await detailOf(ctx, guest, meetingId)).isApplicationSubmitted, false, "Nothing waits any more.");
    },
  },
  {
    id: "meetings.approve.mismatch",
    level: "meetings",
    title: "An approval that names another meeting or member is refused with E404-4 and changes nothing.",
    source: "openapi.json#/paths/~1meeting-applications~1{id}/patch",
    needs: ["sms"],
    covers: ["approveMeetingApplication E404-4"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      const second = await openMeeting(ctx, host, { requiresApproval: true });
      const id = await apply(ctx, meetingId, guest);
      for (const body of [
        { meetingId, memberId: other.id },
        { meetingId: second, memberId: guest.id },
      ]) {
        await ctx.refused("approveMeetingApplication", "E404-4", { as: host, params: { id }, body });
      }
      ctx.equal(await membersOf(ctx, host, meetingId), [host.id], "Nobody should have got a seat.");
      await ctx.ok("getMeetingApplication", { as: guest, params: { id } });
    },
  },
  {
    id: "meetings.approve.foreign-host",
    level: "meetings",
    title: "The host of another meeting may neither read nor answer an application.",
    source: "R10",
    needs: ["sms"],
    covers: ["approveMeetingApplication E403-3", "getMeetingApplication E403-8", "deleteMeetingApplication E403-8"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      await openMeeting(ctx, other, { requiresApproval: true });
      const id = await apply(ctx, meetingId, guest);
      const body = { meetingId, memberId: guest.id };
      await ctx.refused("approveMeetingApplication", "E403-3", { as: other, params: { id }, body });
      await ctx.refused("approveMeetingApplication", "E403-3", { as: guest, params: { id }, body });
      await ctx.refused("getMeetingApplication", "E403-8", { as: other, params: { id } });
      await ctx.refused("deleteMeetingApplication", "E403-8", { as: other, params: { id } });
    },
  },
  {
    id: "meetings.approve.twice-at-once",
    level: "meetings",
    title: "Of approvals of one application that arrive together one succeeds.",
    source: "D27",
    needs: ["sms"],
    covers: ["approveMeetingApplication E404-4"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      const id = await apply(ctx, meetingId, guest);
      const call = { as: host, params: { id }, body: { meetingId, memberId: guest.id } };
      const outcomes = await race(ctx, "approveMeetingApplication", [call, call, call]);
      oneOf(ctx, outcomes, "204", ["E404-4"], "The application can be answered once.");
      ctx.equal(await membersOf(ctx, host, meetingId), [host.id, guest.id], "There should be one new member.");
    },
  },
  {
    id: "meetings.approve.last-seat",
    level: "meetings",
    title: "Of two approvals for the last seat that arrive together one succeeds.",
    source: "D22",
    needs: ["sms"],
    covers: ["approveMeetingApplication E409-6"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true, maxCapacity: 2 });
      const calls = [];
      for (const member of [guest, other]) {
        const id = await apply(ctx, meetingId, member);
        calls.push({ as: host, params: { id }, body: { meetingId, memberId: member.id } });
      }
      oneOf(ctx, await race(ctx, "approveMeetingApplication", calls), "204", ["E409-6"], "There was one seat.");
      ctx.equal((await detailOf(ctx, host, meetingId)).memberCount, 2, "The meeting should be full, not more.");
    },
  },
  {
    id: "meetings.approve.or-cancel",
    level: "meetings",
    title: "When the applicant cancels while the host approves, one of the two wins, and the rice fits.",
    source: "D27",
    needs: ["sms"],
    run: async (ctx) => {
      const [host, guest] = [at(await someone(ctx, 1), 0), await ctx.member("applicant")];
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      const id = await apply(ctx, meetingId, guest);
      await host.token();
      const answers = await Promise.all([
        ctx.call("approveMeetingApplication", { as: host, params: { id }, body: { meetingId, memberId: guest.id } }),
        ctx.call("deleteMeetingApplication", { as: guest, params: { id } }),
      ]);
      oneOf(ctx, answers.map(outcomeOf), "204", ["E404-4"], "The application can be answered once.");
      const isMember = (await membersOf(ctx, host, meetingId)).includes(guest.id);
      const { riceBalance } = await ctx.ok("getMe", { as: guest });
      ctx.equal(riceBalance, isMember ? 1000 : 1500, "The deposit should be held for the seat, or given back.");
    },
  },
  {
    id: "meetings.apply.again",
    level: "meetings",
    title: "After a cancellation or rejection one may apply again.",
    source: "member-app §4",
    needs: ["sms"],
    covers: ["deleteMeetingApplication 204"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      for (const as of [guest, host]) {
        const id = await apply(ctx, meetingId, guest);
        await ctx.ok("deleteMeetingApplication", { as, params: { id } });
        await ctx.refused("getMeetingApplication", "E404-4", { as: guest, params: { id } });
      }
      const id = await apply(ctx, meetingId, guest);
      await approve(ctx, host, { id, meetingId, memberId: guest.id });
    },
  },
  {
    id: "meetings.approve.too-late",
    level: "meetings",
    title:
      "From 15 minutes before the meeting nobody can be approved any more, however late the job that ends recruiting is.",
    source: "D19, D20",
    needs: ["sms", "clock"],
    covers: ["approveMeetingApplication E409-5"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true, maxCapacity: 2 });
      const [seat, waiting] = [await apply(ctx, meetingId, guest), await apply(ctx, meetingId, other)];
      await approve(ctx, host, { id: seat, meetingId, memberId: guest.id });
      const closesAt = new Date((await timeOf(ctx, host, meetingId)).getTime() - 15 * MINUTE_MS);
      await ctx.advanceTo(new Date(closesAt.getTime() - HEAD_START_MS));
      // While it is full the same approval is refused for that; then the clock decides, until the job has rejected it.
      const approval = { as: host, params: { id: waiting }, body: { meetingId, memberId: other.id } };
      const outcome = await until(async () => {
        const found = outcomeOf(await ctx.call("approveMeetingApplication", approval));
        return found === "E409-6" ? null : found;
      }, WAIT_MS);
      ctx.that(["E409-5", "E404-4"].includes(outcome ?? ""), "The approval comes too late.", outcome);
    },
  },
);
