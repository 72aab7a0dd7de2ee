/** Test helpers for the socket: a listening server on an empty database, a STOMP client and a raw WebSocket client. */
import { MINUTE_MS } from "@babchingu/openapi";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Client, type IMessage } from "@stomp/stompjs";
import fastify from "fastify";
import { WebSocket } from "ws";
import type { Db } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import { FixedClock } from "../lib/clock.ts";
import { emptyTestDb } from "../testing/database.ts";
import { insertRoom } from "../testing/rooms.ts";
import { addMs } from "../lib/time.ts";
import type { VerifiedToken } from "./connection/commands.ts";
import type { Identity } from "./hub/access.ts";
import type { Hub } from "./hub/hub.ts";
import type { SocketLimits } from "./protocol/limits.ts";
import { isWebSocketUpgrade, attachRealtime } from "./socket-server.ts";

const START = new Date("2026-03-01T09:00:00.000Z");

export interface TestRoom {
  meetingId: number;
  /** A token of each member, the host first. */
  tokens: string[];
  memberIds: number[];
}

export interface TestServer {
  db: Db;
  clock: FixedClock;
  hub: Hub;
  url: string;
  /** Creates a meeting with this many members, each with a session. */
  room: (members: number) => Promise<TestRoom>;
  /** Creates a member without a meeting. */
  member: () => Promise<{ memberId: number; token: string }>;
  /** A second token of the same session, valid for these minutes from now. */
  renew: (token: string, minutes: number) => string;
  connect: (token: string) => Promise<TestClient>;
  raw: (headers?: Record<string, string>) => Promise<RawClient>;
  close: () => Promise<void>;
}

/** Reads tokens of the form member.session.expiry; the real ones are tested with the accounts. */
function createTestVerifier(clock: FixedClock) {
  return (token: string): Identity => {
    const [memberId, sessionId, expiresMs] = token.split(".").map(Number);
    if (memberId === undefined || sessionId === undefined || !expiresMs) throw new ApiError("TOKEN_INVALID");
    if (expiresMs <= clock.now().getTime()) throw new ApiError("TOKEN_EXPIRED");
    return { memberId, sessionId, expiresAt: new Date(expiresMs) };
  };
}

function createTestAuthenticator(db: Db, clock: FixedClock) {
  const verify = createTestVerifier(clock);
  return async (token: string): Promise<VerifiedToken> => {
    const { memberId, sessionId, expiresAt } = verify(token);
    const row = await db
      .selectFrom("sessions")
      .innerJoin("members", "members.id", "sessions.memberId")
      .select(["members.role", "members.status", "sessions.revokedAt"])
      .where("sessions.id", "=", sessionId)
      .executeTakeFirst();
    if (row === undefined || row.revokedAt !== null) throw new ApiError("TOKEN_REVOKED");
    return {
      actor: { memberId, sessionId, role: row.role, operatorRole: null, status: row.status },
      expiresAt,
    };
  };
}

