// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { startMemberSession } from "../testing/session.ts";
import { watchUnread } from "./watchUnread.ts";

const client = new QueryClient();
const isUnread = () => document.documentElement.hasAttribute("data-unread");
const setRooms = (...unread: boolean[]) =>
  client.setQueryData(["chat", "rooms"], { chatroomListDtoList: unread.map((hasUnreadChat) => ({ hasUnreadChat })) });

test("the page is marked while a room has unread messages, whatever title a screen sets", async () => {
  await startMemberSession();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  document.title = "모임 · 밥친구";
  const stop = watchUnread(client);
  onTestFinished(() => {
    stop();
    client.clear();
  });
  setRooms(false, true);
  await expect.poll(() => [isUnread(), document.title]).toEqual([true, "● 모임 · 밥친구"]);
  document.title = "탐색 · 밥친구";
  await expect.poll(() => document.title).toBe("● 탐색 · 밥친구");
  setRooms(false, false);
  await expect.poll(() => [isUnread(), document.title]).toEqual([false, "탐색 · 밥친구"]);
});
