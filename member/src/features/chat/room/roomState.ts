/**
 * The states of a chat room and the one table of its transitions. Pure: `room.ts` dispatches the events and performs their
 * effects.
 */
import type { Failure } from "@babchingu/openapi";

/** How much of the history is known: nothing yet, a part that reaches up to the newest message, or all of it. */
export type HistoryRange = "notLoaded" | "partial" | "complete";

/** Why the server ended the chat for this member. */
export type TerminationReason = { kind: "refused"; message: string } | { kind: "sessionEnded" };

interface RoomBase {
  history: HistoryRange;
}

/** While the room may still be read: the failure of the last read, or null. */
interface OpenRoom extends RoomBase {
  failure: Failure | null;
}

export type RoomState =
  /** Its screen isn't mounted. */
  | ({ kind: "stopped" } & OpenRoom)
  /** There is no connection (yet). */
  | ({ kind: "connecting" } & OpenRoom)
  /** Connected; messages that were missed are being read, and what arrives live may lie above a gap. */
  | ({ kind: "catchingUp" } & OpenRoom)
  /** Connected, and nothing is missing. */
  | ({ kind: "live" } & OpenRoom)
  /** The server refused this member; only `start` and `reload` leave this state. */
  | ({ kind: "terminated"; reason: TerminationReason } & RoomBase);

export type RoomEvent =
  | { type: "start" }
  | { type: "stop" }
  /** The connection is open, its subscription registered. */
  | { type: "open" }
  | { type: "disconnected" }
  /** The missed messages were read, down to the first message of all, to a known one, or to the limit of pages. */
  | { type: "caughtUp"; reached: "start" | "known" | "limit" }
  | { type: "readFailed"; failure: Failure }
  /** The first message of all was read. */
  | { type: "startReached" }
  /** The person retries after a failure. */
  | { type: "reload" }
  | { type: "terminated"; reason: TerminationReason };

export type ChatPhase = "initialising" | "ready" | "reconnecting" | "failed";

type Kind = RoomState["kind"];
type StateOf<K extends Kind> = Extract<RoomState, { kind: K }>;
type EventOf<T extends RoomEvent["type"]> = Extract<RoomEvent, { type: T }>;
type Transitions = {
  [K in Kind]: { [T in RoomEvent["type"]]?: (state: StateOf<K>, event: EventOf<T>) => RoomState };
};

type OpenKind = Exclude<Kind, "terminated">;
const moveTo =
  (kind: OpenKind) =>
  ({ history, failure }: OpenRoom): RoomState => ({ kind, history, failure });
/** The same without the failure of the last read. */
const retry =
  (kind: OpenKind) =>
  ({ history }: RoomBase): RoomState => ({ kind, history, failure: null });
const fail =
  (kind: OpenKind) =>
  ({ history }: RoomBase, { failure }: EventOf<"readFailed">): RoomState => ({ kind, history, failure });
const read =
  (kind: OpenKind) =>
  ({ history }: RoomBase, { reached }: EventOf<"caughtUp">): RoomState => ({
    kind,
    history: rangeAfter(history, reached),
    failure: null,
  });
const complete = <S extends RoomState>(state: S): S => ({ ...state, history: "complete" });
const terminate = ({ history }: RoomBase, { reason }: EventOf<"terminated">): RoomState => ({
  kind: "terminated",
  history,
  reason,
});

function rangeAfter(history: HistoryRange, reached: EventOf<"caughtUp">["reached"]): HistoryRange {
  if (reached === "start") return "complete";
  // There is a gap: everything below it was dropped and must be read again.
  if (reached === "limit") return "partial";
  return history === "notLoaded" ? "partial" : history;
}

/** An event without an entry changes nothing in that state. */
const transitions: Transitions = {
  stopped: { start: retry("connecting"), startReached: complete },
  connecting: {
    stop: moveTo("stopped"),
    open: moveTo("catchingUp"),
    // Messages can be read over HTTP before the socket is open.
    caughtUp: read("connecting"),
    readFailed: fail("connecting"),
    startReached: complete,
    reload: retry("connecting"),
    terminated: terminate,
  },
  catchingUp: {
    stop: moveTo("stopped"),
    open: moveTo("catchingUp"),
    disconnected: moveTo("connecting"),
    caughtUp: read("live"),
    readFailed: fail("catchingUp"),
    startReached: complete,
    reload: retry("catchingUp"),
    terminated: terminate,
  },
  live: {
    stop: moveTo("stopped"),
    open: moveTo("catchingUp"),
    disconnected: moveTo("connecting"),
    caughtUp: read("live"),
    readFailed: fail("live"),
    startReached: complete,
    reload: retry("live"),
    terminated: terminate,
  },
  terminated: { start: retry("connecting"), startReached: complete, reload: retry("connecting") },
};

export const initialState: RoomState = { kind: "stopped", history: "notLoaded", failure: null };

export function transition(state: RoomState, event: RoomEvent): RoomState {
  const row = transitions[state.kind] as Partial<Record<string, (state: RoomState, event: RoomEvent) => RoomState>>;
  return row[event.type]?.(state, event) ?? state;
}

export function phaseOf(state: RoomState): ChatPhase {
  if (state.kind === "terminated") return "failed";
  if (state.history === "notLoaded") return state.failure ? "failed" : "initialising";
  return state.kind === "live" ? "ready" : "reconnecting";
}
