import type { ReactNode } from "react";

export type Tone = "neutral" | "green" | "yellow" | "red";

/** A coloured area behind a phone or a drawing. */
export function Backdrop({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <div className={`backdrop tone-${tone}`}>{children}</div>;
}
