/** Stores what the member sees, for the next visit and for a phone without a network (D56). */
import { SECOND_MS } from "@babchingu/openapi";
import type { MeetingDetail } from "@babchingu/openapi/types";
import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import { sessionNow } from "../session/session.ts";
import { type PersistedQuery, persistQueries } from "./persistedQueries.ts";

/** Stored whole, by the first two parts of their keys. */
const KEYS: ReadonlySet<string> = new Set([
  "meetings nearby",
  "meetings hosted",
  "meetings joined",
  "chat rooms",
  "chat info",
  "notifications list",
  "applications my",
  "rice transactions",
]);
/** The newest of those that there may be many of. */
const DETAILS_MAX = 30;
/** Several queries are fetched at once; they are saved together. */
const SAVE_DELAY_MS = SECOND_MS / 2;

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data;

/** Only the first page of a list is stored: all others would be refetched. */
function firstPage(data: unknown): unknown {
  return isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
}

/** The certificate of a meeting, or the detail of one that the member has a seat in. */
function isOwnMeeting({ queryKey: [kind, , part], state }: Query): boolean {
  if (kind !== "meeting") return false;
  if (part === "certificate") return true;
  const session = sessionNow();
  const { members } = state.data as MeetingDetail;
  return part === undefined && session.kind === "member" && members.some(({ id }) => id === session.member.id);
}

function toPersist(client: QueryClient): PersistedQuery[] {
  const loaded = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const kept = [
    ...loaded.filter(({ queryKey }) => KEYS.has(queryKey.slice(0, 2).join(" "))),
    ...loaded.filter(isOwnMeeting).slice(0, DETAILS_MAX),
  ];
  return kept.map(({ queryKey, state }) => [queryKey, firstPage(state.data), state.dataUpdatedAt]);
}

/** Stores the queries that are loaded, and those that will be. */
export function saveQueries(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => persistQueries(toPersist(client));
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY_MS);
  });
  // After a log-out meanwhile there is nothing to store.
  if (client.getQueryCache().getAll().length > 0) save();
}
