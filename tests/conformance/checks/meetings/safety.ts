/** Blocking, reporting, expelling. */
import { defineChecks } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import { ABSENT_ID, confirmMeeting, readMeeting, createMeeting } from "../support/meetings.ts";
import { at, sharedPair, sharedMembers, sharedTrio } from "../support/shared-members.ts";
import { readMessages, readMemberIds, createMeetingWith, reportMember } from "../support/rooms.ts";

const CONTENT = "다른 분께 계속 욕설을 했어요.";

export const checks = defineChecks(
  {
    id: "meetings.block.list",
    title: "Blocked members are listed, the latest first; the caller's chat rooms name them, too.",
    source: "member §7, D26, D70",
    covers: ["blockMember 201", "listBlocks 200", "unblockMember 200", "unblockMember BLOCK_NOT_FOUND"],
    run: async (ctx) => {
      const { guest, other } = await sharedTrio(ctx);
      const blocker = await ctx.member("blocker");
      for (const host of [other, guest]) await createMeeting(ctx, host);
      for (const { id } of [other, guest]) {
        const response = await ctx.ok("blockMember", { as: blocker, body: { blockedId: id } });
        ctx.equal(response, { id }, "The response should name the blocked member.");
      }
      const list = async () => (await ctx.ok("listBlocks", { as: blocker })).blockDtoList;
      ctx.equal(
        (await list()).map(({ blockedId, blockedName }) => [blockedId, blockedName]),
        [guest, other].map(({ id, name }) => [id, name]),
        "Both should be listed by name, the newest first.",
      );
      const meetingId = await createMeeting(ctx, blocker);
      const { blockMemberIdList } = await ctx.ok("getChatroomInfo", { as: blocker, params: { meetingId } });
      ctx.equal(new Set(blockMemberIdList), new Set([guest.id, other.id]), "The room should name both.");
      const left = await ctx.ok("unblockMember", { as: blocker, body: { blockedId: guest.id } });
      ctx.equal(
        fieldOf(left.blockDtoList, "blockedId"),
        [other.id],
        "The response should name the block that is left.",
      );
      ctx.equal(await list(), left.blockDtoList, "One block should be left.");
      await ctx.refused("unblockMember", "BLOCK_NOT_FOUND", { as: blocker, body: { blockedId: guest.id } });
    },
  },
  {
    id: "meetings.block.refusals",
    title:
      "Blocking oneself is refused with CANNOT_TARGET_SELF, somebody unknown, or whom one has neither met nor can see, with MEMBER_NOT_FOUND, a blocked one with ALREADY_BLOCKED.",
    source: "D68, openapi.json#/paths/~1blocks/post",
    covers: ["blockMember CANNOT_TARGET_SELF", "blockMember MEMBER_NOT_FOUND", "blockMember ALREADY_BLOCKED"],
    run: async (ctx) => {
      const [blocker, host, stranger] = await ctx.members("blocker", "host", "stranger");
      if (!blocker || !host || !stranger) throw new Error("Three members should have been created.");
      await createMeeting(ctx, host);
      const block = (id: number) => ({ as: blocker, body: { blockedId: id } });
      await ctx.refused("blockMember", "CANNOT_TARGET_SELF", block(blocker.id));
      await ctx.refused("blockMember", "MEMBER_NOT_FOUND", block(ABSENT_ID));
      await ctx.refused("blockMember", "MEMBER_NOT_FOUND", block(stranger.id));
      await ctx.ok("blockMember", block(host.id));
      await ctx.refused("blockMember", "ALREADY_BLOCKED", block(host.id));
    },
  },
  {
    id: "meetings.report.refusals",
    title:
      "Reporting oneself is refused with CANNOT_TARGET_SELF, someone who isn't in the meeting with MEMBER_NOT_FOUND, the same member twice with ALREADY_REPORTED.",
    source: "R12",
    covers: [
      "reportOnMeeting CANNOT_TARGET_SELF",
      "reportOnMeeting MEMBER_NOT_FOUND",
      "reportOnMeeting ALREADY_REPORTED",
      "reportOutOfMeeting CANNOT_TARGET_SELF",
      "reportOutOfMeeting MEMBER_NOT_FOUND",
      "reportOutOfMeeting ALREADY_REPORTED",
    ],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      for (const id of ["reportOnMeeting", "reportOutOfMeeting"] as const) {
        const meetingId = await createMeetingWith(ctx, host, [guest], { maxCapacity: 6 });
        const call = (reportedId: number) => ({ as: guest, body: { reportedId, meetingId, content: CONTENT } });
        await ctx.refused(id, "CANNOT_TARGET_SELF", call(guest.id));
        await ctx.refused(id, "MEMBER_NOT_FOUND", call(other.id));
        await ctx.ok(id, call(host.id));
        await ctx.refused(id, "ALREADY_REPORTED", call(host.id));
        const again = id === "reportOnMeeting" ? "reportOutOfMeeting" : "reportOnMeeting";
        await ctx.refused(again, "ALREADY_REPORTED", call(host.id));
      }
    },
  },
  {
    id: "meetings.report.each",
    title:
      "A member reports several people of one meeting, and one person in several meetings, each once; a report counts in its meeting only.",
    source: "R12, R16",
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 4);
      const [host, guest, other, reporter] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)];
      const meetings: number[] = [];
      for (let count = 0; count < 3; count += 1)
        meetings.push(await createMeetingWith(ctx, host, [guest, other, reporter]));
      const [first, second, third] = [at(meetings, 0), at(meetings, 1), at(meetings, 2)];
      await reportMember(ctx, reporter, other, first);
      for (const [as, id] of [
        [reporter, first],
        [reporter, second],
        [other, second],
        [host, third],
      ] as const)
        await reportMember(ctx, as, guest, id);
      for (const id of meetings) {
        const members = await readMemberIds(ctx, host, id);
        ctx.assert(
          members.includes(guest.id),
          "Two of four members are no majority, whoever reports elsewhere.",
          members,
        );
      }
    },
  },
  {
    id: "meetings.report.repeat",
    title:
      "A report repeated with its Idempotency-Key gets the first response; with another body IDEMPOTENCY_KEY_REUSED.",
    source: "R2",
    covers: ["reportOnMeeting IDEMPOTENCY_KEY_REUSED", "reportOutOfMeeting IDEMPOTENCY_KEY_REUSED"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      for (const id of ["reportOnMeeting", "reportOutOfMeeting"] as const) {
        const meetingId = await createMeetingWith(ctx, host, [guest]);
        const headers = { "Idempotency-Key": ctx.env.freshText("report-key-") };
        const call = { as: guest, headers, body: { reportedId: host.id, meetingId, content: CONTENT } };
        const first = await ctx.ok(id, call);
        ctx.equal(await ctx.ok(id, call), first, "The repeat should get the first response.");
        await ctx.refused(id, "IDEMPOTENCY_KEY_REUSED", { ...call, body: { ...call.body, content: "광고만 올려요." } });
      }
    },
  },
  {
    id: "meetings.expel.majority",
    title: "Reports by more than half of the members expel a member who isn't the host; reports by half don't.",
    source: "D25",
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 4);
      const [host, first, second, reported] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)];
      const meetingId = await createMeetingWith(ctx, host, [first, second, reported]);
      await reportMember(ctx, host, reported, meetingId);
      await reportMember(ctx, first, reported, meetingId);
      const members = await readMemberIds(ctx, host, meetingId);
      ctx.assert(members.includes(reported.id), "Two of four are no majority.", members);
      await reportMember(ctx, second, reported, meetingId);
      ctx.equal(
        await readMemberIds(ctx, host, meetingId),
        [host.id, first.id, second.id],
        "Three of four are a majority.",
      );
      ctx.equal((await readMeeting(ctx, host, meetingId)).memberCount, 3, "The seat should be free.");
      await ctx.refused("getChatroomInfo", "NOT_PARTICIPANT", { as: reported, params: { meetingId } });
      const [newest] = await readMessages(ctx, host, meetingId);
      ctx.equal([newest?.type, newest?.memberId], ["SYSTEM", null], "The room should get a system message.");
      ctx.assert(
        newest?.content.includes(reported.name) === true,
        "The system message should name the member.",
        newest,
      );
    },
  },
  {
    id: "meetings.expel.not-the-host",
    title: "A host is not expelled, even when all members report them.",
    source: "D25",
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest, other]);
      for (const member of [guest, other]) await reportMember(ctx, member, host, meetingId);
      ctx.equal((await readMeeting(ctx, host, meetingId)).hostId, host.id, "The host should still be the host.");
      const members = await readMemberIds(ctx, host, meetingId);
      ctx.equal(members, [host.id, guest.id, other.id], "The host should still have a seat.");
    },
  },
  {
    id: "meetings.expel.from-outside",
    title: "Reports by non-members don't count towards an expulsion.",
    source: "R12, D25",
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 5);
      const [host, reported, member] = [at(people, 0), at(people, 1), at(people, 2)];
      const meetingId = await createMeetingWith(ctx, host, [reported, member]);
      const body = { reportedId: reported.id, meetingId, content: CONTENT };
      for (const as of people.slice(3)) await ctx.ok("reportOutOfMeeting", { as, body });
      await reportMember(ctx, host, reported, meetingId);
      const members = await readMemberIds(ctx, host, meetingId);
      ctx.assert(members.includes(reported.id), "One of three members is no majority.", members);
    },
  },
  {
    id: "meetings.expel.members-only",
    title: "Only reports of current members count.",
    source: "R16",
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 5);
      const [host, reported, left] = [at(people, 0), at(people, 1), at(people, 2)];
      const [third, fourth] = [at(people, 3), at(people, 4)];
      const meetingId = await createMeetingWith(ctx, host, [reported, left, third, fourth], { maxCapacity: 5 });
      await reportMember(ctx, left, reported, meetingId);
      await ctx.ok("leaveMeeting", { as: left, params: { meetingId } });
      await reportMember(ctx, third, reported, meetingId);
      await reportMember(ctx, fourth, reported, meetingId);
      const members = await readMemberIds(ctx, host, meetingId);
      ctx.assert(
        members.includes(reported.id),
        "Two of four members are no majority; the reporter who left doesn't count.",
        members,
      );
      await reportMember(ctx, host, reported, meetingId);
      ctx.equal(
        await readMemberIds(ctx, host, meetingId),
        [host.id, third.id, fourth.id],
        "Three of four are a majority.",
      );
    },
  },
  {
    id: "meetings.expel.confirmed",
    title: "A member can be expelled after the confirmation as well.",
    source: "R16",
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest, other]);
      await confirmMeeting(ctx, host, meetingId);
      for (const member of [host, other]) await reportMember(ctx, member, guest, meetingId);
      ctx.equal(await readMemberIds(ctx, host, meetingId), [host.id, other.id], "The guest should be expelled.");
    },
  },
);
