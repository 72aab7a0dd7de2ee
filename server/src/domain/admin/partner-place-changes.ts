/** Operator changes to partner stores. */
import type { AuditActionValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Selectable } from "kysely";
import type { PartnerPlacesTable } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { fromSeoulTimeSince2000, nextSeoulMonth } from "../../lib/time.ts";
import { audit, type AuditValues } from "../shared/audit.ts";
import { claimImage, markImageDeleted } from "../media/index.ts";
import type { AuditContext, TrxContext } from "../shared/context.ts";

type Place = Selectable<PartnerPlacesTable>;

/** @throws ApiError PARTNER_PLACE_NOT_FOUND. */
async function lockPlace(ctx: TrxContext, id: number): Promise<Place> {
  const { trx } = ctx;
  const place = await trx.selectFrom("partnerPlaces").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (place === undefined) throw new ApiError("PARTNER_PLACE_NOT_FOUND");
  return place;
}

interface Change {
  action: AuditActionValue;
  before: AuditValues;
  after?: AuditValues;
}

function auditChange(ctx: AuditContext, { id, change }: { id: number; change: Change }): Promise<number> {
  return audit(ctx, { target: { kind: "PARTNER_PLACE", id }, ...change });
}

/** Changes a store's public fields; without `imageId` the image is kept, a replaced one is deleted. @throws ApiError IMAGE_NOT_USABLE, PARTNER_PLACE_NOT_FOUND. */
export async function editPlace(
  ctx: AuditContext,
  { id, body }: { id: number; body: components["schemas"]["AdminPartnerPlaceRequest"] },
): Promise<void> {
  const { trx, now, actorId } = ctx;
  const place = await lockPlace(ctx, id);
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
    await claimImage(ctx, { imageId, ownerId: actorId, usage: { kind: "PARTNER_PLACE", id } });
  }
  await trx
    .updateTable("partnerPlaces")
    .set({ ...after, updatedAt: now })
    .where("id", "=", id)
    .execute();
  if (previousId !== null && imageId !== previousId) await markImageDeleted({ trx, now: now }, previousId);
  await auditChange(ctx, { id, change: { action: "PARTNER_PLACE_EDIT", before, after } });
}

/** Sets the store deposit. @throws ApiError PARTNER_PLACE_NOT_FOUND. */
export async function setCache(ctx: AuditContext, { id, cache }: { id: number; cache: number }): Promise<void> {
  const { trx, now } = ctx;
  const before = await lockPlace(ctx, id);
  if (before.cache === cache) return;
  await trx.updateTable("partnerPlaces").set({ cache, updatedAt: now }).where("id", "=", id).execute();
  const change = { action: "PARTNER_PLACE_CACHE_CHANGE", before: { cache: before.cache }, after: { cache } } as const;
  await auditChange(ctx, { id, change });
}

async function saveContractEnd(
  ctx: AuditContext,
  { id, until: previous }: Place,
  { until, action }: { until: Date; action: AuditActionValue },
): Promise<void> {
  const { trx, now } = ctx;
  await trx.updateTable("partnerPlaces").set({ until, updatedAt: now }).where("id", "=", id).execute();
  const [before, after] = [{ until: previous.toISOString() }, { until: until.toISOString() }];
  await auditChange(ctx, { id, change: { action, before, after } });
}

/** @throws ApiError INVALID_REQUEST for an invalid date, or one before the year 2000. */
function parseContractEnd(text: string): Date {
  try {
    return fromSeoulTimeSince2000(text);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
  }
  throw new ApiError("INVALID_REQUEST", { fields: { "/until": "쓸 수 없는 날짜예요. 다시 골라 주세요." } });
}

/** Sets the end of the contract; a past date ends it. @throws ApiError INVALID_REQUEST, PARTNER_PLACE_NOT_FOUND. */
export async function setContractEnd(ctx: AuditContext, { id, until: text }: { id: number; until: string }) {
  const until = parseContractEnd(text);
  const place = await lockPlace(ctx, id);
  if (place.until.getTime() === until.getTime()) return;
  await saveContractEnd(ctx, place, { until, action: "PARTNER_PLACE_UNTIL_CHANGE" });
}

/** Extends the contract by a month, also one that has ended. @throws ApiError PARTNER_PLACE_NOT_FOUND. */
export async function extendByMonth(ctx: AuditContext, id: number): Promise<void> {
  const place = await lockPlace(ctx, id);
  await saveContractEnd(ctx, place, { until: nextSeoulMonth(place.until), action: "PARTNER_PLACE_EXTEND" });
}

/** Deletes a store with its image and removes its owner's partner role (R52). @throws ApiError PARTNER_PLACE_NOT_FOUND. */
export async function deletePlace(ctx: AuditContext, id: number): Promise<void> {
  const { trx, now } = ctx;
  // The owner's row before the store's: every transaction locks both in this order.
  await trx
    .updateTable("members")
    .set({ role: "ROLE_USER", updatedAt: now })
    .where("role", "=", "ROLE_PARTNER")
    .where("id", "=", (eb) => eb.selectFrom("partnerPlaces").select("memberId").where("id", "=", id))
    .execute();
  const { memberId, name, address, cache, until, imageId } = await lockPlace(ctx, id);
  await trx.deleteFrom("partnerPlaces").where("id", "=", id).execute();
  if (imageId !== null) await markImageDeleted({ trx, now: now }, imageId);
  const before = { memberId, name, address, cache, until: until.toISOString(), imageId };
  await auditChange(ctx, { id, change: { action: "PARTNER_PLACE_DELETE", before } });
}
