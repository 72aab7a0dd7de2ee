import type { ReactNode } from "react";
import styles from "./feedback.module.css";

/** A loading spinner. Without a label it is hidden from screen readers; a parent must have one. */
export function Spinner({ label, size = 24 }: { label?: string; size?: number }): ReactNode {
  return (
    <span className={styles.spinner} role={label === undefined ? undefined : "status"}>
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" strokeWidth={2.5} aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" opacity={0.2} />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
