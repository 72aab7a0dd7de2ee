import type { ChatMessage } from "@babchingu/openapi/types";
import { expect, it } from "vitest";
import { BLOCK_SIZE, splitIntoBlocks } from "./itemBlocks.ts";
import { buildListItems, type ChatListItem } from "./listItems.ts";

const DAY = 20;

/** A message an hour. */
function itemsOf(from: number, to: number): ChatListItem[] {
  const messages = Array.from({ length: to - from + 1 }, (_, index) => {
    const id = from + index;
    const createdAt = new Date(Date.UTC(2026, 2, DAY, id)).toISOString();
    return { id, type: "TEXT", content: `말 ${id}`, createdAt, memberId: 2 } satisfies ChatMessage;
  });
  return buildListItems(messages, [], 7, new Set(), null);
}

it("has each item once, in order, a separator with the message below it, and no block over its size", () => {
  const items = itemsOf(1, 300);
  const blocks = splitIntoBlocks(items, new Set());
  expect(blocks.flatMap((block) => block.items)).toEqual(items);
  for (const { items: inBlock } of blocks) {
    expect(inBlock.at(-1)?.kind).toBe("text");
    expect(inBlock.length).toBeLessThanOrEqual(BLOCK_SIZE + 1);
  }
});

it("leaves the messages in their blocks when others are added above and below", () => {
  const starts = new Set<string>();
  const blockOf = (items: ChatListItem[]) =>
    new Map(
      splitIntoBlocks(items, starts).flatMap(({ key, items: inBlock }) =>
        inBlock.map((item) => [item.key, key] as const),
      ),
    );
  const before = blockOf(itemsOf(101, 155));
  const after = blockOf(itemsOf(40, 200));
  const messages = [...before].filter(([key]) => key.startsWith("m-"));
  expect(messages.map(([key]) => [key, after.get(key)])).toEqual(messages);
  expect(new Set(after.values()).size).toBeGreaterThan(new Set(before.values()).size);
});

it("has no block without messages", () => {
  expect(splitIntoBlocks([], new Set())).toEqual([]);
});
