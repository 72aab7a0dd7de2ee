/** Reading pages that shift while they are read: page 0 is the newest, and every new message moves all others on. */
import type { ChatMessage } from "@babchingu/openapi/types";
import { PAGE_SIZE } from "./history.ts";

export type ReadPage = (page: number) => Promise<readonly ChatMessage[]>;

/** Pages read to catch up; whoever missed more starts again from the newest. */
const PAGES_MAX = 15;

interface Back {
  rows: readonly ChatMessage[];
  /** `start`: down to the first message of all; `met`: down to `until`; `far`: given up before that. */
  end: "start" | "met" | "far";
}

/** Reads from the newest message back to `until`; null as soon as `goesOn` says no. */
export async function readBackTo(readPage: ReadPage, until: number, goesOn: () => boolean): Promise<Back | null> {
  const rows: ChatMessage[] = [];
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const part = await readPage(page);
    if (!goesOn()) return null;
    rows.push(...part);
    if (part.length < PAGE_SIZE) return { rows, end: "start" };
    if (part.some(({ id }) => id <= until)) return { rows, end: "met" };
  }
  return { rows, end: "far" };
}

/**
 * Reads the messages just before `oldest`, of which `known` newer ones are known. Newer ones come by their own ways;
 * taken from here, they would hide a gap below them.
 */
export async function readOlder(
  readPage: ReadPage,
  known: number,
  oldest: number,
): Promise<{ rows: readonly ChatMessage[]; isStart: boolean }> {
  for (let page = Math.floor(known / PAGE_SIZE); ; page += 1) {
    const part = await readPage(page);
    const rows = part.filter(({ id }) => id < oldest);
    const isStart = part.length < PAGE_SIZE;
    if (isStart || rows.length > 0) return { rows, isStart };
  }
}
