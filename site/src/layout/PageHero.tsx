import type { ReactNode } from "react";
import type { Tone } from "./FigurePanel.tsx";

interface PageHeroProps {
  readonly title: ReactNode;
  readonly lead: string;
  readonly tone: Tone;
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}

/** The hero of every page but the home page: the only h1, a lead sentence, the actions and a drawing. */
export function PageHero({ title, lead, tone, drawing, children }: PageHeroProps) {
  return (
    <div className={`page-hero tone-${tone}`}>
      <div className="wrap page-hero-row">
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className="page-hero-drawing">{drawing}</div>
      </div>
    </div>
  );
}
