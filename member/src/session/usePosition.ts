import { DEFAULT_CENTRE, type Position } from "@babchingu/openapi";
import { useMemo } from "react";
import { useMember } from "./session.ts";

/** The centre of searches: the member's saved position, or central Seoul without one (member §9). */
export function usePosition(): Position {
  const { latitude, longitude } = useMember();
  return useMemo(
    () => (latitude == null || longitude == null ? DEFAULT_CENTRE : { latitude, longitude }),
    [latitude, longitude],
  );
}
