import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { logout, useMember } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { LinkRow } from "../../../ui/layout/Card.tsx";
import { confirm } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SHEET_PUSHED, useSheetInUrl } from "../../../ui/overlays/useSheetInUrl.ts";
import styles from "../components/settings.module.css";
import { NotificationsSheet } from "../components/NotificationsSheet.tsx";
import { WithdrawSheet } from "../components/WithdrawSheet.tsx";

const NOTIFICATIONS = "notifications";

/** Links to the account's pages, logout and withdrawal. A member with a social provider has no password (member §6). */
export function SettingsScreen(): ReactNode {
  const { provider } = useMember();
  const withdrawal = useSheetInUrl("withdraw");
  const notifications = useSheetInUrl(NOTIFICATIONS);
  const loggingOut = useMutation({ mutationFn: logout });
  const rows = [
    { to: paths.accountInfo, label: "계정 정보" },
    { to: paths.profileEdit, label: "프로필 수정" },
    { to: `${paths.settings}?sheet=${NOTIFICATIONS}`, state: SHEET_PUSHED, label: "알림 설정" },
    ...(provider === null ? [{ to: paths.changePassword, label: "비밀번호 바꾸기" }] : []),
    { to: paths.phoneReverification, label: "휴대폰 번호 바꾸기" },
    { to: paths.blockManagement, label: "차단 관리" },
  ];

  const confirmLogout = async (): Promise<void> => {
    const confirmed = await confirm({ title: "로그아웃할까요?", action: "로그아웃" });
    if (confirmed) loggingOut.mutate();
  };
  return (
    <Screen title="설정" backTo={paths.mypage}>
      <nav aria-label="설정">
        <ul>
          {rows.map(({ label, ...link }) => (
            <li key={link.to}>
              <LinkRow {...link}>{label}</LinkRow>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.accountActions}>
        <Button variant="secondary" wide busy={loggingOut.isPending} onClick={() => void confirmLogout()}>
          로그아웃
        </Button>
        <Button variant="text" size="small" onClick={withdrawal.show}>
          탈퇴하기
        </Button>
      </div>
      <NotificationsSheet sheet={notifications} />
      <WithdrawSheet sheet={withdrawal} />
    </Screen>
  );
}
