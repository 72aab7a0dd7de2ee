import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import styles from "./lists.module.css";

/** For members without a saved position: explains which area the list shows and links to the location screen. */
export function LocationHint(): ReactNode {
  return (
    <aside className={styles.hint}>
      <PinIcon size={20} />
      <p>지금은 서울 한가운데를 기준으로 보여 드려요.</p>
      <LinkButton to={paths.locationSelection} variant="text" size="small">
        내 위치 정하기
      </LinkButton>
    </aside>
  );
}