async function addMember(db: Db, now: Date): Promise<{ memberId: number; token: string }> {
  const { id: memberId } = await db
    .insertInto("members")
    .values({
      name: crypto.randomUUID().slice(0, 8),
      role: "ROLE_USER",
      status: "ACTIVE",
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: sessionId } = await db
    .insertInto("sessions")
    .values({ memberId, createdAt: now, expiresAt: addMs(now, MINUTE_MS * 60 * 24) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { memberId, token: `${memberId}.${sessionId}.${addMs(now, 30 * MINUTE_MS).getTime()}` };
}

async function addRoom(db: Db, now: Date, memberCount: number): Promise<TestRoom> {
  const members = [];
  for (let i = 0; i < memberCount; i += 1) members.push(await addMember(db, now));
  const memberIds = members.map((it) => it.memberId);
  return { meetingId: await insertRoom(db, now, { memberIds }), memberIds, tokens: members.map((it) => it.token) };
}

/** Starts a server on a free port. Lower limits make tests faster; a database may be shared. */
export async function startServer(limits: Partial<SocketLimits> = {}, sharedDb?: Db): Promise<TestServer> {
  const db = sharedDb ?? (await emptyTestDb());
  const clock = new FixedClock(START);
  const app = fastify({ http: { shouldUpgradeCallback: isWebSocketUpgrade } });
  const hub = attachRealtime(app, {
    db,
    clock,
    verifyToken: createTestVerifier(clock),
    authenticate: createTestAuthenticator(db, clock),
    isOriginAllowed: (origin) => origin === "https://app.example",
    limits: { sweepMs: 100, ...limits },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const url = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/ws`;
  return {
    db,
    clock,
    hub,
    url,
    room: (members) => addRoom(db, clock.now(), members),
    member: () => addMember(db, clock.now()),
    renew: (token, minutes) =>
      [...token.split(".").slice(0, 2), addMs(clock.now(), minutes * MINUTE_MS).getTime()].join("."),
    connect: (token) => TestClient.connect(url, token),
    raw: (headers) => RawClient.open(url, headers),
    close: async () => {
      await app.close();
    },
  };
}

type Headers = Record<string, string>;

export interface Chat {
  id: number;
  content: string;
  memberId: number | null;
  clientId?: string;
}
export interface QueueError {
  code: string;
  headers: Headers;
  data?: Record<string, unknown>;
}

/** The member app's STOMP client; records what it receives. */
export class TestClient {
  readonly chats: Chat[] = [];
  readonly queueErrors: QueueError[] = [];
  readonly errorFrames: string[] = [];
  closeCode: number | null = null;
  token: string;
  readonly #stomp: Client;
  #receipts = 0;

  private constructor(url: string, token: string) {
    this.token = token;
    this.#stomp = new Client({
      webSocketFactory: () => new WebSocket(url, ["v12.stomp"]),
      connectHeaders: { Authorization: `Bearer ${token}`, host: "test" },
      reconnectDelay: 0,
      heartbeatIncoming: 10_000,
      heartbeatOutgoing: 10_000,
    });
  }

  static async connect(url: string, token: string): Promise<TestClient> {
    const client = new TestClient(url, token);
    const stomp = client.#stomp;
    stomp.onStompError = (frame) => client.errorFrames.push(frame.headers["message"] ?? "");
    stomp.onWebSocketClose = (event: { code: number }) => {
      client.closeCode = event.code;
    };
    const connected = new Promise<void>((resolve) => {
      stomp.onConnect = () => resolve();
    });
    stomp.activate();
    await connected;
    await client.subscribe("/user/queue/errors", (message) => {
      client.queueErrors.push({ ...(JSON.parse(message.body) as QueueError), headers: message.headers });
    });
    return client;
  }

  headers(extra: Headers = {}): Headers {
    return { Authorization: `Bearer ${this.token}`, ...extra };
  }

  /** Resolves when the receipt arrives. */
  async #withReceipt(sendFrame: (receipt: string) => void): Promise<void> {
    this.#receipts += 1;
    const receipt = `r-${this.#receipts}`;
    const received = new Promise<void>((resolve) => {
      this.#stomp.watchForReceipt(receipt, () => resolve());
    });
    sendFrame(receipt);
    await received;
  }

  subscribe(destination: string, onMessage: (message: IMessage) => void): Promise<void> {
    return this.#withReceipt((receipt) => {
      this.#stomp.subscribe(destination, onMessage, this.headers({ receipt }));
    });
  }

  /** Subscribes to a room; resolves when the server has confirmed it. */
  subscribeToRoom(meetingId: number): Promise<void> {
    return this.subscribe(`/topic/chat/${meetingId}`, (message) => this.chats.push(JSON.parse(message.body) as Chat));
  }

  /** Requests a subscription that the test expects to be refused. */
  requestSubscription(meetingId: number | string, headers: Headers = this.headers()): void {
    this.#stomp.subscribe(`/topic/chat/${meetingId}`, () => undefined, { ...headers, receipt: "refused" });
  }

  /** Sends a message; resolves when the server has stored it. */
  send(meetingId: number, content: string, headers: Headers = {}): Promise<void> {
    return this.#withReceipt((receipt) => this.publish(meetingId, { type: "TEXT", content }, { receipt, ...headers }));
  }

  /** Sends a message without waiting for a receipt. */
  publish(meetingId: number | string, body: unknown, headers: Headers = {}): void {
    this.#stomp.publish({
      destination: `/app/chat/${meetingId}`,
      body: JSON.stringify(body),
      headers: this.headers(headers),
    });
  }

  disconnect(): Promise<void> {
    return this.#stomp.deactivate();
  }
}

/** A raw WebSocket, for frames that no STOMP client would send. */
export class RawClient {
  readonly frames: string[] = [];
  closeCode: number | null = null;
  readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data: Buffer) => this.frames.push(data.toString()));
    socket.on("close", (code) => {
      this.closeCode = code;
    });
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<RawClient> {
    const socket = new WebSocket(url, ["v12.stomp", "v11.stomp"], { headers });
    const client = new RawClient(socket);
    await once(socket, "open");
    return client;
  }

  connect(token: string, headers = "accept-version:1.2,1.1\nhost:test\nheart-beat:0,0"): void {
    this.socket.send(`CONNECT\n${headers}\nAuthorization:Bearer ${token}\n\n\0`);
  }
}
