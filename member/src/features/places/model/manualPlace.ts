/** A place entered by hand: name and address as text, the position from the map (member §5). */
import type { Position } from "@babchingu/openapi";
import type { SelectedPlace } from "./selectedPlace.ts";

export interface ManualPlace {
  name: string;
  address: string;
  /** Where the map was moved to. Null until then: the map's centre follows the member's position. */
  position: Position | null;
}

export type ManualPlaceErrors = Partial<Record<"name" | "address", string>>;

export const emptyManualPlace: ManualPlace = { name: "", address: "", position: null };

export function manualPlaceErrors({ name, address }: ManualPlace): ManualPlaceErrors {
  return {
    ...(name.trim() === "" && { name: "장소 이름을 적어 주세요." }),
    ...(address.trim() === "" && { address: "주소를 적어 주세요." }),
  };
}

/** The place, at the centre of a map that wasn't moved, or null while something is missing. */
export function toPlace({ name, address, position }: ManualPlace, centre: Position): SelectedPlace | null {
  if (name.trim() === "" || address.trim() === "") return null;
  return { ...(position ?? centre), name: name.trim(), address: address.trim(), phone: null, partnerPlaceId: null };
}
