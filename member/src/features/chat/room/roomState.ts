/**
 * The states of a chat room and the one table of its transitions. Without side effects: `room.ts` dispatches the events
 * and performs the effects.
 */
import type { Failure } from "@babchingu/openapi";

/** How much of the history is known: nothing yet, the newest part, or all of it. */
export type HistoryRange = "notLoaded" | "partial" | "complete";

/** Why the server ended the chat for this member. */
export type TerminationReason = { kind: "refused"; message: string } | { kind: "sessionEnded" };

interface RoomBase {
  history: HistoryRange;
}

/** A room that was not terminated, with the failure of its last read, or null. */
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
  | { type: "connected" }
  | { type: "disconnected" }
  /** The missed messages were read, down to the first message of the room, to a known one, or to the limit of pages. */
  | { type: "caughtUp"; reached: "start" | "known" | "limit" }
  | { type: "readFailed"; failure: Failure }
  /** The first message of the room was read. */
  | { type: "startReached" }
  /** The member retries after a failure. */
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
/** Drops the failure of the last read. */
const clearFailure =
  (kind: OpenKind) =>
  ({ history }: RoomBase): RoomState => ({ kind, history, failure: null });
const recordFailure =
  (kind: OpenKind) =>
  ({ history }: RoomBase, { failure }: EventOf<"readFailed">): RoomState => ({ kind, history, failure });
const finishCatchUp =
  (kind: OpenKind) =>
  ({ history }: RoomBase, { reached }: EventOf<"caughtUp">): RoomState => ({
    kind,
    history: nextRange(history, reached),
    failure: null,
  });
const completeHistory = <S extends RoomState>(state: S): S => ({ ...state, history: "complete" });
const terminate = ({ history }: RoomBase, { reason }: EventOf<"terminated">): RoomState => ({
  kind: "terminated",
  history,
  reason,
});

function nextRange(history: HistoryRange, reached: EventOf<"caughtUp">["reached"]): HistoryRange {
  if (reached === "start") return "complete";
  // There is a gap: everything below it was dropped and must be read again.
  if (reached === "limit") return "partial";
  return history === "notLoaded" ? "partial" : history;
}

/** An event without an entry changes nothing in that state. */
const transitions: Transitions = {
  stopped: { start: clearFailure("connecting") },
  connecting: {
    stop: moveTo("stopped"),
    connected: moveTo("catchingUp"),
    // Messages can be read over HTTP before the socket is open.
    caughtUp: finishCatchUp("connecting"),
    readFailed: recordFailure("connecting"),
    startReached: completeHistory,
    reload: clearFailure("connecting"),
    terminated: terminate,
  },
  catchingUp: {
    stop: moveTo("stopped"),
    connected: moveTo("catchingUp"),
    disconnected: moveTo("connecting"),
    caughtUp: finishCatchUp("live"),
    readFailed: recordFailure("catchingUp"),
    startReached: completeHistory,
    reload: clearFailure("catchingUp"),
    terminated: terminate,
  },
  live: {
    stop: moveTo("stopped"),
    connected: moveTo("catchingUp"),
    disconnected: moveTo("connecting"),
    caughtUp: finishCatchUp("live"),
    readFailed: recordFailure("live"),
    startReached: completeHistory,
    reload: clearFailure("live"),
    terminated: terminate,
  },
  terminated: { start: clearFailure("connecting"), reload: clearFailure("connecting") },
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
