import type { ReactNode } from "react";

interface DrawingProps {
  readonly className: string;
  readonly viewBox: string;
  /** What the drawing shows, for those who don't see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A drawing with a text alternative. Decorative drawings are plain `<svg aria-hidden>`. */
export function Drawing({ className, viewBox, label, children }: DrawingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <img> can't take the page's colours; svg with this role is its equal.
    <svg className={className} viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
