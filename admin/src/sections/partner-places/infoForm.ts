/** Values of the info form of a partner place, and the request that it sends. */
import { AdminPartnerPlaceColumns } from "@babchingu/openapi/columns";
import type { AdminPartnerPlace, AdminPartnerPlaceRequest } from "@babchingu/openapi/types";
import { imageChange, imageOf, type ImageValue } from "../../ui/image/imageValue.ts";
import { parseDegrees } from "../../ui/forms/validators.ts";

export interface PlaceValues {
  name: string;
  address: string;
  phone: string;
  /** As typed; anything but a number becomes null (console §5). */
  latitude: string;
  longitude: string;
  policy: string;
  image: ImageValue;
}

export const labels = {
  name: AdminPartnerPlaceColumns.name,
  address: AdminPartnerPlaceColumns.address,
  phone: AdminPartnerPlaceColumns.phone,
  latitude: AdminPartnerPlaceColumns.latitude,
  longitude: AdminPartnerPlaceColumns.longitude,
  policy: AdminPartnerPlaceColumns.policy,
  image: "이미지",
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
    image: imageOf(place),
  };
}

/** An image that another operator has replaced meanwhile is not overwritten by the form's initial image. */
export function requestOf(values: PlaceValues, initialImage: Pick<ImageValue, "id">): AdminPartnerPlaceRequest {
  return {
    name: values.name.trim(),
    address: values.address.trim(),
    phone: values.phone.trim(),
    latitude: parseDegrees(values.latitude),
    longitude: parseDegrees(values.longitude),
    policy: values.policy.trim(),
    ...imageChange(initialImage.id, values.image),
  };
}
