import { config } from "../config.ts";
import { appHref } from "./links.ts";

/** Both stores (from configuration, D1) and the web app for those who don't want to install anything. */
export function StoreButtons() {
  return (
    <>
      <ul className="stores">
        <li>
          <a className="store" href={config.appStoreUrl} rel="noopener">
            <span>아이폰</span>
            <strong>App Store에서 받기</strong>
          </a>
        </li>
        <li>
          <a className="store" href={config.playStoreUrl} rel="noopener">
            <span>안드로이드</span>
            <strong>Google Play에서 받기</strong>
          </a>
        </li>
      </ul>
      {config.storeLinksPending ? (
        <p className="note">스토어 주소는 아직 임시예요. 출시 전에는 웹에서 먼저 써 보세요.</p>
      ) : null}
      <p>
        <a className="text-link" href={appHref}>
          설치 없이 웹에서 시작하기
        </a>
      </p>
    </>
  );
}
