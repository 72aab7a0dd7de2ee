import { DEFAULT_CENTRE, formatSeoulTime, type Position } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { ApiError } from "../../lib/api-error.ts";
import type { Db } from "../../db/schema.ts";
import { claimImage, imageUrl } from "../media/index.ts";
import { lockAuthenticatedMember } from "../shared/member-guards.ts";
import { degreesSql, distanceSql, RADIUS_TOLERANCE, withinByPointSql } from "../shared/distance-sql.ts";
import type { WriteContext } from "../shared/context.ts";

type Schemas = components["schemas"];

const PAGE_MAX = limits.PartnerPlaceListResponse.partnerPlaceSearchDtoList.maxItems;

/** The member's saved position, or the default centre (Seoul) without one. */
async function findPosition(db: Db, memberId: number): Promise<Position> {
  const saved = await db
    .selectFrom("members")
    .select(["latitude", "longitude"])
    .where("id", "=", memberId)
    .executeTakeFirst();
  if (saved?.latitude == null || saved.longitude == null) return DEFAULT_CENTRE;
  return { latitude: saved.latitude, longitude: saved.longitude };
}

/** Stores under contract with a position, and their distance. */
function contractedPlacesQuery(db: Db, from: Position, now: Date) {
  return db
    .selectFrom("partnerPlaces")
    .leftJoin("images", "images.id", "partnerPlaces.imageId")
    .select([
      "partnerPlaces.id",
      "name",
      "address",
      "phone",
      sql<number>`latitude`.as("latitude"),
      sql<number>`longitude`.as("longitude"),
      "images.key as imageKey",
      "policy",
    ])
    .select((eb) => distanceSql({ latitude: eb.ref("latitude"), longitude: eb.ref("longitude") }, from).as("distance"))
    .where("until", ">", now)
    .where("latitude", "is not", null)
    .where("longitude", "is not", null);
}

interface PlacesPage {
  from: Position;
  pageSize: number;
  lastDistance: number | undefined;
  now: Date;
}

const placeColumns = {
  latitude: sql.ref<number>("latitude"),
  longitude: sql.ref<number>("longitude"),
};

/** A radius that contains the page and more; null when fewer stores are left. */
async function findRadiusM(db: Db, { from, pageSize, lastDistance = -1, now }: PlacesPage): Promise<number | null> {
  const nearest = db
    .selectFrom("partnerPlaces")
    .select(distanceSql(placeColumns, from).as("distance"))
    .where("until", ">", now)
    .where("latitude", "is not", null)
    .where("longitude", "is not", null)
    .where(distanceSql(placeColumns, from), ">", lastDistance)
    .orderBy(degreesSql(placeColumns, from))
    .limit(pageSize + 1)
    .as("nearest");
  const { rows, distance } = await db
    .selectFrom(nearest)
    .select((eb) => [eb.fn.countAll<number>().as("rows"), eb.fn.max<number | null>("distance").as("distance")])
    .executeTakeFirstOrThrow();
  return rows <= pageSize || distance === null ? null : distance * RADIUS_TOLERANCE;
}

/** The page's stores with the number of those within the radius. */
async function readRanked(db: Db, page: PlacesPage, radiusM: number | null) {
  const { from, pageSize, lastDistance = -1, now } = page;
  return await db
    .with("contracted", () => {
      const contracted = contractedPlacesQuery(db, from, now);
      return radiusM === null ? contracted : contracted.where(withinByPointSql(placeColumns, from, radiusM));
    })
    .with("ranked", (cte) =>
      cte
        .selectFrom("contracted")
        .selectAll()
        .select(sql<number>`rank() over (order by distance)`.as("rank"))
        .select(sql<number>`count(*) over ()`.as("total"))
        .where("distance", ">", lastDistance),
    )
    .selectFrom("ranked")
    .selectAll()
    .where("rank", "<=", pageSize)
    .orderBy("distance")
    .orderBy("id")
    .limit(PAGE_MAX)
    .execute();
}

