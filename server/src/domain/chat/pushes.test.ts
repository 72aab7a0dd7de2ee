import { beforeEach, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { openMeeting } from "../../testing/meetings.ts";
import { chatPushJob } from "../../jobs/chat-pushes.ts";
import { postTextMessage } from "./messages.ts";
import { CHAT_PUSH_DELAY_MS, PostedRooms, queueChatPushes } from "./pushes.ts";

let t: TestApp;
let host: TestMember;
let guest: TestMember;
let meetingId: number;

beforeEach(async () => {
  t = await createTestApp();
  host = await t.member({ fcmToken: "device-of-host" });
  guest = await t.member({ fcmToken: "device-of-guest" });
  meetingId = await openMeeting(t, host);
  await t.api.ok("joinMeeting", { token: guest.token, params: { meetingId } });
});

async function post(sender: TestMember, content: string): Promise<void> {
  const message = { meetingId, memberId: sender.id, content, clientId: null, now: t.clock.now() };
  await t.db.transaction().execute((trx) => postTextMessage({ trx }, message));
  t.deps.postedRooms.add(meetingId, t.clock.now());
}

/** Runs the job, and returns what it has queued. */
async function findPushes() {
  await chatPushJob(t.deps).run(t.clock.now(), new AbortController().signal);
  const rows = await t.db.deleteFrom("pushOutbox").returning(["memberId", "title", "content", "url"]).execute();
  return rows.toSorted((a, b) => a.memberId - b.memberId);
}

async function findPushesAfterDelay() {
  t.clock.advance(CHAT_PUSH_DELAY_MS);
  return findPushes();
}

const readRoom = ({ token }: TestMember) => t.api.ok("listChats", { token, params: { meetingId }, query: { page: 0 } });

test("a message is pushed to the other members once until they read the room", async () => {
  await post(host, "먼저 도착했어요");
  expect(await findPushes()).toEqual([]);
  const url = `/app/chat/${meetingId}`;
  const title = "홍대에서 라멘 먹어요";
  expect(await findPushesAfterDelay()).toEqual([
    { memberId: guest.id, title, content: `${host.name}: 먼저 도착했어요`, url },
  ]);
  await post(host, "2층이에요");
  expect(await findPushesAfterDelay()).toEqual([]);
  await readRoom(guest);
  await post(host, "주문할게요");
  expect((await findPushesAfterDelay()).map(({ content }) => content)).toEqual([`${host.name}: 주문할게요`]);
});

test("a lively room that is read isn't pushed: each message waits, not the room", async () => {
  await post(host, "하나");
  await readRoom(guest);
  t.clock.advance(CHAT_PUSH_DELAY_MS - 50);
  await post(host, "둘");
  t.clock.advance(50);
  expect(await findPushes()).toEqual([]);
  t.clock.advance(CHAT_PUSH_DELAY_MS - 50);
  expect((await findPushes()).map(({ content }) => content)).toEqual([`${host.name}: 둘`]);
});

test("nothing is pushed to a member who reads the room while it waits, turned chats off, or blocked the sender", async () => {
  await post(host, "하나");
  await readRoom(guest);
  expect(await findPushesAfterDelay()).toEqual([]);
  const settings = { meeting: true, chat: false, news: true };
  await t.api.ok("setNotificationSettings", { token: guest.token, body: settings });
  await post(host, "둘");
  expect(await findPushesAfterDelay()).toEqual([]);
  await t.api.ok("setNotificationSettings", { token: guest.token, body: { ...settings, chat: true } });
  await t.api.ok("blockMember", { token: guest.token, body: { blockedId: host.id } });
  await post(host, "셋");
  expect(await findPushesAfterDelay()).toEqual([]);
});

test("each member is pushed the newest message that is neither their own nor of somebody they blocked", async () => {
  const blocked = await t.member({ fcmToken: "device-of-blocked" });
  await t.api.ok("joinMeeting", { token: blocked.token, params: { meetingId } });
  await t.api.ok("blockMember", { token: guest.token, body: { blockedId: blocked.id } });
  await post(host, "하나");
  await post(host, "둘");
  await post(blocked, "셋");
  const ofHost = `${host.name}: 둘`;
  expect(await findPushesAfterDelay()).toMatchObject([
    { memberId: host.id, content: `${blocked.name}: 셋` },
    { memberId: guest.id, content: ofHost },
    { memberId: blocked.id, content: ofHost },
  ]);
  await readRoom(guest);
  await post(blocked, "넷");
  expect(await findPushesAfterDelay()).toEqual([]);
});

test("two servers queue one push, and a long message is shortened", async () => {
  await post(host, "가".repeat(300));
  const now = t.clock.now();
  await Promise.all([1, 2].map(() => queueChatPushes({ db: t.db, now }, [meetingId])));
  const rows = await t.db.selectFrom("pushOutbox").select("content").execute();
  expect(rows).toEqual([{ content: `${host.name}: ${"가".repeat(100)}` }]);
});

test("a waiting push with a member's message goes with their withdrawal", async () => {
  await post(guest, "곧 가요");
  await queueChatPushes({ db: t.db, now: t.clock.now() }, [meetingId]);
  await t.api.ok("withdrawMember", { token: guest.token });
  const rows = await t.db.selectFrom("pushOutbox").select("content").execute();
  expect(rows.filter(({ content }) => content.includes("곧 가요"))).toEqual([]);
});

test("a room waits from its first message on, and again for one that is younger, also when the clock is set back", () => {
  const rooms = new PostedRooms();
  rooms.add(1, new Date(0));
  rooms.add(1, new Date(CHAT_PUSH_DELAY_MS - 1));
  expect(rooms.takeDue(new Date(CHAT_PUSH_DELAY_MS - 1))).toEqual([]);
  expect(rooms.takeDue(new Date(CHAT_PUSH_DELAY_MS))).toEqual([1]);
  expect(rooms.takeDue(new Date(2 * CHAT_PUSH_DELAY_MS - 2))).toEqual([]);
  expect(rooms.takeDue(new Date(2 * CHAT_PUSH_DELAY_MS - 1))).toEqual([1]);
  rooms.add(2, new Date(CHAT_PUSH_DELAY_MS));
  expect(rooms.takeDue(new Date(0))).toEqual([2]);
  expect(rooms.takeAll()).toEqual([]);
});
