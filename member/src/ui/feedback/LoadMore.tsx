import { describeFailure } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import styles from "./feedback.module.css";

/** The parts of a react-query infinite result that the next page needs. */
interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
}

interface LoadMoreProps {
  query: Pages;
  /** Said when the next page doesn't come and the server has no words; generic ones when left out. */
  failure?: string;
}

/** Below a list that goes on: the next page, or what kept it away. Nothing when the list is complete. */
export function LoadMore({ query, failure }: LoadMoreProps): ReactNode {
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.more}>
      {query.isFetchNextPageError && <p role="alert">{describeFailure(query.error, failure)}</p>}
      <Button kind="secondary" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        더 보기
      </Button>
    </div>
  );
}
