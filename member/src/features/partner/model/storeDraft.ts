/** The draft of a partner store's application and its validation (member §5). */
import { type ApiError, type Position } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { limits } from "@babchingu/openapi/limits";
import type { PartnerPlaceApplicationRequest, UploadedImage } from "@babchingu/openapi/types";
import { withoutCountryCode } from "../../../lib/digits.ts";

export const storeLimits = limits.PartnerPlaceApplicationRequest;

export interface StoreDraft {
  name: string;
  address: string;
  phone: string;
  /** The pin on the map; null for the member's saved position. */
  position: Position | null;
  policy: string;
  image: UploadedImage | null;
}

export type StoreField = "name" | "address" | "phone" | "position" | "policy" | "image";
export type StoreErrors = Partial<Record<StoreField, string>>;

export const emptyStoreDraft: StoreDraft = {
  name: "",
  address: "",
  phone: "",
  position: null,
  policy: "",
  image: null,
};

/** The digits and dashes of a typed or pasted phone number, full-width ones included. */
export function normalizeStorePhone(text: string): string {
  const plain = withoutCountryCode(text).replaceAll(/[‐-―]/g, "-");
  return plain.replaceAll(/[^\d-]/g, "").slice(0, storeLimits.phone.maxLength);
}

/**
 * The errors by field, in the order of the page.
 * @param savedPosition the member's position, used while no pin is set
 */
export function storeErrors(draft: StoreDraft, savedPosition: Position | null): StoreErrors {
  return {
    ...(draft.name.trim() === "" && { name: "매장 이름을 입력해 주세요." }),
    ...(draft.address.trim() === "" && { address: "매장 주소를 입력해 주세요." }),
    ...(!/\d/.test(draft.phone) && { phone: "매장 전화번호를 입력해 주세요." }),
    ...((draft.position ?? savedPosition) === null && { position: "지도에서 매장 위치를 골라 주세요." }),
    ...(draft.policy.trim() === "" && { policy: "밥친구에게 줄 혜택을 입력해 주세요." }),
  };
}

/** The request's body; null while there is no position at all. */
export function storeRequest(draft: StoreDraft, savedPosition: Position | null): PartnerPlaceApplicationRequest | null {
  const position = draft.position ?? savedPosition;
  if (position === null) return null;
  return {
    name: draft.name.trim(),
    address: draft.address.trim(),
    phone: draft.phone,
    latitude: position.latitude,
    longitude: position.longitude,
    policy: draft.policy.trim(),
    imageId: draft.image?.id ?? null,
  };
}

const fieldOfPointer: readonly [string, StoreField][] = [
  ["name", "name"],
  ["address", "address"],
  ["phone", "phone"],
  ["latitude", "position"],
  ["longitude", "position"],
  ["policy", "policy"],
  ["imageId", "image"],
];

/** The server's error messages by field; empty when the error names no field. */
export function serverErrors(error: ApiError): StoreErrors {
  const errors: StoreErrors = {};
  for (const [pointer, field] of fieldOfPointer) {
    const message = error.field(pointer);
    if (message !== undefined) errors[field] ??= message;
  }
  if (error.code === errorCodes.IMAGE_NOT_USABLE) errors.image ??= error.message;
  return errors;
}
