/** Notifications that operators send. */
import type { components } from "@babchingu/openapi/types";
import { ApiError } from "../../lib/api-error.ts";
import { audit } from "../shared/audit.ts";
import { type NotificationContent, notifyMembers } from "../notifications/index.ts";
import type { AuditContext } from "../shared/context.ts";
import { auditedTotal, type BulkJobRef, countTargets, insertBulkJob } from "./bulk-jobs/jobs.ts";

function toNotificationContent({
  title,
  content,
  url,
}: components["schemas"]["AdminNotificationRequest"]): NotificationContent {
  return { title: title.trim(), content: content.trim(), url: url ?? null };
}

/** Sends to one member. @throws ApiError MEMBER_NOT_FOUND, MEMBER_ERASED. */
export async function sendToMember(
  ctx: AuditContext,
  { memberId, body }: { memberId: number; body: components["schemas"]["AdminNotificationRequest"] },
): Promise<void> {
  const { trx } = ctx;
  const member = await trx
    .selectFrom("members")
    .select("withdrawnAt")
    .where("id", "=", memberId)
    // Otherwise a concurrent withdrawal would not delete the notification (D67).
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  if (member.withdrawnAt !== null) throw new ApiError("MEMBER_ERASED");
  const notification = toNotificationContent(body);
  await notifyMembers(ctx, { memberIds: [memberId], notification, kind: "news" });
  const target = { kind: "MEMBER", id: memberId } as const;
  // Not the text, which may address the member by name (D67).
  await audit(ctx, { action: "NOTIFICATION_SEND", target, after: { url: notification.url } });
}

/** Starts sending to every member who has not withdrawn, and returns the job. */
export async function sendToAll(
  ctx: AuditContext,
  body: components["schemas"]["AdminNotificationAllRequest"],
): Promise<BulkJobRef> {
  const input = toNotificationContent(body);
  const targets = await countTargets(ctx, "NOTIFICATION_SEND_ALL");
  const target = { kind: "ALL_MEMBERS", id: null } as const;
  const after = { ...input, ...auditedTotal("members", targets.total) };
  await audit(ctx, { action: "NOTIFICATION_SEND_ALL", target, after });
  return insertBulkJob(ctx, { kind: "NOTIFICATION_SEND_ALL", input, targets });
}
