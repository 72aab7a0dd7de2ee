/** What a reading verb answers, as a query; its key begins with the resource, so that stale lists reload it too. */
import { useQuery } from "@tanstack/react-query";
import { useLogoutIfAccessDenied } from "react-admin";
import type { ResourceName } from "../../dataProvider/resource.ts";
import type { Target, Verb } from "../../dataProvider/verb.ts";
import { useConsoleData } from "./useAction.ts";

/** Resources, and what belongs to none of them. */
type Scope = ResourceName | "dashboard";

interface Options {
  isEnabled?: boolean;
  /** For what doesn't change while the console is open. */
  isStatic?: boolean;
}

/** Several readers of the same answer share one call. */
export function useReading<Parameters, Result>(
  scope: Scope,
  verb: Verb<Parameters, Result>,
  parameters: Parameters,
  { isEnabled = true, isStatic = false }: Options = {},
) {
  const provider = useConsoleData();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery<Result>({
    queryKey: [scope, verb.name, parameters],
    enabled: isEnabled,
    ...(isStatic ? { staleTime: Infinity } : {}),
    queryFn: async ({ signal }) => {
      try {
        return (await provider.run(verb, parameters, signal)).data;
      } catch (error) {
        if (!signal.aborted) await logoutIfAccessDenied(error);
        throw error;
      }
    },
  });
}

/** What belongs to one row. */
export function useRowReading<Result>(
  resource: ResourceName,
  verb: Verb<Target, Result>,
  id: number,
  isEnabled = true,
) {
  return useReading(resource, verb, { id }, { isEnabled });
}
