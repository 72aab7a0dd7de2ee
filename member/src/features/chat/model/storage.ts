/**
 * What a room stores: the outbox and the draft in the session storage (one tab), the newest messages and the last one seen in
 * the local storage.
 */
import type { ChatMessage } from "@babchingu/openapi/types";
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

/** A room can be read without a network as far back (D56). */
const MESSAGES_MAX = 50;

const messagesKey = (meetingId: number): string => `${PREFIX}messages.${meetingId}`;

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === "object" && value !== null && "id" in value && "createdAt" in value && "content" in value;

/** The newest messages of the last visit, oldest first. */
export function readMessages(meetingId: number): readonly ChatMessage[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(messagesKey(meetingId)) ?? "[]");
    return Array.isArray(value) ? value.filter(isMessage) : [];
  } catch {
    return [];
  }
}

/** Stores the newest of these messages; null removes them, of a room that the member may no longer read. */
export function saveMessages(meetingId: number, messages: readonly ChatMessage[] | null): void {
  try {
    if (messages === null) window.localStorage.removeItem(messagesKey(meetingId));
    else window.localStorage.setItem(messagesKey(meetingId), JSON.stringify(messages.slice(-MESSAGES_MAX)));
  } catch {
    // Storage is full or forbidden: then the room doesn't open without a network.
  }
}
