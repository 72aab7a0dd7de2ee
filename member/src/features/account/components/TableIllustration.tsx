import type { ReactNode } from "react";
import illustrations from "../../../ui/illustrations/illustrations.module.css";
import styles from "./account.module.css";

const CENTRE = 140;

/** A place at the table, drawn at its lower edge and rotated around the centre. */
function Place({ turn, children }: { turn: number; children: ReactNode }): ReactNode {
  return <g transform={`rotate(${turn} ${CENTRE} ${CENTRE})`}>{children}</g>;
}

const takenPlace = (
  <>
    <circle className={styles.rice} cx="140" cy="222" r="25" />
    <circle cx="140" cy="222" r="18" />
    <path d="M131 219l4-3M139 227l4-2M146 217l4 2M140 213h3M134 228l-2-2" />
    <path d="M178 208c5 0 7 5 7 10s-3 9-7 9-7-4-7-9 2-10 7-10zM178 227v20" className={illustrations.body} />
  </>
);

/** A shared table from above with one empty seat. */
export function TableIllustration(): ReactNode {
  return (
    <svg viewBox="0 0 280 280" className={`${illustrations.illustration} ${styles.table}`} aria-hidden="true">
      <circle className={styles.cloth} cx={CENTRE} cy={CENTRE} r="132" />
      {[90, 180, 270].map((turn) => (
        <Place key={turn} turn={turn}>
          {takenPlace}
        </Place>
      ))}
      <Place turn={0}>
        <circle className={styles.seat} cx="140" cy="222" r="25" />
        <path className={illustrations.accent} d="M140 214v16M132 222h16" strokeWidth="3" />
      </Place>
      <path
        className={illustrations.body}
        transform={`rotate(45 ${CENTRE} ${CENTRE})`}
        d="M88 128H78c-6 0-6 24 0 24h10M192 128h10c6 0 6 24 0 24h-10"
      />
      <circle className={illustrations.body} cx={CENTRE} cy={CENTRE} r="54" />
      <circle className={illustrations.tint} cx={CENTRE} cy={CENTRE} r="43" />
      <path
        className={illustrations.body}
        d="M118 122l17-5 5 16-17 5zM146 146l16 3-3 16-16-3zM152 112l14 6-6 14-14-6z"
      />
      <path className={styles.leaf} d="M112 150c5-5 12-4 15 2-4 5-11 5-15-2zM132 168c3-5 9-5 12-2-2 5-8 7-12 2z" />
    </svg>
  );
}
