import type { Trx } from "../../db/schema.ts";
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { beforeEach, describe, expect, test } from "vitest";
import { listMessages } from "../../domain/chat/rooms.ts";
import { markRead, postSystemMessage, postTextMessage } from "../../domain/chat/messages.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { openMeeting } from "../../testing/meetings.ts";

let t: TestApp;
let host: TestMember;
let guest: TestMember;
let meetingId: number;

beforeEach(async () => {
  t = await createTestApp();
  [host, guest] = [await t.member({ rice: 3 * MEETING_DEPOSIT_RICE }), await t.member()];
  meetingId = await openMeeting(t, host);
  await t.api.ok("joinMeeting", { token: guest.token, params: { meetingId } });
});

const postMessage = (memberId: number, content: string, room = meetingId) =>
  t.db
    .transaction()
    .execute((trx) =>
      postTextMessage({ trx }, { meetingId: room, memberId, content, clientId: null, now: t.clock.now() }),
    );
const roomsOf = async ({ token }: TestMember) => (await t.api.ok("listChatrooms", { token })).chatroomListDtoList;
const chatsOf = ({ token }: TestMember, page?: number) =>
  t.api.ok("listChats", { token, params: { meetingId }, query: page === undefined ? {} : { page } });
const block = (by: TestMember, blocked: TestMember) =>
  t.db.insertInto("blocks").values({ blockerId: by.id, blockedId: blocked.id, createdAt: t.clock.now() }).execute();

test.for([
  ["leaves", (trx: Trx) => trx.updateTable("meetingMembers").set({ state: "LEFT" }).where("memberId", "=", guest.id)],
  ["is banned", (trx: Trx) => trx.updateTable("members").set({ status: "BANNED" }).where("id", "=", guest.id)],
] as const)("a page that is read while its reader %s has no later message", async ([, remove]) => {
  const content = "그 뒤의 말";
  const page = listMessages(t.db, { meetingId, memberId: guest.id, page: 0, now: t.clock.now() });
  const removal = t.db.transaction().execute(async (trx) => {
    await remove(trx).execute();
    await postTextMessage({ trx }, { meetingId, memberId: host.id, content, clientId: null, now: t.clock.now() });
  });
  const [outcome] = await Promise.all([page.catch((error: unknown) => [error]), removal]);
  expect(outcome).not.toContainEqual(expect.objectContaining({ content }));
});

describe("rooms", () => {
  test("a room without a member's message has the line of who joined, and nothing unread", async () => {
    expect(await roomsOf(guest)).toEqual([
      {
        meetingId,
        meetingTitle: "홍대에서 라멘 먹어요",
        meetingImageUrl: null,
        lastChatContent: `${guest.name}님이 들어왔어요.`,
        lastChatType: "SYSTEM",
        lastChatCreatedAt: t.clock.now().toISOString(),
        hasUnreadChat: false,
      },
    ]);
  });

  test("the room with the newest message comes first, empty ones last", async () => {
    const second = await openMeeting(t, host);
    const third = await openMeeting(t, host);
    await postMessage(host.id, "하나");
    await postMessage(host.id, "둘", third);
    expect((await roomsOf(host)).map((room) => [room.meetingId, room.lastChatType])).toEqual([
      [third, "TEXT"],
      [meetingId, "TEXT"],
      [second, null],
    ]);
  });

  test("only another member's message after the read position is unread", async () => {
    await postMessage(host.id, "안녕하세요");
    expect((await roomsOf(host))[0]?.hasUnreadChat).toBe(false);
    expect((await roomsOf(guest))[0]).toMatchObject({ hasUnreadChat: true, lastChatContent: "안녕하세요" });
    await chatsOf(guest, 1);
    expect((await roomsOf(guest))[0]?.hasUnreadChat).toBe(true);
    await chatsOf(guest);
    expect((await roomsOf(guest))[0]?.hasUnreadChat).toBe(false);
    await t.db
      .transaction()
      .execute((trx) =>
        postSystemMessage({ trx, now: t.clock.now() }, { meetingId, content: "CHECK", systemKey: "CHECK" }),
      );
    const newest = { hasUnreadChat: true, lastChatContent: "CHECK" };
    expect((await roomsOf(guest))[0]).toMatchObject({ ...newest, lastChatType: "SYSTEM" });
    await postMessage(host.id, "CHECK");
    expect((await roomsOf(guest))[0]).toMatchObject({ ...newest, lastChatType: "TEXT" });
  });

  test("who joins, leaves and becomes the host is told in the room, again for every seat, and makes none unread", async () => {
    const third = await t.member();
    await t.api.ok("joinMeeting", { token: third.token, params: { meetingId } });
    for (const token of [host.token, guest.token]) await t.api.ok("leaveMeeting", { token, params: { meetingId } });
    await t.api.ok("joinMeeting", { token: guest.token, params: { meetingId } });
    expect((await roomsOf(third))[0]).toMatchObject({ hasUnreadChat: false });
    expect((await chatsOf(third)).map(({ type, content }) => [type, content]).toReversed()).toEqual(
      [
        `${guest.name}님이 들어왔어요.`,
        `${third.name}님이 들어왔어요.`,
        `${host.name}님이 나갔어요.`,
        `이제 ${guest.name}님이 호스트예요.`,
        `${guest.name}님이 나갔어요.`,
        `이제 ${third.name}님이 호스트예요.`,
        `${guest.name}님이 들어왔어요.`,
      ].map((content) => ["SYSTEM", content]),
    );
  });

  test("who joins and leaves again and again doesn't fill the room with lines", async () => {
    const call = { token: guest.token, params: { meetingId } };
    for (let i = 0; i < 8; i += 1) {
      await t.api.ok("leaveMeeting", call);
      await t.api.ok("joinMeeting", call);
    }
    // Five seats, each with a line at its beginning and at its end.
    expect(await chatsOf(host)).toHaveLength(10);
    await t.api.ok("leaveMeeting", { token: host.token, params: { meetingId } });
    expect((await chatsOf(guest))[0]?.content).toBe(`${host.name}님이 나갔어요.`);
  });

  test("a blocked member's message is neither the last message nor unread", async () => {
    await postMessage(guest.id, "먼저 온 사람");
    await postMessage(host.id, "차단된 사람");
    await chatsOf(guest);
    await postMessage(host.id, "또 차단된 사람");
    await block(guest, host);
    expect((await roomsOf(guest))[0]).toMatchObject({ hasUnreadChat: false, lastChatContent: "먼저 온 사람" });
  });

  test("a room isn't listed for a member who has left", async () => {
    await t.api.ok("leaveMeeting", { token: guest.token, params: { meetingId } });
    expect(await roomsOf(guest)).toEqual([]);
  });

  test("the read position never moves backwards", async () => {
    await postMessage(host.id, "하나");
    await postMessage(host.id, "둘");
    const [newest, oldest] = await chatsOf(guest);
    const readPosition = { meetingId, memberId: guest.id, lastReadId: oldest?.id ?? 0 };
    const now = t.clock.now();
    await markRead(t.db, [readPosition], now);
    const read = await t.db.selectFrom("chatReads").select("lastReadId").executeTakeFirstOrThrow();
    expect(read.lastReadId).toBe(newest?.id);
    await markRead(t.db, [{ ...readPosition, meetingId: 999_999 }], now);
    expect(await t.db.selectFrom("chatReads").selectAll().execute()).toHaveLength(1);
  });
});

