import type { ReactNode } from "react";
import styles from "./display.module.css";
import { cx } from "../cx.ts";

/** Green is recruiting, amber confirmed, grey ended, accent a partner's benefit. */
export type Tone = "recruiting" | "confirmed" | "ended" | "accent";

/** A status as a coloured label; its text must be understood without the colour. */
export function StatusPill({ tone, children }: { tone: Tone; children: ReactNode }): ReactNode {
  return <span className={cx(styles.pill, styles[tone])}>{children}</span>;
}
