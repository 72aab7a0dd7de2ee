import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isUnsupported } from "../../dataProvider/errors.ts";
import { probeOf } from "../../dataProvider/probe.ts";
import { sections } from "../../sections/index.ts";
import { useMayCall, useOperatorAccount } from "../../ui/access/OperatorContext.ts";
import { useConsoleDataProvider } from "../../ui/feedback/apiActions.ts";
import { apiQueryKey } from "../../ui/feedback/useApiQuery.ts";
import { foundTargets, lookupsOf, type NamedRow, numberTargets, sectionTargets, type Target } from "./targets.ts";

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

export interface Targets {
  targets: Target[];
  /** Those of them that the search has found; they stand first. */
  rows: Target[];
  /** Searches names, titles and phones for the text; null when there is nothing to search for, or the rows found are among the targets. */
  search: (() => void) | null;
  isSearching: boolean;
  isFailed: boolean;
  /** The sections whose search failed while others didn't. */
  unread: readonly string[];
}

const NOTHING_FOUND = { rows: [], unread: [] };

/** Sections and numbers follow the typing. Rows are searched only when that is asked for: each search is written to the access log (D61). */
export function useTargets(text: string): Targets {
  const provider = useConsoleDataProvider();
  const { role } = useOperatorAccount();
  const open = useOpenSections();
  const [searched, setSearched] = useState<string | null>(null);
  const term = text.trim();
  const lookups = lookupsOf(open, text, role);
  const isSearched = lookups.length > 0 && searched === term;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["palette", term],
    enabled: isSearched,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const searches = lookups.map(async (lookup) => {
        const { resource, field, q } = lookup;
        const query = { pagination: { page: 1, perPage: ROWS_MAX }, filter: { field, q }, signal };
        const { data: rows, total = rows.length } = await provider.getList<NamedRow>(resource.name, query);
        return foundTargets(lookup, rows, total);
      });
      const results = await Promise.allSettled(searches);
      const failed = results.filter((result) => result.status === "rejected");
      if (failed[0] && failed.length === results.length) throw failed[0].reason;
      return {
        rows: results.flatMap((result) => (result.status === "fulfilled" ? result.value : [])),
        unread: results.flatMap(({ status }, index) =>
          status === "rejected" ? (lookups[index]?.section.label ?? []) : [],
        ),
      };
    },
  });
  const { rows, unread } = (isSearched ? data : undefined) ?? NOTHING_FOUND;
  const isFailed = isSearched && isError && !isFetching;
  return {
    rows,
    targets: [...rows, ...sectionTargets(open, text), ...numberTargets(open, text)],
    search:
      lookups.length === 0 || (isSearched && !isFailed)
        ? null
        : () => {
            setSearched(term);
            if (isFailed) void refetch();
          },
    isSearching: isSearched && isFetching,
    isFailed,
    unread,
  };
}
