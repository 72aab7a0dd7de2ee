/** Announcements in the console. */
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { AnnouncementsTable, Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { audit } from "../shared/audit.ts";
import type { AuditContext, TrxContext } from "../shared/context.ts";
import { type BulkJobRef, countTargets, insertBulkJob } from "./bulk-jobs/jobs.ts";
import { adminList, type AdminList } from "./list.ts";

type Schemas = components["schemas"];
type Row = Selectable<AnnouncementsTable>;

function toAdminAnnouncement(row: Row): Schemas["AdminAnnouncement"] {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** Newest first. */
export function listAnnouncements(db: Db): AdminList<Schemas["AdminAnnouncement"]> {
  return adminList(
    db.selectFrom("announcements").selectAll().orderBy("id", "desc"),
    "announcements.id",
    toAdminAnnouncement,
  );
}

/** @throws ApiError ANNOUNCEMENT_NOT_FOUND. */
export async function readAnnouncement(db: Db, id: number): Promise<Schemas["AdminAnnouncement"]> {
  const row = await db.selectFrom("announcements").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new ApiError("ANNOUNCEMENT_NOT_FOUND");
  return toAdminAnnouncement(row);
}

/** Creates an announcement and starts posting a message about it in the rooms of unfinished meetings (D19). */
export async function createAnnouncement(
  ctx: AuditContext,
  body: Schemas["AdminAnnouncementRequest"],
): Promise<BulkJobRef & { id: number }> {
  const { trx, now } = ctx;
  const text = { title: body.title.trim(), content: body.content.trim() };
  const { id } = await trx
    .insertInto("announcements")
    .values({ ...text, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(ctx, { action: "ANNOUNCEMENT_CREATE", target: { kind: "ANNOUNCEMENT", id }, after: text });
  const targets = await countTargets(ctx, "ANNOUNCEMENT_CREATE");
  const input = { announcementId: id, title: text.title };
  return { id, ...(await insertBulkJob(ctx, { kind: "ANNOUNCEMENT_CREATE", input, targets })) };
}

async function lockAnnouncement(ctx: TrxContext, id: number): Promise<Row> {
  const { trx } = ctx;
  const row = await trx.selectFrom("announcements").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new ApiError("ANNOUNCEMENT_NOT_FOUND");
  return row;
}

/** Changes title and content; posts nothing in the rooms. @throws ApiError ANNOUNCEMENT_NOT_FOUND. */
export async function editAnnouncement(
  ctx: AuditContext,
  { id, body }: { id: number; body: Schemas["AdminAnnouncementRequest"] },
): Promise<void> {
  const { trx, now } = ctx;
  const { title, content } = await lockAnnouncement(ctx, id);
  const after = { title: body.title.trim(), content: body.content.trim() };
  await trx
    .updateTable("announcements")
    .set({ ...after, updatedAt: now })
    .where("id", "=", id)
    .execute();
  const target = { kind: "ANNOUNCEMENT", id } as const;
  await audit(ctx, { action: "ANNOUNCEMENT_EDIT", target, before: { title, content }, after });
}

/** @throws ApiError ANNOUNCEMENT_NOT_FOUND. */
export async function deleteAnnouncement(ctx: AuditContext, id: number): Promise<void> {
  const { trx } = ctx;
  const { title, content } = await lockAnnouncement(ctx, id);
  await trx.deleteFrom("announcements").where("id", "=", id).execute();
  const target = { kind: "ANNOUNCEMENT", id } as const;
  await audit(ctx, { action: "ANNOUNCEMENT_DELETE", target, before: { title, content } });
}
