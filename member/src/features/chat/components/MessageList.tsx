import { describeFailure } from "@babchingu/openapi";
import type { ChatroomInfo } from "@babchingu/openapi/types";
import { memo, type ReactNode } from "react";
import type { ChatLine } from "../model/lines.ts";
import type { ChatRoom } from "../room/types.ts";
import { formatLongDate } from "../../../lib/formatTime.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { notify } from "../../../ui/overlays/Dialog.tsx";
import { DownIcon } from "../../../ui/icons/moreIcons.tsx";
import { OutboxBubble, TextBubble } from "./Bubbles.tsx";
import styles from "./room.module.css";
import { SystemCard } from "./SystemCard.tsx";
import { useStickToBottom } from "../model/useStickToBottom.ts";

interface MessageListProps {
  lines: readonly ChatLine[];
  info: ChatroomInfo | undefined;
  meetingId: number;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  room: ChatRoom;
  onRate: () => void;
}

/** The messages, newest at the bottom; follows them while the bottom is near. */
export function MessageList(props: MessageListProps): ReactNode {
  const { lines, info, meetingId, hasEarlier, isLoadingEarlier, room, onRate } = props;
  const { list, content, isBehind, scrollToBottom } = useStickToBottom(lines);

  function loadEarlier(): void {
    room.loadEarlier().catch((error: unknown) => {
      void notify({ title: "알림", text: describeFailure(error) });
    });
  }

  return (
    <div className={styles.listFrame}>
      {/* Scrolls by itself, so it has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} className={styles.list} role="log" aria-label="메시지" tabIndex={0}>
        <div ref={content} className={styles.content}>
          {hasEarlier && (
            <div className={styles.earlier}>
              <Button kind="secondary" size="small" busy={isLoadingEarlier} onClick={loadEarlier}>
                이전 메시지 보기
              </Button>
            </div>
          )}
          {lines.length === 0 && <p className={styles.notice}>아직 메시지가 없어요. 첫 인사를 건네 보세요.</p>}
          {lines.map((line) => (
            <Line key={line.key} line={line} info={info} meetingId={meetingId} room={room} onRate={onRate} />
          ))}
        </div>
      </div>
      {isBehind && (
        <button type="button" className={styles.pill} onClick={scrollToBottom}>
          새 메시지
          <DownIcon size={16} />
        </button>
      )}
    </div>
  );
}

type LineProps = Pick<MessageListProps, "info" | "meetingId" | "room" | "onRate"> & { line: ChatLine };

const Line = memo(function Line({ line, info, meetingId, room, onRate }: LineProps): ReactNode {
  switch (line.kind) {
    case "day":
      return (
        <p className={styles.day}>
          <span>{formatLongDate(line.at)}</span>
        </p>
      );
    case "unread":
      return (
        <p className={styles.day} data-unread>
          <span>여기부터 새 메시지예요</span>
        </p>
      );
    case "blocked":
      return <p className={styles.notice}>차단한 밥친구의 메시지예요.</p>;
    case "system":
      return <SystemCard message={line.message} info={info} meetingId={meetingId} onRate={onRate} />;
    case "text":
      return (
        <TextBubble
          message={line.message}
          isMine={line.isMine}
          isFirst={line.isFirst}
          isLast={line.isLast}
          sender={info?.members.find(({ id }) => id === line.message.memberId)}
          info={info}
        />
      );
    default:
      return <OutboxBubble entry={line.entry} room={room} />;
  }
}, isSameLine);

/** Lines are new objects after every change; compares what they show. */
function isSameLine(one: LineProps, other: LineProps): boolean {
  if (one.info !== other.info || one.line.kind !== other.line.kind) return false;
  if (one.line.kind === "text" && other.line.kind === "text") {
    const { message, isFirst, isLast } = one.line;
    return message === other.line.message && isFirst === other.line.isFirst && isLast === other.line.isLast;
  }
  if (one.line.kind === "outbox" && other.line.kind === "outbox") return one.line.entry === other.line.entry;
  return one.line.key === other.line.key;
}
