// @vitest-environment jsdom
import type { ChatMessage } from "@babchingu/openapi/types";
import { describe, expect, it, vi } from "vitest";
import { buildListItems } from "./listItems.ts";
import { createUnreadTracker, findFirstUnread, type UnreadTracker } from "./useUnread.ts";

const ME = 7;
const message = (id: number, memberId: number | null = 8): ChatMessage => ({
  id,
  memberId,
  type: memberId === null ? "SYSTEM" : "TEXT",
  content: `${id}`,
  createdAt: `2026-03-01T09:0${id}:00Z`,
});
const NOBODY: ReadonlySet<number> = new Set();
const firstUnread = ({ unread }: UnreadTracker, blocked = NOBODY): number | null => findFirstUnread(unread, blocked);
const snapshot = (messages: ChatMessage[], phase: "ready" | "reconnecting" = "ready") => ({
  phase,
  messages,
  error: null,
  outbox: [],
  hasEarlier: false,
  isLoadingEarlier: false,
});

describe("createUnreadTracker", () => {
  it("finds the first message of another member after the last seen one", () => {
    const save = vi.fn<(id: number) => void>();
    const tracker = createUnreadTracker(ME, 2, save);
    tracker.update(snapshot([message(1), message(2)], "reconnecting"), true);
    tracker.update(snapshot([message(1), message(2), message(3, ME), message(4), message(5)]), true);
    expect(firstUnread(tracker)).toBe(4);
    expect(save).toHaveBeenLastCalledWith(5);
  });

  it("skips messages of members who are blocked, which show as a notice", () => {
    const tracker = createUnreadTracker(ME, 1, () => {});
    tracker.update(snapshot([message(1), message(2), message(3, 9)]), true);
    expect(firstUnread(tracker, new Set([8]))).toBe(3);
    expect(firstUnread(tracker, new Set([8, 9]))).toBeNull();
  });

  it("needs nobody to read who came or left, but to know of the check-in", () => {
    const tracker = createUnreadTracker(ME, 1, () => {});
    const joined = { ...message(2, null), content: "따뜻한숟갈님이 들어왔어요." };
    tracker.update(snapshot([message(1), joined]), true);
    expect(firstUnread(tracker)).toBeNull();
    tracker.leave();
    tracker.update(snapshot([message(1), joined, { ...message(3, null), content: "CHECK" }]), true);
    expect(firstUnread(tracker)).toBe(3);
  });

  it("remembers what was on screen before the connection was open, and keeps what that visit found unread", () => {
    const save = vi.fn<(id: number) => void>();
    const visit = createUnreadTracker(ME, 1, save);
    visit.update(snapshot([message(1), message(2)], "reconnecting"), true);
    expect(save).toHaveBeenLastCalledWith(2);
    visit.update(snapshot([message(1), message(2), message(3)]), true);
    expect(firstUnread(visit)).toBe(2);
    expect(save).toHaveBeenLastCalledWith(3);

    visit.leave();
    visit.update(snapshot([message(1), message(2)], "reconnecting"), true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it("finds no unread message on a first visit, or while the room is on screen", () => {
    const tracker = createUnreadTracker(ME, null, () => {});
    tracker.update(snapshot([message(1)]), true);
    tracker.update(snapshot([message(1), message(2)]), true);
    expect(firstUnread(tracker)).toBeNull();
  });

  it("finds the first message that arrived while the page was hidden", () => {
    const tracker = createUnreadTracker(ME, null, () => {});
    tracker.update(snapshot([message(1)]), true);
    tracker.leave();
    tracker.update(snapshot([message(1), message(2)]), false);
    tracker.update(snapshot([message(1), message(2), message(3)]), true);
    expect(firstUnread(tracker)).toBe(2);
  });

  it("adds a divider above the first unread message, which shows its sender again", () => {
    const items = buildListItems(
      [message(1), { ...message(2), createdAt: "2026-03-01T09:01:30Z" }],
      [],
      ME,
      new Set(),
      2,
    );
    expect(items.map(({ kind }) => kind)).toEqual(["date", "text", "unread", "text"]);
    expect(items[3]).toMatchObject({ isFirst: true });
  });
});
