import { type ReactNode, useId } from "react";
import { LinkRow } from "../../../ui/layout/Card.tsx";
import type { MenuGroupDefinition } from "../model/menu.ts";
import styles from "./mypage.module.css";

export function MenuGroup({ group }: { group: MenuGroupDefinition }): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {group.title}
      </h2>
      <ul>
        {group.rows.map(({ to, label, Icon }) => (
          <li key={to}>
            <LinkRow to={to} icon={<Icon size={22} />}>
              {label}
            </LinkRow>
          </li>
        ))}
      </ul>
    </nav>
  );
}
