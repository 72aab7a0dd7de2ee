// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildListItems } from "./listItems.ts";
import type { OutboxEntry } from "../room/outbox.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { useStickToBottom } from "./useStickToBottom.ts";

setUpDom();

const ME = 7;
const LINE_PX = 50;
const VISIBLE_PX = 300;

/** All items have the same height: the test environment has no layout. */
function heightOf(this: Element): number {
  return this.querySelectorAll("p").length * LINE_PX;
}

/** Runs the observer of the list that was rendered last. */
let resize = () => {};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  Object.defineProperty(HTMLElement.prototype, "scrollHeight", { configurable: true, get: heightOf });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => VISIBLE_PX });
});
afterEach(() => {
  for (const name of ["scrollHeight", "clientHeight"]) Reflect.deleteProperty(HTMLElement.prototype, name);
});

interface ListProps {
  /** Ids of the first and the last message; all of one day. */
  from: number;
  to: number;
  outbox?: OutboxEntry[];
  /** Client id of the last message when it is the member's own. */
  clientId?: string;
  isReturn?: boolean;
}

function List({ from, to, outbox, clientId, isReturn = false }: ListProps): ReactNode {
  const messages = Array.from({ length: to - from + 1 }, (_, index) => {
    const isMine = clientId !== undefined && from + index === to;
    return {
      id: from + index,
      type: "TEXT" as const,
      content: "안녕하세요",
      createdAt: "2026-03-01T09:00:00Z",
      memberId: isMine ? ME : 8,
      ...(isMine ? { clientId } : {}),
    };
  });
  const items = buildListItems(messages, outbox ?? [], ME, new Set());
  const { list, content, hasNewBelow } = useStickToBottom(items, { meetingId: 3, isReturn });
  return (
    <>
      <div ref={list} role="log">
        <div ref={content}>
          {items.map(({ key }) => (
            <p key={key}>{key}</p>
          ))}
        </div>
      </div>
      {hasNewBelow && <button type="button">새 메시지</button>}
    </>
  );
}

const entry = (clientId: string, state: OutboxEntry["state"]): OutboxEntry => {
  return { clientId, content: "안녕하세요", writtenAt: 0, state, reason: null };
};

/** Renders the list at a scroll position. Returns its element and a function that renders it with other props. */
function renderList(props: ListProps, at = 0): { log: HTMLElement; update: (next: ListProps) => void } {
  const { rerender } = render(<List {...props} />);
  const log = screen.getByRole("log");
  log.scrollTop = at;
  log.dispatchEvent(new Event("scroll"));
  return { log, update: (next) => rerender(<List {...next} />) };
}

const hasNewBelow = (): boolean => screen.queryByRole("button") !== null;
const failed = entry("c-1", "failed");

describe("useStickToBottom", () => {
  it("reports a new message above a failed one, and doesn't scroll", () => {
    const { log, update } = renderList({ from: 21, to: 40, outbox: [failed] });
    update({ from: 21, to: 41, outbox: [failed] });
    expect([log.scrollTop, hasNewBelow()]).toEqual([0, true]);
  });

  it("keeps the visible messages in place when earlier ones of the same day are added, with and without a failed message", () => {
    for (const outbox of [[], [failed]]) {
      const { log, update } = renderList({ from: 21, to: 40, outbox }, 10);
      update({ from: 1, to: 40, outbox });
      expect([log.scrollTop, hasNewBelow()]).toEqual([10 + 20 * LINE_PX, false]);
      document.body.replaceChildren();
    }
  });

  it("scrolls down for the member's own message, also below a failed one, and doesn't scroll when it moves to the history", () => {
    const { log, update } = renderList({ from: 21, to: 40, outbox: [failed] });
    const pending = entry("c-2", "pending");
    update({ from: 21, to: 40, outbox: [failed, pending] });
    expect(log.scrollTop).toBe(log.scrollHeight);
    log.scrollTop = 0;
    log.dispatchEvent(new Event("scroll"));
    update({ from: 21, to: 41, outbox: [failed], clientId: "c-2" });
    expect([log.scrollTop, hasNewBelow()]).toEqual([0, false]);
  });

  it("stays at the bottom when the content grows before a pending scroll event is handled", () => {
    const { log } = renderList({ from: 21, to: 40 }, 21 * LINE_PX - VISIBLE_PX);
    log.firstElementChild?.append(...Array.from({ length: 4 }, () => document.createElement("p")));
    log.dispatchEvent(new Event("scroll"));
    resize();
    expect(log.scrollTop).toBe(25 * LINE_PX);
  });

  it("opens where the member left it when they come back, and otherwise at the newest message", () => {
    renderList({ from: 21, to: 40 }, 150);
    for (const [isReturn, expected] of [
      [true, 150],
      [false, 21 * LINE_PX],
    ] as const) {
      cleanup();
      render(<List from={21} to={40} isReturn={isReturn} />);
      expect(screen.getByRole("log").scrollTop).toBe(expected);
    }
  });

  it("follows new messages near the bottom, and keeps the position when a failed one is discarded", () => {
    const { log, update } = renderList({ from: 21, to: 40 }, 21 * LINE_PX - VISIBLE_PX - 99);
    update({ from: 21, to: 41 });
    expect(log.scrollTop).toBe(22 * LINE_PX);
    document.body.replaceChildren();

    const other = renderList({ from: 21, to: 40, outbox: [failed] }, 200);
    other.update({ from: 21, to: 40 });
    expect([other.log.scrollTop, hasNewBelow()]).toEqual([200, false]);
  });
});
