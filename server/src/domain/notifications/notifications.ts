/** Notifications to members: the list in the app, and the push that goes out with each. */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { idArray } from "../../db/id-array.ts";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { WriteContext } from "../shared/context.ts";

type NotificationView = components["schemas"]["Notification"];

const LIST_MAX = limits.NotificationList.maxItems;

export interface Notice {
  title: string;
  content: string;
  /** A path of the site or an https address. */
  url: string | null;
}

/** Writes a notice for these members, and queues a push to those with a device, in the transaction of its cause. */
export async function notifyMembers(
  ctx: WriteContext,
  { memberIds, notice }: { memberIds: readonly number[]; notice: Notice },
): Promise<void> {
  const { trx, now } = ctx;
  if (memberIds.length === 0) return;
  const idList = idArray(memberIds);
  const text = [
    sql<string>`${notice.title}::text`.as("title"),
    sql<string>`${notice.content}::text`.as("content"),
    sql<string | null>`${notice.url}::text`.as("url"),
    sql<Date>`${now}::timestamptz`.as("createdAt"),
  ];
  await trx
    .insertInto("notifications")
    .columns(["memberId", "title", "content", "url", "createdAt"])
    .expression((eb) =>
      eb
        .selectFrom("members")
        .select(["members.id", ...text])
        .where("members.id", "=", sql<number>`any(${idList})`),
    )
    .execute();
  await trx
    .insertInto("pushOutbox")
    .columns(["memberId", "title", "content", "url", "createdAt", "nextAttemptAt"])
    .expression((eb) =>
      eb
        .selectFrom("members")
        .select(["members.id", ...text, sql<Date>`${now}::timestamptz`.as("nextAttemptAt")])
        .where("members.id", "=", sql<number>`any(${idList})`)
        .where("members.targetToken", "is not", null),
    )
    .execute();
}

/** Whether a notification came after the list was last read. */
export async function hasUnread(db: Db, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom("notifications")
    .select("id")
    .where("memberId", "=", memberId)
    .where("readAt", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest notifications, newest first; all are read from now on. */
export async function readNotifications(db: Db, memberId: number, now: Date): Promise<NotificationView[]> {
  const rows = await db
    .selectFrom("notifications")
    .select(["id", "title", "content", "url", "createdAt"])
    .where("memberId", "=", memberId)
    .orderBy("id", "desc")
    .limit(LIST_MAX)
    .execute();
  const newest = rows[0];
  if (newest !== undefined) {
    // Only what was listed: one that came meanwhile stays unread.
    await db
      .updateTable("notifications")
      .set({ readAt: now })
      .where("memberId", "=", memberId)
      .where("readAt", "is", null)
      .where("id", "<=", newest.id)
      .execute();
  }
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
