/**
 * Stores the member and what they saw in the browser until the session ends, so that the app opens with it at once, also
 * without a network (D56). The phone number is never stored.
 */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { SessionMember } from "../session/types.ts";

const MEMBER_KEY = "babchingu.seen.member";
const QUERIES_KEY = "babchingu.seen.queries";
/** Data, with its query's key and when it was fetched. */
export type PersistedQuery = readonly [key: QueryKey, data: unknown, fetchedAt: number];

function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? "null");
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

export function persistQueries(queries: readonly PersistedQuery[]): void {
  writeStored(QUERIES_KEY, queries);
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
const isQueries = (value: unknown): value is PersistedQuery[] => Array.isArray(value) && value.every(Array.isArray);

export function persistMember(member: SessionMember): void {
  writeStored(MEMBER_KEY, { ...member, phone: null });
}

/** The member who was signed in last, or null. Without the phone number. */
export function readPersistedMember(): SessionMember | null {
  return readStored(MEMBER_KEY, isMember);
}

/**
 * Removes what the member saw (local storage), or wrote (session storage): the next member must not see or send it. Removes it
 * by key, because the screens that store it may not have been loaded.
 */
export function removeStored(area: "localStorage" | "sessionStorage"): void {
  try {
    for (const key of Object.keys(window[area])) {
      if (/^babchingu\.(seen|chat|meeting|typed)/.test(key)) window[area].removeItem(key);
    }
  } catch {
    // Nothing was stored.
  }
}

/** Fills the cache with what was stored, which counts as stale. */
export function restoreQueries(client: QueryClient): void {
  for (const [key, data, fetchedAt] of readStored(QUERIES_KEY, isQueries) ?? [])
    client.setQueryData(key, data, { updatedAt: fetchedAt });
}
