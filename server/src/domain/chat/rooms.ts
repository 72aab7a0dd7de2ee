/** A member's chat rooms, the details of a room, and its messages. */
import { formatSeoulTime } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { type RawBuilder, sql } from "kysely";
import { prepared } from "../../db/prepared.ts";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { type ChatMessage, markRead, type MessageRow, toChatMessage } from "./messages.ts";
import { RECENT_MESSAGES_MAX } from "./pushes.ts";
import { isSeatLineSql } from "./seat-lines.ts";
import { requireSeat } from "../shared/meeting-guards.ts";
import { imageUrl } from "../media/index.ts";

type Schemas = components["schemas"];

const PAGE_SIZE = limits.ChatPage.pageSize;
const ROOMS_MAX = limits.ChatroomListResponse.chatroomListDtoList.maxItems;

interface RoomRow {
  meetingId: number;
  meetingTitle: string;
  imageKey: string | null;
  lastChatContent: string | null;
  lastChatType: Schemas["ChatType"] | null;
  lastChatCreatedAt: Date | null;
  hasUnreadChat: boolean;
}

function toRoom({ imageKey, lastChatCreatedAt, ...room }: RoomRow): Schemas["ChatroomListItem"] {
  return {
    ...room,
    meetingImageUrl: imageUrl(imageKey),
    lastChatCreatedAt: lastChatCreatedAt?.toISOString() ?? null,
  };
}

/** A room's newest messages, of those after an id, among which one that is shown or unread is looked for. */
const recentOf = (room: string, afterId: RawBuilder<unknown> = sql`0`) => sql`
  select id, member_id, content, type, system_key, created_at from chat_messages
  where chat_messages.meeting_id = ${sql.ref(room)} and chat_messages.id > ${afterId}
  order by chat_messages.id desc limit ${sql.lit(RECENT_MESSAGES_MAX)}`;

/** Whether the member has not blocked the sender (D26). Without the offset PostgreSQL may read all blocks to join them with the messages. */
const isVisibleTo = (memberId: number) => sql`
  not exists (select from blocks where blocker_id = ${memberId} and blocked_id = recent.member_id offset 0)`;

/**
 * The member's rooms, ordered by the newest message without those of blocked members; own messages never count as unread (D31), nor do those about seats (D48).
 * Of all rooms only the newest message is read, of the listed ones the rest. Planning it for all partitions takes longer than running it.
 */
export async function listRooms(db: Db, memberId: number): Promise<Schemas["ChatroomListResponse"]> {
  const { rows } = await sql<RoomRow>`
    ${prepared("chat-rooms")}
    with rooms as materialized (
      select seats.meeting_id, seats.id as seat_id, seats.joined_at, newest.id as newest_id, newest.content, newest.type, newest.created_at
      from meeting_members as seats
      left join lateral (
        select recent.* from (${recentOf("seats.meetingId")}) as recent
        where ${isVisibleTo(memberId)} order by recent.id desc limit 1
      ) as newest on true
      where seats.member_id = ${memberId} and seats.state = 'JOINED'
      order by (newest.id is null), newest.id desc, seats.joined_at desc, seats.id desc
      limit ${ROOMS_MAX}
    )
    select meetings.id as meeting_id, meetings.title as meeting_title, images.key as image_key,
      rooms.content as last_chat_content, rooms.type as last_chat_type, rooms.created_at as last_chat_created_at,
      exists (
        select from (${recentOf("meetings.id", sql`coalesce(chat_reads.last_read_id, 0)`)}) as recent
        where recent.member_id is distinct from ${memberId} and not ${isSeatLineSql} and ${isVisibleTo(memberId)}
      ) as has_unread_chat
    from rooms
    join meetings on meetings.id = rooms.meeting_id
    left join images on images.id = meetings.image_id
    left join chat_reads on chat_reads.meeting_id = meetings.id and chat_reads.member_id = ${memberId}
    order by (rooms.newest_id is null), rooms.newest_id desc, rooms.joined_at desc, rooms.seat_id desc`.execute(db);
  return {
    chatroomListDtoList: rows.map(toRoom),
  };
}

