/**
 * What was seen last: the member and the lists, kept in the browser until the session ends, so that the app opens with
 * them at once and without a network as well. Never the phone number, never what was written in a chat.
 */
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { SessionMember } from "../session/types.ts";

const MEMBER = "babchingu.seen.member";
const LISTS = "babchingu.seen.lists";
/** Lists by the first two parts of their keys. */
const KEPT: ReadonlySet<string> = new Set([
  "meetings nearby",
  "meetings hosted",
  "meetings joined",
  "chat rooms",
  "notifications list",
  "applications my",
]);
/** Lists come in bursts; one write is enough for all. */
const WAIT_MS = 500;

type KeptList = readonly [key: QueryKey, data: unknown, readAt: number];

function read<T>(key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? "null");
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: then nothing opens offline.
  }
}

const isMember = (value: unknown): value is SessionMember =>
  typeof value === "object" && value !== null && "id" in value && "status" in value;
const isLists = (value: unknown): value is KeptList[] => Array.isArray(value) && value.every(Array.isArray);
const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data;

export function keepMember(member: SessionMember): void {
  write(MEMBER, { ...member, phone: null });
}

/** The member who was signed in last, or null. */
export function keptMember(): SessionMember | null {
  return read(MEMBER, isMember);
}

/**
 * Forgets this and what one has written: drafts and the chat's outbox must not be there, or be sent, for the next. The
 * screens that keep them may not have been loaded since the page was.
 */
export function forgetSeen(): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (/^babchingu\.(seen|chat|meeting)/.test(key)) storage.removeItem(key);
      }
    }
  } catch {
    // Nothing was kept.
  }
}

/** The first page is what a list opens with; the others would all be read again. */
function firstPage(data: unknown): unknown {
  return isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
}

/** Puts the kept lists into the cache and keeps those that are read from now on. They are old, so each is read again when shown. */
export function keepLists(client: QueryClient): void {
  for (const [key, data, readAt] of read(LISTS, isLists) ?? []) client.setQueryData(key, data, { updatedAt: readAt });
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    const lists = cache
      .getAll()
      .filter(({ queryKey, state }) => KEPT.has(queryKey.slice(0, 2).join(" ")) && state.data !== undefined)
      .map(({ queryKey, state }): KeptList => [queryKey, firstPage(state.data), state.dataUpdatedAt]);
    write(LISTS, lists);
  };
  cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    clearTimeout(timer);
    timer = setTimeout(save, WAIT_MS);
  });
}
