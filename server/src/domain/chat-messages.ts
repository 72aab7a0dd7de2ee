import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { ChatMessagesTable, Db, MeetingMembersTable, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import { lockMeeting } from "./meeting-lock.ts";

export type ChatMessage = components["schemas"]["ChatMessage"];

export interface SystemMessage {
  meetingId: number;
  /** A value of SystemMessageContent, or Korean text that is shown as it is. */
  content: string;
  /** A meeting has at most one message with this key; null for a message that may come again. */
  systemKey: string | null;
  now: Date;
}

export interface TextMessage {
  meetingId: number;
  memberId: number;
  /** Trimmed, 1 to 300 characters. */
  content: string;
  clientId: string | null;
  now: Date;
}

/**
 * Writes a message of the server into a room (D19). The meeting's row is held until the transaction ends, so messages of
 * a room are committed in the order of their ids, which delivery rests on, and nobody joins or leaves in between. Open rooms see it within half a second of the commit.
 * @returns the id of the message, that of the first one when the key was used before.
 */
export async function postSystemMessage(trx: Trx, message: SystemMessage): Promise<number> {
  await lockMeeting(trx, message.meetingId);
  const inserted = await trx
    .insertInto("chatMessages")
    .values({
      meetingId: message.meetingId,
      memberId: null,
      type: "SYSTEM",
      content: message.content,
      clientId: null,
      systemKey: message.systemKey,
      createdAt: message.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted !== undefined) return inserted.id;
  const first = await trx
    .selectFrom("chatMessages")
    .select("id")
    .where("meetingId", "=", message.meetingId)
    .where("systemKey", "=", message.systemKey)
    .executeTakeFirstOrThrow();
  return first.id;
}

/**
 * Writes a member's message; a retry with the same client id changes nothing and keeps the first content (D29).
 * @throws ApiError E404-3, E403-4, E403-5
 */
export async function postTextMessage(trx: Trx, message: TextMessage): Promise<{ isNew: boolean }> {
  await lockMeeting(trx, message.meetingId);
  await assertParticipant(trx, message.meetingId, message.memberId);
  const inserted = await trx
    .insertInto("chatMessages")
    .values({
      meetingId: message.meetingId,
      memberId: message.memberId,
      type: "TEXT",
      content: message.content,
      clientId: message.clientId,
      systemKey: null,
      createdAt: message.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return { isNew: inserted !== undefined };
}

/** Why somebody who is no longer, or never was, in a meeting is refused. */
export function exclusionOf(state: MeetingMembersTable["state"] | null): "E403-4" | "E403-5" {
  return state === "EXPELLED" ? "E403-5" : "E403-4";
}

/**
 * @throws ApiError E404-3 without such a meeting, E403-5 for an expelled member, E403-4 for anybody else outside it.
 */
export async function assertParticipant(db: Db | Trx, meetingId: number, memberId: number): Promise<void> {
  const row = await db
    .selectFrom("meetings")
    .leftJoin("meetingMembers", (join) =>
      join.onRef("meetingMembers.meetingId", "=", "meetings.id").on("meetingMembers.memberId", "=", memberId),
    )
    .select("meetingMembers.state")
    .where("meetings.id", "=", meetingId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("E404-3");
  if (row.state !== "JOINED") throw new ApiError(exclusionOf(row.state));
}

/** Like assertParticipant, for HTTP, which doesn't tell an expulsion apart. @throws ApiError E404-3, E403-4. */
export async function requireSeat(db: Db | Trx, meetingId: number, memberId: number): Promise<void> {
  try {
    await assertParticipant(db, meetingId, memberId);
  } catch (cause) {
    throw cause instanceof ApiError && cause.code === "E403-5" ? new ApiError("E403-4") : cause;
  }
}

/**
 * Writes one message of the server into the room of every meeting that is not over (D19). Rooms are held in the order of
 * their ids, so that two such writes don't wait in a circle.
 */
export async function postToRunningRooms(trx: Trx, message: Omit<SystemMessage, "meetingId">): Promise<void> {
  await trx.selectFrom("meetings").select("id").where("status", "<>", "END").orderBy("id").forNoKeyUpdate().execute();
  await trx
    .insertInto("chatMessages")
    .columns(["meetingId", "type", "content", "systemKey", "createdAt"])
    .expression((from) =>
      from
        .selectFrom("meetings")
        .select([
          "meetings.id",
          sql<"SYSTEM">`'SYSTEM'`.as("type"),
          sql<string>`${message.content}::text`.as("content"),
          sql<string | null>`${message.systemKey}::text`.as("systemKey"),
          sql<Date>`${message.now}::timestamptz`.as("createdAt"),
        ])
        .where("meetings.status", "<>", "END")
        .orderBy("meetings.id"),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a message row must carry to be shown. */
export type MessageRow = Pick<Selectable<ChatMessagesTable>, "id" | "type" | "content" | "createdAt" | "clientId"> & {
  memberId: number | null;
};

/** The rows of messages; the sender is null once they have withdrawn (D16). */
export function messagesQuery(db: Db | Trx) {
  return db
    .selectFrom("chatMessages")
    .leftJoin("members", (join) =>
      join.onRef("members.id", "=", "chatMessages.memberId").on("members.withdrawnAt", "is", null),
    )
    .select([
      "chatMessages.id",
      "chatMessages.type",
      "chatMessages.content",
      "chatMessages.createdAt",
      "chatMessages.clientId",
      "members.id as memberId",
    ]);
}

/** A message as the contract shows it. */
export function toChatMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    type: row.type,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    memberId: row.memberId,
    ...(row.clientId === null ? {} : { clientId: row.clientId }),
  };
}

/** Marks a room as read up to a message; never backwards (D31). Does nothing when the meeting was deleted meanwhile. */
export async function markRead(
  db: Db | Trx,
  { meetingId, memberId, lastReadId, now }: { meetingId: number; memberId: number; lastReadId: number; now: Date },
): Promise<void> {
  await db
    .insertInto("chatReads")
    .columns(["meetingId", "memberId", "lastReadId", "updatedAt"])
    .expression((from) =>
      from
        .selectFrom("meetings")
        .select([
          "meetings.id",
          sql<number>`${memberId}::bigint`.as("memberId"),
          sql<number>`${lastReadId}::bigint`.as("lastReadId"),
          sql<Date>`${now}::timestamptz`.as("updatedAt"),
        ])
        .where("meetings.id", "=", meetingId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["meetingId", "memberId"])
        .doUpdateSet({ lastReadId, updatedAt: now })
        .where("chatReads.lastReadId", "<", lastReadId),
    )
    .execute();
}
