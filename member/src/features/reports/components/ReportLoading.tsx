import type { ComponentProps, ReactNode } from "react";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import styles from "./reports.module.css";

interface ReportLoadingProps {
  backTo: string;
  query: ComponentProps<typeof QueryBoundary>["query"];
  errorMessage: string;
}

/** The screen while the reported member is being fetched, and when that has failed. */
export function ReportLoading({ backTo, query, errorMessage }: ReportLoadingProps): ReactNode {
  return (
    <Screen title="신고하기" backTo={backTo}>
      <QueryBoundary query={query} errorMessage={errorMessage} skeleton={<ReportSkeleton />}>
        {() => null}
      </QueryBoundary>
    </Screen>
  );
}

function ReportSkeleton(): ReactNode {
  return (
    <SkeletonList count={1}>
      <div className={styles.form}>
        <div className={styles.person}>
          <Skeleton width="44px" height="44px" round />
          <Skeleton width="50%" />
        </div>
        <Skeleton height="200px" />
        <Skeleton height="140px" />
      </div>
    </SkeletonList>
  );
}
