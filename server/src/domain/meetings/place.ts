import { distanceM, PARTNER_PLACE_RADIUS_M } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { ApiError } from "../../lib/api-error.ts";
import type { WriteContext } from "../shared/context.ts";

type PlaceFields = Pick<
  components["schemas"]["CreateMeetingRequest"],
  "placeName" | "placeAddress" | "placePhone" | "placeLatitude" | "placeLongitude" | "partnerPlaceId"
>;

/** What the store of a meeting is checked against. */
const STORE_FIELDS = ["partnerPlaceId", "placeName", "placeLatitude", "placeLongitude"] as const;

/**
 * The place columns of a meeting. A partner store must be under contract and have the given name and position, unless the meeting
 * is at it already: its contract may have ended since then.
 * @throws ApiError PARTNER_PLACE_MISMATCH.
 */
export async function validatePlace(
  ctx: WriteContext,
  fields: PlaceFields,
  stored?: Pick<PlaceFields, (typeof STORE_FIELDS)[number]>,
): Promise<PlaceFields> {
  const { trx, now } = ctx;
  const place: PlaceFields = {
    placeName: fields.placeName.trim(),
    placeAddress: fields.placeAddress?.trim() ?? null,
    placePhone: fields.placePhone,
    placeLatitude: fields.placeLatitude,
    placeLongitude: fields.placeLongitude,
    partnerPlaceId: fields.partnerPlaceId,
  };
  if (place.partnerPlaceId === null || STORE_FIELDS.every((name) => place[name] === stored?.[name])) return place;
  const store = await trx
    .selectFrom("partnerPlaces")
    .select(["name", "latitude", "longitude"])
    .where("id", "=", place.partnerPlaceId)
    .where("until", ">", now)
    .executeTakeFirst();
  if (store === undefined || store.latitude === null || store.longitude === null)
    throw new ApiError("PARTNER_PLACE_MISMATCH");
  const offsetM = distanceM(
    { latitude: store.latitude, longitude: store.longitude },
    { latitude: place.placeLatitude, longitude: place.placeLongitude },
  );
  if (store.name !== place.placeName || offsetM > PARTNER_PLACE_RADIUS_M) throw new ApiError("PARTNER_PLACE_MISMATCH");
  return place;
}
