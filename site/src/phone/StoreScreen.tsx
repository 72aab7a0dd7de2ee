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
      <svg className="m-map m-map-small" viewBox="0 0 260 130">
        <path className="street street-wide" d="M-10 76c90 18 160-24 280 6M92-10c-12 60 20 100 6 160" />
        <path className="street" d="M-10 26c90 10 170-10 280 8M196-10c-8 50 10 100-6 160" />
        <use href="#pin" x="112" y="30" width="36" height="45" className="pin pin-chosen" />
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
