import { config } from "../config.ts";
import { Wordmark } from "../drawings/Wordmark.tsx";
import { BusinessFacts } from "./BusinessFacts.tsx";
import { appHref, mainLinks } from "./links.ts";

const { companyName, businessNumber, contactEmail } = config;
const hasBusiness = [companyName, businessNumber, contactEmail].some((it) => it !== null);

/** Quick links, business information and the legal links (console §2, public layout). */
export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap footer-grid">
        <div>
          <a className="logo" href="/" aria-label="밥친구 홈">
            <Wordmark />
          </a>
          <p className="footer-line">밥은 같이 먹어야 맛있어요.</p>
        </div>
        <nav aria-label="바로 가기">
          <h2 className="footer-title">바로 가기</h2>
          <ul>
            {mainLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
            {config.localPages.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
            <li>
              <a href={appHref}>웹에서 시작하기</a>
            </li>
          </ul>
        </nav>
        {hasBusiness ? (
          <div>
            <h2 className="footer-title">사업자 정보</h2>
            <BusinessFacts
              className="footer-facts"
              nameLabel="상호"
              name={companyName}
              businessNumber={businessNumber}
              email={contactEmail}
            />
          </div>
        ) : null}
      </div>
      <div className="wrap footer-legal">
        <a href="/privacy">
          <strong>개인정보처리방침</strong>
        </a>
        <a href="/terms">이용약관</a>
        {config.developerUrl === null ? null : <a href={config.developerUrl}>개발자 정보</a>}
      </div>
      <p className="wrap footer-note">앱 화면에 나오는 사람, 모임, 매장과 지도는 예시예요.</p>
    </footer>
  );
}
