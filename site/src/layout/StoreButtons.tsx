import { config } from "../config.ts";
import { appHref } from "./links.ts";
import { StartActions } from "./StartActions.tsx";

/** The stores that have the app (from configuration, D1), and the web app for those who don't want to install anything. */
export function StoreButtons() {
  if (config.stores.length === 0) return <StartActions />;
  return (
    <>
      <ul className="stores">
        {config.stores.map(({ platform, label, href }) => (
          <li key={href}>
            <a className="store" href={href} rel="noopener">
              <span>{platform}</span>
              <strong>{label}</strong>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="text-link" href={appHref}>
          설치 없이 웹에서 시작하기
        </a>
      </p>
    </>
  );
}
