// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { watchUnread } from "./watchUnread.ts";

const client = new QueryClient();
const isUnread = () => document.documentElement.hasAttribute("data-unread");
const setRooms = (...unread: boolean[]) =>
  client.setQueryData(["chat", "rooms"], { chatroomListDtoList: unread.map((hasUnreadChat) => ({ hasUnreadChat })) });
const session = vi.hoisted(() => ({ state: { kind: "member", member: { status: "ACTIVE" } } as object }));

vi.mock("../session/session.ts", () => ({ sessionNow: () => session.state, onSessionChange: () => () => undefined }));
vi.mock("../api/api.ts", () => ({ api: { GET: () => new Promise(() => undefined) } }));

afterEach(() => client.clear());

test("the page is marked while a room has unread messages, whatever title a screen sets", async () => {
  document.title = "모임 · 밥친구";
  watchUnread(client);
  setRooms(false, true);
  await vi.waitFor(() => expect([isUnread(), document.title]).toEqual([true, "● 모임 · 밥친구"]));
  document.title = "탐색 · 밥친구";
  await vi.waitFor(() => expect(document.title).toBe("● 탐색 · 밥친구"));
  setRooms(false, false);
  await vi.waitFor(() => expect([isUnread(), document.title]).toEqual([false, "탐색 · 밥친구"]));
});
