import type { ReactNode } from "react";

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Picture beside the words on wide screens and under them on narrow ones. */
  readonly figure?: ReactNode;
  /** Puts the picture before the words on wide screens, to vary the rhythm of a page. */
  readonly flip?: boolean;
}

/** One idea: a heading, a few sentences and at most one picture. */
export function Section({ id, title, children, figure, flip = false }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className={figure ? `wrap split${flip ? " split-flip" : ""}` : "wrap"}>
        <div className="words">
          <h2 id={id}>{title}</h2>
          {children}
        </div>
        {figure ? <div className="figure">{figure}</div> : null}
      </div>
    </section>
  );
}
