import { count } from "../facts.ts";
import { Phone } from "./Phone.tsx";

/** What an owner sees of the own store: how often it was chosen and looked at. Figures are examples. */
export function StoreScreen() {
  return (
    <Phone label="내 제휴 매장 정보" title="내 제휴 매장">
      <div className="m-ticket m-ticket-left">
        <b>골목 식당</b>
        <span className="m-muted">음료수 한 병을 드려요</span>
      </div>
      <div className="m-stats">
        <span>
          <strong>24</strong>
          <span className="m-muted">열린 모임</span>
        </span>
        <span>
          <strong>{count(1280)}</strong>
          <span className="m-muted">매장 조회</span>
        </span>
      </div>
      <svg className="m-map" viewBox="0 0 260 200" preserveAspectRatio="xMidYMid slice">
        <path className="street street-wide" d="M-10 116c90 18 160-24 280 6M92-10c-12 70 20 130 6 230" />
        <path className="street" d="M-10 46c90 10 170-10 280 8M-10 176c90-10 170 10 280-4M196-10c-8 70 10 140-6 230" />
        <use href="#pin" x="112" y="68" width="36" height="45" className="pin pin-chosen" />
      </svg>
      <div className="m-ticket m-ticket-left">
        <span className="m-row">
          <span className="m-muted">계약 만료</span>
          <b>2027년 2월 28일</b>
        </span>
      </div>
    </Phone>
  );
}
