/**
 * What a member was typing when the session ended by itself stays in this tab, for the same member's next log-in (D57).
 */
import { removeStored } from "../offline/persistedQueries.ts";
import { clearReturnPath, tabStorage } from "./returnPath.ts";

const OWNER_KEY = "babchingu.draftsOwner";
const listeners = new Set<() => void>();

/** Calls the listener when drafts in memory must go. */
export function onDraftsCleared(listener: () => void): void {
  listeners.add(listener);
}

/** Removes every draft of this tab, and the page that it would return to. */
export function clearDrafts(): void {
  for (const listener of listeners) listener();
  removeStored("sessionStorage");
  clearReturnPath();
  tabStorage()?.removeItem(OWNER_KEY);
}

/** Keeps the drafts for this member only. */
export function keepDraftsFor(memberId: number): void {
  tabStorage()?.setItem(OWNER_KEY, String(memberId));
}

/** Removes the drafts and the return path that were kept for another member than the one who is signed in now. */
export function clearDraftsOfOthers(memberId: number): void {
  const owner = tabStorage()?.getItem(OWNER_KEY) ?? null;
  if (owner !== null && owner !== String(memberId)) clearDrafts();
  tabStorage()?.removeItem(OWNER_KEY);
}
