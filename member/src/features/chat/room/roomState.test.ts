import { NetworkError } from "@babchingu/openapi";
import { describe, expect, it } from "vitest";
import { initialState, phaseOf, type RoomEvent, type RoomState, transition } from "./roomState.ts";

const failure = new NetworkError("No network.");
const refusal = { type: "terminated", reason: { kind: "refused", message: "볼 수 없어요." } } as const;
const after = (...events: RoomEvent[]): RoomState => events.reduce(transition, initialState);

const start = { type: "start" } as const;
const connected = { type: "connected" } as const;
const disconnected = { type: "disconnected" } as const;
const stop = { type: "stop" } as const;
const reload = { type: "reload" } as const;
const caughtUp = { type: "caughtUp", reached: "known" } as const;
const readFailed = { type: "readFailed", failure } as const;

describe("transition", () => {
  it.each<[string, RoomEvent[], RoomState["kind"], ReturnType<typeof phaseOf>]>([
    ["nothing has happened", [], "stopped", "initialising"],
    ["started", [start], "connecting", "initialising"],
    ["read without a connection", [start, caughtUp], "connecting", "reconnecting"],
    ["connected, not read", [start, connected], "catchingUp", "initialising"],
    ["connected and read", [start, connected, caughtUp], "live", "ready"],
    ["connected after a read", [start, caughtUp, connected], "catchingUp", "reconnecting"],
    ["connection lost", [start, connected, caughtUp, disconnected], "connecting", "reconnecting"],
    ["connection replaced", [start, connected, caughtUp, connected], "catchingUp", "reconnecting"],
    ["first read failed", [start, readFailed], "connecting", "failed"],
    ["first read failed, tried again", [start, readFailed, reload], "connecting", "initialising"],
    ["first read failed while connected, then read", [start, connected, readFailed, caughtUp], "live", "ready"],
    ["later read failed", [start, connected, caughtUp, readFailed], "live", "ready"],
    ["refused", [start, connected, caughtUp, refusal], "terminated", "failed"],
    ["refused, then the connection closes", [start, connected, refusal, disconnected], "terminated", "failed"],
    ["refused, then opened again", [start, refusal, stop, start], "connecting", "initialising"],
    ["refused, then reloaded", [start, connected, caughtUp, refusal, reload], "connecting", "reconnecting"],
    ["left and opened again", [start, connected, caughtUp, stop, start], "connecting", "reconnecting"],
    ["left after a failed read and opened again", [start, readFailed, stop, start], "connecting", "initialising"],
  ])("has the expected state and phase: %s", (_, events, kind, phase) => {
    const state = after(...events);
    expect([state.kind, phaseOf(state)]).toEqual([kind, phase]);
  });

  it.each<[RoomEvent[], RoomState["history"]]>([
    [[caughtUp], "partial"],
    [[{ type: "caughtUp", reached: "start" }], "complete"],
    [[{ type: "caughtUp", reached: "start" }, caughtUp], "complete"],
    [
      [
        { type: "caughtUp", reached: "start" },
        { type: "caughtUp", reached: "limit" },
      ],
      "partial",
    ],
    [[caughtUp, { type: "startReached" }], "complete"],
    [[readFailed], "notLoaded"],
  ])("sets the range of the history after %j", (events, history) => {
    expect(after(start, connected, ...events).history).toBe(history);
  });

  it.each([connected, disconnected, caughtUp, readFailed, refusal])("ignores %j while stopped", (event) => {
    expect(transition(initialState, event)).toBe(initialState);
  });

  it("ignores a second start", () => {
    const started = after(start, connected);
    expect(transition(started, start)).toBe(started);
  });
});
