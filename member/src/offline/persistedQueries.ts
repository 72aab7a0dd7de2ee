/**
 * Stores the member and the lists in the browser until the session ends, so that the app opens with them at once, also
 * without a network. The phone number and chat messages are never stored.
 */
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { SessionMember } from "../session/types.ts";

const MEMBER_KEY = "babchingu.seen.member";
const LISTS_KEY = "babchingu.seen.lists";
/** The lists that are stored, by the first two parts of their query keys. */
const PERSISTED_KEYS: ReadonlySet<string> = new Set([
  "meetings nearby",
  "meetings hosted",
  "meetings joined",
  "chat rooms",
  "notifications list",
  "applications my",
]);
/** Several lists are fetched at once; they are saved together. */
const SAVE_DELAY_MS = 500;

type PersistedList = readonly [key: QueryKey, data: unknown, fetchedAt: number];

function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? "null");
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: then nothing opens without a network.
  }
}

const isMember = (value: unknown): value is SessionMember =>
  typeof value === "object" && value !== null && "id" in value && "status" in value;
const isLists = (value: unknown): value is PersistedList[] => Array.isArray(value) && value.every(Array.isArray);
const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data;

export function persistMember(member: SessionMember): void {
  writeStored(MEMBER_KEY, { ...member, phone: null });
}

/** The member who was signed in last, or null. Without the phone number. */
export function readPersistedMember(): SessionMember | null {
  return readStored(MEMBER_KEY, isMember);
}

/**
 * Removes the member's lists, drafts and chat outbox: the next member must not see or send them. Removes them by key,
 * because the screens that store them may not have been loaded.
 */
export function clearPersisted(): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (/^babchingu\.(seen|chat|meeting)/.test(key)) storage.removeItem(key);
      }
    }
  } catch {
    // Nothing was stored.
  }
}

/** Only the first page of a list is stored: all others would be refetched. */
function firstPage(data: unknown): unknown {
  return isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
}

/** Fills the cache with the stored lists, which count as stale, and stores the lists that are fetched from now on. */
export function persistLists(client: QueryClient): void {
  for (const [key, data, fetchedAt] of readStored(LISTS_KEY, isLists) ?? [])
    client.setQueryData(key, data, { updatedAt: fetchedAt });
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    const lists = cache
      .getAll()
      .filter(({ queryKey, state }) => PERSISTED_KEYS.has(queryKey.slice(0, 2).join(" ")) && state.data !== undefined)
      .map(({ queryKey, state }): PersistedList => [queryKey, firstPage(state.data), state.dataUpdatedAt]);
    writeStored(LISTS_KEY, lists);
  };
  cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY_MS);
  });
}
