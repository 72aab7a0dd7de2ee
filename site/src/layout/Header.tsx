import { appHref, mainAction, mainLinks } from "./links.ts";
import { Wordmark } from "../drawings/Wordmark.tsx";

/** The main action is a button, not a link, on wide screens. */
const wideLinks = mainLinks.filter(({ href }) => href !== mainAction.href);
const menuId = "menu";

function NavLink({ href, label, current }: { href: string; label: string; current: string }) {
  return (
    <a href={href} aria-current={href === current ? "page" : undefined}>
      {label}
    </a>
  );
}

/**
 * Stays at the top while the page scrolls, so that the main action is always visible. The small-screen menu is a popover:
 * the browser opens it, reports its state, and closes it by Escape and by a tap outside, without a script.
 */
export function Header({ current }: { current: string }) {
  return (
    <header className="header">
      <div className="wrap header-row">
        <a className="logo" href="/" aria-label="밥친구 홈">
          <Wordmark />
        </a>
        <nav className="nav-wide" aria-label="주요 메뉴">
          {wideLinks.map((link) => (
            <NavLink key={link.href} {...link} current={current} />
          ))}
        </nav>
        <a className="button button-ink button-small" href={mainAction.href}>
          {mainAction.shortLabel}
        </a>
        <button className="menu" type="button" popoverTarget={menuId}>
          <span className="visually-hidden">메뉴</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path className="menu-open" d="M4 8h16M4 16h16" />
            <path className="menu-close" d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
        <nav className="menu-panel" id={menuId} popover="auto" aria-label="전체 메뉴">
          {mainLinks.map((link) => (
            <NavLink key={link.href} {...link} current={current} />
          ))}
          <a className="menu-app" href={appHref}>
            웹에서 시작하기
          </a>
        </nav>
      </div>
    </header>
  );
}
