import type { ReactNode } from "react";
import styles from "./display.module.css";
import { cx } from "../cx.ts";

/** Green invites, amber is settled, grey is over, accent is special (a partner's benefit). */
export type Tone = "recruiting" | "confirmed" | "ended" | "accent";

/** A state in one word. The word says it; the colour only helps. */
export function StatusPill({ tone, children }: { tone: Tone; children: ReactNode }): ReactNode {
  return <span className={cx(styles.pill, styles[tone])}>{children}</span>;
}
