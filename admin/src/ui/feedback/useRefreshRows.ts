import { useQueryClient } from "@tanstack/react-query";
import type { ResourceName } from "../../dataProvider/resource.ts";

/** A row that was read longer ago is read again before it is decided on. */
const FRESH_MS = 30_000;
const rowReads = new Set<unknown>(["getList", "getOne"]);

/** Returns a function that reads the shown rows of a resource again, unless they are fresh or being read. */
export function useRefreshRows(resource: ResourceName): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.refetchQueries({
      queryKey: [resource],
      type: "active",
      predicate: ({ queryKey, state }) =>
        rowReads.has(queryKey[1]) && state.fetchStatus === "idle" && Date.now() - state.dataUpdatedAt > FRESH_MS,
    });
  };
}