/**
 * One page of the partner stores, nearest first. The cursor is the distance of the page's last store, so a page includes all
 * stores at that distance (D8): `rank` gives ties the same number.
 */
export async function listPartnerPlaces(
  db: Db,
  { memberId, ...request }: Omit<PlacesPage, "from"> & { memberId: number },
): Promise<Schemas["PartnerPlaceListResponse"]> {
  const page = { ...request, from: await findPosition(db, memberId) };
  const radiusM = await findRadiusM(db, page);
  let rows = await readRanked(db, page, radiusM);
  // With nothing but the page within the radius, the others may be beyond it.
  if (radiusM !== null && rows[0]?.total === rows.length) rows = await readRanked(db, page, null);
  return {
    partnerPlaceSearchDtoList: rows.map(({ imageKey, rank: _rank, total: _total, ...row }) => ({
      ...row,
      imageUrl: imageUrl(imageKey),
    })),
    lastDistance: rows.at(-1)?.distance ?? null,
    hasNext: (rows[0]?.total ?? 0) > rows.length,
  };
}

/** Returns the benefit of a store under contract and counts a view (R9). @throws ApiError PARTNER_PLACE_NOT_FOUND. */
export async function viewPolicy(db: Db, partnerPlaceId: number, now: Date): Promise<string> {
  const viewed = await db
    .updateTable("partnerPlaces")
    .set((eb) => ({ count: eb("count", "+", 1) }))
    .where("id", "=", partnerPlaceId)
    .where("until", ">", now)
    .returning("policy")
    .executeTakeFirst();
  if (viewed === undefined) throw new ApiError("PARTNER_PLACE_NOT_FOUND");
  return viewed.policy;
}

/** The member's own store, also after the end of its contract. @throws ApiError NOT_PARTNER without one. */
export async function readOwnPlace(db: Db, memberId: number): Promise<Schemas["MyPartnerPlace"]> {
  const row = await db
    .selectFrom("partnerPlaces")
    .leftJoin("images", "images.id", "partnerPlaces.imageId")
    .select(["name", "address", "phone", "latitude", "longitude", "policy", "cache", "until", "count"])
    .select("images.key as imageKey")
    .select((eb) =>
      eb
        .selectFrom("meetings")
        .select((eb) => eb.fn.countAll<number>().as("meetings"))
        .whereRef("meetings.partnerPlaceId", "=", "partnerPlaces.id")
        .as("meetingCount"),
    )
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("NOT_PARTNER");
  const { imageKey, ...place } = row;
  return {
    ...place,
    meetingCount: place.meetingCount ?? 0,
    until: formatSeoulTime(place.until),
    imageUrl: imageUrl(imageKey),
  };
}

/** Applies for a partnership; a member has at most one application or store. @throws ApiError IMAGE_NOT_USABLE, TOKEN_REVOKED, PARTNER_APPLICATION_PENDING. */
export async function applyForPartnership(
  ctx: WriteContext,
  { memberId, body }: { memberId: number; body: Schemas["PartnerPlaceApplicationRequest"] },
): Promise<number> {
  const { trx, now } = ctx;
  await lockAuthenticatedMember(ctx, memberId);
  const store = await trx.selectFrom("partnerPlaces").select("id").where("memberId", "=", memberId).executeTakeFirst();
  if (store !== undefined) throw new ApiError("PARTNER_APPLICATION_PENDING");
  const { name, address, phone, latitude, longitude, policy, imageId } = body;
  const inserted = await trx
    .insertInto("partnerPlaceApplications")
    .values({
      memberId,
      name: name.trim(),
      address: address.trim(),
      phone,
      latitude,
      longitude,
      policy: policy.trim(),
      imageId: null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column("memberId").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) throw new ApiError("PARTNER_APPLICATION_PENDING");
  if (imageId !== null) {
    await claimImage(ctx, { imageId, ownerId: memberId, usage: { kind: "PARTNER_APPLICATION", id: inserted.id } });
    await trx.updateTable("partnerPlaceApplications").set({ imageId }).where("id", "=", inserted.id).execute();
  }
  return inserted.id;
}
