/** Events for members. */
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { imageUrl } from "../media/index.ts";

type Schemas = components["schemas"];

const LIST_MAX = limits.EventListResponse.eventListDtoList.maxItems;

/** Every event with the key of its image, newest first. */
export function eventsQuery(db: Db) {
  return db
    .selectFrom("events")
    .leftJoin("images", "images.id", "events.imageId")
    .selectAll("events")
    .select("images.key as imageKey")
    .orderBy("events.id", "desc");
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventsQuery>["executeTakeFirstOrThrow"]>>;

function toEvent({ id, title, content, createdAt, imageKey }: EventRow): Schemas["Event"] {
  return { id, title, content, createdAt: createdAt.toISOString(), imageUrl: imageUrl(imageKey) };
}

/** @throws ApiError EVENT_NOT_FOUND. */
export async function findEvent(db: Db, id: number): Promise<EventRow> {
  const row = await eventsQuery(db).where("events.id", "=", id).executeTakeFirst();
  if (row === undefined) throw new ApiError("EVENT_NOT_FOUND");
  return row;
}

/** The newest events, newest first. */
export async function listNewest(db: Db): Promise<Schemas["EventListResponse"]> {
  const rows = await eventsQuery(db).limit(LIST_MAX).execute();
  return { eventListDtoList: rows.map(toEvent) };
}

/** @throws ApiError EVENT_NOT_FOUND. */
export async function readEvent(db: Db, id: number): Promise<Schemas["Event"]> {
  return toEvent(await findEvent(db, id));
}
