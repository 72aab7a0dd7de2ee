import type { ChatMessage } from "@babchingu/openapi/types";
import { describe, expect, it } from "vitest";
import { buildListItems } from "./listItems.ts";

function buildMessage(fields: Partial<ChatMessage>): ChatMessage {
  return { id: 1, type: "TEXT", content: "안녕하세요", createdAt: "2026-03-01T09:00:00Z", memberId: 2, ...fields };
}

const noneBlocked = new Set<number>();

describe("buildListItems", () => {
  it("adds a date separator before the first message of a day in Seoul", () => {
    const items = buildListItems(
      [
        buildMessage({ id: 1, createdAt: "2026-03-01T14:59:59Z" }),
        buildMessage({ id: 2, createdAt: "2026-03-01T15:00:00Z" }),
      ],
      [],
      7,
      noneBlocked,
    );
    expect(items.map(({ kind }) => kind)).toEqual(["date", "text", "date", "text"]);
  });

  it("shows name and time once for messages of one sender within a minute", () => {
    const items = buildListItems(
      [
        buildMessage({ id: 1 }),
        buildMessage({ id: 2, createdAt: "2026-03-01T09:00:30Z" }),
        buildMessage({ id: 3, memberId: 7, createdAt: "2026-03-01T09:00:40Z" }),
      ],
      [],
      7,
      noneBlocked,
    );
    expect(items.slice(1)).toMatchObject([
      { isFirst: true, isLast: false, isMine: false },
      { isFirst: false, isLast: true, isMine: false },
      { isFirst: true, isLast: true, isMine: true },
    ]);
  });

  it("hides messages of blocked members, not those of withdrawn ones", () => {
    const items = buildListItems(
      [buildMessage({ id: 1 }), buildMessage({ id: 2, memberId: null })],
      [],
      7,
      new Set([2]),
    );
    expect(items.map(({ kind }) => kind)).toEqual(["date", "blocked", "text"]);
  });

  it("shows one line for messages of blocked members in a row", () => {
    const ids = [1, 2, 3, 4];
    const messages = ids.map((id) => buildMessage({ id, memberId: id === 3 ? 5 : 2 }));
    const items = buildListItems(messages, [], 7, new Set([2]));
    expect(items.slice(1)).toMatchObject([
      { kind: "blocked", count: 2, key: "m-1" },
      { kind: "text" },
      { kind: "blocked", count: 1 },
    ]);
  });

  it("keeps the key of a message that moves from the outbox to the history", () => {
    const entry = { clientId: "c-1", content: "저요", writtenAt: 0, state: "pending", reason: null } as const;
    const [before] = buildListItems([], [entry], 7, noneBlocked);
    const after = buildListItems([buildMessage({ id: 9, memberId: 7, clientId: "c-1" })], [], 7, noneBlocked)[1];
    expect(before?.key).toBe(after?.key);
  });

  it("gives no two items the same key, whatever client ids others choose", () => {
    const pending = { clientId: "c-2", content: "저도요", writtenAt: 0, state: "pending", reason: null } as const;
    const clientIds = ["c-1", "c-2", "own-c-1", "own-c-2", "1", "m-1", "unread", "day 2026-03-01"];
    const messages = [
      buildMessage({ id: 1, memberId: 7, clientId: "c-1" }),
      ...clientIds.map((clientId, index) => buildMessage({ id: 2 + index, clientId })),
      buildMessage({ id: 20, memberId: 3, clientId: "c-1" }),
      buildMessage({ id: 21, memberId: null, clientId: "c-1" }),
    ];
    const keys = buildListItems(messages, [pending], 7, noneBlocked, 2).map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
