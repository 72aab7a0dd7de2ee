import { MINUTE_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postSystemMessage } from "../domain/chat/messages.ts";
import { startServer, type TestServer } from "./testing.ts";
import { eventually } from "../testing/eventually.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ messagesPer10SecondsMax: 1000 });
});
afterAll(() => server.close());

async function createRoomWithClients(members: number) {
  const created = await server.room(members);
  const clients = await Promise.all(created.tokens.map((token) => server.connect(token)));
  return { ...created, clients, host: clients[0]!, guest: clients[1]! };
}

test("members receive each other's messages and their own", async () => {
  const { meetingId, memberIds, host, guest } = await createRoomWithClients(2);
  await Promise.all([host.subscribeToRoom(meetingId), guest.subscribeToRoom(meetingId)]);
  await host.send(meetingId, "  안녕하세요  ", { "client-id": "c-1" });
  await eventually(() => expect([host.chats.length, guest.chats.length]).toEqual([1, 1]));
  expect(guest.chats[0]).toEqual({
    id: expect.any(Number),
    type: "TEXT",
    content: "안녕하세요",
    createdAt: "2026-03-01T09:00:00.000Z",
    memberId: memberIds[0],
    clientId: "c-1",
  });
});

test("200 concurrent messages are delivered to everybody once, in id order", async () => {
  const { meetingId, clients } = await createRoomWithClients(4);
  await Promise.all(clients.map((client) => client.subscribeToRoom(meetingId)));
  await Promise.all(
    clients.flatMap((client) => Array.from({ length: 50 }, (_unused, n) => client.send(meetingId, `메시지 ${n}`))),
  );
  for (const client of clients) await eventually(() => expect(client.chats).toHaveLength(200));
  const stored = await server.db.selectFrom("chatMessages").select("id").where("meetingId", "=", meetingId).execute();
  const ids = stored.map((row) => row.id).toSorted((a, b) => a - b);
  for (const client of clients) expect(client.chats.map((chat) => chat.id)).toEqual(ids);
});

test("a receipt is sent after the message is stored", async () => {
  const { meetingId, host } = await createRoomWithClients(2);
  await host.send(meetingId, "저장됐나요");
  const rows = await server.db.selectFrom("chatMessages").selectAll().where("meetingId", "=", meetingId).execute();
  expect(rows.map((row) => row.content)).toEqual(["저장됐나요"]);
});

test("a retry with the same client-id is stored and delivered once and keeps the first content", async () => {
  const { meetingId, host, guest } = await createRoomWithClients(2);
  await guest.subscribeToRoom(meetingId);
  await host.send(meetingId, "처음", { "client-id": "again" });
  await host.send(meetingId, "다시", { "client-id": "again" });
  await host.send(meetingId, "다음");
  await eventually(() => expect(guest.chats.map((chat) => chat.content)).toEqual(["처음", "다음"]));
  // Two members may choose the same client-id.
  await guest.send(meetingId, "나도", { "client-id": "again" });
  await eventually(() => expect(guest.chats).toHaveLength(3));
});

test("members of one room may be connected to different servers", async () => {
  const other = await startServer({}, server.db);
  const { meetingId, tokens, host } = await createRoomWithClients(2);
  const otherClient = await other.connect(tokens[1]!);
  await Promise.all([host.subscribeToRoom(meetingId), otherClient.subscribeToRoom(meetingId)]);
  await host.send(meetingId, "거기까지 들리나요");
  await eventually(() => expect(otherClient.chats).toHaveLength(1));
  await otherClient.send(meetingId, "네");
  await eventually(() => expect(host.chats.map((chat) => chat.content)).toEqual(["거기까지 들리나요", "네"]));
  await other.close();
});

