import { ApiError } from "@babchingu/openapi";
import { onlineManager, QueryClient } from "@tanstack/react-query";

const RETRIES = 1;

/** Retries what may succeed the next time (no network, a 5xx); the server's refusal is final. */
function isRetryable(failures: number, error: Error): boolean {
  return failures < RETRIES && !(error instanceof ApiError && error.status < 500);
}

// It assumes that a page is online when it is loaded, and would then miss that the network comes back.
onlineManager.setOnline(navigator.onLine);

/**
 * One cache for all reads. What is shown may be half a minute old; coming back to the app reads again.
 * A read that failed is tried once more, a write never on its own: it may have arrived.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a read fails at once; waiting for one would look like endless loading.
    queries: {
      staleTime: 30_000,
      retry: isRetryable,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
