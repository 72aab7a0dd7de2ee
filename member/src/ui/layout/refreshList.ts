import type { RefetchOptions } from "@tanstack/react-query";

interface ListQuery {
  data: unknown;
  refetch: (options?: RefetchOptions) => Promise<unknown>;
}

/** Reads a list again. Rejects only where it stays on screen: the failure of one without data is shown in its place. */
export const refreshList = ({ data, refetch }: ListQuery): Promise<unknown> =>
  refetch({ throwOnError: data !== undefined });
