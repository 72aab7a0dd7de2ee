import { describeFailure } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import styles from "./feedback.module.css";

/** The fields of a react-query infinite result that loading the next page needs. */
interface InfiniteQueryResult {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
}

interface LoadMoreProps {
  query: InfiniteQueryResult;
  /** Shown when the next page can't be loaded and the server sent no message; generic by default. */
  errorMessage?: string;
}

/** Loads the next page of a list and shows why that failed. Renders nothing when the list is complete. */
export function LoadMore({ query, errorMessage }: LoadMoreProps): ReactNode {
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.more}>
      {query.isFetchNextPageError && <p role="alert">{describeFailure(query.error, errorMessage)}</p>}
      <Button variant="secondary" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        더 보기
      </Button>
    </div>
  );
}
