import * as errorCodes from "@babchingu/openapi/error-codes";
import { EventEmitter, once } from "node:events";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { postTextMessages } from "../../domain/chat/messages.ts";
import { startServer, type RawClient, type TestServer } from "../testing.ts";
import { eventually } from "../../testing/eventually.ts";
import { onStatement } from "../../testing/on-statement.ts";
import { insertRoom } from "../../testing/rooms.ts";
import { Unavailable } from "../../lib/unavailable.ts";
import { socketLimits } from "../protocol/limits.ts";
import { Connection } from "./connection.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    connectionsPerMemberMax: 3,
    subscriptionsMax: 2,
    messagesPer10SecondsMax: 5,
    roomSubscribesPer10SecondsMax: 4,
    closeWaitMs: 200,
  });
});
afterAll(() => server.close());

/** Waits for the close and returns the error code of the last frame (ERROR) and the close code. */
async function waitForClose(client: RawClient): Promise<[string | undefined, number | null]> {
  await eventually(() => expect(client.closeCode).not.toBeNull());
  return [/^ERROR\nmessage:(\S+)\n/.exec(client.frames.at(-1) ?? "")?.[1], client.closeCode];
}

async function openConnected(token?: string): Promise<RawClient> {
  const client = await server.raw();
  client.connect(token ?? (await server.member()).token);
  await eventually(() => expect(client.frames[0]).toMatch(/^CONNECTED\n/));
  return client;
}

test("CONNECTED contains the version and the server's heart-beat", async () => {
  const { token } = await server.member();
  const client = await server.raw();
  client.connect(token, "accept-version:1.0,1.1\nhost:test");
  await eventually(() => expect(client.frames).toHaveLength(1));
  expect(client.frames[0]).toContain("\nversion:1.1\n");
  expect(client.frames[0]).toContain("\nheart-beat:10000,10000\n");
  expect(client.socket.protocol).toBe("v12.stomp");
});

test.each([
  ["a malformed token", "nonsense", errorCodes.TOKEN_INVALID],
  ["an expired token", "1.1.1", errorCodes.TOKEN_EXPIRED],
])("%s ends the connection", async (_name, token, code) => {
  const client = await server.raw();
  client.connect(token);
  expect(await waitForClose(client)).toEqual([code, 1008]);
});

test("an operator and a member who is not active cannot connect", async () => {
  const operator = await server.member();
  const banned = await server.member();
  await server.db.updateTable("members").set({ role: "ROLE_ADMIN" }).where("id", "=", operator.memberId).execute();
  await server.db.updateTable("members").set({ status: "BANNED" }).where("id", "=", banned.memberId).execute();
  const first = await server.raw();
  first.connect(operator.token);
  expect(await waitForClose(first)).toEqual([errorCodes.ROLE_NOT_ALLOWED, 1008]);
  const second = await server.raw();
  second.connect(banned.token);
  expect(await waitForClose(second)).toEqual([errorCodes.STATUS_NOT_ALLOWED, 1008]);
  expect(second.frames[0]).toContain('"data":{"status":"BANNED"}');
});

test.each([
  ["a malformed frame", "not a frame", errorCodes.INVALID_REQUEST, 1002],
  ["an unknown command", "HELLO\n\n\0", errorCodes.INVALID_REQUEST, 1002],
  ["a command named like a property of every object", "constructor\n\n\0", errorCodes.INVALID_REQUEST, 1002],
  ["a second CONNECT", "CONNECT\naccept-version:1.2\nhost:x\n\n\0", errorCodes.INVALID_REQUEST, 1002],
  ["SUBSCRIBE without an id", "SUBSCRIBE\ndestination:/topic/chat/1\n\n\0", errorCodes.INVALID_REQUEST, 1002],
  ["SEND without a destination", "SEND\n\n{}\0", errorCodes.INVALID_REQUEST, 1002],
  ["a transaction", "BEGIN\ntransaction:1\n\n\0", errorCodes.NOT_IMPLEMENTED, 1002],
  [
    "a frame that is too large",
    `SEND\ndestination:/app/chat/1\n\n${"a".repeat(16_384)}\0`,
    errorCodes.BODY_TOO_LARGE,
    1009,
  ],
])("%s ends the connection", async (_name, frame, code, closeCode) => {
  const client = await openConnected();
  client.socket.send(frame);
  expect(await waitForClose(client)).toEqual([code, closeCode]);
});

