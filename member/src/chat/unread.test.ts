// @vitest-environment jsdom
import type { ChatMessage } from "@babchingu/openapi/types";
import { describe, expect, it, vi } from "vitest";
import { linesOf } from "./lines.ts";
import { createUnreadMark } from "./useUnread.ts";

const ME = 7;
const message = (id: number, memberId: number | null = 8): ChatMessage => ({
  id,
  memberId,
  type: memberId === null ? "SYSTEM" : "TEXT",
  content: `${id}`,
  createdAt: `2026-03-01T09:0${id}:00Z`,
});
const room = (messages: ChatMessage[], phase: "ready" | "suspended" = "ready") => ({
  phase,
  messages,
  trouble: null,
  outbox: [],
  hasEarlier: false,
  loadingEarlier: false,
});

describe("what came while nobody looked", () => {
  it("begins after the last message that was seen, one's own not counted", () => {
    const keep = vi.fn<(id: number) => void>();
    const mark = createUnreadMark(ME, 2, keep);
    mark.look(room([message(1), message(2)], "suspended"), true);
    mark.look(room([message(1), message(2), message(3, ME), message(4), message(5)]), true);
    expect(mark.first).toBe(4);
    expect(keep).toHaveBeenLastCalledWith(5);
  });

  it("is nothing on a first visit, nor what arrives while one looks", () => {
    const first = createUnreadMark(ME, null, () => {});
    first.look(room([message(1)]), true);
    first.look(room([message(1), message(2)]), true);
    expect(first.first).toBeNull();
  });

  it("is what arrived while the page was hidden", () => {
    const mark = createUnreadMark(ME, null, () => {});
    mark.look(room([message(1)]), true);
    mark.leave();
    mark.look(room([message(1), message(2)]), false);
    mark.look(room([message(1), message(2), message(3)]), true);
    expect(mark.first).toBe(2);
  });

  it("stands above that message, whose sender is named again", () => {
    const lines = linesOf([message(1), { ...message(2), createdAt: "2026-03-01T09:01:30Z" }], [], ME, new Set(), 2);
    expect(lines.map(({ kind }) => kind)).toEqual(["day", "text", "unread", "text"]);
    expect(lines[3]).toMatchObject({ first: true });
  });
});
