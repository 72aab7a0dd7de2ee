import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Icon } from "../icons/icon.tsx";
import { Link } from "./Link.tsx";
import styles from "./TabBar.module.css";

export interface TabItem {
  to: string;
  label: string;
  Icon: Icon;
}

/** Whether the path is the tab's own or one below it. */
const isActive = (pathname: string, to: string): boolean => `${pathname}/`.startsWith(`${to}/`);

/** Icons don't grow with the text size, like the labels in the style sheet: the bar keeps its height. */
const FIXED_SIZE = { width: 24, height: 24 };

/** The bar of the main pages. The active tab has the accent, a bolder stroke and `aria-current`. */
export function TabBar({ items }: { items: readonly TabItem[] }): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="주요 메뉴">
      {items.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={isActive(pathname, to) ? "page" : undefined}>
          <Icon style={FIXED_SIZE} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
