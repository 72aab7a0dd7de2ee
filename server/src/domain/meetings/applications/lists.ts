import { formatSeoulTime } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { ApiError } from "../../../lib/api-error.ts";
import type { Db } from "../../../db/schema.ts";
import { imageUrl } from "../../media/index.ts";
import { hasMembers } from "../../shared/meeting-guards.ts";
import { meetingsAttendedSql, noShowsSql } from "../seats/attendance-record.ts";

type Schemas = components["schemas"];

const MY_APPLICATIONS_MAX = limits.MyApplicationListResponse.myMeetingApplicationDtoList.maxItems;
const MEETING_APPLICATIONS_MAX = limits.MeetingApplicationListResponse.meetingMeetingApplicationDtoList.maxItems;

/** Pending applications with the applicant's public fields. */
function pendingApplicationsQuery(db: Db) {
  return db
    .selectFrom("meetingApplications")
    .innerJoin("meetings", "meetings.id", "meetingApplications.meetingId")
    .innerJoin("members", "members.id", "meetingApplications.memberId")
    .leftJoin("images as memberImages", "memberImages.id", "members.imageId")
    .select([
      "meetingApplications.id",
      "meetingApplications.meetingId",
      "meetings.title as meetingTitle",
      "meetingApplications.memberId",
      "members.name as memberName",
      "memberImages.key as memberImageKey",
      "meetingApplications.content",
      "meetingApplications.createdAt",
    ])
    .where("meetingApplications.status", "=", "PENDING");
}

type PendingRow = Awaited<ReturnType<ReturnType<typeof pendingApplicationsQuery>["executeTakeFirstOrThrow"]>>;

function toApplication(row: PendingRow): Schemas["MeetingApplication"] {
  return {
    id: row.id,
    meetingId: row.meetingId,
    meetingTitle: row.meetingTitle,
    memberId: row.memberId,
    memberName: row.memberName,
    memberImageUrl: imageUrl(row.memberImageKey),
    content: row.content,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What the application says of its applicant (D54). */
const recordOf = (now: Date) =>
  [
    "members.point as memberPoint",
    meetingsAttendedSql("members.id").as("meetingsAttended"),
    noShowsSql("members.id", now).as("noShows"),
  ] as const;

function withRecord(
  row: PendingRow & Record<"memberPoint" | "meetingsAttended" | "noShows", number>,
): Schemas["MeetingApplication"] {
  const { memberPoint, meetingsAttended, noShows } = row;
  return {
    ...toApplication(row),
    memberPoint,
    meetingsAttended,
    noShows,
  };
}

/** A pending application, for the applicant and the host. @throws ApiError APPLICATION_NOT_FOUND, NOT_APPLICANT_OR_HOST. */
export async function readApplication(
  db: Db,
  { applicationId, viewerId, now }: { applicationId: number; viewerId: number; now: Date },
): Promise<Schemas["MeetingApplication"]> {
  const row = await pendingApplicationsQuery(db)
    .select("meetings.hostId")
    .select(recordOf(now))
    .where("meetingApplications.id", "=", applicationId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("APPLICATION_NOT_FOUND");
  const { hostId, ...application } = row;
  if (application.memberId !== viewerId && hostId !== viewerId) throw new ApiError("NOT_APPLICANT_OR_HOST");
  return withRecord(application);
}

/** The member's pending applications, newest first, with the meeting fields that their cards show (R3). */
export async function listMyApplications(db: Db, memberId: number): Promise<Schemas["MyApplicationListResponse"]> {
  const rows = await pendingApplicationsQuery(db)
    .leftJoin("images as meetingImages", "meetingImages.id", "meetings.imageId")
    .select([
      "meetingImages.key as meetingImageKey",
      "meetings.placeName",
      "meetings.memberCount",
      "meetings.maxCapacity",
      "meetings.scheduledAt",
      "meetings.status as meetingStatus",
    ])
    .where("meetingApplications.memberId", "=", memberId)
    .orderBy("meetingApplications.createdAt", "desc")
    .orderBy("meetingApplications.id", "desc")
    .limit(MY_APPLICATIONS_MAX)
    .execute();
  return {
    myMeetingApplicationDtoList: rows.map((row) =>
      Object.assign(toApplication(row), {
        meetingImageUrl: imageUrl(row.meetingImageKey),
        placeName: row.placeName,
        memberCount: row.memberCount,
        maxCapacity: row.maxCapacity,
        scheduledAt: formatSeoulTime(row.scheduledAt),
        meetingStatus: row.meetingStatus,
      }),
    ),
  };
}

/** The pending applications to a meeting, oldest first, for its host. @throws ApiError MEETING_NOT_FOUND, NOT_HOST. */
export async function listMeetingApplications(
  db: Db,
  { meetingId, viewerId, now }: { meetingId: number; viewerId: number; now: Date },
): Promise<Schemas["MeetingApplicationListResponse"]> {
  const meeting = await db
    .selectFrom("meetings")
    .select(["hostId", "minCapacity", "memberCount", "maxCapacity"])
    .where("id", "=", meetingId)
    .where(hasMembers)
    .executeTakeFirst();
  if (meeting === undefined) throw new ApiError("MEETING_NOT_FOUND");
  if (meeting.hostId !== viewerId) throw new ApiError("NOT_HOST");
  const rows = await pendingApplicationsQuery(db)
    .select(recordOf(now))
    .where("meetingApplications.meetingId", "=", meetingId)
    .orderBy("meetingApplications.createdAt")
    .orderBy("meetingApplications.id")
    .limit(MEETING_APPLICATIONS_MAX)
    .execute();
  return {
    meetingMeetingApplicationDtoList: rows.map((row) => withRecord(row)),
    minCapacity: meeting.minCapacity,
    currentMemberCount: meeting.memberCount,
    maxCapacity: meeting.maxCapacity,
  };
}
