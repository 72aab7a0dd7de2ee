/** What operators change of partner stores. */
import type { AuditActionValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { PartnerPlacesTable, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import { fromSeoulTimeSince2000, nextSeoulMonth } from "../lib/time.ts";
import type { Operation } from "./admin-members.ts";
import { audit } from "./audit.ts";
import type { AuditValues } from "./audit.ts";
import { claimImage, releaseImage } from "./images.ts";

type Place = Selectable<PartnerPlacesTable>;

/** @throws ApiError E404-6. */
async function lockPlace(trx: Trx, id: number): Promise<Place> {
  const place = await trx.selectFrom("partnerPlaces").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (place === undefined) throw new ApiError("E404-6");
  return place;
}

interface Change {
  action: AuditActionValue;
  before: AuditValues;
  after?: AuditValues;
}

function record(trx: Trx, id: number, change: Change, { actorId, now }: Operation): Promise<number> {
  return audit(trx, { actorId, target: { kind: "PARTNER_PLACE", id }, now, ...change });
}

/** Changes what members see of a store; a picture that is absent stays, a replaced one is deleted. @throws ApiError E400-15, E404-6. */
export async function editPlace(
  trx: Trx,
  { id, body }: { id: number; body: components["schemas"]["AdminPartnerPlaceRequest"] },
  by: Operation,
): Promise<void> {
  const place = await lockPlace(trx, id);
  const { name, address, phone, latitude, longitude, policy, imageId: previousId } = place;
  const before = { name, address, phone, latitude, longitude, policy, imageId: previousId };
  const imageId = body.imageId === undefined ? previousId : body.imageId;
  const after = {
    name: body.name.trim(),
    address: body.address.trim(),
    phone: body.phone,
    latitude: body.latitude,
    longitude: body.longitude,
    policy: body.policy.trim(),
    imageId,
  };
  if (imageId !== null && imageId !== previousId) {
    await claimImage(trx, { imageId, ownerId: by.actorId, usage: { kind: "PARTNER_PLACE", id } });
  }
  await trx
    .updateTable("partnerPlaces")
    .set({ ...after, updatedAt: by.now })
    .where("id", "=", id)
    .execute();
  if (previousId !== null && imageId !== previousId) await releaseImage(trx, by.now, previousId);
  await record(trx, id, { action: "PARTNER_PLACE_EDIT", before, after }, by);
}

/** Replaces the deposit. @throws ApiError E404-6. */
export async function setCache(trx: Trx, { id, cache }: { id: number; cache: number }, by: Operation): Promise<void> {
  const before = await lockPlace(trx, id);
  if (before.cache === cache) return;
  await trx.updateTable("partnerPlaces").set({ cache, updatedAt: by.now }).where("id", "=", id).execute();
  const change = { action: "PARTNER_PLACE_CACHE_CHANGE", before: { cache: before.cache }, after: { cache } } as const;
  await record(trx, id, change, by);
}

async function storeUntil(
  trx: Trx,
  { id, until: previous }: Place,
  { until, action }: { until: Date; action: AuditActionValue },
  by: Operation,
): Promise<void> {
  await trx.updateTable("partnerPlaces").set({ until, updatedAt: by.now }).where("id", "=", id).execute();
  const [before, after] = [{ until: previous.toISOString() }, { until: until.toISOString() }];
  await record(trx, id, { action, before, after }, by);
}

/** @throws ApiError E400-1 for a day that no calendar has, or one before the year 2000. */
function readUntil(text: string): Date {
  try {
    return fromSeoulTimeSince2000(text);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
  }
  throw new ApiError("E400-1", { fields: { "/until": "쓸 수 없는 날짜예요. 다시 골라 주세요." } });
}

/** Sets the end of the contract; one in the past ends it. @throws ApiError E400-1, E404-6. */
export async function setUntil(trx: Trx, { id, until: text }: { id: number; until: string }, by: Operation) {
  const until = readUntil(text);
  const place = await lockPlace(trx, id);
  if (place.until.getTime() === until.getTime()) return;
  await storeUntil(trx, place, { until, action: "PARTNER_PLACE_UNTIL_CHANGE" }, by);
}

/** Makes the contract a month longer, also one that has ended. @throws ApiError E404-6. */
export async function extendByMonth(trx: Trx, id: number, by: Operation): Promise<void> {
  const place = await lockPlace(trx, id);
  await storeUntil(trx, place, { until: nextSeoulMonth(place.until), action: "PARTNER_PLACE_EXTEND" }, by);
}

/** Deletes a store with its picture and takes its owner's role back (R52). @throws ApiError E404-6. */
export async function deletePlace(trx: Trx, id: number, by: Operation): Promise<void> {
  // The owner's row before the store's: whoever needs both takes them in this order.
  await trx
    .updateTable("members")
    .set({ role: "ROLE_USER", updatedAt: by.now })
    .where("role", "=", "ROLE_PARTNER")
    .where("id", "=", (inner) => inner.selectFrom("partnerPlaces").select("memberId").where("id", "=", id))
    .execute();
  const { memberId, name, address, cache, until, imageId } = await lockPlace(trx, id);
  await trx.deleteFrom("partnerPlaces").where("id", "=", id).execute();
  if (imageId !== null) await releaseImage(trx, by.now, imageId);
  const before = { memberId, name, address, cache, until: until.toISOString(), imageId };
  await record(trx, id, { action: "PARTNER_PLACE_DELETE", before }, by);
}
