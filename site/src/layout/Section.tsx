import type { ReactNode } from "react";
import { FigurePanel, type Tone } from "./FigurePanel.tsx";

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Image beside the text on wide screens and below it on narrow ones. */
  readonly figure?: ReactNode;
  /** The colour behind the image. */
  readonly tone?: Tone;
  /** Puts the image before the text on wide screens, so that sections alternate. */
  readonly flip?: boolean;
  /** Leaves the image out on narrow screens. */
  readonly isFigureWideOnly?: boolean;
}

/** A section of a page: a heading, a few sentences and usually one image. */
export function Section(props: SectionProps) {
  const { id, title, children, figure, tone = "neutral", flip = false, isFigureWideOnly = false } = props;
  const text = (
    <>
      <h2 id={id}>{title}</h2>
      {children}
    </>
  );
  return (
    <section className="section" aria-labelledby={id}>
      {figure === undefined ? (
        <div className="wrap">{text}</div>
      ) : (
        <div className={`wrap split${flip ? " split-flip" : ""}`}>
          <div className="split-text">{text}</div>
          <div className={isFigureWideOnly ? "wide-only" : undefined}>
            <FigurePanel tone={tone}>{figure}</FigurePanel>
          </div>
        </div>
      )}
    </section>
  );
}
