import type { ReactNode } from "react";

export type Tone = "neutral" | "green" | "yellow" | "red";

/** A coloured panel around a phone or a drawing. */
export function FigurePanel({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <div className={`figure-panel tone-${tone}`}>{children}</div>;
}
