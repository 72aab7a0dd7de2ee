/** Writes of operators on members, meetings, reports and rice, with what the audit log should return of each. */
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { Operator } from "../../runner/actors.ts";
import type { Context } from "../../runner/context.ts";
import { openMeeting } from "./meetings.ts";
import { at, sharedMembers } from "./shared-members.ts";
import { newReport } from "./fixtures.ts";

export type Values = Record<string, unknown>;

/** Writes as the operator; returns what it was about, and the values that the entry should return. */
type Act = (ctx: Context, as: Operator) => Promise<{ id: number; before?: Values; after?: Values }>;

/** One kind of write. */
export interface Write {
  action: AuditActionValue;
  kind: AuditTargetValue;
  act: Act;
}

export const write = (action: AuditActionValue, kind: AuditTargetValue, act: Act): Write => ({ action, kind, act });

const sharedHost = async (ctx: Context) => at(await sharedMembers(ctx, 1), 0);

export const writesOnPeople: Write[] = [
  write("MEMBER_STATUS_CHANGE", "MEMBER", async (ctx, as) => {
    const { id } = await ctx.member("member");
    const body = { status: "BANNED" } as const;
    await ctx.ok("setAdminMemberStatus", { as, params: { id }, body });
    return { id, before: { status: "ACTIVE" }, after: body };
  }),
  write("MEMBER_POINT_CHANGE", "MEMBER", async (ctx, as) => {
    const { id } = await ctx.member("member");
    await ctx.ok("setAdminMemberPoint", { as, params: { id }, body: { point: 88 } });
    return { id, before: { point: 50 }, after: { point: 88 } };
  }),
  write("MEMBER_PASSWORD_RESET", "MEMBER", async (ctx, as) => {
    const { id } = await ctx.member("member");
    const body = { newPassword: "secret-9876" };
    await ctx.ok("resetAdminMemberPassword", { as, params: { id }, body });
    return { id };
  }),
  write("MEMBER_DELETE", "MEMBER", async (ctx, as) => {
    const { id } = await ctx.member("member");
    await ctx.ok("deleteAdminMember", { as, params: { id } });
    return { id };
  }),
  write("REPORT_DELETE", "REPORT", async (ctx, as) => {
    const { id, reporter, reported } = await newReport(ctx);
    await ctx.ok("deleteAdminReport", { as, params: { id } });
    return { id, before: { reporterId: reporter.id, reportedId: reported.id } };
  }),
  write("NOTIFICATION_SEND", "MEMBER", async (ctx, as) => {
    const { id: memberId } = await ctx.member("receiver");
    const body = { title: "문의 답변", content: "확인했어요.", url: null };
    await ctx.ok("sendNotificationToMember", { as, params: { memberId }, body });
    return { id: memberId, after: { title: body.title, content: body.content } };
  }),
  write("MEETING_STATUS_CHANGE", "MEETING", async (ctx, as) => {
    const id = await openMeeting(ctx, await sharedHost(ctx));
    await ctx.ok("setAdminMeetingStatus", { as, params: { id }, body: { status: "CONFIRMED" } });
    return { id, before: { status: "RECRUITING" }, after: { status: "CONFIRMED" } };
  }),
  write("MEETING_DELETE", "MEETING", async (ctx, as) => {
    const host = await sharedHost(ctx);
    const id = await openMeeting(ctx, host, { title: "지울 모임" });
    await ctx.ok("deleteAdminMeeting", { as, params: { id } });
    return { id, before: { title: "지울 모임", hostId: host.id } };
  }),
  write("RICE_GRANT", "MEMBER", async (ctx, as) => {
    const { id: memberId } = await ctx.member("member");
    await ctx.ok("grantRice", { as, body: { memberId, amount: 321 } });
    return { id: memberId, after: { amount: 321 } };
  }),
  write("RICE_REVOKE", "MEMBER", async (ctx, as) => {
    const { id: memberId } = await ctx.member("member");
    await ctx.ok("revokeRice", { as, body: { memberId, amount: 123 } });
    return { id: memberId, after: { amount: 123 } };
  }),
];
