import { useEffect } from "react";
import { memberRequestedAt, reloadMember, useMember } from "./session.ts";
import type { SessionMember } from "./types.ts";

/** A member who was fetched less than this time ago, when the app started, isn't fetched again. */
const RELOAD_AFTER_MS = 2_000;

/**
 * The signed-in member, fetched again when the screen opens. For screens that show the balance: rice is also returned by
 * the server's jobs, by hosts who reject and by operators, without an event to the app.
 */
export function useReloadedMember(): SessionMember {
  useEffect(() => {
    if (performance.now() - memberRequestedAt > RELOAD_AFTER_MS) void reloadMember();
  }, []);
  return useMember();
}
