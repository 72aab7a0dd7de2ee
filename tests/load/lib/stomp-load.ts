/**
 * Many chat sockets in one process. Frames are written and searched as text instead of parsed, so that the load generator
 * takes little CPU time from the server. Latency counts from when a message was due, not from when this process
 * sent it: a stall then shows in every message that it delayed.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { percentile } from "./rounds.ts";

const TICK_MS = 5;
const CONNECT_CONCURRENCY = 25;
const DRAIN_MS_MAX = 15_000;
const QUIET_MS = 1500;
const TEXT = "오늘 저녁 홍대에서 몇 시에 만날까요?";
const CONTENT_KEY = '"content":"';

export interface Seat {
  meetingId: number;
  token: string;
}

/** The STOMP headers and destinations of a server. Each header ends with a line feed. */
export interface StompDialect {
  url: string;
  /** Headers of CONNECT besides those common to all servers. */
  connectHeaders: (seat: Seat) => string;
  /** Headers of every other frame. */
  frameHeaders: (seat: Seat) => string;
  /** Null where there is none. */
  errorDestination: string | null;
  /** The destination that a room subscribes to, and the one its messages are sent to. */
  roomDestination: (seat: Seat) => string;
  sendDestination: (seat: Seat) => string;
}

const authorization = ({ token }: Seat): string => `Authorization:Bearer ${token}\n`;

/** The dialect of asyncapi.yaml. */
export function babchinguDialect(url: string): StompDialect {
  return {
    url,
    connectHeaders: (seat) => `host:load\n${authorization(seat)}`,
    frameHeaders: authorization,
    errorDestination: "/user/queue/errors",
    roomDestination: ({ meetingId }) => `/topic/chat/${meetingId}`,
    sendDestination: ({ meetingId }) => `/app/chat/${meetingId}`,
  };
}

export interface FanoutResult {
  /** The send rate of the measurement. */
  offeredPerSecond: number;
  sent: number;
  /** Receipts, which the server sends after the commit. */
  persisted: number;
  persistedPerSecond: number;
  delivered: number;
  deliveredPerSecond: number;
  deliveryP50Ms: number;
  deliveryP99Ms: number;
  receiptP50Ms: number;
  receiptP99Ms: number;
}

class FrameCounts {
  readonly deliveriesMs: number[] = [];
  readonly receiptsMs: number[] = [];
  /** The first frame that is neither a receipt nor a message. */
  refusal: string | null = null;
  /** `performance.now()` of the last frame of each kind. */
  lastDeliveryMs = 0;
  lastReceiptMs = 0;

  /** Counts a server frame by its command. */
  count(frame: string): void {
    const nowMs = performance.now();
    if (frame.startsWith("RECEIPT")) {
      const dueMs = /receipt-id:t([\d.]+)/.exec(frame)?.[1];
      if (dueMs === undefined) return;
      this.receiptsMs.push(nowMs - Number(dueMs));
      this.lastReceiptMs = nowMs;
    } else if (frame.startsWith("MESSAGE") && frame.includes(CONTENT_KEY)) {
      this.deliveriesMs.push(nowMs - Number.parseFloat(frame.slice(frame.indexOf(CONTENT_KEY) + CONTENT_KEY.length)));
      this.lastDeliveryMs = nowMs;
    } else {
      this.refusal ??= frame.slice(0, 300);
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

  /** Connects and subscribes to the room. Throws with the server's message when it responds with an error. */
  static async open(dialect: StompDialect, seat: Seat): Promise<LoadSocket> {
    const socket = new WebSocket(dialect.url, ["v12.stomp"], { perMessageDeflate: false });
    await once(socket, "open");
    const frameHeaders = dialect.frameHeaders(seat);
    const opened = new LoadSocket(socket, `SEND\ndestination:${dialect.sendDestination(seat)}\n${frameHeaders}`);
    await opened.#request(`CONNECT\naccept-version:1.2\nheart-beat:0,0\n${dialect.connectHeaders(seat)}`, "CONNECTED");
    if (dialect.errorDestination !== null)
      await opened.#request(
        `SUBSCRIBE\nid:e\ndestination:${dialect.errorDestination}\nreceipt:e\n${frameHeaders}`,
        "RECEIPT",
      );
    await opened.#request(
      `SUBSCRIBE\nid:r\ndestination:${dialect.roomDestination(seat)}\nreceipt:r\n${frameHeaders}`,
      "RECEIPT",
    );
    socket.on("message", (data: Buffer) => opened.onFrame(data.toString()));
    return opened;
  }

