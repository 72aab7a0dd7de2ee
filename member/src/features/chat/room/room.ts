/**
 * One chat room as a plain object (D29, D30): messages, outbox and connection state, for `useSyncExternalStore`.
 * `roomState.ts` has the states and transitions; this object performs the effects.
 *
 * Footguns this file exists for:
 * - After a connection the subscription comes first, then the missed pages, then the outbox: any other order loses or
 *   duplicates a message.
 * - The known messages can have a gap: those that arrive live after a reconnect lie above it. The history's anchor is the
 *   id down to which pages are read, and it moves only while no message can be missing.
 */
import { ApiError, type Failure, OUTAGE_RETRY_SECONDS, SECOND_MS, toFailure } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { ChatMessage } from "@babchingu/openapi/types";
import type { Refusal } from "./connection.ts";
import { createHistory } from "./history.ts";
import { createOutbox, type OutboxStorage } from "./outbox.ts";
import { readEarlier, readMissed, type ReadPage } from "./pageReader.ts";
import type { ReconnectingConnection, ReconnectOptions } from "./reconnectingConnection.ts";
import { type TerminationReason, initialState, phaseOf, type RoomEvent, transition } from "./roomState.ts";
import type { ChatError, ChatRoom, ChatSnapshot } from "./types.ts";

const CATCH_UP_RETRY_MS = 3000;
/** Without a receipt for this long a message counts as failed. It may still arrive; a retry can't duplicate it. */
const SEND_TIMEOUT_MS = 20_000;
/** A stored message that isn't broadcast within this time is fetched. */
const ECHO_TIMEOUT_MS = 3000;

export interface ChatRoomOptions {
  memberId: number;
  /** Newest first, from page 0. Rejects with ApiError or NetworkError. */
  readPage: ReadPage;
  createConnection(events: Omit<ReconnectOptions, "connect" | "getToken" | "random">): ReconnectingConnection;
  outboxStorage: OutboxStorage;
  /** The newest messages of an earlier visit, shown until the server's arrive (D56). */
  seenMessages?: readonly ChatMessage[];
  newId(): string;
}

