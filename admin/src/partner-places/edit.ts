/** The edit form of a partner place: what is typed, and what is sent. */
import type { AdminPartnerPlace, AdminPartnerPlaceRequest } from "@babchingu/openapi/types";
import type { PictureValue } from "../forms/picture.ts";
import { pictureChange, pictureOf } from "../forms/picture.ts";
import { parseDegrees } from "../forms/validators.ts";

export interface PlaceValues {
  name: string;
  address: string;
  phone: string;
  /** As typed; what is no number becomes null (§5). */
  latitude: string;
  longitude: string;
  policy: string;
  picture: PictureValue;
}

export const labels = {
  name: "매장 이름",
  address: "주소",
  phone: "매장 전화",
  latitude: "위도",
  longitude: "경도",
  policy: "혜택",
  picture: "이미지",
} as const satisfies Record<keyof PlaceValues, string>;

export function valuesOf(place: AdminPartnerPlace): PlaceValues {
  const { name, address, phone, latitude, longitude, policy } = place;
  return {
    name,
    address,
    phone,
    latitude: latitude === null ? "" : String(latitude),
    longitude: longitude === null ? "" : String(longitude),
    policy,
    picture: pictureOf(place),
  };
}

/** `shown` is the picture that the form began with: one that somebody replaces meanwhile isn't sent back unasked. */
export function requestOf(values: PlaceValues, shown: Pick<PictureValue, "id">): AdminPartnerPlaceRequest {
  return {
    name: values.name.trim(),
    address: values.address.trim(),
    phone: values.phone.trim(),
    latitude: parseDegrees(values.latitude),
    longitude: parseDegrees(values.longitude),
    policy: values.policy.trim(),
    ...pictureChange(shown.id, values.picture),
  };
}
