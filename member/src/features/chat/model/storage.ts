/** What a room stores: the outbox and the draft in the session storage (one tab), the last message seen in the local storage. */
import type { OutboxEntry, OutboxStorage } from "../room/outbox.ts";

/** Keys with this prefix are removed when the session ends (offline/persistedQueries.ts). */
const PREFIX = "babchingu.chat.";

// A browser that forbids storage throws on access; then nothing is stored.
function readTabItem(key: string): string | null {
  try {
    return window.sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function writeTabItem(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(PREFIX + key);
    else window.sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // Storage is full or forbidden: the room works without it.
  }
}

function isOutboxEntry(value: unknown): value is OutboxEntry {
  return typeof value === "object" && value !== null && "clientId" in value && "content" in value && "state" in value;
}

export function outboxStorage(meetingId: number): OutboxStorage {
  const key = `outbox.${meetingId}`;
  return {
    load: () => {
      try {
        const value: unknown = JSON.parse(readTabItem(key) ?? "[]");
        return Array.isArray(value) ? value.filter(isOutboxEntry) : [];
      } catch {
        return [];
      }
    },
    save: (entries) => writeTabItem(key, entries.length === 0 ? null : JSON.stringify(entries)),
  };
}

export function readDraft(meetingId: number): string {
  return readTabItem(`draft.${meetingId}`) ?? "";
}

export function saveDraft(meetingId: number, text: string): void {
  writeTabItem(`draft.${meetingId}`, text === "" ? null : text);
}

/** Id of the newest message that was on screen; null in a room that wasn't opened in this browser yet. */
export function readLastSeen(meetingId: number): number | null {
  return Number(readLastSeenItem(meetingId)) || null;
}

export function saveLastSeen(meetingId: number, messageId: number): void {
  try {
    window.localStorage.setItem(`${PREFIX}seen.${meetingId}`, String(messageId));
  } catch {
    // Without storage the next visit has no unread divider.
  }
}

function readLastSeenItem(meetingId: number): string | null {
  try {
    return window.localStorage.getItem(`${PREFIX}seen.${meetingId}`);
  } catch {
    return null;
  }
}