test("a WebSocket message far above the limit closes the connection with 1009", async () => {
  const client = await openConnected();
  client.socket.send("a".repeat(200_000));
  await eventually(() => expect(client.closeCode).toBe(1009));
});

test("a client without a common version, or that doesn't send CONNECT first, is refused", async () => {
  const old = await server.raw();
  old.connect("x", "accept-version:1.0\nhost:test");
  expect(await waitForClose(old)).toEqual([errorCodes.INVALID_REQUEST, 1002]);
  const early = await server.raw();
  early.socket.send("SEND\ndestination:/app/chat/1\n\n{}\0");
  expect(await waitForClose(early)).toEqual([errorCodes.INVALID_REQUEST, 1002]);
});

test("DISCONNECT gets its receipt and a normal close", async () => {
  const client = await openConnected();
  client.socket.send("DISCONNECT\nreceipt:bye\n\n\0");
  await eventually(() => expect(client.closeCode).toBe(1000));
  expect(client.frames.at(-1)).toBe("RECEIPT\nreceipt-id:bye\n\n\0");
});

test("a client that does not connect in time is closed", async () => {
  const impatientServer = await startServer({ connectWaitMsMax: 100 }, server.db);
  expect(await waitForClose(await impatientServer.raw())).toEqual([errorCodes.INVALID_REQUEST, 1002]);
  await impatientServer.close();
});

describe("heart-beats", () => {
  /** A silent client is disconnected after two intervals: one that is connected after three stays connected. */
  const heartBeatMs = 1000;
  let heartBeatServer: TestServer;
  beforeAll(async () => {
    heartBeatServer = await startServer({ heartBeatMs }, server.db);
  });
  afterAll(() => heartBeatServer.close());

  async function openWithHeartBeat(heartBeat: string): Promise<RawClient> {
    const client = await heartBeatServer.raw();
    client.connect((await server.member()).token, `accept-version:1.2\nhost:test\nheart-beat:${heartBeat}`);
    await eventually(() => expect(client.frames[0]).toMatch(/^CONNECTED\n/));
    return client;
  }

  test("a silent client with negotiated heart-beats is disconnected; the server sends its own", async () => {
    const client = await openWithHeartBeat(`${heartBeatMs},${heartBeatMs}`);
    await eventually(() => expect(client.closeCode).toBe(1006));
    expect(client.frames.filter((frame) => frame === "\n").length).toBeGreaterThan(0);
  });

  test("a client that sends heart-beats, or responds to WebSocket pings, stays connected", async () => {
    const sending = await openWithHeartBeat(`${heartBeatMs},0`);
    const timer = setInterval(() => sending.socket.send("\n"), heartBeatMs / 10);
    const quiet = await openWithHeartBeat("0,0");
    await sleep(3 * heartBeatMs);
    clearInterval(timer);
    expect([sending.closeCode, quiet.closeCode]).toEqual([null, null]);
  });
});

test("logout and a ban end the connection", async () => {
  const one = await server.member();
  const two = await server.member();
  const first = await openConnected(one.token);
  const second = await openConnected(two.token);
  const revokeSessions = server.db.updateTable("sessions").set({ revokedAt: server.clock.now() });
  await revokeSessions.where("memberId", "=", one.memberId).execute();
  await server.db.updateTable("members").set({ status: "BANNED" }).where("id", "=", two.memberId).execute();
  expect(await waitForClose(first)).toEqual([errorCodes.TOKEN_REVOKED, 1008]);
  expect(await waitForClose(second)).toEqual([errorCodes.STATUS_NOT_ALLOWED, 1008]);
});

test("another origin is refused, an allowed origin is not", async () => {
  await expect(server.raw({ origin: "https://evil.example" })).rejects.toThrow("403");
  const own = await server.raw({ origin: server.url.replace("ws", "http").replace("/ws", "") });
  const allowed = await server.raw({ origin: "https://app.example" });
  expect([own.closeCode, allowed.closeCode]).toEqual([null, null]);
  own.socket.terminate();
  allowed.socket.terminate();
});

test("the connections of a member are limited", async () => {
  const { token } = await server.member();
  const clients = [await openConnected(token), await openConnected(token), await openConnected(token)];
  const fourth = await server.raw();
  fourth.connect(token);
  expect(await waitForClose(fourth)).toEqual([errorCodes.TOO_MANY_REQUESTS, 1013]);
  for (const client of clients) client.socket.terminate();
});

