import { ApiError, describeFailure } from "@babchingu/openapi";
import type { RefetchOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";

/** The fields of a react-query result that decide what is shown. */
interface QueryResult<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: (options?: RefetchOptions) => Promise<unknown>;
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
 * refetch fails, unless it is gone.
 */
export function QueryBoundary<T>({ query, skeleton, empty, errorMessage, children }: QueryBoundaryProps<T>): ReactNode {
  const { data, error } = query;
  const isGone = error instanceof ApiError && error.isGone;
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
  if (data !== undefined && !isGone) return isEmpty && empty !== undefined ? empty : children(data);
  if (error == null) return skeleton;
  return (
    <ErrorState
      fill
      errorMessage={describeFailure(error, errorMessage)}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
