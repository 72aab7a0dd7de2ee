/** What a member was typing stays in this tab, also when the session ends by itself, for the same member's next log-in (D57). */
import { removeStored } from "../offline/persistedQueries.ts";
import { clearReturnPath, tabStorage } from "./returnPath.ts";

const OWNER_KEY = "babchingu.draftsOwner";
/** Whose drafts this tab has. */
let owner = tabStorage()?.getItem(OWNER_KEY) ?? null;
const listeners = new Set<() => void>();

/** Calls the listener when drafts in memory must go. */
export function onDraftsCleared(listener: () => void): void {
  listeners.add(listener);
}

function removeDrafts(): void {
  for (const listener of listeners) listener();
  removeStored("sessionStorage");
}

/** Removes every draft of this tab, and the page that it would return to. */
export function clearDrafts(): void {
  removeDrafts();
  clearReturnPath();
  owner = null;
  tabStorage()?.removeItem(OWNER_KEY);
}

/**
 * Removes the drafts of another member than this one, who is about to be shown: the browser may have restored the tab, which
 * then knows nothing of a log-out meanwhile.
 */
export function claimDrafts(memberId: number): void {
  const next = String(memberId);
  if (next === owner) return;
  // Nobody's drafts come with the page that a guest wanted.
  if (owner === null) removeDrafts();
  else clearDrafts();
  owner = next;
  try {
    tabStorage()?.setItem(OWNER_KEY, owner);
  } catch {
    // Storage is full: without an owner a restored tab has no drafts.
  }
}
