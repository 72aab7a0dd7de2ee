/** Meetings in the console. */
import { AdminMeetingColumns } from "@babchingu/openapi/columns";
import { formatSeoulTime } from "@babchingu/openapi";
import type { MeetingSearchFieldValue, MeetingStatusValue } from "@babchingu/openapi/enums";
import { parameterLimits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { firstIdFrom } from "../../db/first-id.ts";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { idsWithinDays, isWithinDays, type ListFilter, orderOf } from "./filters.ts";
import { adminList, type AdminList, containsText, hasId, hasPiecesOf, namesOf } from "./list.ts";
import { listSeatedMembers, messagesQuery } from "../chat/index.ts";
import { imageUrl } from "../media/index.ts";
import { isEnded, isUnfinished, meetingText } from "../meetings/index.ts";

type Schemas = components["schemas"];

/** Of the text that the members' search reads, in its two indexes. */
function hasPiecesOfText(term: string): RawBuilder<SqlBool> {
  const pieces = hasPiecesOf(meetingText, term, 2);
  return sql<SqlBool>`(${isUnfinished} and ${pieces} or ${isEnded} and ${pieces})`;
}

/** The meetings that match the search or the filter, newest first unless sorted otherwise. */
export function listMeetings(
  db: Db,
  search?: { field: MeetingSearchFieldValue; term: string },
  filter: ListFilter<MeetingStatusValue> = {},
): AdminList<Schemas["AdminMeeting"]> {
  const order = orderOf(filter);
  let query = db
    .selectFrom("meetings")
    .select(namesOf(AdminMeetingColumns))
    .where(isWithinDays("meetings.createdAt", filter))
    .orderBy("id", order);
  if (filter.status !== undefined) query = query.where("status", "=", filter.status);
  if (search?.field === "id") query = query.where(hasId("meetings.id", search.term));
  if (search?.field === "host_id") query = query.where(hasId("meetings.hostId", search.term));
  const toRow = (row: Awaited<ReturnType<typeof query.executeTakeFirstOrThrow>>) => ({
    ...row,
    scheduledAt: formatSeoulTime(row.scheduledAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });
  const ids = idsWithinDays("meetings", filter);
  if (search?.field !== "title") return adminList(query, "meetings.id", toRow, { order, ids });
  const text = { isMatch: containsText("meetings.title", search.term), index: hasPiecesOfText(search.term) };
  return adminList(query, "meetings.id", toRow, { text, ids });
}

/** @throws ApiError MEETING_NOT_FOUND. */
async function requireMeeting(db: Db, meetingId: number): Promise<void> {
  const row = await db.selectFrom("meetings").select("id").where("id", "=", meetingId).executeTakeFirst();
  if (row === undefined) throw new ApiError("MEETING_NOT_FOUND");
}

/** The current members, in the order they joined. @throws ApiError MEETING_NOT_FOUND. */
export async function listMeetingMembers(db: Db, meetingId: number): Promise<Schemas["MeetingMember"][]> {
  await requireMeeting(db, meetingId);
  return listSeatedMembers(db, meetingId);
}

interface ChatRange {
  size?: number | undefined;
  beforeId?: number | undefined;
  /** A time in RFC 3339. */
  around?: string | undefined;
}

/** Half of the messages from before the time and half from then on, oldest first. */
async function readChatsAround(
  query: ReturnType<typeof messagesQuery>,
  { meetingId, around, size }: { meetingId: number; around: Date; size: number },
) {
  const firstId = firstIdFrom(sql`chat_messages where meeting_id = ${meetingId}`, around);
  const older = await query
    .where("chatMessages.id", "<", firstId)
    .orderBy("chatMessages.id", "desc")
    .limit(Math.ceil(size / 2))
    .execute();
  const newer = await query
    .where("chatMessages.id", ">=", firstId)
    .orderBy("chatMessages.id")
    .limit(Math.floor(size / 2))
    .execute();
  return [...older.toReversed(), ...newer];
}

/** The latest messages, those before `beforeId` or those around a time, oldest first. @throws ApiError MEETING_NOT_FOUND. */
export async function listMeetingChats(
  db: Db,
  meetingId: number,
  { size = parameterLimits.listAdminMeetingChats.size.default, beforeId, around }: ChatRange,
): Promise<Schemas["AdminMeetingChat"][]> {
  await requireMeeting(db, meetingId);
  const ofMeeting = messagesQuery(db).where("chatMessages.meetingId", "=", meetingId);
  const query = beforeId === undefined ? ofMeeting : ofMeeting.where("chatMessages.id", "<", beforeId);
  const rows =
    around === undefined
      ? (await query.orderBy("chatMessages.id", "desc").limit(size).execute()).toReversed()
      : await readChatsAround(ofMeeting, { meetingId, around: new Date(around), size });
  return rows.map(({ id, memberId, type, content, createdAt }) => ({
    id,
    memberId,
    type,
    content,
    createdAt: createdAt.toISOString(),
  }));
}

/** The URL of the meeting's image. @throws ApiError MEETING_NOT_FOUND. */
export async function readMeetingImageUrl(db: Db, meetingId: number): Promise<string | null> {
  const row = await db
    .selectFrom("meetings")
    .leftJoin("images", "images.id", "meetings.imageId")
    .select("images.key")
    .where("meetings.id", "=", meetingId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEETING_NOT_FOUND");
  return imageUrl(row.key);
}
