/** An ApiCall that reads, as a query; its key begins with the resource, so that invalidating the resource reloads it too. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLogoutIfAccessDenied } from "react-admin";
import type { ResourceName } from "../../dataProvider/resource.ts";
import type { IdParameter, ApiCall } from "../../dataProvider/apiCall.ts";
import { useConsoleDataProvider } from "./apiActions.ts";
import type { Scope } from "./queryScopes.ts";

interface Options {
  isEnabled?: boolean;
  /** For data that doesn't change while the console is open. */
  isStatic?: boolean;
}

export function apiQueryKey<Parameters>(scope: Scope, { name }: { name: string }, parameters: Parameters) {
  return [scope, name, parameters] as const;
}

/** Calls the API; when the session has ended, the login is shown. */
function useRead() {
  const provider = useConsoleDataProvider();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return async <Parameters, Result>(
    apiCall: ApiCall<Parameters, Result>,
    parameters: Parameters,
    signal: AbortSignal,
  ): Promise<Result> => {
    try {
      return (await provider.callApi(apiCall, parameters, signal)).data;
    } catch (error) {
      if (!signal.aborted) await logoutIfAccessDenied(error);
      throw error;
    }
  };
}

/** Components with the same key share one request. */
export function useApiQuery<Parameters, Result>(
  scope: Scope,
  apiCall: ApiCall<Parameters, Result>,
  parameters: Parameters,
  { isEnabled = true, isStatic = false }: Options = {},
) {
  const read = useRead();
  return useQuery<Result>({
    queryKey: apiQueryKey(scope, apiCall, parameters),
    enabled: isEnabled,
    ...(isStatic ? { staleTime: Infinity } : {}),
    queryFn: ({ signal }) => read(apiCall, parameters, signal),
  });
}

/** What is read page by page: `nextOf` has the parameters of the page after one, null after the last. */
export function useApiPages<Parameters, Result>(
  scope: Scope,
  apiCall: ApiCall<Parameters, Result>,
  parameters: Parameters,
  nextOf: (page: Result) => Parameters | null,
) {
  const read = useRead();
  return useInfiniteQuery({
    queryKey: [...apiQueryKey(scope, apiCall, parameters), "pages"],
    initialPageParam: parameters,
    getNextPageParam: nextOf,
    queryFn: ({ signal, pageParam }) => read(apiCall, pageParam as Parameters, signal),
  });
}

export function useRowQuery<Result>(
  resource: ResourceName,
  apiCall: ApiCall<IdParameter, Result>,
  id: number,
  isEnabled = true,
) {
  return useApiQuery(resource, apiCall, { id }, { isEnabled });
}
