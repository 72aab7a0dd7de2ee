import type { ChatMessage, ChatroomInfo, ChatroomMember } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import type { OutboxEntry } from "../room/outbox.ts";
import type { ChatRoom } from "../room/types.ts";
import { formatClockTime } from "../../../lib/formatTime.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { splitLinks } from "../model/splitLinks.ts";
import styles from "./room.module.css";

interface TextBubbleProps {
  message: ChatMessage;
  isMine: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined for someone who is no longer in the meeting. */
  sender: ChatroomMember | undefined;
  info: ChatroomInfo;
  onProfile: (memberId: number) => void;
}

export function nameOf({ memberId }: ChatMessage, sender: ChatroomMember | undefined): string {
  if (memberId === null) return "탈퇴한 회원";
  return sender?.name ?? "나간 밥친구";
}

/** A message with its web addresses as links, which tell the other page nothing and don't count as a recommendation. */
function LinkedText({ content }: { content: string }): ReactNode {
  return splitLinks(content).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change
      <a key={index} className={styles.link} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    ),
  );
}

export function TextBubble({ message, isMine, isFirst, isLast, sender, info, onProfile }: TextBubbleProps): ReactNode {
  const name = nameOf(message, sender);
  const time = <time dateTime={message.createdAt}>{formatClockTime(new Date(message.createdAt))}</time>;
  if (isMine) {
    return (
      <div className={styles.mine} data-first={isFirst || undefined}>
        <span className="visually-hidden">나: </span>
        <span className={styles.time}>{isLast && time}</span>
        <p className={styles.bubble} data-message={message.id} tabIndex={-1}>
          <LinkedText content={message.content} />
        </p>
      </div>
    );
  }
  return (
    <div className={styles.theirs} data-first={isFirst || undefined}>
      <span className={styles.avatar}>
        {isFirst &&
          (sender === undefined || info.meetingStatus === "END" ? (
            <Avatar name={name} imageUrl={sender?.imageUrl ?? null} size={36} host={sender?.id === info.hostId} />
          ) : (
            <button
              type="button"
              className={styles.face}
              aria-label={`${name}님 프로필 보기`}
              onClick={() => onProfile(sender.id)}
            >
              <Avatar name={name} imageUrl={sender.imageUrl} size={36} host={sender.id === info.hostId} />
            </button>
          ))}
      </span>
      <div className={styles.message}>
        <span className={isFirst ? styles.name : "visually-hidden"}>{name}</span>
        <div className={styles.row}>
          <p className={styles.bubble} data-message={message.id} tabIndex={-1}>
            <LinkedText content={message.content} />
          </p>
          <span className={styles.time}>{isLast && time}</span>
        </div>
      </div>
    </div>
  );
}

export function OutboxBubble({ entry, room }: { entry: OutboxEntry; room: ChatRoom }): ReactNode {
  const isFailed = entry.state === "failed";
  return (
    <div>
      <div className={styles.mine} data-first>
        <span className={styles.time}>{entry.state === "pending" && "보내는 중"}</span>
        <p className={styles.bubble} data-pending={!isFailed || undefined} data-failed={isFailed || undefined}>
          {entry.content}
        </p>
      </div>
      {isFailed && (
        <div className={styles.failed} role="alert">
          <p>{entry.reason ?? "메시지를 보내지 못했어요."}</p>
          <Button variant="secondary" size="small" onClick={() => room.retry(entry.clientId)}>
            다시 보내기
          </Button>
          <Button variant="text" size="small" onClick={() => room.discard(entry.clientId)}>
            지우기
          </Button>
        </div>
      )}
    </div>
  );
}