describe("room info", () => {
  test("returns the members in the order they joined and the caller's blocks", async () => {
    const stranger = await t.member();
    await openMeeting(t, stranger);
    await block(guest, stranger);
    const info = await t.api.ok("getChatroomInfo", { token: guest.token, params: { meetingId } });
    expect(info.members.map((member) => member.id)).toEqual([host.id, guest.id]);
    expect(info).toMatchObject({ hostId: host.id, meetingStatus: "RECRUITING", blockMemberIdList: [stranger.id] });
  });
});

describe("history", () => {
  test("the history has pages of 20, newest first, without gaps or duplicates", async () => {
    for (let n = 1; n <= 45; n += 1) await postMessage(host.id, `${n}`);
    const pages = [await chatsOf(guest, 0), await chatsOf(guest, 1), await chatsOf(guest, 2)];
    expect(pages.map((page) => page.length)).toEqual([20, 20, 6]);
    const texts = pages.flat().filter(({ type }) => type === "TEXT");
    expect(texts.map((chat) => chat.content)).toEqual(Array.from({ length: 45 }, (_unused, n) => `${45 - n}`));
  });

  test("the history includes messages of blocked members, and a withdrawn sender is null", async () => {
    await postMessage(host.id, "차단");
    await block(guest, host);
    await t.db.updateTable("members").set({ withdrawnAt: t.clock.now() }).where("id", "=", host.id).execute();
    expect((await chatsOf(guest))[0]).toMatchObject({ content: "차단", memberId: null, type: "TEXT" });
  });
});

test("only members of the meeting can read the room", async () => {
  const stranger = await t.member();
  const expelled = await t.member();
  await t.api.ok("joinMeeting", { token: expelled.token, params: { meetingId } });
  await t.db.updateTable("meetingMembers").set({ state: "EXPELLED" }).where("memberId", "=", expelled.id).execute();
  for (const { token } of [stranger, expelled]) {
    const refused = await t.api.refused("listChats", "NOT_PARTICIPANT", { token, params: { meetingId } });
    expect(refused.message).toBe("모임에 참여한 밥친구만 할 수 있어요.");
    await t.api.refused("getChatroomInfo", "NOT_PARTICIPANT", { token, params: { meetingId } });
  }
  await t.api.refused("listChats", "MEETING_NOT_FOUND", { token: guest.token, params: { meetingId: 999_999 } });
  await t.api.refused("listChatrooms", "ROLE_NOT_ALLOWED", { token: (await t.admin()).token });
});
