// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { session } from "../../../api/api.ts";
import { outboxStorage } from "../model/storage.ts";
import { getRoom } from "./roomCache.ts";
import { forgetRoom } from "./rooms.ts";

const page = (newest: number) =>
  Array.from({ length: 20 }, (_, n) => ({
    id: newest - n,
    type: "TEXT",
    content: "말",
    createdAt: "2026-03-01T00:00:00Z",
    memberId: 8,
  }));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it("stores no earlier messages that arrive after the log-out", async () => {
  const earlier = Promise.withResolvers<Response>();
  vi.stubGlobal("WebSocket", EventTarget);
  vi.stubGlobal("fetch", (input: Request | string) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    return searchParams.get("page") === "1" ? earlier.promise : Promise.resolve(Response.json(page(100)));
  });
  session.setTokens({ accessToken: "a", refreshToken: "r" });
  const room = getRoom(3, 7);
  room.start();
  await expect.poll(() => room.getSnapshot().messages).toHaveLength(20);
  const loading = room.loadEarlier();
  await session.logout();
  window.localStorage.clear();
  earlier.resolve(Response.json(page(80)));
  await loading;
  expect(Object.keys(window.localStorage)).toEqual([]);
});

it("forgets what waits in the room of a meeting that was left", () => {
  outboxStorage(3).save([{ clientId: "c-1", content: "가요", writtenAt: 0, state: "failed", reason: null }]);
  const room = getRoom(3, 7);
  expect(room.getSnapshot().outbox).toHaveLength(1);
  const stop = vi.spyOn(room, "stop");
  forgetRoom(3);
  expect(stop).toHaveBeenCalledOnce();
  expect(getRoom(3, 7).getSnapshot().outbox).toEqual([]);
});
