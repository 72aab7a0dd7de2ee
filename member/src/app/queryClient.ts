import { QueryClient } from "@tanstack/react-query";

/**
 * One cache for all reads. What is shown may be half a minute old; coming back to the app reads again.
 * A read that failed is tried once more, a write never on its own: it may have arrived.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
