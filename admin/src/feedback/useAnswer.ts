/** What a reading verb answers, as a query; its key begins with the resource, so that stale lists reload it too. */
import { useQuery } from "@tanstack/react-query";
import { useLogoutIfAccessDenied } from "react-admin";
import type { ResourceName } from "../dataProvider/resources.ts";
import type { VerbName, VerbResult } from "../dataProvider/verbs.ts";
import { useConsoleData } from "./useAct.ts";

type ReadingVerb = Extract<VerbName, `read${string}`>;

export function useAnswer<Name extends ReadingVerb>(resource: ResourceName, name: Name, id: number, isWanted = true) {
  const provider = useConsoleData();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery<VerbResult<Name>>({
    queryKey: [resource, name, id],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      try {
        return (await provider[name]({ id }, signal)).data as VerbResult<Name>;
      } catch (error) {
        if (!signal.aborted) await logoutIfAccessDenied(error);
        throw error;
      }
    },
  });
}
