/** Frames of STOMP and of WebSocket that no client of ours sends. */
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { pick, type Random } from "./pick.ts";

export interface Victim {
  /** ws://…/ws */
  url: string;
  meetingId: number;
  /** Of a member without a seat in the meeting. */
  token: string;
}

const NUL = "\u0000";
const FRAMES_PER_CONNECTION = 15;
/** How long to wait for the close after the frames of a connection. */
const CLOSE_MS_MAX = 20;

const connectFrame = ({ token }: Victim) =>
  `CONNECT\naccept-version:1.2\nhost:test\nAuthorization:Bearer ${token}\n\n${NUL}`;

function framesOf({ meetingId, token }: Victim): string[] {
  const authorization = `Authorization:Bearer ${token}`;
  return [
    `SUBSCRIBE\nid:s-1\ndestination:/topic/chat/${meetingId}\n${authorization}\nreceipt:r-1\n\n${NUL}`,
    `SUBSCRIBE\nid:s-2\ndestination:/user/queue/errors\n${authorization}\n\n${NUL}`,
    `SEND\ndestination:/app/chat/${meetingId}\n${authorization}\nclient-id:c-1\nreceipt:r-2\n\n{"type":"TEXT","content":"밥"}${NUL}`,
    `UNSUBSCRIBE\nid:s-1\n\n${NUL}`,
    `DISCONNECT\nreceipt:r-3\n\n${NUL}`,
    `ACK\nid:1\n\n${NUL}`,
    connectFrame({ meetingId, token, url: "" }),
  ];
}

const destinations = [
  "",
  "/",
  "/topic/chat/",
  "/topic/chat/0",
  "/topic/chat/-1",
  "/topic/chat/1e9",
  "/app/chat/99999999999999999999",
];
const hostileBodies = [
  "",
  "null",
  "[]",
  '{"type":"SYSTEM","content":"밥"}',
  '{"type":"TEXT"}',
  `{"content":"${"가".repeat(2000)}"}`,
  '{"__proto__":1}',
  "{",
];

const changes: ReadonlyArray<(frame: string, random: Random) => string | Buffer> = [
  (frame) => frame,
  (frame) => frame.replace(NUL, ""),
  (frame) => frame + frame,
  (frame) => `\n\n\r\n${frame}\n\n`,
  (frame) => frame.replaceAll("\n", "\r\n"),
  (frame) => frame.replace("\n\n", "\n"),
  (frame) => frame.toLowerCase(),
  (frame) => frame.replace(":", ""),
  (frame) => frame.replace("\n\n", String.raw`\n` + "bad:\\q\n\n"),
  (frame) => frame.replace("\n\n", "\ncontent-length:999999\n\n"),
  (frame) => frame.replace("\n\n", "\ncontent-length:-1\n\n"),
  (frame) => frame.replace("\n\n", `\n${"x".repeat(17_000)}:1\n\n`),
  (frame) => frame.replace("\n\n", `\n${Array.from({ length: 300 }, (_, index) => `h${index}:1`).join("\n")}\n\n`),
  (frame) => frame.replace("\n\n", "\n__proto__:1\nconstructor:2\n\n"),
  (frame) => frame.replace(/receipt:.*/, `receipt:${"r".repeat(200)}`),
  (frame) => frame.replace(/Bearer .*/, "Bearer a.b.c"),
  (frame, random) => frame.replace(/destination:.*/, `destination:${pick(random, destinations)}`),
  (frame, random) => frame.replace(/\{.*\}/, pick(random, hostileBodies)),
  (frame, random) => {
    const bytes = Buffer.from(frame);
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    return bytes;
  },
  (frame, random) => frame.slice(0, Math.floor(random() * frame.length)),
  (_frame, random) => randomBytes(1 + Math.floor(random() * 200)),
  (_frame, random) => "\n".repeat(1 + Math.floor(random() * 50)),
  () => "",
];

/** Opens a connection, sends hostile frames and reads what comes back. @returns the codes of the errors, and how many frames were sent. */
export async function attackWithFrames(victim: Victim, random: Random): Promise<{ sent: number; codes: string[] }> {
  const socket = new WebSocket(victim.url, ["v12.stomp"]);
  const codes: string[] = [];
  socket.on("message", (data: Buffer) => codes.push(...(data.toString().match(/E\d{3}-\d+/g) ?? [])));
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise<void>((resolve) => {
    socket.once("open", () => resolve());
    socket.once("close", () => resolve());
  });
  let sent = 0;
  if (random() < 0.8) socket.send(connectFrame(victim));
  for (; sent < FRAMES_PER_CONNECTION && socket.readyState === WebSocket.OPEN; sent += 1) {
    socket.send(pick(random, changes)(pick(random, framesOf(victim)), random));
    if (random() < 0.3) await sleep(1);
  }
  await Promise.race([closed, sleep(CLOSE_MS_MAX)]);
  socket.terminate();
  await closed;
  return { sent, codes };
}

/** Bytes after the handshake that break the WebSocket protocol itself: unmasked, reserved bits and opcodes, lengths that lie. */
const hostileBytes: ReadonlyArray<() => Buffer> = [
  () => Buffer.from([0x81, 0x03, 0x61, 0x62, 0x63]),
  () => Buffer.from([0xf1, 0x83, 1, 2, 3, 4, 0x61, 0x62, 0x63]),
  () => Buffer.from([0x8b, 0x80, 1, 2, 3, 4]),
  () => Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
  () => Buffer.from([0x80, 0x80, 1, 2, 3, 4]),
  () => Buffer.from([0x01, 0x81, 1, 2, 3, 4, 0x60, 0x81, 0x81, 1, 2, 3, 4, 0x60]),
  () => Buffer.from([0x88, 0x81, 1, 2, 3, 4, 0x60]),
  () => Buffer.from([0x89, 0xfe, 0x00, 0x80, 1, 2, 3, 4]),
  () => Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
  () => randomBytes(64),
];

/** Breaks the protocol below STOMP. Resolves when the server has closed the connection. */
export async function attackWithBytes({ url }: Victim, random: Random): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const key = randomBytes(16).toString("base64");
  socket.write(
    `GET /ws HTTP/1.1\r\nhost: test\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\nsec-websocket-protocol: v12.stomp\r\n\r\n`,
  );
  socket.write(pick(random, hostileBytes)());
  await Promise.race([closed, sleep(CLOSE_MS_MAX)]);
  socket.destroy();
  await closed;
}
