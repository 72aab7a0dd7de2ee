/** Operators work reports (D58). */
import { defineChecks } from "../../runner/check.ts";
import { expectValues, readAuditEntries } from "../support/audit-log.ts";
import { newRoom, sendMessage } from "../support/chat.ts";
import { newReport, newReportOfNewMembers } from "../support/fixtures.ts";
import { createMeetingWith, readTexts, reportMember } from "../support/rooms.ts";
import { at, sharedPair } from "../support/shared-members.ts";

export const checks = defineChecks(
  {
    id: "beyond.reports.outcome",
    title: "A resolved report keeps its comment, and its reporter is notified without the reported member's name.",
    source: "D58",
    needs: ["operator", "sms"],
    covers: ["setAdminReport 204", "getAdminReport 200"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const { id, reporter, reported } = await newReportOfNewMembers(ctx);
      const readNotifications = async () => await ctx.ok("listNotifications", { as: reporter });
      const before = (await readNotifications()).length;
      const comment = "광고 글을 확인했어요.";
      await ctx.ok("setAdminReport", { as, params: { id }, body: { status: "PENDING", adminComment: comment } });
      ctx.equal((await readNotifications()).length, before, "A comment alone should notify nobody.");
      await ctx.ok("setAdminReport", { as, params: { id }, body: { status: "RESOLVED" } });
      const report = await ctx.ok("getAdminReport", { as, params: { id } });
      ctx.equal(
        [report.status, report.adminComment, report.reporterName, report.reportedName],
        ["RESOLVED", comment, reporter.name, reported.name],
        "The report should have its outcome, its comment and both names.",
      );
      const [newest, ...earlier] = await readNotifications();
      ctx.assert(newest !== undefined, "The reporter should be notified of the outcome.");
      ctx.equal(earlier.length, before, "The reporter should be notified of the outcome once.");
      const text = `${newest?.title} ${newest?.content}`;
      ctx.assert(!text.includes(reported.name), "The notification should not name the reported member.", text);
      const recorded = await readAuditEntries(ctx, "REPORT_STATUS_CHANGE", id);
      expectValues(ctx, at(recorded, 0), { before: { status: "PENDING" }, after: { status: "RESOLVED" } });
      ctx.assert(!JSON.stringify(recorded).includes(comment), "The audit log should not have the comment.", recorded);
    },
  },
  {
    id: "beyond.reports.dismissed",
    title: "The reporter of a dismissed report is told something else than that of a resolved one.",
    source: "D58",
    needs: ["operator", "sms"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const texts: string[] = [];
      for (const status of ["RESOLVED", "DISMISSED"] as const) {
        const { id, reporter } = await newReportOfNewMembers(ctx);
        const adminComment = ctx.env.freshText("comment-");
        await ctx.ok("setAdminReport", { as, params: { id }, body: { status, adminComment } });
        const [newest] = await ctx.ok("listNotifications", { as: reporter });
        texts.push(`${newest?.title} ${newest?.content}`);
        ctx.assert(texts.at(-1)?.includes(adminComment) === false, "Only operators should see the comment.", newest);
      }
      ctx.assert(texts[0] !== texts[1], "The two outcomes should be told apart.", texts);
    },
  },
  {
    id: "beyond.reports.worked-meanwhile",
    title: "A worked report is refused with REPORT_ALREADY_WORKED until it is reopened.",
    source: "D58",
    needs: ["operator", "sms"],
    covers: [
      "setAdminReport REPORT_ALREADY_WORKED",
      "setAdminReport REPORT_NOT_FOUND",
      "getAdminReport REPORT_NOT_FOUND",
    ],
    run: async (ctx) => {
      const as = await ctx.operator();
      const { id } = await newReport(ctx);
      const set = (status: "PENDING" | "RESOLVED" | "DISMISSED") => ({ as, params: { id }, body: { status } });
      await ctx.ok("setAdminReport", set("DISMISSED"));
      await ctx.refused("setAdminReport", "REPORT_ALREADY_WORKED", set("DISMISSED"));
      await ctx.refused("setAdminReport", "REPORT_ALREADY_WORKED", set("RESOLVED"));
      await ctx.ok("setAdminReport", set("PENDING"));
      await ctx.ok("setAdminReport", set("RESOLVED"));
      await ctx.ok("deleteAdminReport", { as, params: { id } });
      await ctx.refused("setAdminReport", "REPORT_NOT_FOUND", set("PENDING"));
      await ctx.refused("getAdminReport", "REPORT_NOT_FOUND", { as, params: { id } });
    },
  },
  {
    id: "beyond.reports.filters",
    title: "Reports are narrowed by status, reported and reporter, and sorted by age.",
    source: "D58",
    needs: ["operator", "sms"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const [first, second] = [await newReportOfNewMembers(ctx), await newReportOfNewMembers(ctx)];
      const find = async (query: object) =>
        (await ctx.ok("listAdminReports", { as, query: { ...query, size: 100 } })).content;
      await ctx.ok("setAdminReport", { as, params: { id: first.id }, body: { status: "DISMISSED" } });
      const idsOf = async (query: object) => (await find(query)).map(({ id }) => id);
      ctx.equal(
        await idsOf({ reportedId: first.reported.id }),
        [first.id],
        "Only reports about the member should be listed.",
      );
      ctx.equal(
        await idsOf({ reporterId: second.reporter.id }),
        [second.id],
        "Only reports by the member should be listed.",
      );
      const open = { reportedId: first.reported.id, status: "PENDING" };
      ctx.equal(await idsOf(open), [], "A dismissed report should not be among the open ones.");
      const oldest = await find({ sort: "id" });
      ctx.equal(
        oldest.map(({ id }) => id),
        oldest.map(({ id }) => id).toSorted((one, other) => one - other),
        "The oldest report should come first.",
      );
    },
  },
  {
    id: "beyond.reports.deleted-meeting",
    title: "A meeting with a report that its host deletes is gone for members; operators still read its chat.",
    source: "R63",
    needs: ["operator", "sms"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeetingWith(ctx, host, [guest]);
      await reportMember(ctx, guest, host, id);
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: id } });
      const byOperator = { as: await ctx.operator(), params: { id } };
      const before = await ctx.ok("listAdminMeetingChats", byOperator);
      await ctx.ok("deleteMeeting", { as: host, params: { id } });
      for (const as of [host, guest]) await ctx.refused("getMeeting", "MEETING_NOT_FOUND", { as, params: { id } });
      await ctx.refused("listChats", "MEETING_NOT_FOUND", { as: host, params: { meetingId: id } });
      const after = await ctx.ok("listAdminMeetingChats", byOperator);
      ctx.equal(after.slice(0, before.length), before, "Every message should still be there.");
    },
  },
  {
    id: "beyond.reports.chat-around",
    title: "The messages of a room are read around a time: half of them from before, half from then on.",
    source: "D58",
    needs: ["operator", "sms", "socket"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const { meetingId: id } = await newReport(ctx);
      const at = { as, params: { id } };
      const all = await ctx.ok("listAdminMeetingChats", at);
      const [past, future] = ["2001-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"];
      const around = async (time: string) => await ctx.ok("listAdminMeetingChats", { ...at, query: { around: time } });
      ctx.equal([await around(past), await around(future)], [all, all], "A short room should be read whole.");
      const { meetingId, host, guest } = await newRoom(ctx);
      const socket = await ctx.openChat(host, meetingId);
      for (const text of ["하나", "둘", "셋", "넷"]) await sendMessage(ctx, socket, host, meetingId, text);
      const texts = (await readTexts(ctx, guest, meetingId)).toReversed();
      const query = { around: texts[2]?.createdAt ?? "", size: 2 };
      const shown = await ctx.ok("listAdminMeetingChats", { as, params: { id: meetingId }, query });
      ctx.equal(
        shown.map(({ content }) => content),
        ["둘", "셋"],
        "One message should be from before the time, one from then on.",
      );
    },
  },
);
