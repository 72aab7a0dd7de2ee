// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { errorResponse, stubResponses, type StubbedResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import * as roomCache from "../room/roomCache.ts";
import type { ChatRoom, ChatSnapshot } from "../room/types.ts";
import { ChatRoomScreen } from "./ChatRoomScreen.tsx";

setUpDom();

/** A room without messages; returns what changes its phase. */
function stubRoom(phase: ChatSnapshot["phase"]): (phase: ChatSnapshot["phase"]) => void {
  const rest = { error: null, messages: [], outbox: [], hasEarlier: false, isLoadingEarlier: false };
  let snapshot: ChatSnapshot = { ...rest, phase };
  const listeners = new Set<() => void>();
  const room: Partial<ChatRoom> = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => undefined,
    stop: () => undefined,
  };
  vi.spyOn(roomCache, "getRoom").mockReturnValue(room as ChatRoom);
  return (next) => {
    snapshot = { ...rest, phase: next };
    act(() => listeners.forEach((listener) => listener()));
  };
}

it("the room asks again, once it is connected, for what an outage didn't answer", async () => {
  class NoObserver {
    observe(): void {}
    disconnect(): void {}
  }
  for (const name of ["IntersectionObserver", "ResizeObserver"]) vi.stubGlobal(name, NoObserver);
  await startMemberSession();
  const setPhase = stubRoom("reconnecting");
  const responses: StubbedResponses = { "GET /chat/4/chatroom-info": errorResponse("INTERNAL") };
  stubResponses(responses);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreens({ "/chat/:meetingId": <ChatRoomScreen /> }, "/chat/4", client);
  expect(await screen.findByText("채팅을 열지 못했어요")).toBeDefined();
  responses["GET /chat/4/chatroom-info"] = [200, { meetingTitle: "홍대 라멘", members: [], blockMemberIdList: [] }];
  setPhase("ready");
  expect(await screen.findByRole("heading", { name: "홍대 라멘" })).toBeDefined();
});
