import type { ReactNode } from "react";
import styles from "./feedback.module.css";

/** How far something is, 0 to `max`. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }): ReactNode {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
