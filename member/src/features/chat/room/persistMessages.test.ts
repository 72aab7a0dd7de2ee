// @vitest-environment jsdom
import type { ChatMessage } from "@babchingu/openapi/types";
import { expect, it } from "vitest";
import { readMessages } from "../model/storage.ts";
import { persistMessages } from "./persistMessages.ts";
import type { ChatSnapshot } from "./types.ts";

it("stores messages that were read before the room is connected, also when the network ends first", () => {
  const read = [{ id: 1, content: "먼저 도착했어요", createdAt: "2025-03-01 12:00" } as ChatMessage];
  let messages: readonly ChatMessage[] = [];
  let notify: (() => void) | undefined;
  const snapshot = (): ChatSnapshot =>
    ({
      phase: "reconnecting",
      error: null,
      messages,
      outbox: [],
      hasEarlier: false,
      isLoadingEarlier: false,
    }) satisfies ChatSnapshot;
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => undefined;
  };
  persistMessages(7, { subscribe, getSnapshot: snapshot });
  messages = read;
  notify?.();
  expect(readMessages(7)).toEqual(read);
});
