import { formatSeoulTime } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { ApiError } from "../../lib/api-error.ts";
import type { Db } from "../../db/schema.ts";
import { imageUrl } from "../media/index.ts";
import { districtOf } from "./district.ts";

export type PublicMeeting = components["schemas"]["PublicMeeting"];

/** Deleted meetings leave no row, but their ids are never given again. */
async function wasDeleted(db: Db, meetingId: number): Promise<boolean> {
  const { rows } = await sql<{ lastId: number }>`select last_value as last_id from meetings_id_seq`.execute(db);
  return meetingId <= (rows[0]?.lastId ?? 0);
}

/** What anybody may see of a meeting (D55). @throws ApiError MEETING_GONE once it is over or deleted, MEETING_NOT_FOUND when there never was one. */
export async function readPublicMeeting(db: Db, meetingId: number): Promise<PublicMeeting> {
  const row = await db
    .selectFrom("meetings")
    .leftJoin("images", "images.id", "meetings.imageId")
    .select(["title", "images.key as imageKey", "scheduledAt", "placeAddress", "memberCount", "maxCapacity", "status"])
    .where("meetings.id", "=", meetingId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError((await wasDeleted(db, meetingId)) ? "MEETING_GONE" : "MEETING_NOT_FOUND");
  if (row.status === "END") throw new ApiError("MEETING_GONE");
  const { imageKey, placeAddress, scheduledAt, ...meeting } = row;
  return {
    meetingId,
    ...meeting,
    imageUrl: imageUrl(imageKey),
    scheduledAt: formatSeoulTime(scheduledAt),
    district: districtOf(placeAddress),
  };
}
