/** Announcements for members. */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { AnnouncementsTable, Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";

type Schemas = components["schemas"];

const LIST_MAX = limits.AnnouncementListResponse.announcementListDtoList.maxItems;

function toAnnouncement({ id, title, content, createdAt }: Selectable<AnnouncementsTable>): Schemas["Announcement"] {
  return { id, title, content, createdAt: createdAt.toISOString() };
}

/** The newest announcements, newest first. */
export async function listNewest(db: Db): Promise<Schemas["AnnouncementListResponse"]> {
  const rows = await db.selectFrom("announcements").selectAll().orderBy("id", "desc").limit(LIST_MAX).execute();
  return { announcementListDtoList: rows.map(toAnnouncement) };
}

/** @throws ApiError ANNOUNCEMENT_NOT_FOUND. */
export async function readAnnouncement(db: Db, id: number): Promise<Schemas["Announcement"]> {
  const row = await db.selectFrom("announcements").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new ApiError("ANNOUNCEMENT_NOT_FOUND");
  return toAnnouncement(row);
}
