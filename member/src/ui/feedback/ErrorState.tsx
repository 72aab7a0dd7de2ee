import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { cx } from "../cx.ts";
import { NoNetworkIllustration } from "../illustrations/NoNetworkIllustration.tsx";
import styles from "./feedback.module.css";

interface ErrorStateProps {
  title?: string;
  /** From the server or the message catalogue. */
  errorMessage: string;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  fill?: boolean;
}

export function ErrorState(props: ErrorStateProps): ReactNode {
  const {
    title = "불러오지 못했어요",
    errorMessage,
    retryLabel = "다시 시도",
    onRetry,
    busy = false,
    fill = false,
  } = props;
  return (
    <div className={cx(styles.state, fill && styles.fill)} role="alert">
      <div className={styles.illustration}>
        <NoNetworkIllustration />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{errorMessage}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" onClick={onRetry} busy={busy}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
