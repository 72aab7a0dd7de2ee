import type { ReactNode } from "react";
import { Stage, type Tone } from "./Stage.tsx";

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Picture beside the words on wide screens and under them on narrow ones. */
  readonly figure: ReactNode;
  /** The ground the picture stands on. */
  readonly tone: Tone;
  /** Puts the picture before the words on wide screens, to vary the rhythm of a page. */
  readonly flip?: boolean;
}

/** One idea: a heading, a few sentences and one picture. */
export function Section({ id, title, children, figure, tone, flip = false }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className={`wrap split${flip ? " split-flip" : ""}`}>
        <div className="words">
          <h2 id={id}>{title}</h2>
          {children}
        </div>
        <Stage tone={tone}>{figure}</Stage>
      </div>
    </section>
  );
}
