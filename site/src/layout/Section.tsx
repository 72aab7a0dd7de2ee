import type { ReactNode } from "react";
import { Backdrop, type Tone } from "./Backdrop.tsx";

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Image beside the text on wide screens and under them on narrow ones. */
  readonly figure?: ReactNode;
  /** The colour behind the image. */
  readonly tone?: Tone;
  /** Puts the image before the text on wide screens, so that sections alternate. */
  readonly flip?: boolean;
}

/** One idea: a heading, a few sentences and mostly one image. */
export function Section({ id, title, children, figure, tone = "neutral", flip = false }: SectionProps) {
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
          <div className="words">{text}</div>
          <Backdrop tone={tone}>{figure}</Backdrop>
        </div>
      )}
    </section>
  );
}
