import { useEffect } from "react";
import { memberReadAt, reloadMember, useMember } from "./session.ts";
import type { SessionMember } from "./types.ts";

/** When the app was opened on this screen, the member has just been read. */
const RELOAD_AFTER_MS = 2_000;

/**
 * The signed-in member, read again when the screen opens. For screens that show the balance: rice is also returned by
 * the clock, from a host who rejects and from an operator, and nothing here hears of it.
 */
export function useReloadedMember(): SessionMember {
  useEffect(() => {
    if (performance.now() - memberReadAt > RELOAD_AFTER_MS) void reloadMember();
  }, []);
  return useMember();
}
