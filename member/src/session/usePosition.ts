import { DEFAULT_CENTRE, type Position } from "@babchingu/openapi";
import { useMemo } from "react";
import { useMember } from "./session.ts";

/** The member's saved position. */
export function useOwnPosition(): Position | null {
  const { latitude, longitude } = useMember();
  return useMemo(() => (latitude == null || longitude == null ? null : { latitude, longitude }), [latitude, longitude]);
}

/** The centre of searches: the member's saved position, or central Seoul without one (member §9). */
export const usePosition = (): Position => useOwnPosition() ?? DEFAULT_CENTRE;
