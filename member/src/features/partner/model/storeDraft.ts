import * as errorCodes from "@babchingu/openapi/error-codes";
/** An application for a partner store as it is filled in, and what is missing from it (member §5). */
import { type ApiError, type Position } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { PartnerPlaceApplicationRequest } from "@babchingu/openapi/types";

export const storeLimits = limits.PartnerPlaceApplicationRequest;

export interface StoreDraft {
  name: string;
  address: string;
  phone: string;
  /** Where the pin was put; null leaves it at the member's saved place. */
  position: Position | null;
  policy: string;
  imageId: number | null;
}

export type StoreField = "name" | "address" | "phone" | "position" | "policy" | "image";
export type StoreErrors = Partial<Record<StoreField, string>>;

export const emptyStore: StoreDraft = { name: "", address: "", phone: "", position: null, policy: "", imageId: null };

/** What the phone field keeps of what was typed or pasted: digits and dashes, however wide. */
export function storePhone(text: string): string {
  const plain = text.normalize("NFKC").replaceAll(/[‐-―]/g, "-");
  return plain.replaceAll(/[^\d-]/g, "").slice(0, storeLimits.phone.maxLength);
}

/**
 * What is missing, each in its own words, in the order of the page.
 * @param saved the member's place, which counts while no pin was put
 */
export function storeErrors(draft: StoreDraft, saved: Position | null): StoreErrors {
  return {
    ...(draft.name.trim() === "" && { name: "매장 이름을 입력해 주세요." }),
    ...(draft.address.trim() === "" && { address: "매장 주소를 입력해 주세요." }),
    ...(!/\d/.test(draft.phone) && { phone: "매장 전화번호를 입력해 주세요." }),
    ...((draft.position ?? saved) === null && { position: "지도에서 매장 위치를 골라 주세요." }),
    ...(draft.policy.trim() === "" && { policy: "밥친구에게 줄 혜택을 입력해 주세요." }),
  };
}

/** The request's body; null while there is no position at all. */
export function storeRequest(draft: StoreDraft, saved: Position | null): PartnerPlaceApplicationRequest | null {
  const position = draft.position ?? saved;
  if (position === null) return null;
  return {
    name: draft.name.trim(),
    address: draft.address.trim(),
    phone: draft.phone,
    latitude: position.latitude,
    longitude: position.longitude,
    policy: draft.policy.trim(),
    imageId: draft.imageId,
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

/** The server's refusal, at the fields it speaks of; empty when it speaks of none. */
export function refusedFields(problem: ApiError): StoreErrors {
  const errors: StoreErrors = {};
  for (const [pointer, field] of fieldOfPointer) {
    const message = problem.field(pointer);
    if (message !== undefined) errors[field] ??= message;
  }
  if (problem.code === errorCodes.IMAGE_NOT_USABLE) errors.image ??= problem.message;
  return errors;
}
