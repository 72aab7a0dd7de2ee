/** What operators do with meetings, reports and their rooms. */
import { SIGNUP_RICE } from "@babchingu/openapi";
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { ABSENT_ID, applyToMeeting, createMeeting, readStatus } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { outcomeOf } from "../support/outcomes.ts";
import { sharedPair, sharedTrio } from "../support/shared-members.ts";
import { readMessages, readSystemMessages, createMeetingWith, reportMember } from "../support/rooms.ts";
import { newReport } from "../support/fixtures.ts";
import { newRoom, sendMessage } from "../support/chat.ts";

const MESSAGE_COUNT = 7;

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "admin.meeting.any-status",
    title: "An operator sets any status after any other, a meeting whose deposits went back aside.",
    source: "console §4, D19",
    covers: ["setAdminMeetingStatus 204"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const running = ["RECRUITING", "CONFIRMED", "READY"] as const;
      const expectToFollow = async (id: number, from: MeetingStatusValue, to: MeetingStatusValue): Promise<void> => {
        await setMeetingStatus(ctx, id, to);
        ctx.equal(await readStatus(ctx, guest, id), to, `${to} should follow ${from}.`);
      };
      for (const from of running) {
        const id = await createMeetingWith(ctx, host, [guest]);
        for (const to of [...running, "END" as const]) {
          await setMeetingStatus(ctx, id, from);
          await expectToFollow(id, from, to);
        }
        // The last one ended after its check-in had opened, so its deposits were not refunded (D46).
        if (from !== "READY") continue;
        for (const to of running) {
          await expectToFollow(id, "END", to);
          await setMeetingStatus(ctx, id, "READY", "END");
        }
      }
    },
  },
  {
    id: "admin.meeting.reopened",
    title: "A meeting that took place and that an operator sets back to RECRUITING can be joined again.",
    source: "D19",
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, meetingId, "READY", "END", "RECRUITING");
      await ctx.ok("joinMeeting", { as: other, params: { meetingId } });
    },
  },
  {
    id: "admin.meeting.lines",
    title:
      "A meeting that an operator sets READY is confirmed first; one that goes back has the lines of its steps again.",
    source: "D19, R53",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, id, "READY", "RECRUITING", "CONFIRMED");
      ctx.equal(
        await readSystemMessages(ctx, host, id),
        ["CONFIRMED", "CHECK", "CONFIRMED"],
        "The room should have the lines of each step.",
      );
      const ended = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, ended, "END");
      const lines = await readSystemMessages(ctx, host, ended);
      ctx.equal(lines, [], "A meeting that has its minimum should not be said to have missed it.");
    },
  },
  {
    id: "admin.meeting.rejects-waiting",
    title: "A confirmation or end by an operator rejects pending applications.",
    source: "D22",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      for (const status of ["CONFIRMED", "END"] as const) {
        const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
        const id = await applyToMeeting(ctx, meetingId, guest);
        await setMeetingStatus(ctx, meetingId, status);
        await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: guest, params: { id } });
      }
    },
  },
  {
    id: "admin.meeting.delete",
    title: "A meeting that an operator deletes is gone with its room and applications, even with members in it.",
    source: "console §2, R51",
    covers: ["deleteAdminMeeting 204"],
    run: async (ctx) => {
      const [as, { host, guest }] = [await ctx.operator(), await sharedPair(ctx)];
      const id = await createMeeting(ctx, host, { requiresApproval: true });
      const application = await applyToMeeting(ctx, id, guest);
      await ctx.ok("deleteAdminMeeting", { as, params: { id } });
      await ctx.refused("getMeeting", "MEETING_NOT_FOUND", { as: host, params: { id } });
      await ctx.refused("listChats", "MEETING_NOT_FOUND", { as: host, params: { meetingId: id } });
      await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: guest, params: { id: application } });
      await ctx.refused("listAdminMeetingMembers", "MEETING_NOT_FOUND", { as, params: { id } });
      await ctx.refused("deleteAdminMeeting", "MEETING_NOT_FOUND", { as, params: { id } });
    },
  },
  {
    id: "admin.meeting.delete-or-join",
    title: "A member who joins while an operator deletes the meeting is refused or gets the deposit back.",
    source: "R51, D27",
    run: async (ctx) => {
      const [as, { host }, member] = [await ctx.operator(), await sharedPair(ctx), await ctx.member("member")];
      const id = await createMeeting(ctx, host);
      const responses = await Promise.all([
        ctx.call("joinMeeting", { as: member, params: { meetingId: id } }),
        ctx.call("deleteAdminMeeting", { as, params: { id } }),
      ]);
      const outcomes = responses.map(outcomeOf);
      ctx.assert(
        ["204", "MEETING_NOT_FOUND"].includes(outcomes[0] ?? "") && outcomes[1] === "204",
        "The deletion should succeed.",
        outcomes,
      );
      ctx.equal((await ctx.ok("getMe", { as: member })).riceBalance, SIGNUP_RICE, "No deposit should be lost.");
    },
  },
  {
    id: "admin.meeting.chats",
    title: "The console reads a room oldest first, the latest messages or those before an id, as its members see them.",
    source: "console §2, R3",
    needs: ["sms", "operator", "socket"],
    covers: ["listAdminMeetingChats 200"],
    run: async (ctx) => {
      const [as, { host, guest, meetingId: id }] = [await ctx.operator(), await newRoom(ctx)];
      const socket = await ctx.openChat(host);
      for (let index = 0; index < MESSAGE_COUNT; index += 1) await sendMessage(ctx, socket, host, id, `말 ${index}`);
      await setMeetingStatus(ctx, id, "CONFIRMED");
      const read = (query: { size?: number; beforeId?: number } = {}) =>
        ctx.ok("listAdminMeetingChats", { as, params: { id }, query });
      const all = await read();
      const seen = (await readMessages(ctx, guest, id))
        .toReversed()
        .map(({ clientId: _clientId, ...message }) => message);
      ctx.equal(all, seen, "The console should have the messages that members see, oldest first.");
      ctx.equal(await read({ size: 3 }), all.slice(-3), "`size` should limit the page to the latest messages.");
      const beforeId = all.at(-3)?.id ?? 0;
      ctx.equal(
        await read({ size: 3, beforeId }),
        all.slice(-6, -3),
        "With beforeId the messages just before it should come.",
      );
      ctx.equal(await read({ beforeId: all[0]?.id ?? 0 }), [], "Before the first message there is none.");
    },
  },
  {
    id: "admin.report.list",
    title:
      "A report is listed with reporter, reported, meeting and text as PENDING; a deleted one is gone, and an expulsion stays.",
    source: "console §2, D37",
    covers: ["listAdminReports 200", "deleteAdminReport 204"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const { id, reporter, reported, meetingId } = await newReport(ctx);
      const find = async (reportId: number) => {
        const { content } = await ctx.ok("listAdminReports", { as, query: { size: 100 } });
        return content.find((row) => row.id === reportId);
      };
      const row = await find(id);
      ctx.equal(
        [row?.reporterId, row?.reportedId, row?.meetingId, row?.status, row?.adminComment],
        [reporter.id, reported.id, meetingId, "PENDING", null],
        "The report should be listed.",
      );
      await ctx.ok("deleteAdminReport", { as, params: { id } });
      ctx.equal(await find(id), undefined, "A deleted report should be gone.");
      await ctx.refused("deleteAdminReport", "REPORT_NOT_FOUND", { as, params: { id } });
      const { host, guest, other } = await sharedTrio(ctx);
      const room = await createMeetingWith(ctx, host, [guest, other]);
      const [first] = [await reportMember(ctx, host, guest, room), await reportMember(ctx, other, guest, room)];
      await ctx.ok("deleteAdminReport", { as, params: { id: first.id } });
      await ctx.refused("joinMeeting", "EXPELLED", { as: guest, params: { meetingId: room } });
    },
  },
  {
    id: "admin.meeting.absent",
    title: "Every call for a meeting that doesn't exist is refused with MEETING_NOT_FOUND.",
    source: "D6",
    needs: ["operator"],
    run: async (ctx) => {
      const call = { as: await ctx.operator(), params: { id: ABSENT_ID } };
      await ctx.refused("setAdminMeetingStatus", "MEETING_NOT_FOUND", { ...call, body: { status: "END" } });
      for (const id of ["listAdminMeetingMembers", "listAdminMeetingChats", "getAdminMeetingImageUrl"] as const) {
        await ctx.refused(id, "MEETING_NOT_FOUND", call);
      }
    },
  },
);
