/**
 * One chat room as a plain object (D29, D30): messages, outbox and connection state, for `useSyncExternalStore`.
 *
 * Footguns this file exists for:
 * - After a connection the subscription comes first, then the missed pages, then the outbox: any other order loses or
 *   doubles a message.
 * - "Known" isn't "known without holes": messages that arrive live after a reconnect lie above the gap. `anchor` is
 *   the id down to which pages are read, and it moves only while nothing can be missing.
 * - Ids are given before the commit, so a message can arrive after a newer one. The anchor therefore lies a page back.
 */
import { ApiProblem, type Failure, toFailure } from "@babchingu/openapi";
import type { ChatMessage } from "@babchingu/openapi/types";
import type { Refusal } from "./connection.ts";
import { createHistory, PAGE_SIZE } from "./history.ts";
import { readBackTo, readOlder, type ReadPage } from "./pages.ts";
import type { ChatPhase, ChatRoom, ChatSnapshot, ChatTrouble } from "./roomTypes.ts";
import type { Link, LinkOptions } from "./link.ts";
import { createOutbox, type OutboxStorage } from "./outbox.ts";

const CATCH_UP_WAIT_MS = 3000;
/** Without a receipt for this long a message counts as failed. It may still arrive; a retry can't double it. */
const SEND_MS_MAX = 20_000;
/** A stored message whose echo doesn't come is looked up. */
const ECHO_MS_MAX = 3000;

export interface ChatRoomOptions {
  memberId: number;
  /** Newest first, from page 0. Rejects with ApiProblem or NetworkFailure. */
  readPage: ReadPage;
  createLink(events: Omit<LinkOptions, "connect" | "token" | "random">): Link;
  outboxStorage: OutboxStorage;
  newId(): string;
}

