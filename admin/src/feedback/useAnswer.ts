/** What a reading verb answers, as a query; its key begins with the resource, so that stale lists reload it too. */
import { useQuery } from "@tanstack/react-query";
import { useLogoutIfAccessDenied } from "react-admin";
import type { ResourceName } from "../dataProvider/resources.ts";
import type { VerbName, VerbParameters, VerbResult } from "../dataProvider/verbs.ts";
import { useConsoleData } from "./useAct.ts";

type ReadingVerb = Extract<VerbName, `read${string}`>;
/** Resources, and what belongs to none of them. */
type Scope = ResourceName | "dashboard";

interface Options {
  isWanted?: boolean;
  /** For what doesn't change while the console is open. */
  isLasting?: boolean;
}

/** Several readers of the same answer share one call. */
export function useReading<Name extends ReadingVerb>(
  scope: Scope,
  name: Name,
  parameters: VerbParameters<Name>,
  { isWanted = true, isLasting = false }: Options = {},
) {
  const provider = useConsoleData();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery<VerbResult<Name>>({
    queryKey: [scope, name, parameters],
    enabled: isWanted,
    ...(isLasting ? { staleTime: Infinity } : {}),
    queryFn: async ({ signal }) => {
      const read = provider[name] as (
        parameters: VerbParameters<Name>,
        signal: AbortSignal,
      ) => Promise<{ data: VerbResult<Name> }>;
      try {
        return (await read(parameters, signal)).data;
      } catch (error) {
        if (!signal.aborted) await logoutIfAccessDenied(error);
        throw error;
      }
    },
  });
}

type RowVerb = { [Name in ReadingVerb]: VerbParameters<Name> extends { id: number } ? Name : never }[ReadingVerb];

/** What belongs to one row. */
export function useAnswer<Name extends RowVerb>(resource: ResourceName, name: Name, id: number, isWanted = true) {
  return useReading(resource, name, { id }, { isWanted });
}
