import type { ReactNode } from "react";

/** Grounds of the pictures: rice, leaf, egg yolk and chilli. Food carries the colour, the words stay quiet. */
export type Tone = "rice" | "leaf" | "yolk" | "chili";

/** A coloured ground on which a phone or a drawing stands. */
export function Stage({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <div className={`stage tone-${tone}`}>{children}</div>;
}
