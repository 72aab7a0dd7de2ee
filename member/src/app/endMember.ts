import { isRefusal, type SessionEnd } from "@babchingu/openapi";
import type { QueryClient } from "@tanstack/react-query";
import { removeStored } from "../offline/persistedQueries.ts";
import { clearDrafts, keepDraftsFor } from "../session/drafts.ts";
import { sessionNow } from "../session/session.ts";

/**
 * Removes what the app has loaded and stored of the member. What they were typing goes too when they logged out; else it
 * waits for their next log-in (D57). Call it before the session's state changes: it needs the member.
 */
export function endMember(end: SessionEnd, queryClient: QueryClient): void {
  queryClient.clear();
  removeStored("localStorage");
  const before = sessionNow();
  if (!isRefusal(end) && end !== "replaced") clearDrafts();
  else if (before.kind === "member") keepDraftsFor(before.member.id);
}
