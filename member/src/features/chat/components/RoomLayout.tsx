import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { IconButton, IconLink } from "../../../ui/controls/IconButton.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { CertificateIcon, PeopleIcon } from "../../../ui/icons/lazyIcons.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import styles from "./room.module.css";

interface RoomLayoutProps {
  meetingId: number;
  /** Undefined while it is loading. */
  title: string | undefined;
  onPeople: () => void;
  children: ReactNode;
}

/** The screen around a room's messages. The build renders it, too: it is shown until the app runs. */
export function RoomLayout({ meetingId, title = "채팅", onPeople, children }: RoomLayoutProps): ReactNode {
  return (
    <Screen
      title={title}
      backTo={paths.chat}
      fixed
      bleed
      icons={[
        <IconLink key="certificate" to={paths.restaurantCertificate(meetingId)} aria-label="식당 인증서">
          <CertificateIcon />
        </IconLink>,
        <IconButton key="people" aria-label="참여한 밥친구 보기" onClick={onPeople}>
          <PeopleIcon />
        </IconButton>,
      ]}
    >
      {children}
    </Screen>
  );
}

export function MessageSkeletons(): ReactNode {
  return (
    <div className={styles.loading}>
      <SkeletonList count={6}>
        <Skeleton height="44px" width="62%" />
      </SkeletonList>
    </div>
  );
}
