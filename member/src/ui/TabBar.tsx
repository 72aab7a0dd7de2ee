import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { Icon } from "./icon.tsx";
import styles from "./TabBar.module.css";

/** One tab. */
export interface TabItem {
  to: string;
  label: string;
  Icon: Icon;
}

/** As the labels (see the style sheet): the bar keeps its height when the text grows. */
const FIXED_SIZE = { width: 24, height: 24 };

/** The bar of the main pages. The active tab has the accent, a bolder stroke and `aria-current`. */
export function TabBar({ items }: { items: readonly TabItem[] }): ReactNode {
  return (
    <nav className={styles.bar} aria-label="주요 메뉴">
      {items.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} className={styles.tab}>
          <Icon style={FIXED_SIZE} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
