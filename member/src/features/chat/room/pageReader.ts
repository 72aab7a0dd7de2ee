/** Reads pages while their messages shift: page 0 is the newest, and every new message moves the others back. */
import type { ChatMessage } from "@babchingu/openapi/types";
import { PAGE_SIZE } from "./history.ts";

export type ReadPage = (page: number) => Promise<readonly ChatMessage[]>;

/** The most pages that are read to catch up; after a longer absence the history starts again from the newest. */
const CATCH_UP_PAGES_MAX = 15;

interface MissedMessages {
  rows: readonly ChatMessage[];
  /** What ended the reading: the first message of the room, a known one, or the limit of pages. */
  reached: "start" | "known" | "limit";
}

/** Reads from the newest message back to `anchor`; null as soon as `isCurrent` returns false. */
export async function readMissed(
  readPage: ReadPage,
  anchor: number,
  isCurrent: () => boolean,
): Promise<MissedMessages | null> {
  const rows: ChatMessage[] = [];
  for (let page = 0; page < CATCH_UP_PAGES_MAX; page += 1) {
    const messages = await readPage(page);
    if (!isCurrent()) return null;
    rows.push(...messages);
    if (messages.length < PAGE_SIZE) return { rows, reached: "start" };
    if (messages.some(({ id }) => id <= anchor)) return { rows, reached: "known" };
  }
  return { rows, reached: "limit" };
}

/**
 * Reads the messages just before `oldest`. Newer ones are ignored: the subscription and the catch-up deliver them; if
 * they were merged here, a gap before them would go unnoticed.
 * @param knownCount how many messages from `oldest` on are known
 */
export async function readEarlier(
  readPage: ReadPage,
  knownCount: number,
  oldest: number,
): Promise<{ rows: readonly ChatMessage[]; isStart: boolean }> {
  for (let page = Math.floor(knownCount / PAGE_SIZE); ; page += 1) {
    const messages = await readPage(page);
    const rows = messages.filter(({ id }) => id < oldest);
    const isStart = messages.length < PAGE_SIZE;
    if (isStart || rows.length > 0) return { rows, isStart };
  }
}
