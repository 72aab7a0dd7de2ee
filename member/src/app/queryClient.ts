import { ApiProblem } from "@babchingu/openapi";
import { onlineManager, QueryClient } from "@tanstack/react-query";

const RETRIES = 1;

/** A refusal stays a refusal; only what may pass by itself (no network, a server in trouble) is worth another try. */
function mayPass(failures: number, error: Error): boolean {
  return failures < RETRIES && !(error instanceof ApiProblem && error.status < 500);
}

// It takes for granted that a page begins online, and would then miss that the network comes back.
onlineManager.setOnline(navigator.onLine);

/**
 * One cache for all reads. What is shown may be half a minute old; coming back to the app reads again.
 * A read that failed is tried once more, a write never on its own: it may have arrived.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a read fails at once and says so; waiting for one in silence would look like loading for ever.
    queries: {
      staleTime: 30_000,
      retry: mayPass,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
