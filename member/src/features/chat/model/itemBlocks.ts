/** Groups the items of a long room, so that the browser skips groups that are out of view. */
import type { ChatListItem } from "./listItems.ts";

export interface ItemBlock {
  /** Of its first message. */
  key: string;
  items: readonly ChatListItem[];
}

/** About three screens. */
export const BLOCK_SIZE = 40;

/**
 * Splits the list. An item stays in its block when others are added above or below: `starts` has the keys of the messages that began
 * a block before, and gets those of new ones. Separators belong to the message below them.
 */
export function splitIntoBlocks(items: readonly ChatListItem[], starts: Set<string>): ItemBlock[] {
  const blocks: { key: string; items: ChatListItem[] }[] = [];
  let separators: ChatListItem[] = [];
  for (const item of items) {
    if (item.kind === "date" || item.kind === "unread") {
      separators.push(item);
      continue;
    }
    const block = blocks.at(-1);
    if (block === undefined || starts.has(item.key) || block.items.length >= BLOCK_SIZE) {
      starts.add(item.key);
      blocks.push({ key: item.key, items: [...separators, item] });
    } else block.items.push(...separators, item);
    separators = [];
  }
  return blocks;
}
