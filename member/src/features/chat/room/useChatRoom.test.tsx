// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OutboxEntry } from "./outbox.ts";
import * as toasts from "../../../ui/overlays/Toast.tsx";
import * as roomCache from "./roomCache.ts";
import type { ChatRoom, ChatSnapshot } from "./types.ts";
import { useChatRoom } from "./useChatRoom.ts";

const empty: ChatSnapshot = {
  phase: "ready",
  error: null,
  messages: [],
  outbox: [],
  hasEarlier: false,
  isLoadingEarlier: false,
};
const pending: OutboxEntry = { clientId: "a", content: "10분 늦어요", writtenAt: 0, state: "pending", reason: null };

let snapshot: ChatSnapshot;
let listeners: Set<() => void>;
let calls: string[];

beforeEach(() => {
  snapshot = empty;
  listeners = new Set();
  calls = [];
  const room: Partial<ChatRoom> = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => void calls.push("start"),
    stop: () => void calls.push("stop"),
    reconnect: (force) => void calls.push(`reconnect ${force}`),
  };
  vi.spyOn(roomCache, "getRoom").mockReturnValue(room as ChatRoom);
});

afterEach(cleanup);

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

function setOutbox(outbox: readonly OutboxEntry[]): void {
  snapshot = { ...snapshot, outbox };
  for (const listener of listeners) listener();
}

it("is not open in a hidden page, where nobody reads it, and opens again with the page", async () => {
  renderHook(() => useChatRoom(3, 1));
  await waitFor(() => expect(calls).toEqual(["start"]));
  setVisibility("hidden");
  await waitFor(() => expect(calls).toEqual(["start", "stop"]));
  setVisibility("visible");
  expect(calls).toEqual(["start", "stop", "start"]);
});

it("opens with its page when that is hidden at first", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  setVisibility("hidden");
  renderHook(() => useChatRoom(3, 1));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(calls).toEqual([]);
  setVisibility("visible");
  expect(calls).toEqual(["start"]);
});

it("stays connected in a hidden page until what was written is sent", async () => {
  renderHook(() => useChatRoom(3, 1));
  await waitFor(() => expect(calls).toEqual(["start"]));
  setOutbox([pending]);
  setVisibility("hidden");
  await Promise.resolve();
  expect(calls).toEqual(["start"]);
  setOutbox([{ ...pending, state: "sent" }]);
  await waitFor(() => expect(calls).toEqual(["start", "stop"]));
});

it.each([
  ["sent", null],
  ["failed", "보내지 못한 메시지가 있어요. 채팅방에서 다시 보내 주세요."],
] as const)("stays connected when it is left until what was written is %s", async (state, text) => {
  const toast = vi.spyOn(toasts, "toast").mockReturnValue(undefined);
  const { unmount } = renderHook(() => useChatRoom(3, 1));
  await waitFor(() => expect(calls).toEqual(["start"]));
  setOutbox([pending]);
  unmount();
  await Promise.resolve();
  expect(calls).toEqual(["start"]);
  setOutbox([{ ...pending, state }]);
  await waitFor(() => expect(calls).toEqual(["start", "stop"]));
  expect(toast.mock.calls).toEqual(text === null ? [] : [[text]]);
});

it("goes on with the same connection when its reader comes back while a message is being sent", async () => {
  const { unmount } = renderHook(() => useChatRoom(3, 1));
  await waitFor(() => expect(calls).toEqual(["start"]));
  setOutbox([pending]);
  unmount();
  renderHook(() => useChatRoom(3, 1));
  await waitFor(() => expect(calls).toEqual(["start", "start"]));
  setOutbox([{ ...pending, state: "sent" }]);
  await Promise.resolve();
  expect(calls).toEqual(["start", "start"]);
});
