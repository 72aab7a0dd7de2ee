/** Events in the console. */
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { Db, EventsTable } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { eventsQuery, findEvent } from "../community/index.ts";
import { claimImage, imageUrl, markImageDeleted } from "../media/index.ts";
import { audit } from "../shared/audit.ts";
import type { AuditContext, TrxContext } from "../shared/context.ts";
import { adminList, type AdminList } from "./list.ts";

type Schemas = components["schemas"];
type Row = Selectable<EventsTable>;

function toAdminEvent({ imageKey, ...row }: Row & { imageKey: string | null }): Schemas["AdminEvent"] {
  return {
    ...row,
    imageUrl: imageUrl(imageKey),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Newest first. */
export function listEvents(db: Db): AdminList<Schemas["AdminEvent"]> {
  return adminList(eventsQuery(db), "events.id", toAdminEvent);
}

/** @throws ApiError EVENT_NOT_FOUND. */
export async function readEvent(db: Db, id: number): Promise<Schemas["AdminEvent"]> {
  return toAdminEvent(await findEvent(db, id));
}

/** Attaches an image that the operator has uploaded to an event. @throws ApiError IMAGE_NOT_USABLE. */
async function attachImage(
  ctx: TrxContext,
  { eventId, imageId, operatorId }: { eventId: number; imageId: number; operatorId: number },
): Promise<void> {
  const { trx } = ctx;
  await claimImage(ctx, { imageId, ownerId: operatorId, usage: { kind: "EVENT", id: eventId } });
  await trx.updateTable("events").set({ imageId }).where("id", "=", eventId).execute();
}

/** @throws ApiError IMAGE_NOT_USABLE. */
export async function createEvent(ctx: AuditContext, body: Schemas["AdminEventRequest"]): Promise<number> {
  const { trx, now, actorId } = ctx;
  const text = { title: body.title.trim(), content: body.content.trim() };
  const { id } = await trx
    .insertInto("events")
    .values({ ...text, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const imageId = body.imageId ?? null;
  if (imageId !== null) await attachImage(ctx, { eventId: id, imageId, operatorId: actorId });
  const target = { kind: "EVENT", id } as const;
  await audit(ctx, { action: "EVENT_CREATE", target, after: { ...text, imageId } });
  return id;
}

async function lockEvent(ctx: TrxContext, id: number): Promise<Row> {
  const { trx } = ctx;
  const row = await trx.selectFrom("events").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new ApiError("EVENT_NOT_FOUND");
  return row;
}

/** Changes an event; without `imageId` the image is kept, a replaced or removed one is deleted. @throws ApiError IMAGE_NOT_USABLE, EVENT_NOT_FOUND. */
export async function editEvent(
  ctx: AuditContext,
  { id, body }: { id: number; body: Schemas["AdminEventRequest"] },
): Promise<void> {
  const { trx, now, actorId } = ctx;
  const { title, content, imageId: previousId } = await lockEvent(ctx, id);
  const text = { title: body.title.trim(), content: body.content.trim() };
  const imageId = body.imageId === undefined ? previousId : body.imageId;
  await trx
    .updateTable("events")
    .set({ ...text, imageId: imageId === previousId ? previousId : null, updatedAt: now })
    .where("id", "=", id)
    .execute();
  if (imageId !== previousId) {
    if (imageId !== null) await attachImage(ctx, { eventId: id, imageId, operatorId: actorId });
    if (previousId !== null) await markImageDeleted(ctx, previousId);
  }
  const target = { kind: "EVENT", id } as const;
  const before = { title, content, imageId: previousId };
  await audit(ctx, { action: "EVENT_EDIT", target, before, after: { ...text, imageId } });
}

/** Deletes an event with its image. @throws ApiError EVENT_NOT_FOUND. */
export async function deleteEvent(ctx: AuditContext, id: number): Promise<void> {
  const { trx } = ctx;
  const { title, content, imageId } = await lockEvent(ctx, id);
  await trx.deleteFrom("events").where("id", "=", id).execute();
  if (imageId !== null) await markImageDeleted(ctx, imageId);
  const target = { kind: "EVENT", id } as const;
  await audit(ctx, { action: "EVENT_DELETE", target, before: { title, content, imageId } });
}
