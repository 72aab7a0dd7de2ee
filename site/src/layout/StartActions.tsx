import { appHref, mainAction } from "./links.ts";

/** The main action of a page, and the browser for those who don't want to install anything. */
export function StartActions() {
  return (
    <p className="actions">
      <a className="button" href={mainAction.href}>
        {mainAction.label}
      </a>
      {mainAction.href === appHref ? null : (
        <a className="text-link" href={appHref}>
          웹에서 시작하기
        </a>
      )}
    </p>
  );
}
