import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import { idArray } from "../../db/id-array.ts";
import { prepared } from "../../db/prepared.ts";
import type { ChatMessagesTable, Db, MeetingMembersTable, Trx } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { exclusionOf, lockMeeting } from "../shared/meeting-guards.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

export type ChatMessage = components["schemas"]["ChatMessage"];

export interface SystemMessage {
  meetingId: number;
  /** A value of SystemMessageContent, or Korean text that is shown as it is. */
  content: string;
  /** A meeting has at most one message with this key; null for a message that may come again. */
  systemKey: string | null;
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
export async function postSystemMessage(ctx: WriteContext, message: SystemMessage): Promise<number> {
  const { trx } = ctx;
  await lockMeeting(ctx, message.meetingId);
  const inserted = await trx
    .insertInto("chatMessages")
    .values({
      meetingId: message.meetingId,
      memberId: null,
      type: "SYSTEM",
      content: message.content,
      clientId: null,
      systemKey: message.systemKey,
      createdAt: ctx.now,
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

/** Whether a message was written, or who tried to may not write there; `isNew` is false for a retry. */
export type PostResult = { isNew: boolean } | ApiError;

interface PostedRow {
  n: number;
  /** Null without such a meeting. */
  meetingId: number | null;
  state: MeetingMembersTable["state"] | null;
  isNew: boolean;
}

/**
 * Writes members' messages in the order given; a retry with the same client id changes nothing and keeps the first
 * content (D29). Rooms are held in the order of their ids, and only then are the seats read: nobody writes who has left.
 * @returns a result for each message: MEETING_NOT_FOUND, NOT_PARTICIPANT or EXPELLED where it was refused.
 */
export async function postTextMessages(ctx: TrxContext, messages: readonly TextMessage[]): Promise<PostResult[]> {
  const { trx } = ctx;
  await sql`
    ${prepared("chat-lock")}
    select id from meetings where id = any (${idArray(new Set(messages.map((it) => it.meetingId)))})
    order by id for no key update`.execute(trx);
  // JSON has no way to write half of a surrogate pair that PostgreSQL takes.
  const asked = messages.map((it, n) => ({ ...it, n, content: it.content.toWellFormed() }));
  const { rows } = await sql<PostedRow>`
    ${prepared("chat-post")}
    with asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json)
        as it (n int, "meetingId" bigint, "memberId" bigint, content text, "clientId" text, now timestamptz)
    ), seated as (
      select asked.*, meetings.id as meeting_id, meeting_members.state
      from asked
      left join meetings on meetings.id = asked."meetingId"
      left join meeting_members
        on meeting_members.meeting_id = asked."meetingId" and meeting_members.member_id = asked."memberId"
    ), written as (
      insert into chat_messages (meeting_id, member_id, type, content, client_id, created_at)
      select meeting_id, "memberId", 'TEXT', content, "clientId", now from seated where state = 'JOINED' order by n
      on conflict do nothing
      returning meeting_id, member_id, client_id
    )
    select seated.n, seated.meeting_id, seated.state, exists (
      select from written
      where written.meeting_id = seated.meeting_id and written.member_id = seated."memberId"
        and written.client_id is not distinct from seated."clientId"
    ) as is_new
    from seated order by n`.execute(trx);
  return rows.map(({ meetingId, state, isNew }) => {
    if (meetingId === null) return new ApiError("MEETING_NOT_FOUND");
    return state === "JOINED" ? { isNew } : new ApiError(exclusionOf(state));
  });
}

/** Like postTextMessages, for one. @throws ApiError MEETING_NOT_FOUND, NOT_PARTICIPANT, EXPELLED */
export async function postTextMessage(ctx: TrxContext, message: TextMessage): Promise<{ isNew: boolean }> {
  const [result] = await postTextMessages(ctx, [message]);
  if (result === undefined) throw new Error("A message got no result.");
  if (result instanceof ApiError) throw result;
  return result;
}

/**
 * Writes one message of the server into the room of every meeting that is not over (D19). Rooms are held in the order of
 * their ids, so that two such writes can't deadlock.
 */
export async function postToRunningRooms(ctx: WriteContext, message: Omit<SystemMessage, "meetingId">): Promise<void> {
  const { trx } = ctx;
  const held = await trx
    .selectFrom("meetings")
    .select("id")
    .where("status", "<>", "END")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  await trx
    .insertInto("chatMessages")
    .columns(["meetingId", "type", "content", "systemKey", "createdAt"])
    .expression((eb) =>
      eb
        .selectFrom("meetings")
        .select([
          "meetings.id",
          sql<"SYSTEM">`'SYSTEM'`.as("type"),
          sql<string>`${message.content}::text`.as("content"),
          sql<string | null>`${message.systemKey}::text`.as("systemKey"),
          sql<Date>`${ctx.now}::timestamptz`.as("createdAt"),
        ])
        // Only rooms that are held: one that was opened meanwhile might hand out a later id first.
        .where(sql<boolean>`meetings.id = any(${idArray(held.map((meeting) => meeting.id))})`)
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

/** How far a member has read a room. */
export interface ReadMark {
  meetingId: number;
  memberId: number;
  lastReadId: number;
}

/**
 * Marks rooms as read up to a message; never backwards (D31). A mark whose meeting was deleted meanwhile is dropped. Rows
 * are written in one order, so that two such writes can't deadlock. A seat may come once.
 */
export async function markRead(db: Db | Trx, marks: readonly ReadMark[], now: Date): Promise<void> {
  await sql`
    ${prepared("chat-read")}
    insert into chat_reads (meeting_id, member_id, last_read_id, updated_at)
    select meetings.id, mark.member_id, mark.last_read_id, ${now}::timestamptz
    from unnest(${idArray(marks.map((it) => it.meetingId))}, ${idArray(marks.map((it) => it.memberId))},
      ${idArray(marks.map((it) => it.lastReadId))}) as mark (meeting_id, member_id, last_read_id)
    join meetings on meetings.id = mark.meeting_id
    order by 1, 2
    on conflict (meeting_id, member_id) do update
      set last_read_id = excluded.last_read_id, updated_at = excluded.updated_at
      where chat_reads.last_read_id < excluded.last_read_id`.execute(db);
}
