// @vitest-environment jsdom
import type { ChatMessage } from "@babchingu/openapi/types";
import { expect, it } from "vitest";
import { readMessages } from "../model/storage.ts";
import { persistMessages } from "./persistMessages.ts";
import type { ChatSnapshot } from "./types.ts";

const message = (id: number) => ({ id, content: `메시지 ${id}`, createdAt: "2025-03-01 12:00" }) as ChatMessage;
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => message(first + n));

/** A room that began with these messages; returns what lets it have others, before it is connected. */
function persistRoom(meetingId: number, seen: readonly ChatMessage[]): (messages: readonly ChatMessage[]) => void {
  let messages = seen;
  let notify: (() => void) | undefined;
  const getSnapshot = (): ChatSnapshot => ({
    phase: "reconnecting",
    error: null,
    messages,
    outbox: [],
    hasEarlier: false,
    isLoadingEarlier: false,
  });
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => undefined;
  };
  persistMessages(meetingId, { subscribe, getSnapshot });
  return (newMessages) => {
    messages = newMessages;
    notify?.();
  };
}

it("stores messages that were read before the room is connected, also when the network ends first", () => {
  persistRoom(7, [])([message(1)]);
  expect(readMessages(7)).toEqual([message(1)]);
});

it("keeps what was seen before when a visit reads only the newest messages", () => {
  const setMessages = persistRoom(8, range(1, 50));
  setMessages(range(51, 70));
  expect(readMessages(8)).toEqual(range(21, 70));
  setMessages(range(31, 71));
  expect(readMessages(8)).toEqual(range(22, 71));
});
