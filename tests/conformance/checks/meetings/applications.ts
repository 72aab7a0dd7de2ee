/** Applying for a seat, cancelling, rejecting. */
import { defineChecks } from "../../runner/check.ts";
import { apply, approve, readMeeting, openMeeting } from "../support/meetings.ts";
import { at, pair, sharedMembers, trio } from "../support/shared-members.ts";
import { readMemberIds } from "../support/rooms.ts";

const INTRODUCTION = { content: "함께 먹고 싶어요." };

export const checks = defineChecks(
  {
    id: "meetings.apply.waits",
    title:
      "An application waits: the applicant and the host see it, the applicant is no member, and the meeting says so.",
    source: "member §4",
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
      ctx.equal(
        (await readMeeting(ctx, guest, meetingId)).isApplicationSubmitted,
        true,
        "The detail should show the application.",
      );
      ctx.equal((await readMeeting(ctx, other, meetingId)).isApplicationSubmitted, false, "Others have sent none.");
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id], "The applicant should be no member yet.");
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
    title: "The host sees who waits, first come first, with the head count.",
    source: "member §3",
    covers: ["listMeetingApplications 200"],
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 5);
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
    title:
      "A second application is refused with APPLICATION_PENDING, one of a member with ALREADY_PARTICIPATED, one to an open meeting with APPROVAL_NOT_REQUIRED.",
    source: "openapi.json#/paths/~1meeting-applications~1{id}/post",
    covers: [
      "applyToMeeting APPLICATION_PENDING",
      "applyToMeeting ALREADY_PARTICIPATED",
      "applyToMeeting APPROVAL_NOT_REQUIRED",
    ],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const [closed, open] = [
        await openMeeting(ctx, host, { requiresApproval: true }),
        await openMeeting(ctx, host, { requiresApproval: false }),
      ];
      const id = await apply(ctx, closed, guest);
      const call = (as: typeof host, meeting: number) => ({ as, params: { id: meeting }, body: INTRODUCTION });
      await ctx.refused("applyToMeeting", "APPLICATION_PENDING", call(guest, closed));
      await ctx.refused("applyToMeeting", "ALREADY_PARTICIPATED", call(host, closed));
      await approve(ctx, host, { id, meetingId: closed, memberId: guest.id });
      await ctx.refused("applyToMeeting", "ALREADY_PARTICIPATED", call(guest, closed));
      await ctx.refused("applyToMeeting", "APPROVAL_NOT_REQUIRED", call(other, open));
    },
  },
  {
    id: "meetings.apply.full",
    title:
      "A full meeting takes no applications, and approving into one is refused: both MEETING_FULL; the application goes on waiting.",
    source: "D22",
    covers: ["applyToMeeting MEETING_FULL", "approveMeetingApplication MEETING_FULL"],
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 4);
      const [host, guest, other, late] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)];
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true, maxCapacity: 2 });
      const [seat, waiting] = [await apply(ctx, meetingId, guest), await apply(ctx, meetingId, other)];
      await approve(ctx, host, { id: seat, meetingId, memberId: guest.id });
      await ctx.refused("applyToMeeting", "MEETING_FULL", { as: late, params: { id: meetingId }, body: INTRODUCTION });
      const approval = { as: host, params: { id: waiting }, body: { meetingId, memberId: other.id } };
      await ctx.refused("approveMeetingApplication", "MEETING_FULL", approval);
      await ctx.ok("getMeetingApplication", { as: other, params: { id: waiting } });
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      await ctx.ok("approveMeetingApplication", approval);
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id, other.id], "The freed seat should be given.");
    },
  },
  {
    id: "meetings.apply.again",
    title: "After a cancellation or rejection one may apply again.",
    source: "member §4",
    covers: ["deleteMeetingApplication 204"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      for (const as of [guest, host]) {
        const id = await apply(ctx, meetingId, guest);
        await ctx.ok("deleteMeetingApplication", { as, params: { id } });
        await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: guest, params: { id } });
      }
      const id = await apply(ctx, meetingId, guest);
      await approve(ctx, host, { id, meetingId, memberId: guest.id });
    },
  },
);
