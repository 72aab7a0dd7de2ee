import { DiningTable } from "./DiningTable.tsx";

/** One of the meetings that the app's screens show on this site. */
const seats = { taken: ["하늘", "도윤", "서연"], free: 1 } as const;
const capacity = seats.taken.length + seats.free;
const facts = [
  { term: "누구와", value: seats.taken.join(", ") },
  { term: "언제", value: "오늘 저녁 7:00" },
  { term: "어디서", value: "연남동, 450m" },
] as const;

/** How many sit, before and after the free seat is taken while the page scrolls; where nothing moves, only before. */
function Count() {
  return (
    <span className="count">
      <span className="early-count">{`${capacity}명 중 ${seats.taken.length}명`}</span>
      <span className="late-count" aria-hidden="true">
        {`${capacity}명 중 ${capacity}명`}
      </span>
    </span>
  );
}

/** The bowls of the table: those of people who sit are full, the free one is filled as the page scrolls. */
function Seats() {
  return (
    <span className="seats" aria-hidden="true">
      {seats.taken.map((name) => (
        <span key={name} className="seat" />
      ))}
      <span className="seat seat-open" />
    </span>
  );
}

/** A meeting as the app shows it: with whom, how many, where and when. */
export function MealCard() {
  return (
    <figure className="meal-card">
      <div className="meal-card-table tone-yellow">
        <DiningTable />
      </div>
      <div>
        <p className="meal-card-title">
          퇴근하고 김치찌개 <span className="pill">모집 중</span>
        </p>
        <dl className="meal-card-facts">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>몇 명</dt>
            <dd>
              <Count />
              <Seats />
            </dd>
          </div>
        </dl>
      </div>
      <figcaption>예시 모임이에요.</figcaption>
    </figure>
  );
}
