/**
 * Many chat sockets in one process. Frames are written and searched as text instead of parsed, so that the load costs
 * little of the machine that the server runs on. Latency counts from when a message was due, not from when this process
 * came round to sending it: a stall is then seen in every message that it delayed.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { percentile } from "./rounds.ts";

const TICK_MS = 5;
const OPENING_AT_ONCE = 25;
const DRAIN_MS_MAX = 15_000;
const QUIET_MS = 1500;
const TEXT = "오늘 저녁 홍대에서 몇 시에 만날까요?";
const MARK = '"content":"';

export interface Seat {
  meetingId: number;
  token: string;
}

/** How a server is spoken to. Headers end with a line feed each. */
export interface Dialect {
  url: string;
  /** Headers of CONNECT besides those that every server wants. */
  connect: (seat: Seat) => string;
  /** Headers of each later frame. */
  later: (seat: Seat) => string;
  /** Where errors are delivered; null where they aren't. */
  errors: string | null;
  /** The destination that a room's messages come from, and the one they are sent to. */
  room: (seat: Seat) => string;
  input: (seat: Seat) => string;
}

const authorization = ({ token }: Seat): string => `Authorization:Bearer ${token}\n`;

/** The dialect of asyncapi.yaml. */
export function ownDialect(url: string): Dialect {
  return {
    url,
    connect: (seat) => `host:load\n${authorization(seat)}`,
    later: authorization,
    errors: "/user/queue/errors",
    room: ({ meetingId }) => `/topic/chat/${meetingId}`,
    input: ({ meetingId }) => `/app/chat/${meetingId}`,
  };
}

export interface FanoutResult {
  /** What was asked for. */
  offeredPerSecond: number;
  sent: number;
  /** Receipts: the server answers after the commit. */
  persisted: number;
  persistedPerSecond: number;
  delivered: number;
  deliveredPerSecond: number;
  refused: number;
  deliveryP50Ms: number;
  deliveryP99Ms: number;
  receiptP50Ms: number;
  receiptP99Ms: number;
}

class Tally {
  readonly deliveriesMs: number[] = [];
  readonly receiptsMs: number[] = [];
  refused = 0;
  firstRefusal = "";
  /** `performance.now()` of the last frame of each kind. */
  lastDeliveryMs = 0;
  lastReceiptMs = 0;

  /** Notes a frame of the server by what it begins with. */
  note(frame: string): void {
    const nowMs = performance.now();
    if (frame.startsWith("RECEIPT")) {
      const dueMs = /receipt-id:t([\d.]+)/.exec(frame)?.[1];
      if (dueMs === undefined) return;
      this.receiptsMs.push(nowMs - Number(dueMs));
      this.lastReceiptMs = nowMs;
    } else if (frame.startsWith("MESSAGE") && frame.includes(MARK)) {
      this.deliveriesMs.push(nowMs - Number.parseFloat(frame.slice(frame.indexOf(MARK) + MARK.length)));
      this.lastDeliveryMs = nowMs;
    } else {
      this.refused += 1;
      this.firstRefusal ||= frame.slice(0, 300);
    }
  }
}

class LoadSocket {
  readonly #socket: WebSocket;
  readonly #head: string;
  onFrame: (frame: string) => void = () => undefined;

  private constructor(socket: WebSocket, head: string) {
    this.#socket = socket;
    this.#head = head;
  }

  /** Connects and enters the room. Throws with the server's words when it refuses. */
  static async open(dialect: Dialect, seat: Seat): Promise<LoadSocket> {
    const socket = new WebSocket(dialect.url, ["v12.stomp"], { perMessageDeflate: false });
    await once(socket, "open");
    const later = dialect.later(seat);
    const opened = new LoadSocket(socket, `SEND\ndestination:${dialect.input(seat)}\n${later}`);
    await opened.#ask(`CONNECT\naccept-version:1.2\nheart-beat:0,0\n${dialect.connect(seat)}`, "CONNECTED");
    if (dialect.errors !== null)
      await opened.#ask(`SUBSCRIBE\nid:e\ndestination:${dialect.errors}\nreceipt:e\n${later}`, "RECEIPT");
    await opened.#ask(`SUBSCRIBE\nid:r\ndestination:${dialect.room(seat)}\nreceipt:r\n${later}`, "RECEIPT");
    socket.on("message", (data: Buffer) => opened.onFrame(data.toString()));
    return opened;
  }

