import { useQuery } from "@tanstack/react-query";
import { type OperatorAccount, readOperator } from "../operator.ts";
import { api, session } from "../session.ts";

/** The result of the session check (console §4, auth guard). */
export type OperatorCheck =
  | { status: "checking" }
  | { status: "notOperator" }
  | { status: "failed"; error: Error; retry: () => void }
  | { status: "operator"; operator: OperatorAccount };

const STALE_TIME_MS = 5 * 60_000;

export function useOperator(): OperatorCheck {
  const hasTokens = session.hasTokens();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["operator", session.owner()],
    queryFn: () => readOperator(api, session),
    enabled: hasTokens,
    staleTime: STALE_TIME_MS,
  });
  if (!hasTokens || data === null) return { status: "notOperator" };
  if (data) return { status: "operator", operator: data };
  if (error && !isFetching) return { status: "failed", error, retry: () => void refetch() };
  return { status: "checking" };
}
