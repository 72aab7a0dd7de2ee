/** Applying for a seat, cancelling, rejecting. */
import { defineChecks } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import { applyToMeeting, approveApplication, readMeeting, createMeeting } from "../support/meetings.ts";
import { at, sharedPair, sharedMembers, sharedTrio } from "../support/shared-members.ts";
import { readMemberIds } from "../support/rooms.ts";

const INTRODUCTION = { content: "함께 먹고 싶어요." };

export const checks = defineChecks(
  {
    id: "meetings.apply.waits",
    title:
      "A pending application is shown to the applicant and the host; the applicant is no member yet, and the meeting's detail shows it to them.",
    source: "member §4",
    covers: ["applyToMeeting 201", "getMeetingApplication 200"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const body = { content: "  조용히 먹을게요. " };
      const { id } = await ctx.ok("applyToMeeting", { as: guest, params: { id: meetingId }, body });
      for (const as of [host, guest]) {
        const seen = await ctx.ok("getMeetingApplication", { as, params: { id } });
        ctx.equal(
          [seen.id, seen.meetingId, seen.memberId, seen.memberName, seen.content],
          [id, meetingId, guest.id, guest.name, "조용히 먹을게요."],
          "The application should have the fields that were sent.",
        );
      }
      ctx.equal(
        (await readMeeting(ctx, guest, meetingId)).isApplicationSubmitted,
        true,
        "The detail should show the application.",
      );
      ctx.equal(
        (await readMeeting(ctx, other, meetingId)).isApplicationSubmitted,
        false,
        "The detail should show no application to another member.",
      );
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id], "The applicant should be no member yet.");
      const { myMeetingApplicationDtoList: mine } = await ctx.ok("listMyMeetingApplications", { as: guest });
      ctx.assert(fieldOf(mine, "id").includes(id), "The application should be in the applicant's own list.", mine);
    },
  },
  {
    id: "meetings.apply.list",
    title: "The host sees the pending applications, oldest first, with the member count.",
    source: "member §3",
    covers: ["listMeetingApplications 200"],
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 5);
      const [host, first, second] = [at(people, 0), at(people, 1), at(people, 2)];
      const [third, seated] = [at(people, 3), at(people, 4)];
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true, minCapacity: 3, maxCapacity: 7 });
      const seat = await applyToMeeting(ctx, meetingId, seated);
      const ids = [];
      for (const member of [first, second, third]) ids.push(await applyToMeeting(ctx, meetingId, member));
      await approveApplication(ctx, host, { id: seat, meetingId, memberId: seated.id });
      await ctx.ok("deleteMeetingApplication", { as: second, params: { id: at(ids, 1) } });
      const { meetingMeetingApplicationDtoList: waiting, ...count } = await ctx.ok("listMeetingApplications", {
        as: host,
        params: { meetingId },
      });
      ctx.equal(
        fieldOf(waiting, "id"),
        [ids[0], ids[2]],
        "Only pending applications should be listed, the oldest first.",
      );
      ctx.equal(count, { minCapacity: 3, currentMemberCount: 2, maxCapacity: 7 }, "The member count should be right.");
    },
  },
  {
    id: "meetings.apply.refusals",
    title:
      "A second application is refused with APPLICATION_PENDING, a member's with ALREADY_PARTICIPATED, one to a meeting without approval with APPROVAL_NOT_REQUIRED.",
    source: "openapi.json#/paths/~1meeting-applications~1{id}/post",
    covers: [
      "applyToMeeting APPLICATION_PENDING",
      "applyToMeeting ALREADY_PARTICIPATED",
      "applyToMeeting APPROVAL_NOT_REQUIRED",
    ],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const [closed, open] = [
        await createMeeting(ctx, host, { requiresApproval: true }),
        await createMeeting(ctx, host, { requiresApproval: false }),
      ];
      const id = await applyToMeeting(ctx, closed, guest);
      const call = (as: typeof host, meeting: number) => ({ as, params: { id: meeting }, body: INTRODUCTION });
      await ctx.refused("applyToMeeting", "APPLICATION_PENDING", call(guest, closed));
      await ctx.refused("applyToMeeting", "ALREADY_PARTICIPATED", call(host, closed));
      await approveApplication(ctx, host, { id, meetingId: closed, memberId: guest.id });
      await ctx.refused("applyToMeeting", "ALREADY_PARTICIPATED", call(guest, closed));
      await ctx.refused("applyToMeeting", "APPROVAL_NOT_REQUIRED", call(other, open));
    },
  },
  {
    id: "meetings.apply.full",
    title:
      "A full meeting refuses applications and approvals with MEETING_FULL; a refused approval leaves the application pending.",
    source: "D22",
    covers: ["applyToMeeting MEETING_FULL", "approveMeetingApplication MEETING_FULL"],
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 4);
      const [host, guest, other, late] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)];
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true, maxCapacity: 2 });
      const [seat, waiting] = [
        await applyToMeeting(ctx, meetingId, guest),
        await applyToMeeting(ctx, meetingId, other),
      ];
      await approveApplication(ctx, host, { id: seat, meetingId, memberId: guest.id });
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
    title: "After a cancellation or rejection a member may apply again.",
    source: "member §4",
    covers: ["deleteMeetingApplication 204"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      for (const as of [guest, host]) {
        const id = await applyToMeeting(ctx, meetingId, guest);
        await ctx.ok("deleteMeetingApplication", { as, params: { id } });
        await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: guest, params: { id } });
      }
      const id = await applyToMeeting(ctx, meetingId, guest);
      await approveApplication(ctx, host, { id, meetingId, memberId: guest.id });
    },
  },
);
