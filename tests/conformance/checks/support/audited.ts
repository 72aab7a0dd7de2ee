/** Writes of operators on members, meetings, reports and rice, with what the audit log should return of each. */
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { Context } from "../../runner/context.ts";
import { openMeeting } from "./meetings.ts";
import { at, sharedMembers } from "./shared-members.ts";
import { newReport } from "./fixtures.ts";

export type Values = Record<string, unknown>;

/** One kind of write: it returns what it was about, and the values that the entry should return. */
export interface Write {
  action: AuditActionValue;
  kind: AuditTargetValue;
  act: (ctx: Context) => Promise<{ id: number; before?: Values; after?: Values }>;
}

const sharedHost = async (ctx: Context) => at(await sharedMembers(ctx, 1), 0);

export const writesOnPeople: Write[] = [
  {
    action: "MEMBER_STATUS_CHANGE",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id } = await ctx.member("member");
      const body = { status: "BANNED" } as const;
      await ctx.ok("setAdminMemberStatus", { as: await ctx.operator(), params: { id }, body });
      return { id, before: { status: "ACTIVE" }, after: body };
    },
  },
  {
    action: "MEMBER_POINT_CHANGE",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id } = await ctx.member("member");
      await ctx.ok("setAdminMemberPoint", { as: await ctx.operator(), params: { id }, body: { point: 88 } });
      return { id, before: { point: 50 }, after: { point: 88 } };
    },
  },
  {
    action: "MEMBER_PASSWORD_RESET",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id } = await ctx.member("member");
      const body = { newPassword: "secret-9876" };
      await ctx.ok("resetAdminMemberPassword", { as: await ctx.operator(), params: { id }, body });
      return { id };
    },
  },
  {
    action: "MEMBER_DELETE",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id } = await ctx.member("member");
      await ctx.ok("deleteAdminMember", { as: await ctx.operator(), params: { id } });
      return { id };
    },
  },
  {
    action: "REPORT_DELETE",
    kind: "REPORT",
    act: async (ctx) => {
      const { id, reporter, reported } = await newReport(ctx);
      await ctx.ok("deleteAdminReport", { as: await ctx.operator(), params: { id } });
      return { id, before: { reporterId: reporter.id, reportedId: reported.id } };
    },
  },
  {
    action: "NOTIFICATION_SEND",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id: memberId } = await ctx.member("receiver");
      const body = { title: "문의 답변", content: "확인했어요.", url: null };
      await ctx.ok("sendNotificationToMember", { as: await ctx.operator(), params: { memberId }, body });
      return { id: memberId, after: { title: body.title, content: body.content } };
    },
  },
  {
    action: "MEETING_STATUS_CHANGE",
    kind: "MEETING",
    act: async (ctx) => {
      const id = await openMeeting(ctx, await sharedHost(ctx));
      await ctx.ok("setAdminMeetingStatus", {
        as: await ctx.operator(),
        params: { id },
        body: { status: "CONFIRMED" },
      });
      return { id, before: { status: "RECRUITING" }, after: { status: "CONFIRMED" } };
    },
  },
  {
    action: "MEETING_DELETE",
    kind: "MEETING",
    act: async (ctx) => {
      const host = await sharedHost(ctx);
      const id = await openMeeting(ctx, host, { title: "지울 모임" });
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id } });
      return { id, before: { title: "지울 모임", hostId: host.id } };
    },
  },
  {
    action: "RICE_GRANT",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id: memberId } = await ctx.member("member");
      await ctx.ok("grantRice", { as: await ctx.operator(), body: { memberId, amount: 321 } });
      return { id: memberId, after: { amount: 321 } };
    },
  },
  {
    action: "RICE_REVOKE",
    kind: "MEMBER",
    act: async (ctx) => {
      const { id: memberId } = await ctx.member("member");
      await ctx.ok("revokeRice", { as: await ctx.operator(), body: { memberId, amount: 123 } });
      return { id: memberId, after: { amount: 123 } };
    },
  },
];
