/** Events: read by members, written by operators, each with a picture if there is one. */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { Db, EventsTable, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import type { Operation } from "./admin-members.ts";
import { adminList } from "./admin-page.ts";
import type { AdminList } from "./admin-page.ts";
import { audit } from "./audit.ts";
import { claimImage, imageUrl, releaseImage } from "./images.ts";

type Schemas = components["schemas"];
type Row = Selectable<EventsTable>;
type ShownRow = Row & { imageKey: string | null };

const LIST_MAX = limits.EventListResponse.eventListDtoList.maxItems;

function eventsQuery(db: Db) {
  return db
    .selectFrom("events")
    .leftJoin("images", "images.id", "events.imageId")
    .selectAll("events")
    .select("images.key as imageKey")
    .orderBy("events.id", "desc");
}

function toAdmin({ imageKey, ...row }: ShownRow): Schemas["AdminEvent"] {
  return {
    ...row,
    imageUrl: imageUrl(imageKey),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toMember(row: ShownRow): Schemas["Event"] {
  const { id, title, content, createdAt, imageUrl: url } = toAdmin(row);
  return { id, title, content, createdAt, imageUrl: url };
}

async function find(db: Db, id: number): Promise<ShownRow> {
  const row = await eventsQuery(db).where("events.id", "=", id).executeTakeFirst();
  if (row === undefined) throw new ApiError("E404-10");
  return row;
}

/** The newest events, newest first. */
export async function listNewest(db: Db): Promise<Schemas["EventListResponse"]> {
  const rows = await eventsQuery(db).limit(LIST_MAX).execute();
  return { eventListDtoList: rows.map(toMember) };
}

/** @throws ApiError E404-10. */
export async function readEvent(db: Db, id: number): Promise<Schemas["Event"]> {
  return toMember(await find(db, id));
}

/** Newest first, for operators. */
export function listForAdmin(db: Db): AdminList<Schemas["AdminEvent"]> {
  return adminList(eventsQuery(db), "events.id", toAdmin);
}

/** @throws ApiError E404-10. */
export async function readForAdmin(db: Db, id: number): Promise<Schemas["AdminEvent"]> {
  return toAdmin(await find(db, id));
}

/** Takes a picture the operator has uploaded into use for an event. @throws ApiError E400-15. */
async function usePicture(trx: Trx, eventId: number, imageId: number, operatorId: number): Promise<void> {
  await claimImage(trx, { imageId, ownerId: operatorId, usage: { kind: "EVENT", id: eventId } });
  await trx.updateTable("events").set({ imageId }).where("id", "=", eventId).execute();
}

/** @throws ApiError E400-15. */
export async function createEvent(
  trx: Trx,
  body: Schemas["AdminEventRequest"],
  { actorId, now }: Operation,
): Promise<number> {
  const text = { title: body.title.trim(), content: body.content.trim() };
  const { id } = await trx
    .insertInto("events")
    .values({ ...text, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const imageId = body.imageId ?? null;
  if (imageId !== null) await usePicture(trx, id, imageId, actorId);
  const target = { kind: "EVENT", id } as const;
  await audit(trx, { actorId, action: "EVENT_CREATE", target, after: { ...text, imageId }, now });
  return id;
}

async function lock(trx: Trx, id: number): Promise<Row> {
  const row = await trx.selectFrom("events").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new ApiError("E404-10");
  return row;
}

/** Changes an event; a picture that is absent stays, a replaced or removed one is deleted. @throws ApiError E400-15, E404-10. */
export async function editEvent(
  trx: Trx,
  { id, body }: { id: number; body: Schemas["AdminEventRequest"] },
  { actorId, now }: Operation,
): Promise<void> {
  const { title, content, imageId: previousId } = await lock(trx, id);
  const text = { title: body.title.trim(), content: body.content.trim() };
  const imageId = body.imageId === undefined ? previousId : body.imageId;
  await trx
    .updateTable("events")
    .set({ ...text, imageId: imageId === previousId ? previousId : null, updatedAt: now })
    .where("id", "=", id)
    .execute();
  if (imageId !== previousId) {
    if (imageId !== null) await usePicture(trx, id, imageId, actorId);
    if (previousId !== null) await releaseImage(trx, now, previousId);
  }
  const target = { kind: "EVENT", id } as const;
  const before = { title, content, imageId: previousId };
  await audit(trx, { actorId, action: "EVENT_EDIT", target, before, after: { ...text, imageId }, now });
}

/** Deletes an event with its picture. @throws ApiError E404-10. */
export async function deleteEvent(trx: Trx, id: number, { actorId, now }: Operation): Promise<void> {
  const { title, content, imageId } = await lock(trx, id);
  await trx.deleteFrom("events").where("id", "=", id).execute();
  if (imageId !== null) await releaseImage(trx, now, imageId);
  const target = { kind: "EVENT", id } as const;
  await audit(trx, { actorId, action: "EVENT_DELETE", target, before: { title, content, imageId }, now });
}
