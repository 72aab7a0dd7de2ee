import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { useReloadedMember } from "../../../session/useReloadedMember.ts";
import { IconLink } from "../../../ui/controls/IconButton.tsx";
import { BellIcon } from "../../../ui/icons/icons.tsx";
import { SettingsIcon } from "../../../ui/icons/lazyIcons.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { BusinessFooter } from "../components/BusinessFooter.tsx";
import { menuFor } from "../model/menu.ts";
import { MenuGroup } from "../components/MenuGroup.tsx";
import styles from "../components/mypage.module.css";
import { ProfileCard } from "../components/ProfileCard.tsx";

export function MypageScreen(): ReactNode {
  const member = useReloadedMember();
  return (
    <Screen
      title="마이"
      large
      icons={[
        <IconLink key="bell" to={paths.notifications} aria-label="알림">
          <BellIcon />
        </IconLink>,
        <IconLink key="settings" to={paths.settings} aria-label="설정">
          <SettingsIcon />
        </IconLink>,
      ]}
    >
      <div className={styles.page}>
        <ProfileCard member={member} />
        {menuFor(member.role).map((group) => (
          <MenuGroup key={group.title} group={group} />
        ))}
      </div>
      <BusinessFooter />
    </Screen>
  );
}