export function createChatRoom(options: ChatRoomOptions): ChatRoom {
  const history = createHistory();
  history.merge(options.seenMessages ?? []);
  const outbox = createOutbox(options.outboxStorage);
  const listeners = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The connection each entry was sent on. */
  const sentOn = new Map<string, number>();

  let state = initialState;
  let isLoadingEarlier = false;
  let connectionId = 0;
  /** The newest request for missed messages; the response to an older one is ignored. */
  let requestId = 0;
  let snapshot = buildSnapshot();

  const connection = options.createConnection({
    onOpen: () => {
      connectionId += 1;
      dispatch({ type: "connected" });
      void catchUp();
    },
    onClose: () => {
      // The first read goes on without a connection: its failure says that the room can't be loaded.
      if (state.history !== "notLoaded") cancelCatchUp();
      dispatch({ type: "disconnected" });
    },
    onMessage: handleMessage,
    onReceipt: handleReceipt,
    onRefusal: handleRefusal,
    onTerminate: (refusal) =>
      terminate(refusal ? { kind: "refused", message: refusal.message } : { kind: "sessionEnded" }),
  });

  const isClosed = (): boolean => state.kind === "stopped" || state.kind === "terminated";

  /** Whether the room shows what an earlier visit left, messages read or written, while nothing answers. */
  function isShowingSeen(): boolean {
    const isUnreachable = state.kind !== "terminated" && !(state.failure instanceof ApiError);
    const hasSeen = history.messages.length > 0 || outbox.entries.length > 0;
    return state.history === "notLoaded" && hasSeen && isUnreachable;
  }

  function buildSnapshot(): ChatSnapshot {
    const isSeen = isShowingSeen();
    return {
      phase: isSeen ? "reconnecting" : phaseOf(state),
      error: isSeen ? null : errorOf(),
      messages: history.messages,
      outbox: outbox.entries,
      hasEarlier: state.history === "partial",
      isLoadingEarlier,
    };
  }

  function errorOf(): ChatError | null {
    if (state.kind === "terminated") return state.reason;
    return state.failure && { kind: "loadFailed", failure: state.failure };
  }

  function dispatch(event: RoomEvent): void {
    state = transition(state, event);
    notifyListeners();
  }

  function notifyListeners(): void {
    snapshot = buildSnapshot();
    for (const listener of listeners) listener();
  }

  function setTimer(name: string, afterMs: number, callback: () => void): void {
    clearTimer(name);
    timers.set(name, setTimeout(callback, afterMs));
  }

  function clearTimer(name: string): void {
    clearTimeout(timers.get(name));
    timers.delete(name);
  }

  function merge(messages: readonly ChatMessage[]): void {
    outbox.removeConfirmed(history.merge(messages), options.memberId);
    if (state.kind === "live") history.moveAnchor();
  }

  /**
   * A frame can arrive after a page that was read later. A message older than all known ones isn't merged: there may be a
   * gap above it.
   */
  function handleMessage(message: ChatMessage): void {
    const oldest = history.messages[0]?.id ?? 0;
    if (state.history !== "partial" || message.id > oldest) merge([message]);
    else outbox.removeConfirmed([message], options.memberId);
    notifyListeners();
  }

  function handleReceipt(clientId: string): void {
    clearTimer(clientId);
    outbox.update(clientId, { state: "sent", reason: null });
    const isUnconfirmed = outbox.entries.some((entry) => entry.clientId === clientId);
    if (isUnconfirmed) setTimer("catchUp", ECHO_TIMEOUT_MS, () => void catchUp());
    notifyListeners();
  }

  function handleRefusal({ clientId, code, message, retryAfterSeconds = 0 }: Refusal): void {
    // The token expired before the server closed the connection: after the reconnect with a fresh one the message is sent again.
    if (code.startsWith("E401-")) {
      connection.reconnect(true);
      return;
    }
    if (clientId === null) {
      // Only a refusal of the member or the room ends the chat; any other is about a single frame.
      if (code.startsWith("E403-") || code.startsWith("E404-")) terminate({ kind: "refused", message });
      return;
    }
    // An outage, or too many messages: it stays pending and is sent again, until its send timeout.
    if (code === errorCodes.UNAVAILABLE || code === errorCodes.TOO_MANY_REQUESTS) {
      sentOn.delete(clientId);
      setTimer("resend", Math.max(retryAfterSeconds, OUTAGE_RETRY_SECONDS) * SECOND_MS, sendOutbox);
      return;
    }
    clearTimer(clientId);
    outbox.update(clientId, { state: "failed", reason: message });
    notifyListeners();
  }

  /** Reads the missed messages down to the anchor, then sends the outbox. */
  async function catchUp(): Promise<void> {
    cancelCatchUp();
    const id = requestId;
    const isCurrent = (): boolean => id === requestId;
    const stored = outbox.entries.filter((entry) => entry.state === "sent");
    try {
      // A room that was empty is read to its beginning; one that was never read begins with its newest page.
      const anchor = state.history === "notLoaded" ? Infinity : (history.anchor ?? 0);
      const missed = await readMissed(options.readPage, anchor, isCurrent);
      if (!missed) return;
      const { rows, reached } = missed;
      // Before the first read there may be messages from a connection that broke; those after them are unknown.
      if (reached === "limit" || state.history === "notLoaded") history.dropBefore(rows);
      state = transition(state, { type: "caughtUp", reached });
      merge(rows);
      // What was stored before these reads and isn't in them lies above what is loaded.
      if (state.history === "partial") for (const { clientId } of stored) outbox.remove(clientId);
      history.moveAnchor();
      failOverdue();
      notifyListeners();
      sendOutbox();
    } catch (error) {
      if (isCurrent()) handleReadFailure(toFailure(error));
    }
  }

  /** Ignores the response to a pending request and schedules no other. */
  function cancelCatchUp(): void {
    clearTimer("catchUp");
    requestId += 1;
  }

  function handleReadFailure(failure: Failure): void {
    if (failure instanceof ApiError && [403, 404].includes(failure.status)) {
      terminate({ kind: "refused", message: failure.message });
      return;
    }
    const isConnected = state.kind === "catchingUp" || state.kind === "live";
    if (isConnected) setTimer("catchUp", CATCH_UP_RETRY_MS, () => void catchUp());
    dispatch({ type: "readFailed", failure });
  }

  function terminate(reason: TerminationReason): void {
    // The response to a pending request must not reopen the room.
    cancelCatchUp();
    dispatch({ type: "terminated", reason });
    connection.stop();
  }

  function sendOutbox(): void {
    if (state.kind !== "live") return;
    for (const entry of outbox.entries) {
      const { clientId, content } = entry;
      if (entry.state === "failed" || sentOn.get(clientId) === connectionId) continue;
      sentOn.set(clientId, connectionId);
      connection.send(clientId, content);
    }
  }

  function startSendTimeout(clientId: string): void {
    setTimer(clientId, SEND_TIMEOUT_MS, () => {
      const entry = outbox.entries.find((other) => other.clientId === clientId);
      if (entry?.state !== "pending") return;
      outbox.update(clientId, { state: "failed", reason: null });
      notifyListeners();
    });
  }

  /** Nothing that waited too long is sent without a question, also when the timers stood still: the room was stopped, or a phone slept. */
  function failOverdue(): void {
    for (const { clientId, state: sending, writtenAt, retriedAt = writtenAt } of outbox.entries) {
      const isOverdue = Date.now() - retriedAt >= SEND_TIMEOUT_MS;
      if (sending === "pending" && isOverdue) outbox.update(clientId, { state: "failed", reason: null });
    }
  }

  async function mergeEarlier(): Promise<void> {
    const oldest = history.messages[0]?.id ?? Infinity;
    const { dropCount } = history;
    const { rows, isStart } = await readEarlier(options.readPage, history.messages.length, oldest);
    // The messages above these were dropped meanwhile, so there would be a gap; or the session may have ended.
    if (dropCount !== history.dropCount || isClosed()) return;
    merge(rows);
    if (isStart) state = transition(state, { type: "startReached" });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (!isClosed()) return;
      failOverdue();
      dispatch({ type: "start" });
      for (const entry of outbox.entries) if (entry.state === "pending") startSendTimeout(entry.clientId);
      void catchUp();
      connection.start();
    },
    stop: () => {
      cancelCatchUp();
      dispatch({ type: "stop" });
      connection.stop();
      for (const name of timers.keys()) clearTimer(name);
    },
    reconnect: (force) => connection.reconnect(force),
    send: (content) => {
      const clientId = options.newId();
      outbox.add({ clientId, content, writtenAt: Date.now(), state: "pending", reason: null });
      startSendTimeout(clientId);
      sendOutbox();
      notifyListeners();
    },
    retry: (clientId) => {
      outbox.update(clientId, { state: "pending", reason: null, retriedAt: Date.now() });
      sentOn.delete(clientId);
      startSendTimeout(clientId);
      sendOutbox();
      if (state.kind !== "live" && state.kind !== "catchingUp") connection.reconnect(false);
      notifyListeners();
    },
    discard: (clientId) => {
      outbox.remove(clientId);
      clearTimer(clientId);
      notifyListeners();
    },
    loadEarlier: async () => {
      if (isLoadingEarlier || state.history !== "partial") return;
      isLoadingEarlier = true;
      notifyListeners();
      try {
        await mergeEarlier();
      } catch (error) {
        throw toFailure(error);
      } finally {
        isLoadingEarlier = false;
        notifyListeners();
      }
    },
    reload: () => {
      dispatch({ type: "reload" });
      connection.start();
      void catchUp();
    },
  };
}
