import { describeFailure } from "@babchingu/openapi";
import type { ChatroomInfo } from "@babchingu/openapi/types";
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { splitIntoBlocks } from "../model/itemBlocks.ts";
import type { ChatListItem } from "../model/listItems.ts";
import type { ChatRoom } from "../room/types.ts";
import { formatLongDate } from "../../../lib/formatTime.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { DownIcon } from "../../../ui/icons/lazyIcons.tsx";
import { OutboxBubble, TextBubble } from "./Bubbles.tsx";
import styles from "./room.module.css";
import { SystemCard } from "./SystemCard.tsx";
import { useMessageMenu } from "../model/useMessageMenu.ts";
import { useStickToBottom } from "../model/useStickToBottom.ts";

interface MessageListProps {
  items: readonly ChatListItem[];
  info: ChatroomInfo;
  meetingId: number;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  room: ChatRoom;
  onRate: () => void;
  onProfile: (memberId: number) => void;
  onMessage: (messageId: number) => void;
}

/** The messages, newest at the bottom; scrolls to new ones while the bottom is near. */
export function MessageList(props: MessageListProps): ReactNode {
  const { items, info, meetingId, hasEarlier, isLoadingEarlier, room, onRate, onProfile, onMessage } = props;
  const { list, content, hasNewBelow, scrollToBottom } = useStickToBottom(items, {
    meetingId,
    isReturn: useNavigationType() === NavigationType.Pop,
  });

  function loadEarlier(): void {
    room.loadEarlier().catch((error: unknown) => {
      void showAlert({ text: describeFailure(error) });
    });
  }
  const menu = useMessageMenu(onMessage);
  const [blockStarts] = useState(() => new Set<string>());
  const blocks = useMemo(() => splitIntoBlocks(items, blockStarts), [items, blockStarts]);
  useSettledBlocks(list, content, blocks);
  useLoadingOnScroll(list, hasEarlier && !isLoadingEarlier ? room : null);

  return (
    <div className={styles.listFrame}>
      {/* Scrolls by itself, so it has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} className={styles.list} role="log" aria-label="메시지" tabIndex={0} {...menu}>
        <div ref={content} className={styles.content}>
          {hasEarlier && (
            <div className={styles.earlier}>
              <Button variant="secondary" size="small" busy={isLoadingEarlier} onClick={loadEarlier}>
                이전 메시지 보기
              </Button>
            </div>
          )}
          {items.length === 0 && <p className={styles.notice}>아직 메시지가 없어요. 첫 인사를 건네 보세요.</p>}
          {blocks.map((block) => (
            <Block
              key={block.key}
              items={block.items}
              info={info}
              meetingId={meetingId}
              room={room}
              onRate={onRate}
              onProfile={onProfile}
            />
          ))}
        </div>
      </div>
      {hasNewBelow && (
        <button type="button" className={styles.pill} onClick={scrollToBottom}>
          새 메시지
          <DownIcon size={16} />
        </button>
      )}
    </div>
  );
}

/**
 * Marks the blocks that have been laid out and are out of view. From then on the browser skips them while they are, in place of
 * which it keeps their height: a room of 3,000 messages scrolls and takes letters as fast as an empty one. Not those in view: the
 * change of containment would count as a layout shift.
 */
function useSettledBlocks(
  list: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  blocks: readonly unknown[],
): void {
  useEffect(() => {
    // It is called after the frame, when the browser has remembered the heights.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (!isIntersecting) target.setAttribute("data-settled", "");
      },
      { root: list.current },
    );
    for (const block of content.current?.children ?? []) observer.observe(block);
    return () => observer.disconnect();
    // New blocks are observed, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list, content, blocks]);
}

/** So far from the top the next page is requested, before the reader arrives there. */
const LOAD_WITHIN_PX = 600;
/** So near to the newest message nobody scrolls back. */
const AT_END_PX = 100;

/**
 * Loads earlier messages while the reader scrolls back; `room` is null when there are none, or a page is on its way. After a
 * failure, only the button loads: a list that is offline must not ask again and again.
 */
function useLoadingOnScroll(list: RefObject<HTMLElement | null>, room: Pick<ChatRoom, "loadEarlier"> | null): void {
  const hasFailed = useRef(false);

  useEffect(() => {
    const element = list.current;
    if (!element || room === null) return undefined;
    const onScroll = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const scrollMax = scrollHeight - clientHeight;
      // A room opens at its newest message, and stays as it is until the reader scrolls back.
      const isAtEnd = scrollMax > 0 && scrollMax - scrollTop < Math.min(AT_END_PX, scrollMax / 2);
      if (hasFailed.current || scrollTop > LOAD_WITHIN_PX || isAtEnd) return;
      room.loadEarlier().catch(() => {
        hasFailed.current = true;
      });
    };
    // Not at once: the room is moved to its newest message first. Between two pages there may be no scroll.
    const frame = requestAnimationFrame(onScroll);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", onScroll);
    };
  }, [list, room]);
}

type ItemProps = Pick<MessageListProps, "info" | "meetingId" | "room" | "onRate" | "onProfile"> & {
  item: ChatListItem;
};

type BlockProps = Omit<ItemProps, "item"> & { items: readonly ChatListItem[] };

const Block = memo(
  function Block({ items, ...shared }: BlockProps): ReactNode {
    return (
      <div className={styles.block}>
        {items.map((item) => (
          <Item key={item.key} item={item} {...shared} />
        ))}
      </div>
    );
  },
  (one, other) =>
    one.items.length === other.items.length &&
    one.items.every((item, index) => {
      const otherItem = other.items[index];
      return item.key === otherItem?.key && isSameItem({ ...one, item }, { ...other, item: otherItem });
    }),
);

const Item = memo(function Item({ item, info, meetingId, room, onRate, onProfile }: ItemProps): ReactNode {
  switch (item.kind) {
    case "date":
      return (
        <p className={styles.day}>
          <span>{formatLongDate(item.at)}</span>
        </p>
      );
    case "unread":
      return (
        <p className={styles.day} data-unread>
          <span>여기부터 새 메시지예요</span>
        </p>
      );
    case "blocked":
      return <p className={styles.notice}>차단한 밥친구의 메시지{item.count > 1 && ` ${item.count}개`}예요.</p>;
    case "system":
      return <SystemCard message={item.message} info={info} meetingId={meetingId} onRate={onRate} />;
    case "text":
      return (
        <TextBubble
          message={item.message}
          isMine={item.isMine}
          isFirst={item.isFirst}
          isLast={item.isLast}
          sender={info.members.find(({ id }) => id === item.message.memberId)}
          info={info}
          onProfile={onProfile}
        />
      );
    default:
      return <OutboxBubble entry={item.entry} room={room} />;
  }
}, isSameItem);

/** Items are new objects after every change, so this compares what they show. */
function isSameItem(one: ItemProps, other: ItemProps): boolean {
  if (one.info !== other.info || one.item.kind !== other.item.kind) return false;
  if (one.item.kind === "text" && other.item.kind === "text") {
    const { message, isFirst, isLast } = one.item;
    return message === other.item.message && isFirst === other.item.isFirst && isLast === other.item.isLast;
  }
  if (one.item.kind === "blocked" && other.item.kind === "blocked") return one.item.count === other.item.count;
  if (one.item.kind === "outbox" && other.item.kind === "outbox") return one.item.entry === other.item.entry;
  return one.item.key === other.item.key;
}
