import { useQueryClient } from "@tanstack/react-query";
import type { ResourceName } from "../../dataProvider/resource.ts";

/** A row that was read longer ago is read again before it is decided on. */
const FRESH_MS = 30_000;

/**
 * Returns a function that reads the shown row of a resource again, unless it is fresh or being read: by a call of its own, or else with
 * its list, since each read of a search is recorded.
 */
export function useRefreshRows(resource: ResourceName): () => void {
  const queryClient = useQueryClient();
  return () => {
    const ownReads = queryClient.getQueryCache().findAll({ queryKey: [resource, "getOne"], type: "active" });
    void queryClient.refetchQueries({
      queryKey: [resource, ownReads.length > 0 ? "getOne" : "getList"],
      type: "active",
      predicate: ({ state }) => state.fetchStatus === "idle" && Date.now() - state.dataUpdatedAt > FRESH_MS,
    });
  };
}
