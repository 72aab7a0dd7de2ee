import type { ReactNode } from "react";
import styles from "./feedback.module.css";

export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }): ReactNode {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />;
}
