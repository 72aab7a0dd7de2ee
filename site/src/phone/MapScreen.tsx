import { SeatBowls } from "../drawings/Sprite.tsx";
import { count, facts } from "../facts.ts";
import { Phone } from "./Phone.tsx";

const pins = [
  { x: 62, y: 40 },
  { x: 178, y: 84 },
  { x: 36, y: 158 },
  { x: 112, y: 118, chosen: true },
] as const;

/** The explore map: streets are abstract, so that no real neighbourhood is suggested. */
export function MapScreen() {
  return (
    <Phone label="지도에서 모임 찾기" title="둘러보기">
      <div className="m-chips">
        <span className="m-chip m-chip-on">오늘</span>
        <span className="m-chip m-chip-on">저녁</span>
        <span className="m-chip">내일</span>
      </div>
      <svg className="m-map" viewBox="0 0 260 300" preserveAspectRatio="xMidYMid slice">
        <path className="park" d="M150 180c30-14 70-10 110-24v86c-40 8-80 10-110-4Z" />
        <path className="street street-wide" d="M-10 100c70 24 150-30 280 14M92-10c-16 110 30 190 6 320" />
        <path className="street" d="M-10 216c80-18 160 16 280-8M196-10c-10 90 16 190-8 320M-10 36c90 10 170-10 280 8" />
        <circle className="reach" cx="128" cy="164" r="78" />
        <circle className="here" cx="128" cy="190" r="7" />
        {pins.map((pin) => (
          <use
            key={pin.x}
            href="#pin"
            x={pin.x}
            y={pin.y}
            width="36"
            height="45"
            className={"chosen" in pin ? "pin pin-chosen" : "pin"}
          />
        ))}
      </svg>
      <div className="m-sheet">
        <span className="m-row">
          <b>김치찌개에 계란말이</b>
          <span className="pill pill-recruiting">모집 중</span>
        </span>
        <span className="m-row m-muted">
          <span>320m · 오늘 저녁 7:00</span>
          <span className="m-seats">
            <SeatBowls taken={3} seats={4} />
            3/4
          </span>
        </span>
        <div className="m-button">{`${count(facts.riceDeposit)}알 내고 참여하기`}</div>
      </div>
    </Phone>
  );
}
