import { distanceM } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { ApiError } from "../lib/api-error.ts";
import type { Trx } from "../db/schema.ts";

/** A meeting at a partner store lies at most this far from it (R9). */
const PARTNER_PLACE_RADIUS_M = 100;

type PlaceFields = Pick<
  components["schemas"]["CreateMeetingRequest"],
  "placeName" | "placeAddress" | "placePhone" | "placeLatitude" | "placeLongitude" | "partnerPlaceId"
>;

/**
 * The place columns of a meeting. A partner store must be under contract, bear the given name and lie at the given position.
 * @throws ApiError E400-16 when it doesn't.
 */
export async function checkedPlace(trx: Trx, given: PlaceFields, now: Date): Promise<PlaceFields> {
  const place: PlaceFields = {
    placeName: given.placeName.trim(),
    placeAddress: given.placeAddress?.trim() ?? null,
    placePhone: given.placePhone,
    placeLatitude: given.placeLatitude,
    placeLongitude: given.placeLongitude,
    partnerPlaceId: given.partnerPlaceId,
  };
  if (place.partnerPlaceId === null) return place;
  const store = await trx
    .selectFrom("partnerPlaces")
    .select(["name", "latitude", "longitude"])
    .where("id", "=", place.partnerPlaceId)
    .where("until", ">", now)
    .executeTakeFirst();
  if (store === undefined || store.latitude === null || store.longitude === null) throw new ApiError("E400-16");
  const awayM = distanceM(
    { latitude: store.latitude, longitude: store.longitude },
    { latitude: place.placeLatitude, longitude: place.placeLongitude },
  );
  if (store.name !== place.placeName || awayM > PARTNER_PLACE_RADIUS_M) throw new ApiError("E400-16");
  return place;
}
