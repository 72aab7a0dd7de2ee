import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./feedback.module.css";

interface EmptyStateProps {
  illustration: ReactNode;
  /** What is empty, in one line. */
  title: string;
  /** What it means or what to do, in one sentence. */
  text?: string;
  action?: ReactNode;
  fill?: boolean;
  /** The title is the heading of the whole page. */
  heading?: boolean;
}

/** Shown where there is nothing to list: an illustration, a sentence and the next step. */
export function EmptyState({
  illustration,
  title,
  text,
  action,
  fill = false,
  heading = false,
}: EmptyStateProps): ReactNode {
  const Title = heading ? "h1" : "h2";
  return (
    <div className={cx(styles.state, fill && styles.fill)}>
      <div className={styles.illustration}>{illustration}</div>
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
