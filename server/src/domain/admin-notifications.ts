/** Notifications that operators send. */
import type { components } from "@babchingu/openapi/types";
import type { Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import type { Operation } from "./admin-members.ts";
import { audit } from "./audit.ts";
import { notifyMembers } from "./notifications.ts";
import type { Notice } from "./notifications.ts";

function noticeOf({ title, content, url }: components["schemas"]["AdminNotificationRequest"]): Notice {
  return { title: title.trim(), content: content.trim(), url: url ?? null };
}

/** Sends to one member. @throws ApiError E404-2, E409-51. */
export async function sendToMember(
  trx: Trx,
  { memberId, body }: { memberId: number; body: components["schemas"]["AdminNotificationRequest"] },
  { actorId, now }: Operation,
): Promise<void> {
  const member = await trx.selectFrom("members").select("withdrawnAt").where("id", "=", memberId).executeTakeFirst();
  if (member === undefined) throw new ApiError("E404-2");
  if (member.withdrawnAt !== null) throw new ApiError("E409-51");
  const notice = noticeOf(body);
  await notifyMembers(trx, [memberId], notice, now);
  const target = { kind: "MEMBER", id: memberId } as const;
  await audit(trx, { actorId, action: "NOTIFICATION_SEND", target, after: { ...notice }, now });
}

/** Sends to every member who has not withdrawn. */
export async function sendToAll(
  trx: Trx,
  body: components["schemas"]["AdminNotificationAllRequest"],
  { actorId, now }: Operation,
): Promise<void> {
  const members = await trx
    .selectFrom("members")
    .select("id")
    .where("withdrawnAt", "is", null)
    .where("status", "<>", "WITHDRAWN")
    .where("role", "<>", "ROLE_ADMIN")
    .execute();
  const notice = noticeOf(body);
  await notifyMembers(
    trx,
    members.map((member) => member.id),
    notice,
    now,
  );
  const target = { kind: "ALL_MEMBERS", id: null } as const;
  const after = { ...notice, members: members.length };
  await audit(trx, { actorId, action: "NOTIFICATION_SEND_ALL", target, after, now });
}
