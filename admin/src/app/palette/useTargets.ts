import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isUnsupported } from "../../dataProvider/errors.ts";
import { probeOf } from "../../dataProvider/probe.ts";
import { sections } from "../../sections/index.ts";
import { useMayCall, useOperatorAccount } from "../../ui/access/OperatorContext.ts";
import { useConsoleDataProvider } from "../../ui/feedback/apiActions.ts";
import { apiQueryKey } from "../../ui/feedback/useApiQuery.ts";
import { lookupsOf, type NamedRow, numberTargets, rowTarget, sectionTargets, type Target } from "./targets.ts";

/** Every search is written to the access log (D61), so that one waits until the typing pauses. */
const TYPING_PAUSE_MS = 300;
/** Rows of each list. */
const ROWS_MAX = 5;

/** The sections that the role may open (D60) and the backend has (D44): the sidebar has asked. */
function useOpenSections() {
  const mayCall = useMayCall();
  const queryClient = useQueryClient();
  return sections.filter(({ operation, resource, isOptional = false }) => {
    if (!mayCall(operation)) return false;
    if (!isOptional || !resource) return true;
    return !isUnsupported(queryClient.getQueryState(apiQueryKey(resource.name, probeOf(resource), {}))?.error ?? null);
  });
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

export function useTargets(text: string): { targets: Target[]; isSearching: boolean; isFailed: boolean } {
  const provider = useConsoleDataProvider();
  const { role } = useOperatorAccount();
  const open = useOpenSections();
  const lookups = lookupsOf(open, text, role);
  const isPaused = usePaused(text) === text;
  const { data, isError, isFetching } = useQuery({
    queryKey: ["palette", text.trim()],
    enabled: isPaused && lookups.length > 0,
    queryFn: async ({ signal }) => {
      const found = lookups.map(async ({ section, resource, field, q }) => {
        const query = { pagination: { page: 1, perPage: ROWS_MAX }, filter: { field, q }, signal };
        const { data: rows } = await provider.getList<NamedRow>(resource, query);
        return rows.map((row) => rowTarget(section, resource, row));
      });
      return (await Promise.all(found)).flat();
    },
  });
  const rows = lookups.length > 0 ? (data ?? []) : [];
  return {
    targets: [...rows, ...sectionTargets(open, text), ...numberTargets(open, text)],
    isSearching: lookups.length > 0 && (!isPaused || isFetching),
    isFailed: isError && lookups.length > 0,
  };
}