/** The current members of a meeting, in the order they joined. */
export async function listSeatedMembers(db: Db, meetingId: number): Promise<Schemas["MeetingMember"][]> {
  const rows = await db
    .selectFrom("meetingMembers")
    .innerJoin("members", "members.id", "meetingMembers.memberId")
    .leftJoin("images", "images.id", "members.imageId")
    .select(["members.id", "members.name", "members.point", "images.key"])
    .where("meetingMembers.meetingId", "=", meetingId)
    .where("meetingMembers.state", "=", "JOINED")
    .orderBy("meetingMembers.joinedAt")
    .orderBy("meetingMembers.id")
    .execute();
  return rows.map(({ id, name, point, key }) => ({ id, name, point, imageUrl: imageUrl(key) }));
}

/** The details of a room. @throws ApiError NOT_PARTICIPANT, MEETING_NOT_FOUND. */
export async function readRoom(db: Db, meetingId: number, memberId: number): Promise<Schemas["ChatroomInfo"]> {
  await requireSeat(db, { meetingId, memberId });
  const meeting = await db
    .selectFrom("meetings")
    .leftJoin("images", "images.id", "meetings.imageId")
    .select(["title", "images.key", "status", "hostId", "scheduledAt", "placeName", "placeLatitude", "placeLongitude"])
    .where("meetings.id", "=", meetingId)
    .executeTakeFirst();
  if (meeting === undefined) throw new ApiError("MEETING_NOT_FOUND");
  const blocked = await db
    .selectFrom("blocks")
    .select("blockedId")
    .where("blockerId", "=", memberId)
    .orderBy("blockedId")
    .limit(limits.ChatroomInfo.blockMemberIdList.maxItems)
    .execute();
  const members = await listSeatedMembers(db, meetingId);
  return {
    meetingTitle: meeting.title,
    meetingImageUrl: imageUrl(meeting.key),
    meetingStatus: meeting.status,
    members: members.map(({ id, name, imageUrl: url }) => ({ id, name, imageUrl: url })),
    hostId: meeting.hostId,
    blockMemberIdList: blocked.map((row) => row.blockedId),
    placeLatitude: meeting.placeLatitude,
    placeLongitude: meeting.placeLongitude,
    scheduledAt: formatSeoulTime(meeting.scheduledAt),
    placeName: meeting.placeName,
  };
}

/** One page of a room's messages, newest first; page 0 marks the room as read (D31). @throws ApiError NOT_PARTICIPANT, MEETING_NOT_FOUND. */
export async function listMessages(
  db: Db,
  request: { meetingId: number; memberId: number; page: number; now: Date },
): Promise<ChatMessage[]> {
  const { meetingId, memberId, page, now } = request;
  // The index skips the newer messages without reading them. Its order within one range makes the planner take it also for a
  // partition that had few rows when the statement was planned.
  const { rows } = await sql<MessageRow>`
    ${prepared("chat-page")}
    select message.*, members.id as member_id
    from (
      select min(id) as first_id, max(id) as last_id from (
        select id from chat_messages where meeting_id = ${meetingId}
        order by id desc limit ${sql.lit(PAGE_SIZE)} offset ${page * PAGE_SIZE}
      ) as ids
    ) as page
    cross join lateral (
      select id, type, content, created_at, client_id, member_id as sender_id from chat_messages
      where meeting_id = ${meetingId} and id between first_id and last_id
      order by id desc limit ${sql.lit(PAGE_SIZE)}
    ) as message
    left join members on members.id = message.sender_id and members.withdrawn_at is null
    order by message.id desc`.execute(db);
  // After the messages, so that nobody reads one that was committed after they lost their seat.
  await requireSeat(db, { meetingId, memberId });
  const newest = rows[0];
  if (page === 0 && newest !== undefined) await markRead(db, [{ meetingId, memberId, lastReadId: newest.id }], now);
  return rows.map(toChatMessage);
}
