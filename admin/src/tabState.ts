/**
 * What this tab keeps when the page is refreshed or the server ends the session: unsaved input, requests whose outcome is
 * unknown, and the place to return to after the next log-in. For the same operator only; a log-out removes it.
 */
import { isRefusal, type SessionEnd } from "@babchingu/openapi";
import { DASHBOARD_PATH } from "./authProvider.ts";
import { session } from "./session.ts";

const PREFIX = "babchingu.admin.kept.";
const PLACE = "place";

interface Kept {
  /** The operator's id. */
  owner: string;
  value: unknown;
}

/** A browser that forbids storage throws on access: null. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function keep(name: string, owner: string | null, value: unknown): void {
  if (owner === null) return;
  try {
    tabStorage()?.setItem(PREFIX + name, JSON.stringify({ owner, value } satisfies Kept));
  } catch {
    // The storage is full: the input stays in the form.
  }
}

function read(name: string): unknown {
  const text = tabStorage()?.getItem(PREFIX + name) ?? null;
  if (text === null) return null;
  const { owner, value } = JSON.parse(text) as Kept;
  return owner === session.owner() ? value : null;
}

/** Values of a kind, each by a name, of the operator who is there. */
function keptByName<Value>(kind: string) {
  return {
    read: (name: string) => read(`${kind} ${name}`) as Value | null,
    keep: (name: string, value: Value): void => keep(`${kind} ${name}`, session.owner(), value),
    remove: (name: string): void => tabStorage()?.removeItem(`${PREFIX}${kind} ${name}`),
  };
}

/** A form's unsaved input. */
export interface Draft {
  /** What the form had before, for the question whether somebody else has changed the row. */
  initialValues: object;
  values: Record<string, unknown>;
}

/** By the name of its form. */
export const { read: readDraft, keep: keepDraft, remove: removeDraft } = keptByName<Draft>("draft");

/** The idempotency key of a request whose outcome is unknown: sent again with its key, it has no second effect until the key expires (R2). */
export interface RequestKey {
  key: string;
  /** When it was sent first, in ms. */
  sentAt: number;
}

/** By its call and body. */
export const {
  read: readRequestKey,
  keep: keepRequestKey,
  remove: removeRequestKey,
} = keptByName<RequestKey>("request");

let currentPlace: { owner: string | null; path: string } | null = null;

/** Notes the screen that is shown. The owner is noted with it: when a session has ended, nobody can be asked. */
export function notePlace(path: string): void {
  const owner = session.owner();
  if (owner !== null) currentPlace = { owner, path };
}

/** Whether the session belongs to the operator whose screen this tab shows: another tab has logged them in again. */
export const isOwnSession = () => currentPlace !== null && currentPlace.owner === session.owner();

/** The path that a log-in opens: where the session ended, else the dashboard. */
export function startPath(): string {
  const path = read(PLACE);
  return typeof path === "string" ? path : DASHBOARD_PATH;
}

/** Called when the operator is there. Returns whether there was a place to return to. */
export function forgetPlace(): boolean {
  const hadPlace = read(PLACE) !== null;
  tabStorage()?.removeItem(PREFIX + PLACE);
  return hadPlace;
}

/** What a server ended is kept for the next log-in; who logs out leaves nothing on the device. */
export function keepAfter(end: SessionEnd): void {
  if (isRefusal(end)) {
    if (currentPlace) keep(PLACE, currentPlace.owner, currentPlace.path);
    return;
  }
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key);
}
