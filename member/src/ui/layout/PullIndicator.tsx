import type { CSSProperties, ReactNode } from "react";
import { RefreshIcon } from "../icons/icons.tsx";
import styles from "./PullIndicator.module.css";
import { Spinner } from "../feedback/Spinner.tsx";
import { PULL_TO_REFRESH_PX, usePullToRefresh } from "./usePullToRefresh.ts";

/** Shows how far the list is pulled, and that it is being refreshed. Takes no space while it isn't pulled. */
export function PullIndicator({ onRefresh }: { onRefresh: () => Promise<unknown> }): ReactNode {
  const { pulledPx, refreshing } = usePullToRefresh(onRefresh);
  const progress = Math.min(1, pulledPx / PULL_TO_REFRESH_PX);
  const pull = { "--pulled": `${pulledPx}px`, "--share": progress } as CSSProperties;
  return (
    <div
      className={styles.pull}
      style={pull}
      data-pulling={pulledPx > 0 || undefined}
      data-ready={progress === 1 || undefined}
      data-refreshing={refreshing || undefined}
    >
      {refreshing ? <Spinner label="새로 고치는 중이에요" /> : <RefreshIcon className={styles.icon} />}
    </div>
  );
}
