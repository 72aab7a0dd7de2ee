/** Floods of frames, and of connections that send or read slowly or not at all. */
import { SECOND_MS } from "@babchingu/openapi";
import { type ErrorCode, errorNames } from "@babchingu/openapi/errors";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { RawClient } from "../../realtime/testing.ts";
import { insertRoom } from "../../testing/rooms.ts";
import type { TestMember } from "../../testing/builders.ts";
import { times } from "./race-context.ts";
import { CLOSED, type FloodContext } from "./flood-context.ts";
import type { Flood } from "./floods-of-requests.ts";

const SUBSCRIPTIONS = 100;
const NUL = "\u0000";
const CONNECTIONS = 100;
/** Requests for an image on one connection: more than the system's buffers take. */
const UNREAD_IMAGES = 100;

/** Connects with a subscription to the error queue. */
async function openSocket(ctx: FloodContext, { token }: TestMember): Promise<RawClient> {
  const client = await RawClient.open(ctx.target.socketUrl, { "x-forwarded-for": ctx.address() });
  client.connect(token);
  client.socket.send(subscribeFrame("errors", "/user/queue/errors", token));
  return client;
}

const subscribeFrame = (id: string, destination: string, token: string) =>
  `SUBSCRIBE\nid:${id}\ndestination:${destination}\nAuthorization:Bearer ${token}\n\n${NUL}`;

function noteErrors(ctx: FloodContext, client: RawClient): void {
  const codes = client.frames.flatMap((frame) => frame.match(/E\d{3}-\d+/)?.[0] ?? []);
  for (const code of codes) ctx.note(errorNames[code as ErrorCode]);
}

const subscriptions: Flood = {
  name: `a room subscribed ${SUBSCRIPTIONS} times on one connection, with messages`,
  outcomes: ["INVALID_REQUEST"],
  isShort: true,
  prepare: async (ctx) => {
    const [attacker, talker] = await ctx.members(2);
    if (attacker === undefined || talker === undefined) throw new Error("Two members are missing.");
    const { db, clock } = ctx.target;
    const meetingId = await insertRoom(db, clock.now(), { memberIds: [talker.id, attacker.id] });
    const [client, other] = [await openSocket(ctx, attacker), await openSocket(ctx, talker)];
    return async () => {
      for (let i = 0; i < SUBSCRIPTIONS; i += 1)
        client.socket.send(subscribeFrame(`s-${i}`, `/topic/chat/${meetingId}`, attacker.token));
      let sent = 0;
      await ctx.atRate(2, async () => {
        sent += 1;
        const head = `SEND\ndestination:/app/chat/${meetingId}\nAuthorization:Bearer ${talker.token}`;
        other.socket.send(`${head}\n\n{"type":"TEXT","content":"밥"}${NUL}`);
      });
      noteErrors(ctx, client);
      const received = client.frames.filter((frame) => frame.includes(`\ndestination:/topic/chat/${meetingId}\n`));
      if (received.length > sent) ctx.note(`${received.length} frames of ${sent} messages`);
      for (const { socket } of [client, other]) socket.terminate();
    };
  },
};

const subscribes: Flood = {
  name: "SUBSCRIBE to other rooms on four connections, as fast as it is read",
  outcomes: ["TOO_MANY_REQUESTS", "MEETING_NOT_FOUND", "NOT_PARTICIPANT"],
  secondsMin: 5,
  prepare: async (ctx) => {
    const members = await ctx.members(4);
    const clients = await Promise.all(
      members.map(async (member) => ({ member, client: await openSocket(ctx, member) })),
    );
    return async () => {
      await ctx.inTurn(clients, async ({ member, client }) => {
        for (let i = 0; i < 100; i += 1)
          client.socket.send(subscribeFrame(`s-${i}`, `/topic/chat/${i + 1}`, member.token));
        await sleep(SECOND_MS);
      });
      for (const { client } of clients) {
        noteErrors(ctx, client);
        client.socket.terminate();
      }
    };
  },
};

/** Sends the head, then a byte at a time until the end; notes how the server ended it. */
async function sendSlowly(ctx: FloodContext, head: string): Promise<void> {
  const { hostname, port } = new URL(ctx.target.url);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on("data", (data: Buffer) => received.push(data));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(head);
  while (!ctx.isOver && !socket.destroyed && !socket.readableEnded) {
    socket.write("x");
    await sleep(SECOND_MS);
  }
  const code = /E\d{3}-\d+/.exec(Buffer.concat(received).toString())?.[0];
  if (code !== undefined) ctx.note(errorNames[code as ErrorCode]);
  else ctx.note(socket.destroyed ? CLOSED : "still open");
  socket.destroy();
}

/** Asks for more images than the system's buffers hold, and reads none. */
async function readNothing(ctx: FloodContext, path: string): Promise<void> {
  const { hostname, port } = new URL(ctx.target.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(UNREAD_IMAGES));
  await sleep(ctx.leftMs);
  // What the system has buffered is read first; then comes the end, or a reset.
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(CLOSED)));
  socket.resume();
  ctx.note(await Promise.race([closed, sleep(SECOND_MS).then(() => "still open")]));
  socket.destroy();
}

const slow: Flood = {
  name: `${CONNECTIONS} connections each that send headers or bodies a byte at a time, and some that read nothing`,
  outcomes: ["INVALID_REQUEST", CLOSED],
  // A body, or reading nothing, may take two minutes, and the server looks for slow requests twice a minute.
  secondsMin: 155,
  prepare: async (ctx) => {
    const [member] = await ctx.members(1);
    const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
    const image = sharp({ create: { width: 1600, height: 1600, channels: 3, background: "white", noise } });
    const uploaded = await ctx.api.upload(await image.jpeg().toBuffer(), { token: member?.token ?? "" });
    const { url } = uploaded.body as { url: string };
    const bodyHead = (index: number) =>
      `POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${ctx.address(index)}\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n`;
    return async () => {
      await Promise.all([
        ...times(CONNECTIONS, () => sendSlowly(ctx, "GET /health HTTP/1.1\r\nhost: a\r\nx-slow: ")),
        ...times(CONNECTIONS, (index) => sendSlowly(ctx, bodyHead(index))),
        ...times(10, () => readNothing(ctx, url)),
      ]);
    };
  },
};

export const floodsOfConnections = [subscriptions, subscribes, slow];