test("messages are limited over all connections of a member", async () => {
  const room = await server.room(1);
  const first = await server.connect(room.tokens[0]!);
  const second = await server.connect(room.tokens[0]!);
  for (let n = 0; n < 5; n += 1) await first.send(room.meetingId, `${n}`);
  second.publish(room.meetingId, { type: "TEXT", content: "너무 많아요" });
  await eventually(() => expect(second.queueErrors).toHaveLength(1));
  expect(second.queueErrors[0]).toMatchObject({
    code: errorCodes.TOO_MANY_REQUESTS,
    data: { retryAfterSeconds: expect.toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) },
  });
});

test("a message that an outage refuses doesn't count towards the limit: clients send it again until it is stored", async () => {
  let isDown = true;
  const outage = onStatement((node) => {
    if (isDown && JSON.stringify(node).includes("post_chat_messages")) throw new Unavailable("The database is gone.");
  });
  const own = await startServer({ messagesPer10SecondsMax: 2 }, server.db.withPlugin(outage));
  const { meetingId, tokens } = await own.room(1);
  const client = await own.connect(tokens[0]!);
  for (let n = 0; n < 5; n += 1) client.publish(meetingId, { type: "TEXT", content: "아직요" });
  await eventually(() => expect(client.queueErrors).toHaveLength(5));
  expect(new Set(client.queueErrors.map((it) => it.code))).toEqual(new Set([errorCodes.UNAVAILABLE]));
  isDown = false;
  for (let n = 0; n < 2; n += 1) await client.send(meetingId, "이제 돼요");
  client.publish(meetingId, { type: "TEXT", content: "너무 많아요" });
  await eventually(() => expect(client.queueErrors.at(-1)?.code).toBe(errorCodes.TOO_MANY_REQUESTS));
  await own.close();
});

test("a connection subscribes to a room once, and a refused SUBSCRIBE counts towards the limit of the member", async () => {
  const { meetingId, tokens } = await server.room(1);
  const [client, other] = [await server.connect(tokens[0]!), await server.connect(tokens[0]!)];
  await client.subscribeToRoom(meetingId);
  for (let n = 0; n < 3; n += 1) client.requestSubscription(meetingId);
  await eventually(() => expect(client.queueErrors).toHaveLength(3));
  await client.send(meetingId, "한 번만");
  other.requestSubscription(meetingId);
  await eventually(() =>
    expect(other.queueErrors[0]).toMatchObject({
      code: errorCodes.TOO_MANY_REQUESTS,
      data: { retryAfterSeconds: expect.any(Number) as number },
    }),
  );
  expect(client.queueErrors.map((it) => it.code)).toEqual(Array(3).fill(errorCodes.INVALID_REQUEST));
  // A receipt says that a message is stored; its delivery may follow later.
  await client.send(meetingId, "마지막");
  await eventually(() => expect(client.chats.map((it) => it.content)).toEqual(["한 번만", "마지막"]));
});

test("the subscriptions of a connection are limited", async () => {
  const { memberIds, tokens } = await server.room(1);
  const client = await server.connect(tokens[0]!);
  const rooms = [];
  for (let n = 0; n < 3; n += 1) rooms.push(await insertRoom(server.db, server.clock.now(), { memberIds }));
  for (const room of rooms) client.requestSubscription(room);
  await eventually(() => expect(client.queueErrors.map((it) => it.code)).toEqual([errorCodes.TOO_MANY_REQUESTS]));
});

test("a connection that sends more frames than are allowed is read more slowly", async () => {
  const { raw, member, close } = await startServer({ framesPerSecondMax: 50 }, server.db);
  const client = await raw();
  client.connect((await member()).token);
  const unsubscribe = (n: number) => client.socket.send(`UNSUBSCRIBE\nid:x\nreceipt:${n}\n\n\0`);
  const startedMs = performance.now();
  for (let n = 0; n < 75; n += 1) unsubscribe(n);
  await eventually(() => expect(client.frames.length).toBeGreaterThan(50));
  unsubscribe(75);
  await eventually(() => expect(client.frames).toHaveLength(77));
  expect(performance.now() - startedMs).toBeGreaterThan(450);
  expect(client.closeCode).toBeNull();
  await close();
});

