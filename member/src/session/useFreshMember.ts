import { useEffect } from "react";
import { knownAt, reloadMember, useMember } from "./session.ts";
import type { SessionMember } from "./types.ts";

/** A visit that begins with the screen has just read the member. */
const FRESH_MS_MAX = 2_000;

/**
 * The signed-in member, read again when the screen opens. For screens that show the balance: rice also comes back by
 * the clock, from a host who rejects and from an operator, and nothing here hears of it.
 */
export function useFreshMember(): SessionMember {
  useEffect(() => {
    if (performance.now() - knownAt > FRESH_MS_MAX) void reloadMember();
  }, []);
  return useMember();
}