  async #ask(frame: string, expected: string): Promise<void> {
    this.#socket.send(`${frame}\n\0`);
    const [data] = (await once(this.#socket, "message")) as [Buffer];
    if (!data.toString().startsWith(expected)) throw new Error(`The socket answered ${data.toString()}`);
  }

  say(dueMs: number): void {
    this.#socket.send(
      `${this.#head}receipt:t${dueMs}\n\n${JSON.stringify({ type: "TEXT", content: `${dueMs} ${TEXT}` })}\0`,
    );
  }

  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.#socket, "close");
    this.#socket.close();
    await closed;
  }
}

/** Opens a socket for each seat, a bounded number at a time. */
async function openAll(dialect: Dialect, seats: readonly Seat[]): Promise<LoadSocket[]> {
  const sockets: LoadSocket[] = [];
  for (let from = 0; from < seats.length; from += OPENING_AT_ONCE) {
    const some = seats.slice(from, from + OPENING_AT_ONCE).map((seat) => LoadSocket.open(dialect, seat));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** Sends at the rate, whether the server keeps up or not; the senders take turns. Resolves with when it began. */
async function sendAll(sockets: readonly LoadSocket[], perSecond: number, total: number): Promise<number> {
  const startMs = performance.now();
  for (let sent = 0; sent < total; await sleep(TICK_MS)) {
    for (; sent < total; sent += 1) {
      const dueMs = Math.round((startMs + (sent * 1000) / perSecond) * 100) / 100;
      if (dueMs > performance.now()) break;
      sockets[sent % sockets.length]?.say(dueMs);
    }
  }
  return startMs;
}

/** Waits for what is still on its way: until all has arrived, nothing arrives any more, or it takes too long. */
async function drain(tally: Tally, deliveries: number): Promise<void> {
  const endMs = performance.now() + DRAIN_MS_MAX;
  let [seen, seenMs] = [-1, performance.now()];
  while (tally.deliveriesMs.length < deliveries && performance.now() < endMs) {
    if (tally.deliveriesMs.length !== seen) [seen, seenMs] = [tally.deliveriesMs.length, performance.now()];
    else if (performance.now() - seenMs > QUIET_MS) return;
    await sleep(50);
  }
}

/** Everybody in the rooms talks for these seconds; seats should go round the rooms, so that no room talks in bursts. */
export async function measureFanout(
  dialect: Dialect,
  seats: readonly Seat[],
  load: { perSecond: number; seconds: number; seatsPerRoom: number },
): Promise<FanoutResult> {
  const sockets = await openAll(dialect, seats);
  const tally = new Tally();
  for (const socket of sockets) socket.onFrame = (frame) => tally.note(frame);
  const sent = load.perSecond * load.seconds;
  const startMs = await sendAll(sockets, load.perSecond, sent);
  await drain(tally, sent * load.seatsPerRoom);
  await Promise.all(sockets.map((socket) => socket.close()));
  const { deliveriesMs, receiptsMs } = tally;
  if (deliveriesMs.length === 0) throw new Error(`Nothing was delivered. ${tally.firstRefusal}`);
  return {
    offeredPerSecond: load.perSecond,
    sent,
    persisted: receiptsMs.length,
    persistedPerSecond: receiptsMs.length / ((tally.lastReceiptMs - startMs) / 1000),
    delivered: deliveriesMs.length,
    deliveredPerSecond: deliveriesMs.length / ((tally.lastDeliveryMs - startMs) / 1000),
    refused: tally.refused,
    deliveryP50Ms: percentile(deliveriesMs, 0.5),
    deliveryP99Ms: percentile(deliveriesMs, 0.99),
    receiptP50Ms: percentile(receiptsMs, 0.5),
    receiptP99Ms: percentile(receiptsMs, 0.99),
  };
}
