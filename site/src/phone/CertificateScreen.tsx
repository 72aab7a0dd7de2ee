import { Phone } from "./Phone.tsx";

/** The card that a table shows to the owner of a partner store. */
export function CertificateScreen() {
  return (
    <Phone label="제휴 매장에 보여 주는 인증 화면" title="매장 인증">
      <div className="m-ticket m-ticket-tall">
        <svg viewBox="0 0 64 64">
          <path d="M6 26h52c0 17-9 28-26 28S6 43 6 26ZM24 54h16l-2 6H26zM22 18c-4-6 4-8 0-15M32 16c-4-6 4-8 0-15M42 18c-4-6 4-8 0-15" />
        </svg>
        <span className="m-muted">제휴 매장</span>
        <b>골목 식당</b>
        <span>김치찌개에 계란말이</span>
        <span className="m-tear" />
        <span className="m-row">
          <span className="m-muted">언제</span>
          <b>오늘 저녁 7:00</b>
        </span>
        <span className="m-row">
          <span className="m-muted">몇 명</span>
          <b>4명</b>
        </span>
        <span className="m-row">
          <span className="m-muted">혜택</span>
          <b>음료수 한 병</b>
        </span>
      </div>
      <p className="m-hint">사장님께 이 화면을 보여 주세요. 앱 안에서만 쓸 수 있어요.</p>
    </Phone>
  );
}
