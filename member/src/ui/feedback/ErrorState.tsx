import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { cx } from "../cx.ts";
import { NoNetworkDrawing } from "../drawings/NoNetworkDrawing.tsx";
import styles from "./feedback.module.css";

interface ErrorStateProps {
  title?: string;
  /** What happened, as the server or the table of words says it. */
  message: string;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  fill?: boolean;
}

/** Loading failed: what happened and a way to try again. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const { title = "불러오지 못했어요", message, retryLabel = "다시 시도", onRetry, busy = false, fill = false } = props;
  return (
    <div className={cx(styles.state, fill && styles.fill)} role="alert">
      <div className={styles.drawing}>
        <NoNetworkDrawing />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{message}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button kind="secondary" onClick={onRetry} busy={busy}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
