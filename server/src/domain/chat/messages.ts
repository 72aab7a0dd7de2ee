import type { MemberStatusValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { type Selectable, sql } from "kysely";
import { idArray } from "../../db/id-array.ts";
import { prepared } from "../../db/prepared.ts";
import type { ChatMessagesTable, Db, MeetingMembersTable, Trx } from "../../db/schema.ts";
import { retryTransaction } from "../../db/transact.ts";
import { ApiError } from "../../lib/api-error.ts";
import { seatErrorOf, lockMeeting } from "../shared/meeting-guards.ts";
import type { TrxContext, WriteContext } from "../shared/context.ts";

export type ChatMessage = components["schemas"]["ChatMessage"];

export interface SystemMessage {
  meetingId: number;
  /** A value of SystemMessageContent, or Korean text that is shown as it is. */
  content: string;
  /** A meeting has at most one message with this key; null for a message that may be repeated. */
  systemKey: string | null;
}

export interface TextMessage {
  meetingId: number;
  memberId: number;
  /** Trimmed, 1 to 300 characters. */
  content: string;
  clientId: string | null;
  now: Date;
  /** The session that sends it, which is checked in the same statement; without one the caller has authenticated the member. */
  sessionId?: number;
}

/**
 * Posts a system message in a room (D19). The meeting's row is locked until the transaction ends, so a room's messages are
 * committed in id order, which delivery relies on. Open rooms receive the message within half a second of the commit.
 * @returns the id of the message; that of the earlier one when the key is already used.
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
  const existing = await trx
    .selectFrom("chatMessages")
    .select("id")
    .where("meetingId", "=", message.meetingId)
    .where("systemKey", "=", message.systemKey)
    .executeTakeFirstOrThrow();
  return existing.id;
}

/** The result of a post, or its error; `isNew` is false for a retry. */
export type PostResult = { isNew: boolean } | ApiError;

interface PostRow {
  /** Null when the session is revoked. */
  senderStatus: MemberStatusValue | null;
  /** Null without such a meeting. */
  meetingId: number | null;
  state: MeetingMembersTable["state"] | null;
  isNew: boolean;
}

/**
 * Inserts members' messages in the given order; a retry with the same client id keeps the first content (D29). Seats are read
 * after the rooms are locked in id order, so a member who has left can't post. All happens in one call, which needs no transaction. A
 * statement of its own for the sessions would cost 0.6 ms more for each message of a quiet server.
 * @returns a result for each message; an ApiError MEETING_NOT_FOUND, NOT_PARTICIPANT, EXPELLED, TOKEN_REVOKED or STATUS_NOT_ALLOWED for a
 * refused one.
 */
export async function postTextMessages(db: Db | Trx, messages: readonly TextMessage[]): Promise<PostResult[]> {
  // PostgreSQL's JSON rejects lone surrogates.
  const requests = messages.map((it, n) => ({ ...it, n, content: it.content.toWellFormed() }));
  const { rows } = await sql<PostRow>`
    ${prepared("chat-post")}
    with request as materialized (
      select message, (message->>'n')::int as n,
        case when message->>'sessionId' is null then 'ACTIVE' else (
          select members.status from sessions join members on members.id = sessions.member_id
          where sessions.id = (message->>'sessionId')::bigint and sessions.revoked_at is null
            and members.id = (message->>'memberId')::bigint
          limit 1
        ) end as sender_status
      from json_array_elements(${JSON.stringify(requests)}::json) as message
    ), posted as materialized (
      select * from post_chat_messages((select json_agg(message) from request where sender_status = 'ACTIVE'))
    )
    select sender_status, meeting_id, state, is_new from request left join posted on posted.n = request.n order by request.n`.execute(
    db,
  );
  return rows.map(({ senderStatus, meetingId, state, isNew }) => {
    if (senderStatus === null) return new ApiError("TOKEN_REVOKED");
    if (senderStatus !== "ACTIVE") return new ApiError("STATUS_NOT_ALLOWED", { status: senderStatus });
    if (meetingId === null) return new ApiError("MEETING_NOT_FOUND");
    return state === "JOINED" ? { isNew } : new ApiError(seatErrorOf(state));
  });
}

/** Like postTextMessages, for one message. @throws ApiError MEETING_NOT_FOUND, NOT_PARTICIPANT, EXPELLED */
export async function postTextMessage({ trx }: TrxContext, message: TextMessage): Promise<{ isNew: boolean }> {
  const [result] = await postTextMessages(trx, [message]);
  if (result === undefined) throw new Error("A message got no result.");
  if (result instanceof ApiError) throw result;
  return result;
}

/** Posts a system message in several rooms, whose meetings the caller has locked in id order: see postSystemMessage. */
export async function postToLockedRooms(
  { trx, now }: WriteContext,
  { meetingIds, content, systemKey }: Omit<SystemMessage, "meetingId"> & { meetingIds: readonly number[] },
): Promise<void> {
  await trx
    .insertInto("chatMessages")
    .values(meetingIds.map((meetingId) => ({ meetingId, type: "SYSTEM" as const, content, systemKey, createdAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The columns of a message that the API returns. */
export type MessageRow = Pick<Selectable<ChatMessagesTable>, "id" | "type" | "content" | "createdAt" | "clientId"> & {
  memberId: number | null;
};

/** Messages; the sender is null after a withdrawal (D16). */
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

/** The last message that a member has read in a room. */
export interface ReadPosition {
  meetingId: number;
  memberId: number;
  lastReadId: number;
}

/**
 * Marks rooms as read up to a message, never backwards (D31); ignores deleted meetings and withdrawn members, whose rows are locked against
 * a withdrawal at the same moment. Rows are written in one order, so that two such writes can't deadlock. Each member may have one position
 * per meeting.
 */
export async function markRead(db: Db, positions: readonly ReadPosition[], now: Date): Promise<void> {
  const query = sql`
    ${prepared("chat-read")}
    insert into chat_reads (meeting_id, member_id, last_read_id, updated_at)
    select meetings.id, positions.member_id, positions.last_read_id, ${now}::timestamptz
    from unnest(${idArray(positions.map((it) => it.meetingId))}, ${idArray(positions.map((it) => it.memberId))},
      ${idArray(positions.map((it) => it.lastReadId))}) as positions (meeting_id, member_id, last_read_id)
    join meetings on meetings.id = positions.meeting_id
    join members on members.id = positions.member_id and members.withdrawn_at is null
    order by 1, 2
    for key share of members
    on conflict (meeting_id, member_id) do update
      set last_read_id = excluded.last_read_id, updated_at = excluded.updated_at
      where chat_reads.last_read_id < excluded.last_read_id`;
  await retryTransaction(() => query.execute(db));
}