test("a client that reads too slowly is closed with 1013", async () => {
  const { hub, raw, member, close } = await startServer();
  const client = await raw();
  client.connect((await member()).token);
  await eventually(() => expect(client.frames).toHaveLength(1));
  client.socket.pause();
  const [connection] = hub.connections;
  for (let n = 0; n < 50; n += 1) connection?.send("x".repeat(1_000_000));
  expect(connection?.isOpen).toBe(false);
  client.socket.resume();
  await eventually(() => expect(client.closeCode).toBe(1013));
  await close();
});

/** A raw client that has subscribed to the room. */
async function openSubscribed({ raw }: TestServer, { meetingId, token }: { meetingId: number; token: string }) {
  const client = await raw();
  client.connect(token);
  client.socket.send(
    `SUBSCRIBE\nid:1\ndestination:/topic/chat/${meetingId}\nAuthorization:Bearer ${token}\nreceipt:r\n\n\0`,
  );
  await eventually(() => expect(client.frames.at(-1)).toMatch(/^RECEIPT\n/));
  return client;
}

const findReaders = async ({ db }: TestServer) =>
  (await db.selectFrom("chatReads").select("memberId").orderBy("memberId").execute()).map((row) => row.memberId);

test("a message counts as read when the client has responded after its delivery, not before", async () => {
  const own = await startServer();
  const { meetingId, tokens, memberIds } = await own.room(3);
  const sender = await own.connect(tokens[0]!);
  await openSubscribed(own, { meetingId, token: tokens[1]! });
  const unreachable = await openSubscribed(own, { meetingId, token: tokens[2]! });
  unreachable.socket.pause();
  await sender.send(meetingId, "지하철이라 끊겨요");
  await eventually(async () => expect(await findReaders(own)).toEqual([memberIds[1]]));
  unreachable.socket.resume();
  await eventually(async () => expect(await findReaders(own)).toEqual([memberIds[1], memberIds[2]]));
  await own.close();
});

test("what a client has left before it received a message doesn't count as read", async () => {
  const own = await startServer();
  const { meetingId, tokens, memberIds } = await own.room(3);
  const sender = await own.connect(tokens[0]!);
  await openSubscribed(own, { meetingId, token: tokens[1]! });
  const leaving = await openSubscribed(own, { meetingId, token: tokens[2]! });
  leaving.socket.pause();
  await sender.send(meetingId, "아직 안 닿았어요");
  await eventually(async () => expect(await findReaders(own)).toEqual([memberIds[1]]));
  leaving.socket.send("UNSUBSCRIBE\nid:1\nreceipt:left\n\n\0");
  leaving.socket.resume();
  await eventually(() => expect(leaving.frames.at(-1)).toContain("receipt-id:left"));
  // The server has its answer to the ping, which came before the receipt.
  leaving.socket.ping();
  await once(leaving.socket, "pong");
  await own.hub.flushReadPositions();
  expect(await findReaders(own)).toEqual([memberIds[1]]);
  await own.close();
});

test("messages are confirmed by the answer to a ping that followed them, not by a frame that was under way", async () => {
  const socket = Object.assign(new EventEmitter(), { send: vi.fn(), ping: vi.fn(), bufferedAmount: 0 });
  const events = { onFrame: vi.fn(), onClosed: vi.fn(), onFailure: vi.fn() };
  const connection = new Connection(socket as unknown as WebSocket, new PassThrough(), socketLimits, events);
  connection.sendConnected({ memberId: 1, sessionId: 1, expiresAt: new Date() }, "1.2", { outMs: 0, inMs: 10_000 });
  const [first, newer, second, left] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const countCalls = () => [first, newer, second, left].map((it) => it.mock.calls.length);
  const tick = () => connection.tick(performance.now());
  const answer = async () => {
    for (const [payload] of socket.ping.mock.calls.splice(0)) socket.emit("pong", Buffer.from(payload as string));
    await connection.settled;
  };
  tick();
  connection.deliver("1", [], first);
  connection.deliver("3", [], left);
  socket.emit("message", Buffer.from("\n"));
  socket.emit("pong", Buffer.from("9".repeat(125)));
  await connection.settled;
  tick();
  tick();
  expect(socket.ping).toHaveBeenCalledOnce();
  // In a lively room something is always on its way when the answer comes.
  connection.deliver("1", [], newer);
  connection.deliver("2", [], second);
  connection.forget("3");
  await answer();
  expect(countCalls()).toEqual([1, 0, 0, 0]);
  tick();
  await answer();
  tick();
  expect(socket.ping).not.toHaveBeenCalled();
  expect(countCalls()).toEqual([1, 1, 1, 0]);
});

