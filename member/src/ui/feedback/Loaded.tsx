import { describeFailure } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";

/** The parts of a react-query result that decide what is shown. */
interface ReadResult<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<T> {
  query: ReadResult<T>;
  /** Has the size of what comes. */
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  /** Said when the server gave no message of its own. */
  failure?: string;
  children: (data: T) => ReactNode;
}

/**
 * The four states of a query: loading, failed, empty, loaded. Data stays on screen while it is read again, also when
 * that fails.
 */
export function Loaded<T>({ query, skeleton, isEmpty, empty, failure, children }: LoadedProps<T>): ReactNode {
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.error == null) return skeleton;
  return (
    <ErrorState
      fill
      message={describeFailure(query.error, failure)}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
