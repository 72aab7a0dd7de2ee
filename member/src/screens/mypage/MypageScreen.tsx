import type { ReactNode } from "react";
import { paths } from "../../routes/paths.ts";
import { useFreshMember } from "../../session/useFreshMember.ts";
import { IconLink } from "../../ui/IconButton.tsx";
import { BellIcon } from "../../ui/icons.tsx";
import { SettingsIcon } from "../../ui/moreIcons.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { BusinessFooter } from "./BusinessFooter.tsx";
import { menuFor } from "./menu.ts";
import { MenuGroup } from "./MenuGroup.tsx";
import styles from "./mypage.module.css";
import { ProfileCard } from "./ProfileCard.tsx";

/** The member's own page: who they are, what they hold, and the way to everything else. */
export function MypageScreen(): ReactNode {
  const member = useFreshMember();
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
