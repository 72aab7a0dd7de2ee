/** Announcements: read by members, written by operators. */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { AnnouncementsTable, Db, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import type { Operation } from "./admin-members.ts";
import { adminList } from "./admin-page.ts";
import type { AdminList } from "./admin-page.ts";
import { audit } from "./audit.ts";
import { postToRunningRooms } from "./chat-messages.ts";

type Schemas = components["schemas"];
type Row = Selectable<AnnouncementsTable>;

const LIST_MAX = limits.AnnouncementListResponse.announcementListDtoList.maxItems;

function toAdmin(row: Row): Schemas["AdminAnnouncement"] {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

function toMember({ id, title, content, createdAt }: Row): Schemas["Announcement"] {
  return { id, title, content, createdAt: createdAt.toISOString() };
}

async function find(db: Db, id: number): Promise<Row> {
  const row = await db.selectFrom("announcements").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new ApiError("E404-9");
  return row;
}

/** The newest announcements, newest first. */
export async function listNewest(db: Db): Promise<Schemas["AnnouncementListResponse"]> {
  const rows = await db.selectFrom("announcements").selectAll().orderBy("id", "desc").limit(LIST_MAX).execute();
  return { announcementListDtoList: rows.map(toMember) };
}

/** @throws ApiError E404-9. */
export async function readAnnouncement(db: Db, id: number): Promise<Schemas["Announcement"]> {
  return toMember(await find(db, id));
}

/** Newest first, for operators. */
export function listForAdmin(db: Db): AdminList<Schemas["AdminAnnouncement"]> {
  return adminList(db.selectFrom("announcements").selectAll().orderBy("id", "desc"), "announcements.id", toAdmin);
}

/** @throws ApiError E404-9. */
export async function readForAdmin(db: Db, id: number): Promise<Schemas["AdminAnnouncement"]> {
  return toAdmin(await find(db, id));
}

/** Posts an announcement and tells the rooms of meetings that are not over (D19). */
export async function createAnnouncement(
  trx: Trx,
  body: Schemas["AdminAnnouncementRequest"],
  { actorId, now }: Operation,
): Promise<number> {
  const text = { title: body.title.trim(), content: body.content.trim() };
  const { id } = await trx
    .insertInto("announcements")
    .values({ ...text, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await postToRunningRooms(trx, { content: "ANNOUNCEMENT", systemKey: `ANNOUNCEMENT:${id}`, now });
  await audit(trx, { actorId, action: "ANNOUNCEMENT_CREATE", target: { kind: "ANNOUNCEMENT", id }, after: text, now });
  return id;
}

async function lock(trx: Trx, id: number): Promise<Row> {
  const row = await trx.selectFrom("announcements").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new ApiError("E404-9");
  return row;
}

/** Changes the words; posts nothing. @throws ApiError E404-9. */
export async function editAnnouncement(
  trx: Trx,
  { id, body }: { id: number; body: Schemas["AdminAnnouncementRequest"] },
  { actorId, now }: Operation,
): Promise<void> {
  const { title, content } = await lock(trx, id);
  const after = { title: body.title.trim(), content: body.content.trim() };
  await trx
    .updateTable("announcements")
    .set({ ...after, updatedAt: now })
    .where("id", "=", id)
    .execute();
  const target = { kind: "ANNOUNCEMENT", id } as const;
  await audit(trx, { actorId, action: "ANNOUNCEMENT_EDIT", target, before: { title, content }, after, now });
}

/** @throws ApiError E404-9. */
export async function deleteAnnouncement(trx: Trx, id: number, { actorId, now }: Operation): Promise<void> {
  const { title, content } = await lock(trx, id);
  await trx.deleteFrom("announcements").where("id", "=", id).execute();
  const target = { kind: "ANNOUNCEMENT", id } as const;
  await audit(trx, { actorId, action: "ANNOUNCEMENT_DELETE", target, before: { title, content }, now });
}
