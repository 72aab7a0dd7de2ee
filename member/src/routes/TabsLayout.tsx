import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { BowlIcon, ChatIcon, MapIcon, PersonIcon } from "../ui/icons/icons.tsx";
import { TabBar, type TabItem } from "../ui/navigation/TabBar.tsx";
import styles from "./TabsLayout.module.css";
import { paths } from "../paths.ts";

const tabs: readonly TabItem[] = [
  { to: paths.meetings, label: "모임", Icon: BowlIcon },
  { to: paths.explore, label: "탐색", Icon: MapIcon },
  { to: paths.chat, label: "채팅", Icon: ChatIcon },
  { to: paths.mypage, label: "마이", Icon: PersonIcon },
];

/** The four main pages share one tab bar, which stays mounted while the content changes. */
export function TabsLayout(): ReactNode {
  return (
    <div className={styles.layout}>
      <Outlet />
      <TabBar items={tabs} />
    </div>
  );
}
