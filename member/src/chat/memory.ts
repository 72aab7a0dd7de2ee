/** What a room remembers: in this tab over a reload the outbox and the half-written message, in the browser what was seen. */
import type { OutboxEntry, OutboxStorage } from "./outbox.ts";

/** What begins with it is forgotten when the session ends (offline/seen.ts). */
const PREFIX = "babchingu.chat.";

// A browser that forbids storage throws on access; then nothing is remembered.
function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(PREFIX + key);
    else window.sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // Full or forbidden: the room works on without.
  }
}

function isEntry(value: unknown): value is OutboxEntry {
  return typeof value === "object" && value !== null && "clientId" in value && "content" in value && "state" in value;
}

export function outboxStorage(meetingId: number): OutboxStorage {
  const key = `outbox.${meetingId}`;
  return {
    load: () => {
      try {
        const value: unknown = JSON.parse(read(key) ?? "[]");
        return Array.isArray(value) ? value.filter(isEntry) : [];
      } catch {
        return [];
      }
    },
    save: (entries) => write(key, entries.length === 0 ? null : JSON.stringify(entries)),
  };
}

/** The text that was being written in the room. */
export function readDraft(meetingId: number): string {
  return read(`draft.${meetingId}`) ?? "";
}

export function keepDraft(meetingId: number, text: string): void {
  write(`draft.${meetingId}`, text === "" ? null : text);
}

/** The newest message that was on screen here; null in a room that wasn't opened in this browser yet. */
export function readSeen(meetingId: number): number | null {
  return Number(readLocal(meetingId)) || null;
}

export function keepSeen(meetingId: number, messageId: number): void {
  try {
    window.localStorage.setItem(`${PREFIX}seen.${meetingId}`, String(messageId));
  } catch {
    // Then the next visit has no divider.
  }
}

function readLocal(meetingId: number): string | null {
  try {
    return window.localStorage.getItem(`${PREFIX}seen.${meetingId}`);
  } catch {
    return null;
  }
}
