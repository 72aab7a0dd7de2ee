/** Rows and page size shared by the meeting lists, newest first. */
import { formatSeoulTime, type Position } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../../db/schema.ts";
import { imageUrl } from "../../media/index.ts";

type Item = components["schemas"]["MeetingListItem"];

export const PAGE_SIZE = limits.MeetingListResponse.meetingListDtoList.pageSize;

export interface Viewer {
  memberId: number;
  position: Position;
}

export function listItemsQuery(db: Db) {
  return db
    .selectFrom("meetings")
    .leftJoin("images", "images.id", "meetings.imageId")
    .select([
      "meetings.id as meetingId",
      "meetings.title",
      "meetings.imageId",
      "images.key as imageKey",
      "meetings.placeName",
      "meetings.memberCount",
      "meetings.maxCapacity",
      "meetings.scheduledAt",
      "meetings.status",
      "meetings.createdAt",
      "meetings.placeLatitude",
      "meetings.placeLongitude",
      "meetings.requiresApproval",
      "meetings.partnerPlaceId",
      "meetings.hostId",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof listItemsQuery>["execute"]>>[number];

export function toListItem({ imageKey, ...row }: Row): Item {
  return {
    ...row,
    imageUrl: imageUrl(imageKey),
    scheduledAt: formatSeoulTime(row.scheduledAt),
    createdAt: row.createdAt.toISOString(),
  };
}
