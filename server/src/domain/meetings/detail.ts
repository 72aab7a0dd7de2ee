import { formatSeoulTime } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { ApiError } from "../../lib/api-error.ts";
import type { Db } from "../../db/schema.ts";
import { listSeatedMembers } from "../chat/index.ts";
import { imageUrl } from "../media/index.ts";
import { hasMembers } from "../shared/meeting-guards.ts";

type Schemas = components["schemas"];

/** The details of a meeting. @throws ApiError MEETING_NOT_FOUND. */
export async function readMeeting(db: Db, meetingId: number, viewerId: number): Promise<Schemas["MeetingDetail"]> {
  const row = await db
    .selectFrom("meetings")
    .leftJoin("images", "images.id", "meetings.imageId")
    .select([
      "title",
      "content",
      "status",
      "hostId",
      "memberCount",
      "minCapacity",
      "maxCapacity",
      "requiresApproval",
      "scheduledAt",
      "images.key as imageKey",
      "placeName",
      "placeAddress",
      "placePhone",
      "placeLatitude",
      "placeLongitude",
      "partnerPlaceId",
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("meetingApplications")
            .select("meetingApplications.id")
            .whereRef("meetingApplications.meetingId", "=", "meetings.id")
            .where("meetingApplications.memberId", "=", viewerId)
            .where("meetingApplications.status", "=", "PENDING"),
        )
        .as("isApplicationSubmitted"),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("seatAlerts")
            .select("seatAlerts.memberId")
            .whereRef("seatAlerts.meetingId", "=", "meetings.id")
            .where("seatAlerts.memberId", "=", viewerId),
        )
        .as("hasSeatAlert"),
    )
    .where("meetings.id", "=", meetingId)
    .where(hasMembers)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEETING_NOT_FOUND");
  const { imageKey, ...meeting } = row;
  return {
    ...meeting,
    isApplicationSubmitted: Boolean(meeting.isApplicationSubmitted),
    hasSeatAlert: Boolean(meeting.hasSeatAlert),
    scheduledAt: formatSeoulTime(meeting.scheduledAt),
    imageUrl: imageUrl(imageKey),
    members: await listSeatedMembers(db, meetingId),
  };
}

/** The certificate that a member shows to the restaurant. @throws ApiError NOT_PARTICIPANT, MEETING_NOT_FOUND. */
export async function readCertificate(
  db: Db,
  meetingId: number,
  viewerId: number,
): Promise<Schemas["MeetingCertificate"]> {
  const row = await db
    .selectFrom("meetings")
    .leftJoin("meetingMembers", (join) =>
      join.onRef("meetingMembers.meetingId", "=", "meetings.id").on("meetingMembers.memberId", "=", viewerId),
    )
    .select(["placeName", "title", "memberCount", "scheduledAt", "meetingMembers.state"])
    .where("meetings.id", "=", meetingId)
    .where(hasMembers)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEETING_NOT_FOUND");
  const { state, ...certificate } = row;
  if (state !== "JOINED") throw new ApiError("NOT_PARTICIPANT");
  return { ...certificate, scheduledAt: formatSeoulTime(certificate.scheduledAt) };
}
