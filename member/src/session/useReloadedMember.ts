import { useEffect } from "react";
import { memberReadAt, reloadMember, useMember } from "./session.ts";
import type { SessionMember } from "./types.ts";

/** A member fetched this recently, at the start of the app, is not fetched again. */
const RELOAD_AFTER_MS = 2_000;

/**
 * The signed-in member, read again when the screen opens. For screens that show the balance: rice is also returned by
 * the server's jobs, by hosts who reject and by operators, without an event to the app.
 */
export function useReloadedMember(): SessionMember {
  useEffect(() => {
    if (performance.now() - memberReadAt > RELOAD_AFTER_MS) void reloadMember();
  }, []);
  return useMember();
}
