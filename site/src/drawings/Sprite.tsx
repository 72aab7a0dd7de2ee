/** Shapes used several times on one page. Ids are referenced by `<use>` and carry no colour of their own. */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true" width="0" height="0">
      <symbol id="bowl" viewBox="0 0 24 24">
        <path d="M5 11c.6-3.4 3.4-5.4 7-5.4s6.4 2 7 5.4" fill="none" />
        <path d="M2.5 11h19c0 5-3.5 8.5-9.5 8.5S2.5 16 2.5 11Z" />
      </symbol>
      <symbol id="pin" viewBox="0 0 48 60">
        <path d="M24 57C14 44 4 34.5 4 23a20 20 0 0 1 40 0c0 11.5-10 21-20 34Z" className="pin-body" />
        <path d="M13 23h22c0 6.5-4 10.5-11 10.5S13 29.5 13 23Z" className="pin-bowl" />
        <path d="M20.5 18c-1.5-2 1.5-3 0-5.5M27.5 18c-1.5-2 1.5-3 0-5.5" className="pin-steam" />
      </symbol>
    </svg>
  );
}

/** One seat row: bowls taken are filled, free ones are outlines. The number is written beside it by the caller. */
export function SeatBowls({ taken, seats }: { taken: number; seats: number }) {
  return (
    <span className="seats">
      {Array.from({ length: seats }, (_, seat) => (
        <svg key={seat} className={seat < taken ? "seat seat-taken" : "seat"} aria-hidden="true">
          <use href="#bowl" />
        </svg>
      ))}
    </span>
  );
}
