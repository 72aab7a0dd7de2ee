/** Writes of operators on members, meetings, reports and rice, with the values that the audit log should record. */
import type { AuditActionValue } from "@babchingu/openapi/enums";
import type { Operator } from "../../runner/actors.ts";
import type { Check } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import type { RecordedValues } from "./audit-log.ts";
import { createMeeting } from "./meetings.ts";
import { sharedHost } from "./deposits.ts";
import { newReport } from "./fixtures.ts";

/** Performs the write as the operator; returns its target's id and the values that the entry should record. */
type PerformWrite = (
  ctx: Context,
  as: Operator,
) => Promise<{ id: number; before?: RecordedValues; after?: RecordedValues }>;

/** One kind of write, by its action in the audit log. */
export interface AuditedWrite {
  action: AuditActionValue;
  perform: PerformWrite;
}

export const auditCheckId = (action: AuditActionValue): Check["id"] =>
  `admin.audit.${action.toLowerCase().replaceAll("_", "-")}`;

/** Why nothing checks the entry of an action: it is no request. */
export const NO_REQUEST = "a command of the backend";

/** Actions without a check that is named after them: the check of their entry, or why there is none. */
export const AUDITED_ELSEWHERE: Partial<Record<AuditActionValue, Check["id"] | typeof NO_REQUEST>> = {
  DATA_EXPORT: "admin.audit.for-all",
  NOTIFICATION_SEND_ALL: "admin.audit.for-all",
  OPERATOR_CREATE: NO_REQUEST,
  OPERATOR_DISABLE: "beyond.operators.audit",
  OPERATOR_ENABLE: "beyond.operators.audit",
  OPERATOR_PASSWORD_CHANGE: NO_REQUEST,
  OPERATOR_ROLE_CHANGE: "beyond.operators.audit",
  REPORT_STATUS_CHANGE: "beyond.reports.outcome",
  RICE_GRANT_ALL: "admin.audit.for-all",
  RICE_SYNC: "admin.audit.for-all",
  SECURITY_CODE_CHANGE: "admin.security-code",
};

export const auditedWrite = (action: AuditActionValue, perform: PerformWrite): AuditedWrite => ({ action, perform });

export const writesOnMembersAndMeetings: AuditedWrite[] = [
  auditedWrite("MEMBER_STATUS_CHANGE", async (ctx, as) => {
    const { id } = await ctx.member("member");
    const body = { status: "BANNED" } as const;
    await ctx.ok("setAdminMemberStatus", { as, params: { id }, body });
    return { id, before: { status: "ACTIVE" }, after: body };
  }),
  auditedWrite("MEMBER_POINT_CHANGE", async (ctx, as) => {
    const { id } = await ctx.member("member");
    await ctx.ok("setAdminMemberPoint", { as, params: { id }, body: { point: 88 } });
    return { id, before: { point: 50 }, after: { point: 88 } };
  }),
  auditedWrite("MEMBER_PASSWORD_RESET", async (ctx, as) => {
    const { id } = await ctx.member("member");
    const body = { newPassword: "secret-9876" };
    await ctx.ok("resetAdminMemberPassword", { as, params: { id }, body });
    return { id };
  }),
  auditedWrite("MEMBER_DELETE", async (ctx, as) => {
    const { id } = await ctx.member("member");
    await ctx.ok("deleteAdminMember", { as, params: { id } });
    return { id };
  }),
  auditedWrite("REPORT_DELETE", async (ctx, as) => {
    const { id, reporter, reported } = await newReport(ctx);
    await ctx.ok("deleteAdminReport", { as, params: { id } });
    return { id, before: { reporterId: reporter.id, reportedId: reported.id } };
  }),
  auditedWrite("NOTIFICATION_SEND", async (ctx, as) => {
    const { id: memberId } = await ctx.member("receiver");
    const body = { title: "문의 답변", content: "확인했어요.", url: null };
    await ctx.ok("sendNotificationToMember", { as, params: { memberId }, body });
    return { id: memberId };
  }),
  auditedWrite("MEETING_STATUS_CHANGE", async (ctx, as) => {
    const id = await createMeeting(ctx, await sharedHost(ctx));
    await ctx.ok("setAdminMeetingStatus", { as, params: { id }, body: { status: "CONFIRMED" } });
    return { id, before: { status: "RECRUITING" }, after: { status: "CONFIRMED" } };
  }),
  auditedWrite("MEETING_DELETE", async (ctx, as) => {
    const host = await sharedHost(ctx);
    const id = await createMeeting(ctx, host);
    await ctx.ok("deleteAdminMeeting", { as, params: { id } });
    return { id, before: { hostId: host.id } };
  }),
  auditedWrite("RICE_GRANT", async (ctx, as) => {
    const { id: memberId } = await ctx.member("member");
    await ctx.ok("grantRice", { as, body: { memberId, amount: 321 } });
    return { id: memberId, after: { amount: 321 } };
  }),
  auditedWrite("RICE_REVOKE", async (ctx, as) => {
    const { id: memberId } = await ctx.member("member");
    await ctx.ok("revokeRice", { as, body: { memberId, amount: 123 } });
    return { id: memberId, after: { amount: 123 } };
  }),
];
