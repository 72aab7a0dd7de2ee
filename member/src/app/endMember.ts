import type { SessionEnd } from "@babchingu/openapi";
import type { QueryClient } from "@tanstack/react-query";
import { removeStored } from "../offline/persistedQueries.ts";
import { clearDrafts } from "../session/drafts.ts";

/**
 * Removes what the app has loaded and stored of the member. What they were typing goes too when they logged out; else it
 * waits for their next log-in (D57).
 */
export function endMember(end: SessionEnd, queryClient: QueryClient): void {
  queryClient.clear();
  removeStored("localStorage");
  if (end === "logout" || end === "otherTabSignedOut") clearDrafts();
}
