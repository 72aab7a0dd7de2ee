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

/** Removes every draft of this tab, and the page that it would return to. */
export function clearDrafts(): void {
  for (const listener of listeners) listener();
  removeStored("sessionStorage");
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
  // Without an owner there is the page that a guest wanted, and what an earlier release of the app has stored of its member.
  if (owner !== null) clearDrafts();
  owner = next;
  try {
    tabStorage()?.setItem(OWNER_KEY, owner);
  } catch {
    // Storage is full, so nothing that is typed from now on is stored, either.
  }
}
