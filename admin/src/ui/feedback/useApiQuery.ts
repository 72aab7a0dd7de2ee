/** An ApiCall that reads, as a query; its key begins with the resource, so that invalidating the resource reloads it too. */
import { useQuery } from "@tanstack/react-query";
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

/** Components with the same key share one request. */
export function useApiQuery<Parameters, Result>(
  scope: Scope,
  apiCall: ApiCall<Parameters, Result>,
  parameters: Parameters,
  { isEnabled = true, isStatic = false }: Options = {},
) {
  const provider = useConsoleDataProvider();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery<Result>({
    queryKey: apiQueryKey(scope, apiCall, parameters),
    enabled: isEnabled,
    ...(isStatic ? { staleTime: Infinity } : {}),
    queryFn: async ({ signal }) => {
      try {
        return (await provider.callApi(apiCall, parameters, signal)).data;
      } catch (error) {
        if (!signal.aborted) await logoutIfAccessDenied(error);
        throw error;
      }
    },
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
