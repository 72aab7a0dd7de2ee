import type { ReactNode } from "react";
import styles from "./display.module.css";

/** Above this number one bowl is drawn instead of one for each seat. */
const BOWLS_MAX = 6;

interface SeatBowlsProps {
  taken: number;
  capacity: number;
}

function SeatBowl({ isTaken }: { isTaken: boolean }): ReactNode {
  return (
    <svg width={16} height={14} viewBox="0 0 16 14" aria-hidden="true" className={isTaken ? styles.full : styles.empty}>
      {isTaken && <path d="M3 6c0-2.6 2-4.2 5-4.2s5 1.6 5 4.2z" className={styles.heap} />}
      <path d="M1.3 6.3h13.4c0 3-1.5 5-3.5 6H4.8c-2-1-3.5-3-3.5-6z" className={styles.bowl} />
    </svg>
  );
}

/** Seats as bowls, a full bowl for each taken seat, with the number beside them. */
export function SeatBowls({ taken, capacity }: SeatBowlsProps): ReactNode {
  const bowls = capacity <= BOWLS_MAX ? capacity : 1;
  return (
    <span className={styles.seats}>
      <span className={styles.bowls} aria-hidden="true">
        {Array.from({ length: bowls }, (_, index) => (
          <SeatBowl key={index} isTaken={capacity > BOWLS_MAX || index < taken} />
        ))}
      </span>
      <span className="visually-hidden">{`${capacity}자리 가운데 ${taken}명 참여`}</span>
      <span className="tabular" aria-hidden="true">
        {taken}/{capacity}명
      </span>
    </span>
  );
}
