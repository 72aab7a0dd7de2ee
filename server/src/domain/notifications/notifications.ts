/** Notifications to members: the list in the app, and a push message for each. */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { idArray } from "../../db/id-array.ts";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { WriteContext } from "../shared/context.ts";

type NotificationView = components["schemas"]["Notification"];

const LIST_MAX = limits.NotificationList.maxItems;

export interface NotificationContent {
  title: string;
  content: string;
  /** A path of the app or an https URL. */
  url: string | null;
}

/**
 * Stores a notification for each member and queues a push for each device that gets this kind, in the caller's transaction. A withdrawn
 * member gets none (D67); the rows are locked, in the order of their ids, against a withdrawal at the same moment. The pushes of a broadcast
 * are sent only while no other push waits.
 */
export async function notifyMembers(
  ctx: WriteContext,
  {
    memberIds,
    notification,
    kind = "meeting",
    isBroadcast = false,
    pushExpiresAt = null,
  }: {
    memberIds: readonly number[];
    notification: NotificationContent;
    kind?: "meeting" | "news";
    isBroadcast?: boolean;
    /** From when on the push isn't sent any more; null when it may come late. */
    pushExpiresAt?: Date | null;
  },
): Promise<void> {
  const { trx, now } = ctx;
  if (memberIds.length === 0) return;
  const idList = idArray(memberIds);
  const text = [
    sql<string>`${notification.title}::text`.as("title"),
    sql<string>`${notification.content}::text`.as("content"),
    sql<string | null>`${notification.url}::text`.as("url"),
    sql<Date>`${now}::timestamptz`.as("createdAt"),
  ];
  await trx
    .insertInto("notifications")
    .columns(["memberId", "title", "content", "url", "createdAt"])
    .expression((eb) =>
      eb
        .selectFrom("members")
        .select(["members.id", ...text])
        .where("members.id", "=", sql<number>`any(${idList})`)
        .where("withdrawnAt", "is", null)
        .orderBy("members.id")
        .forKeyShare(),
    )
    .execute();
  await trx
    .insertInto("pushOutbox")
    .columns([
      "memberId",
      "webSubscriptionId",
      "title",
      "content",
      "url",
      "createdAt",
      "nextAttemptAt",
      "isBroadcast",
      "expiresAt",
    ])
    .expression((eb) =>
      eb
        .selectFrom("pushDevices")
        .select(["memberId", "webSubscriptionId", ...text, sql<Date>`${now}::timestamptz`.as("nextAttemptAt")])
        .select([
          eb.val(isBroadcast).as("isBroadcast"),
          sql<Date | null>`${pushExpiresAt}::timestamptz`.as("expiresAt"),
        ])
        .where("memberId", "=", sql<number>`any(${idList})`)
        .where(kind, "=", true),
    )
    .execute();
}

export async function hasUnread(db: Db, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom("notifications")
    .select("id")
    .where("memberId", "=", memberId)
    .where("readAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The newest notifications, newest first; marks these and older ones as read. In one statement, so that one which is committed meanwhile
 * remains unread, whatever its id.
 */
export async function readNotifications(db: Db, memberId: number, now: Date): Promise<NotificationView[]> {
  const rows = await db
    .with("read", (eb) =>
      eb.updateTable("notifications").set({ readAt: now }).where("memberId", "=", memberId).where("readAt", "is", null),
    )
    .selectFrom("notifications")
    .select(["id", "title", "content", "url", "createdAt"])
    .where("memberId", "=", memberId)
    .orderBy("id", "desc")
    .limit(LIST_MAX)
    .execute();
  return rows.map(({ id, title, content, url, createdAt }) => ({
    id,
    title,
    content,
    url,
    createdAt: createdAt.toISOString(),
  }));
}

/** Deletes one of the member's own notifications. @throws ApiError NOTIFICATION_NOT_FOUND, also for somebody else's. */
export async function deleteNotification(db: Db, memberId: number, notificationId: number): Promise<void> {
  const deleted = await db
    .deleteFrom("notifications")
    .where("id", "=", notificationId)
    .where("memberId", "=", memberId)
    .returning("id")
    .executeTakeFirst();
  if (deleted === undefined) throw new ApiError("NOTIFICATION_NOT_FOUND");
}

export async function deleteNotifications(db: Db, memberId: number): Promise<void> {
  await db.deleteFrom("notifications").where("memberId", "=", memberId).execute();
}
