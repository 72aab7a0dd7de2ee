/** A member's chat rooms, the details of a room, and its messages. */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { type ChatMessage, markRead, messagesQuery, toChatMessage } from "./messages.ts";
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

/** Messages of the room whose sender the member has not blocked (D26). */
const isVisible = (memberId: number) => sql`
  chat_messages.meeting_id = meetings.id and not exists (
    select 1 from blocks where blocks.blocker_id = ${memberId} and blocks.blocked_id = chat_messages.member_id
  )`;

/** The member's rooms, ordered by the newest message without those of blocked members; own messages never count as unread (D31). */
export async function listRooms(db: Db, memberId: number): Promise<Schemas["ChatroomListResponse"]> {
  const { rows } = await sql<RoomRow>`
    select meetings.id as meeting_id, meetings.title as meeting_title, images.key as image_key,
      newest.content as last_chat_content, newest.created_at as last_chat_created_at,
      exists (
        select 1 from chat_messages
        where ${isVisible(memberId)} and chat_messages.id > coalesce(chat_reads.last_read_id, 0)
          and chat_messages.member_id is distinct from ${memberId}
      ) as has_unread_chat
    from meeting_members
    join meetings on meetings.id = meeting_members.meeting_id
    left join images on images.id = meetings.image_id
    left join chat_reads on chat_reads.meeting_id = meetings.id and chat_reads.member_id = ${memberId}
    left join lateral (
      select chat_messages.id, chat_messages.content, chat_messages.created_at from chat_messages
      where ${isVisible(memberId)} order by chat_messages.id desc limit 1
    ) as newest on true
    where meeting_members.member_id = ${memberId} and meeting_members.state = 'JOINED'
    order by (newest.id is null), newest.id desc, meeting_members.joined_at desc, meeting_members.id desc
    limit ${ROOMS_MAX}`.execute(db);
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
    .select(["title", "images.key", "status", "hostId", "placeLatitude", "placeLongitude"])
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
  };
}

/** One page of a room's messages, newest first; page 0 marks the room as read (D31). @throws ApiError NOT_PARTICIPANT, MEETING_NOT_FOUND. */
export async function listMessages(
  db: Db,
  read: { meetingId: number; memberId: number; page: number; now: Date },
): Promise<ChatMessage[]> {
  const { meetingId, memberId, page, now } = read;
  await requireSeat(db, { meetingId, memberId });
  const rows = await messagesQuery(db)
    .where("chatMessages.meetingId", "=", meetingId)
    .orderBy("chatMessages.id", "desc")
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE)
    .execute();
  const newest = rows[0];
  if (page === 0 && newest !== undefined) await markRead(db, [{ meetingId, memberId, lastReadId: newest.id }], now);
  return rows.map(toChatMessage);
}
