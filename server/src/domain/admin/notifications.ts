/** Notifications that operators send. */
import type { components } from "@babchingu/openapi/types";
import { ApiError } from "../../lib/api-error.ts";
import { audit } from "../shared/audit.ts";
import { type NotificationContent, notifyMembers } from "../notifications/index.ts";
import type { AuditContext } from "../shared/context.ts";
import { allMembersQuery } from "../shared/member-guards.ts";

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
  const member = await trx.selectFrom("members").select("withdrawnAt").where("id", "=", memberId).executeTakeFirst();
  if (member === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  if (member.withdrawnAt !== null) throw new ApiError("MEMBER_ERASED");
  const notification = toNotificationContent(body);
  await notifyMembers(ctx, { memberIds: [memberId], notification });
  const target = { kind: "MEMBER", id: memberId } as const;
  await audit(ctx, { action: "NOTIFICATION_SEND", target, after: { ...notification } });
}

/** Sends to every member who has not withdrawn. */
export async function sendToAll(
  ctx: AuditContext,
  body: components["schemas"]["AdminNotificationAllRequest"],
): Promise<void> {
  const members = await allMembersQuery(ctx).execute();
  const notification = toNotificationContent(body);
  await notifyMembers(ctx, { memberIds: members.map((member) => member.id), notification, isBroadcast: true });
  const target = { kind: "ALL_MEMBERS", id: null } as const;
  const after = { ...notification, members: members.length };
  await audit(ctx, { action: "NOTIFICATION_SEND_ALL", target, after });
}