test("system messages are delivered after their commit, and a key is used once", async () => {
  const { meetingId, guest } = await createRoomWithClients(2);
  await guest.subscribeToRoom(meetingId);
  const post = () =>
    server.db
      .transaction()
      .execute((trx) =>
        postSystemMessage(
          { trx, now: server.clock.now() },
          { meetingId, content: "CONFIRMED", systemKey: "CONFIRMED" },
        ),
      );
  expect(await post()).toBe(await post());
  await eventually(() => expect(guest.chats).toHaveLength(1));
  expect(guest.chats[0]).toMatchObject({ type: "SYSTEM", content: "CONFIRMED", memberId: null });
});

test("non-members can neither subscribe nor send", async () => {
  const { meetingId, host } = await createRoomWithClients(2);
  const nonMember = await server.connect((await server.member()).token);
  nonMember.requestSubscription(meetingId);
  nonMember.publish(meetingId, { type: "TEXT", content: "저도요" }, { receipt: "s-1" });
  await eventually(() => expect(nonMember.queueErrors).toHaveLength(2));
  expect(nonMember.queueErrors[0]).toMatchObject({
    code: errorCodes.NOT_PARTICIPANT,
    headers: { "receipt-id": "refused", "refused-destination": `/topic/chat/${meetingId}` },
  });
  expect(nonMember.queueErrors[1]).toMatchObject({
    code: errorCodes.NOT_PARTICIPANT,
    headers: { "receipt-id": "s-1" },
  });
  await host.send(meetingId, "우리끼리");
  expect(nonMember.chats).toEqual([]);
});

test("leaving ends the subscription with an error", async () => {
  const { meetingId, memberIds, host, guest } = await createRoomWithClients(3);
  await Promise.all([host.subscribeToRoom(meetingId), guest.subscribeToRoom(meetingId)]);
  const seat = server.db.updateTable("meetingMembers").where("meetingId", "=", meetingId);
  await seat.set({ state: "LEFT" }).where("memberId", "=", memberIds[1]!).execute();
  await host.send(meetingId, "나간 사람은 못 봐요");
  await eventually(() => expect(guest.queueErrors).toHaveLength(1));
  expect(guest.queueErrors[0]).toMatchObject({
    code: errorCodes.NOT_PARTICIPANT,
    headers: { "refused-destination": `/topic/chat/${meetingId}` },
  });
  expect(guest.chats).toEqual([]);
  expect(guest.closeCode).toBeNull();
});

test("an expelled member and the members of a deleted meeting receive the error code", async () => {
  const { meetingId, memberIds, host, guest } = await createRoomWithClients(2);
  await Promise.all([host.subscribeToRoom(meetingId), guest.subscribeToRoom(meetingId)]);
  const seat = server.db.updateTable("meetingMembers").where("meetingId", "=", meetingId);
  await seat.set({ state: "EXPELLED" }).where("memberId", "=", memberIds[1]!).execute();
  await eventually(() => expect(guest.queueErrors.map((it) => it.code)).toEqual([errorCodes.EXPELLED]));
  guest.requestSubscription(meetingId);
  await eventually(() =>
    expect(guest.queueErrors.map((it) => it.code)).toEqual([errorCodes.EXPELLED, errorCodes.EXPELLED]),
  );
  await server.db.deleteFrom("meetings").where("id", "=", meetingId).execute();
  await eventually(() => expect(host.queueErrors.map((it) => it.code)).toEqual([errorCodes.MEETING_NOT_FOUND]));
});

test.each([
  ["blank", { type: "TEXT", content: "  " }, "/content"],
  ["over 300 characters", { type: "TEXT", content: "밥".repeat(301) }, "/content"],
  ["of another type", { type: "SYSTEM", content: "CHECK" }, "/type"],
  ["with an unknown field", { type: "TEXT", content: "밥", extra: 1 }, "/extra"],
])("a message that is %s is refused with its invalid field", async (_name, body, pointer) => {
  const { meetingId, host } = await createRoomWithClients(2);
  host.publish(meetingId, body, { receipt: "bad" });
  await eventually(() => expect(host.queueErrors).toHaveLength(1));
  expect(host.queueErrors[0]).toMatchObject({
    code: errorCodes.INVALID_REQUEST,
    data: { fields: { [pointer]: expect.any(String) } },
  });
});

