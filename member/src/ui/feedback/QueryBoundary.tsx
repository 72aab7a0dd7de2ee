import { describeFailure } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";

/** The fields of a react-query result that decide what is shown. */
interface QueryResult<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryBoundaryProps<T> {
  query: QueryResult<T>;
  /** Placeholder of the same size as the content. */
  skeleton: ReactNode;
  /** Shown for an empty list, and for null. */
  empty?: ReactNode;
  /** Shown when the server sent no message. */
  errorMessage?: string;
  children: (data: T) => ReactNode;
}

/**
 * Renders a query's skeleton, error, empty state or data. Data stays on screen while it is refetched, and when the
 * refetch fails.
 */
export function QueryBoundary<T>({ query, skeleton, empty, errorMessage, children }: QueryBoundaryProps<T>): ReactNode {
  const { data } = query;
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
  if (data !== undefined) return isEmpty && empty !== undefined ? empty : children(data);
  if (query.error == null) return skeleton;
  return (
    <ErrorState
      fill
      errorMessage={describeFailure(query.error, errorMessage)}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
