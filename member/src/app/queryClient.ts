import { ApiError, DAY_MS } from "@babchingu/openapi";
import { onlineManager, QueryClient } from "@tanstack/react-query";

const RETRIES_MAX = 1;
/** With TanStack's delays of 1, 2 and 4 seconds: as long as a restart of the database takes. */
const OUTAGE_RETRIES_MAX = 3;

/** Retries network errors and 5xx; a 4xx is final. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return failureCount < RETRIES_MAX;
  return error.status >= 500 && failureCount < (error.status === 503 ? OUTAGE_RETRIES_MAX : RETRIES_MAX);
}

// TanStack Query assumes that a loaded page is online; on a page loaded offline it would miss the network's return.
onlineManager.setOnline(navigator.onLine);

/**
 * The cache of all queries. Data is fresh for half a minute and refetched when the app gets the focus. A failed query is
 * retried, a mutation never: it may have had its effect.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a query fails at once instead of staying in the loading state.
    queries: {
      staleTime: 30_000,
      // As long as the app may be open without a network: what nobody shows is kept, and stored (D56).
      gcTime: DAY_MS,
      retry: shouldRetry,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