test("300 characters after trimming are accepted", async () => {
  const { meetingId, host, guest } = await createRoomWithClients(2);
  await guest.subscribeToRoom(meetingId);
  await host.send(meetingId, ` ${"🍚".repeat(300)} `);
  await eventually(() => expect(guest.chats[0]?.content).toBe("🍚".repeat(300)));
});

test("unknown destinations are refused", async () => {
  const { host } = await createRoomWithClients(2);
  host.requestSubscription("0");
  host.publish("1/../2", { type: "TEXT", content: "?" });
  host.requestSubscription(999_999);
  await eventually(() =>
    expect(host.queueErrors.map((it) => it.code)).toEqual([
      errorCodes.NOT_FOUND,
      errorCodes.NOT_FOUND,
      errorCodes.MEETING_NOT_FOUND,
    ]),
  );
});

test("SUBSCRIBE and SEND require a valid token of the connected member", async () => {
  const { meetingId, host, tokens } = await createRoomWithClients(2);
  host.requestSubscription(meetingId, {});
  host.publish(meetingId, { type: "TEXT", content: "?" }, { Authorization: `Bearer ${tokens[1]}` });
  host.publish(meetingId, { type: "TEXT", content: "?" }, { Authorization: "Bearer 1.1.1" });
  await eventually(() =>
    expect(host.queueErrors.map((it) => it.code)).toEqual([
      errorCodes.TOKEN_INVALID,
      errorCodes.TOKEN_INVALID,
      errorCodes.TOKEN_EXPIRED,
    ]),
  );
});

test("messages delivered to an open room count as read", async () => {
  const { meetingId, memberIds, host, guest } = await createRoomWithClients(2);
  await guest.subscribeToRoom(meetingId);
  await host.send(meetingId, "읽었나요");
  await eventually(async () => {
    const read = await server.db.selectFrom("chatReads").selectAll().where("meetingId", "=", meetingId).execute();
    expect(read.map((row) => [row.memberId, row.lastReadId])).toEqual([[memberIds[1], guest.chats[0]?.id]]);
  });
});

test("after a reconnect the history and the socket together contain every message once", async () => {
  const { meetingId, tokens, host, guest } = await createRoomWithClients(2);
  await guest.subscribeToRoom(meetingId);
  await host.send(meetingId, "1");
  await eventually(() => expect(guest.chats).toHaveLength(1));
  await guest.disconnect();
  await host.send(meetingId, "2");
  const reconnected = await server.connect(tokens[1]!);
  const sending = host.send(meetingId, "3");
  await reconnected.subscribeToRoom(meetingId);
  const history = await server.db.selectFrom("chatMessages").selectAll().where("meetingId", "=", meetingId).execute();
  await sending;
  await host.send(meetingId, "4");
  await eventually(() => expect(reconnected.chats.at(-1)?.content).toBe("4"));
  const merged = new Map([...guest.chats, ...history, ...reconnected.chats].map((chat) => [chat.id, chat.content]));
  expect([...merged.values()].toSorted()).toEqual(["1", "2", "3", "4"]);
  expect(new Set(reconnected.chats.map((chat) => chat.id)).size).toBe(reconnected.chats.length);
});

test("a newer token on any frame extends the connection; otherwise it ends when the token expires", async () => {
  const { meetingId, host, guest } = await createRoomWithClients(2);
  await guest.subscribeToRoom(meetingId);
  host.token = server.renew(host.token, 60);
  await host.send(meetingId, "새 토큰");
  await eventually(() => expect(guest.chats).toHaveLength(1));
  server.clock.advance(31 * MINUTE_MS);
  await eventually(() => expect([guest.closeCode, guest.errorFrames]).toEqual([1008, [errorCodes.TOKEN_EXPIRED]]));
  await host.send(meetingId, "아직 있어요");
  expect(guest.chats).toHaveLength(1);
  server.clock.advance(31 * MINUTE_MS);
  await eventually(() => expect([host.closeCode, host.errorFrames]).toEqual([1008, [errorCodes.TOKEN_EXPIRED]]));
});