  async #request(frame: string, expected: string): Promise<void> {
    this.#socket.send(`${frame}\n\0`);
    const [data] = (await once(this.#socket, "message")) as [Buffer];
    if (!data.toString().startsWith(expected)) throw new Error(`The socket responded with ${data.toString()}`);
  }

  send(dueMs: number): void {
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

/** Opens a socket for each seat, with limited concurrency. */
async function openAll(dialect: StompDialect, seats: readonly Seat[]): Promise<LoadSocket[]> {
  const sockets: LoadSocket[] = [];
  for (let from = 0; from < seats.length; from += CONNECT_CONCURRENCY) {
    const batch = seats.slice(from, from + CONNECT_CONCURRENCY).map((seat) => LoadSocket.open(dialect, seat));
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

/** Sends at a fixed rate, whether the server keeps up or not; the senders take turns. Resolves with the start time. */
async function sendAll(sockets: readonly LoadSocket[], perSecond: number, total: number): Promise<number> {
  const startMs = performance.now();
  for (let sent = 0; sent < total; await sleep(TICK_MS)) {
    for (; sent < total; sent += 1) {
      const dueMs = Math.round((startMs + (sent * 1000) / perSecond) * 100) / 100;
      if (dueMs > performance.now()) break;
      sockets[sent % sockets.length]?.send(dueMs);
    }
  }
  return startMs;
}

/** Waits for outstanding deliveries and receipts until all have arrived, none arrive any more, or the time limit is reached. */
async function drain(counts: FrameCounts, frames: number): Promise<void> {
  const endMs = performance.now() + DRAIN_MS_MAX;
  const arrived = () => counts.deliveriesMs.length + counts.receiptsMs.length;
  let [lastCount, changedMs] = [-1, performance.now()];
  while (arrived() < frames && performance.now() < endMs) {
    if (arrived() !== lastCount) [lastCount, changedMs] = [arrived(), performance.now()];
    else if (performance.now() - changedMs > QUIET_MS) return;
    await sleep(50);
  }
}

interface FanoutLoad {
  perSecond: number;
  seconds: number;
  seatsPerRoom: number;
}

async function sendAndCount(sockets: readonly LoadSocket[], load: FanoutLoad): Promise<FanoutResult> {
  const counts = new FrameCounts();
  for (const socket of sockets) socket.onFrame = (frame) => counts.count(frame);
  const sent = load.perSecond * load.seconds;
  const startMs = await sendAll(sockets, load.perSecond, sent);
  await drain(counts, sent * (load.seatsPerRoom + 1));
  const { deliveriesMs, receiptsMs } = counts;
  if (counts.refusal !== null) throw new Error(`A message was refused: ${counts.refusal}`);
  if (deliveriesMs.length === 0) throw new Error("Nothing was delivered.");
  return {
    offeredPerSecond: load.perSecond,
    sent,
    persisted: receiptsMs.length,
    persistedPerSecond: receiptsMs.length / ((counts.lastReceiptMs - startMs) / 1000),
    delivered: deliveriesMs.length,
    deliveredPerSecond: deliveriesMs.length / ((counts.lastDeliveryMs - startMs) / 1000),
    deliveryP50Ms: percentile(deliveriesMs, 0.5),
    deliveryP99Ms: percentile(deliveriesMs, 0.99),
    receiptP50Ms: percentile(receiptsMs, 0.5),
    receiptP99Ms: percentile(receiptsMs, 0.99),
  };
}

export interface Fanout {
  /** Every member of the rooms sends for `seconds`. */
  measure: (load: FanoutLoad) => Promise<FanoutResult>;
  close: () => Promise<void>;
}

/** Opens a socket for each seat. The seats have to alternate between the rooms, so that no room sends in bursts. */
export async function openFanout(dialect: StompDialect, seats: readonly Seat[]): Promise<Fanout> {
  const sockets = await openAll(dialect, seats);
  return {
    measure: (load) => sendAndCount(sockets, load),
    close: async () => void (await Promise.all(sockets.map((socket) => socket.close()))),
  };
}

/** Opens sockets, measures, and closes them. */
export async function measureFanout(
  dialect: StompDialect,
  seats: readonly Seat[],
  load: FanoutLoad,
): Promise<FanoutResult> {
  const fanout = await openFanout(dialect, seats);
  try {
    return await fanout.measure(load);
  } finally {
    await fanout.close();
  }
}
