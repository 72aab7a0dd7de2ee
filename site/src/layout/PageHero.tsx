import type { ReactNode } from "react";

interface PageHeroProps {
  readonly title: ReactNode;
  readonly lead: string;
  readonly drawing?: ReactNode;
  readonly children?: ReactNode;
}

/** The opening of every page but the home page: the only h1, one sentence, one drawing. */
export function PageHero({ title, lead, drawing, children }: PageHeroProps) {
  return (
    <div className="page-hero">
      <div className="wrap page-hero-row">
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {drawing ? <div className="page-hero-drawing">{drawing}</div> : null}
      </div>
    </div>
  );
}