test("messages of which a slow client loses some count as unread", async () => {
  const own = await startServer({ backlogBytesMax: 5000 });
  const { meetingId, tokens, memberIds } = await own.room(2);
  const client = await openSubscribed(own, { meetingId, token: tokens[1]! });
  client.socket.pause();
  const text = { meetingId, memberId: memberIds[0]!, content: "가".repeat(300), now: own.clock.now() };
  await postTextMessages(
    own.db,
    Array.from({ length: 20 }, (_, n) => ({ ...text, clientId: `${n}` })),
  );
  await eventually(() => expect(own.hub.connections.size).toBe(0));
  client.socket.send("\n");
  client.socket.resume();
  await eventually(() => expect(client.closeCode).toBe(1013));
  await own.hub.flushReadPositions();
  expect(await findReaders(own)).toEqual([]);
  await own.close();
});

test("a client that reads nothing is disconnected, even if it sends heart-beats", async () => {
  const { hub, raw, member, close } = await startServer({ backlogBytesMax: Infinity, stuckMsMax: 3000, sweepMs: 50 });
  const [reader, stuck] = [await raw(), await raw()];
  for (const client of [reader, stuck]) client.connect((await member()).token);
  await eventually(() => expect([reader.frames.length, stuck.frames.length]).toEqual([1, 1]));
  stuck.socket.pause();
  const heartBeatTimer = setInterval(() => stuck.socket.send("\n"), 50);
  // More than the operating system's buffers hold.
  for (let n = 0; n < 20; n += 1) for (const connection of hub.connections) connection.send("x".repeat(1_000_000));
  await eventually(() => expect(hub.connections.size).toBe(1));
  await eventually(() => expect(reader.frames).toHaveLength(21));
  clearInterval(heartBeatTimer);
  expect(reader.closeCode).toBeNull();
  await close();
});

test("the rate limit counts frames when they arrive, not when a slow frame before them is handled", async () => {
  const { raw, db, room, close } = await startServer({ messagesPer10SecondsMax: 2 });
  const { meetingId, tokens } = await room(1);
  const client = await raw();
  client.connect(tokens[0]!);
  await eventually(() => expect(client.frames).toHaveLength(1));
  const send = (n: number) =>
    client.socket.send(
      `SEND\ndestination:/app/chat/${meetingId}\nAuthorization:Bearer ${tokens[0]}\nreceipt:r${n}\n\n{"type":"TEXT","content":"${n}"}\0`,
    );
  const now = vi.spyOn(performance, "now");
  // Three messages, eleven seconds apart, of which the first waits for the database until all have arrived.
  const { promise, resolve: unlock } = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const locked = db.transaction().execute(async (trx) => {
    await trx.selectFrom("meetings").select("id").where("id", "=", meetingId).forUpdate().execute();
    holding.resolve();
    await promise;
  });
  await holding.promise;
  for (let n = 0; n < 3; n += 1) {
    send(n);
    // Its answer comes after the frame has arrived.
    client.socket.ping();
    await once(client.socket, "pong");
    const at = now.getMockImplementation()?.() ?? performance.now();
    now.mockImplementation(() => at + 11_000);
  }
  // The first message would have waited longer than a message may.
  now.mockRestore();
  unlock();
  await locked;
  await eventually(() => expect(client.frames.filter((frame) => frame.startsWith("RECEIPT"))).toHaveLength(3));
  await close();
});

test("a server that stops closes with 1001", async () => {
  const stopping = await startServer();
  const client = await stopping.raw();
  client.connect((await stopping.member()).token);
  await eventually(() => expect(client.frames).toHaveLength(1));
  await stopping.close();
  await eventually(() => expect(client.closeCode).toBe(1001));
});

test("a failure of the SUBSCRIBE to the error queue ends the connection", async () => {
  const { token } = await server.member();
  const client = await openConnected(token);
  // Until the end: the sweep reads as well, keeps the connection, and must not take the failure for itself.
  const selectFrom = vi.spyOn(server.db, "selectFrom").mockImplementation(() => {
    throw new Unavailable("The database is gone.");
  });
  client.socket.send(`SUBSCRIBE\nid:errors\ndestination:/user/queue/errors\nAuthorization:Bearer ${token}\n\n\0`);
  expect(await waitForClose(client)).toEqual([errorCodes.UNAVAILABLE, 1013]);
  selectFrom.mockRestore();
});
