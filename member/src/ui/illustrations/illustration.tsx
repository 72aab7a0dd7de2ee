/** Creates line illustrations: ink, one accent, a soft ground. 160 × 120 units. */
import type { ReactNode } from "react";
import styles from "./illustrations.module.css";

export function createIllustration(shape: ReactNode): (props: { width?: number }) => ReactNode {
  return function Illustration({ width = 168 }) {
    return (
      <svg width={width} height={width * 0.75} viewBox="0 0 160 120" className={styles.illustration} aria-hidden="true">
        <ellipse className={styles.shade} cx="80" cy="104" rx="66" ry="9" />
        {shape}
      </svg>
    );
  };
}
