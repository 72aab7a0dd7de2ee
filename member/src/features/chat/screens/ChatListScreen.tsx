import { call } from "@babchingu/openapi";
import { SystemMessageContentLabels, SystemMessageContentValues } from "@babchingu/openapi/enums";
import type { ChatroomListItem } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { dishOf } from "../../../lib/dish.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatRelativeTime } from "../../../lib/formatTime.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { LinkCard } from "../../../ui/layout/Card.tsx";
import { ChatBowlsIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { QueryList } from "../../../ui/layout/QueryList.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { useNow } from "../../../ui/useNow.ts";
import styles from "../components/chatList.module.css";

/** The open list polls, because the socket delivers the messages of one room only. */
const REFRESH_INTERVAL_MS = 20_000;

/** The chat rooms of the member's meetings, by newest message. */
export function ChatListScreen(): ReactNode {
  const rooms = useQuery({
    queryKey: ["chat", "rooms"],
    queryFn: ({ signal }) => call(api.GET("/chat", { signal })),
    staleTime: 0,
    refetchInterval: REFRESH_INTERVAL_MS,
    select: (data) => data.chatroomListDtoList,
  });
  return (
    <Screen title="채팅" large>
      <QueryList
        query={rooms}
        skeleton={<RoomSkeletons />}
        empty={{
          illustration: <ChatBowlsIllustration />,
          title: "아직 채팅방이 없어요",
          text: "모임에 참여하면 밥친구와 이야기할 수 있어요.",
          action: <LinkButton to={paths.meetings}>모임 보러 가기</LinkButton>,
        }}
        className={styles.list}
        keyOf={({ meetingId }) => meetingId}
      >
        {(room) => <RoomCard room={room} />}
      </QueryList>
    </Screen>
  );
}

function RoomSkeletons(): ReactNode {
  return (
    <SkeletonList count={6}>
      <div className={styles.skeleton}>
        <Skeleton width="56px" height="56px" />
        <div>
          <Skeleton width="60%" height="22px" />
          <Skeleton width="80%" height="18px" />
        </div>
      </div>
    </SkeletonList>
  );
}

/** The text of the newest message. Only a system message's content is a code: a member may write the same text. */
function formatLastMessage({ lastChatContent: content, lastChatType }: ChatroomListItem): string {
  if (content === null) return "첫 인사를 건네 보세요.";
  const code = lastChatType === "TEXT" ? undefined : SystemMessageContentValues.find((value) => value === content);
  return code === undefined ? content : SystemMessageContentLabels[code];
}

function RoomCard({ room }: { room: ChatroomListItem }): ReactNode {
  const now = new Date(useNow());
  const at = room.lastChatCreatedAt === null ? null : parseTime(room.lastChatCreatedAt);
  return (
    <LinkCard to={paths.chatRoom(room.meetingId)}>
      <span className={styles.room}>
        <span className={styles.image}>
          <FramedImage imageUrl={room.meetingImageUrl} dish={dishOf(room.meetingTitle)} ratio="1/1" rounded />
        </span>
        <span className={styles.text}>
          <span className={styles.line}>
            <strong className={styles.title}>{room.meetingTitle}</strong>
            {at && <span className={styles.time}>{formatRelativeTime(at, now)}</span>}
          </span>
          <span className={styles.line}>
            <span className={styles.last} data-unread={room.hasUnreadChat || undefined}>
              {formatLastMessage(room)}
            </span>
            {room.hasUnreadChat && (
              <span className={styles.unread}>
                <span className="visually-hidden">읽지 않은 메시지가 있어요</span>
              </span>
            )}
          </span>
        </span>
      </span>
    </LinkCard>
  );
}
