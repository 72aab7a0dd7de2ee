import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ChatMember } from "./chat-member.ts";
import { eventually } from "./eventually.ts";
import { createTestApp, type TestApp } from "./harness.ts";
import { openMeeting } from "./meetings.ts";

const MESSAGES = 120;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => t.app.close());

test("a client that connects again reads what it missed, and no more of a long history", async () => {
  const host = await t.member();
  const meetingId = await openMeeting(t, host);
  const url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
  const chat = await ChatMember.connect(url, host.token, meetingId);
  const insert = (count: number) =>
    t.deps.db
      .insertInto("chatMessages")
      .values(
        Array.from({ length: count }, () => ({
          meetingId,
          memberId: host.id,
          type: "TEXT" as const,
          content: "안녕하세요",
          createdAt: t.clock.now(),
        })),
      )
      .execute();
  await insert(MESSAGES);
  await eventually(() => expect(chat.deliveredIds).toHaveLength(MESSAGES));

  const fetched = vi.spyOn(globalThis, "fetch");
  const isSleeping = chat.sleep(100);
  await insert(2);
  await isSleeping;
  await eventually(() => expect(chat.received.size).toBe(MESSAGES + 2));
  await chat.reload({});
  await eventually(() => expect(fetched.mock.calls.length).toBeGreaterThan(1));
  await chat.disconnect();
  const path = `${url}/api/v1/chat/${meetingId}/chats`;
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${path}?page=0`, `${path}?page=0`]);
  fetched.mockRestore();
});
