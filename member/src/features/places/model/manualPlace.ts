/** A place entered by hand: name and address as text, the position from the map (member §5). */
import type { Position } from "@babchingu/openapi";
import type { SelectedPlace } from "./selectedPlace.ts";

export interface ManualPlace {
  name: string;
  address: string;
  /** The centre of the map; null until the map has reported one. */
  position: Position | null;
}

export type ManualPlaceErrors = Partial<Record<keyof ManualPlace, string>>;

export const emptyManualPlace: ManualPlace = { name: "", address: "", position: null };

export function manualPlaceErrors({ name, address, position }: ManualPlace): ManualPlaceErrors {
  return {
    ...(name.trim() === "" && { name: "장소 이름을 적어 주세요." }),
    ...(address.trim() === "" && { address: "주소를 적어 주세요." }),
    ...(position === null && { position: "지도를 움직여 위치를 골라 주세요." }),
  };
}

/** The place, or null while something is missing. */
export function toPlace({ name, address, position }: ManualPlace): SelectedPlace | null {
  if (name.trim() === "" || address.trim() === "" || position === null) return null;
  return { ...position, name: name.trim(), address: address.trim(), phone: null, partnerPlaceId: null };
}