export function createChatRoom(options: ChatRoomOptions): ChatRoom {
  const history = createHistory();
  const outbox = createOutbox(options.outboxStorage);
  const listeners = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The connection each entry went out on. */
  const sentOn = new Map<string, number>();

  let isRunning = false;
  let isLinked = false;
  let isLoaded = false;
  let isCaughtUp = false;
  let trouble: ChatTrouble | null = null;
  let hasEarlier = false;
  let loadingEarlier = false;
  let anchor: number | null = null;
  let connectionNumber = 0;
  let round = 0;
  /** How often the older part was forgotten. */
  let drops = 0;
  let snapshot = takeSnapshot();

  const link = options.createLink({
    onUp: () => {
      connectionNumber += 1;
      isLinked = true;
      // What arrives live from now on may lie above a gap.
      isCaughtUp = false;
      void catchUp();
    },
    onDown: () => {
      isLinked = false;
      isCaughtUp = false;
      round += 1;
      clearTimer("catchUp");
      changed();
    },
    onMessage: takeLive,
    onReceipt: (clientId) => {
      clearTimer(clientId);
      outbox.update(clientId, { state: "sent", reason: null });
      const isAwaited = outbox.entries.some((entry) => entry.clientId === clientId);
      if (isAwaited) setTimer("catchUp", ECHO_MS_MAX, () => void catchUp());
      changed();
    },
    onRefused: refused,
    onShut: (refusal) => shut(refusal ? { kind: "refused", message: refusal.message } : { kind: "over" }),
  });

  function takeSnapshot(): ChatSnapshot {
    return { phase: phase(), trouble, messages: history.messages, outbox: outbox.entries, hasEarlier, loadingEarlier };
  }

  function phase(): ChatPhase {
    if (trouble && (trouble.kind !== "read" || !isLoaded)) return "failed";
    if (!isLoaded) return "initialising";
    return isLinked && isCaughtUp ? "ready" : "suspended";
  }

  function changed(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function setTimer(name: string, afterMs: number, work: () => void): void {
    clearTimer(name);
    timers.set(name, setTimeout(work, afterMs));
  }

  function clearTimer(name: string): void {
    clearTimeout(timers.get(name));
    timers.delete(name);
  }

  function takeIn(messages: readonly ChatMessage[]): void {
    const fresh = history.merge(messages);
    outbox.settle(fresh, options.memberId);
    if (isLinked && isCaughtUp) moveAnchor();
    changed();
  }

  /** A frame can be slower than the page that was read after it: below the oldest known message it would hide a hole. */
  function takeLive(message: ChatMessage): void {
    const oldest = history.messages[0]?.id ?? 0;
    if (!isLoaded || !hasEarlier || message.id > oldest) return takeIn([message]);
    outbox.settle([message], options.memberId);
    changed();
  }

  function moveAnchor(): void {
    anchor = (history.messages.at(-PAGE_SIZE) ?? history.messages[0])?.id ?? null;
  }

  /** Reads from the newest page back to what was known without holes, then lets the outbox go. */
  async function catchUp(): Promise<void> {
    clearTimer("catchUp");
    round += 1;
    const mine = round;
    try {
      // A room that was empty is read to its beginning; one that was never read begins with its newest page.
      const until = isLoaded ? (anchor ?? 0) : Infinity;
      const back = await readBackTo(options.readPage, until, () => mine === round && isRunning);
      if (!back) return;
      const { rows, end } = back;
      if (end === "far") forgetBefore(rows);
      hasEarlier = end === "far" || (end === "met" && (hasEarlier || !isLoaded));
      // Live messages of a connection that broke before the first read: nothing says what lies above them.
      if (!isLoaded) forgetBefore(rows);
      isLoaded = true;
      trouble = null;
      isCaughtUp = true;
      takeIn(rows);
      moveAnchor();
      flush();
    } catch (error) {
      if (mine === round && isRunning) readFailed(toFailure(error));
    }
  }

  function forgetBefore(rows: readonly ChatMessage[]): void {
    if (rows.length === 0) return;
    drops += 1;
    history.dropBefore(Math.min(...rows.map(({ id }) => id)));
  }

  function readFailed(failure: Failure): void {
    if (failure instanceof ApiProblem && [403, 404].includes(failure.status)) {
      shut({ kind: "refused", message: failure.message });
      return;
    }
    trouble = { kind: "read", failure };
    if (isLinked) setTimer("catchUp", CATCH_UP_WAIT_MS, () => void catchUp());
    changed();
  }

  function shut(why: ChatTrouble): void {
    trouble = why;
    // A read that is still on its way must not make the room look well again.
    round += 1;
    link.stop();
    changed();
  }

  function refused({ clientId, code, message }: Refusal): void {
    // The token ran out before the server closed the connection: with a fresh one the message goes out by itself.
    if (code.startsWith("E401-")) {
      link.wake(true);
      return;
    }
    if (clientId === null) {
      // Only the member's place in this room ends the chat; anything else is about a single frame.
      if (code.startsWith("E403-") || code.startsWith("E404-")) shut({ kind: "refused", message });
      return;
    }
    clearTimer(clientId);
    outbox.update(clientId, { state: "failed", reason: message });
    changed();
  }

  function flush(): void {
    if (!isLinked || !isCaughtUp) return;
    for (const { clientId, content, state } of outbox.entries) {
      if (state === "failed" || sentOn.get(clientId) === connectionNumber) continue;
      sentOn.set(clientId, connectionNumber);
      link.send(clientId, content);
    }
  }

  function giveTime(clientId: string): void {
    setTimer(clientId, SEND_MS_MAX, () => {
      const entry = outbox.entries.find((other) => other.clientId === clientId);
      if (entry?.state !== "pending") return;
      outbox.update(clientId, { state: "failed", reason: null });
      changed();
    });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (isRunning) return;
      isRunning = true;
      if (trouble) trouble = null;
      for (const { clientId, state } of outbox.entries) if (state === "pending") giveTime(clientId);
      // What was written can be read while the socket is still being opened.
      void catchUp();
      link.start();
      changed();
    },
    stop: () => {
      isRunning = false;
      isLinked = false;
      isCaughtUp = false;
      round += 1;
      link.stop();
      for (const name of timers.keys()) clearTimer(name);
    },
    wake: (anew) => link.wake(anew),
    send: (content) => {
      const clientId = options.newId();
      outbox.add({ clientId, content, writtenAt: Date.now(), state: "pending", reason: null });
      giveTime(clientId);
      flush();
      changed();
    },
    retry: (clientId) => {
      outbox.update(clientId, { state: "pending", reason: null });
      sentOn.delete(clientId);
      giveTime(clientId);
      flush();
      if (!isLinked) link.wake(false);
      changed();
    },
    discard: (clientId) => {
      outbox.remove(clientId);
      clearTimer(clientId);
      changed();
    },
    loadEarlier: async () => {
      if (loadingEarlier || !hasEarlier) return;
      loadingEarlier = true;
      changed();
      try {
        await readEarlier();
      } catch (error) {
        throw toFailure(error);
      } finally {
        loadingEarlier = false;
        changed();
      }
    },
    reload: () => {
      trouble = null;
      changed();
      link.start();
      void catchUp();
    },
  };

  async function readEarlier(): Promise<void> {
    const oldest = history.messages[0]?.id ?? Infinity;
    const then = drops;
    const { rows, isStart } = await readOlder(options.readPage, history.messages.length, oldest);
    // What they belong to was forgotten meanwhile: taken in, they would lie below a hole.
    if (then !== drops) return;
    if (isStart) hasEarlier = false;
    takeIn(rows);
  }
}
