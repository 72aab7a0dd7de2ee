import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, DAY_MS, NetworkError, SECOND_MS } from "@babchingu/openapi";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReconnectingConnection } from "./reconnectingConnection.ts";
import { createChatRoom } from "./room.ts";
import type { OutboxEntry, OutboxStorage } from "./outbox.ts";
import type { ChatRoom } from "./types.ts";
import {
  createFakeServer,
  type FakeServer,
  PERFECT_NETWORK,
  seededRandom,
  type NetworkConditions,
} from "./fakeServer.ts";

const ME = 7;
/** Random sequences of losses, sends and reloads; the seed is in the test's name, so that a failed one can be run alone. RUNS changes their number. */
const SEED_COUNT = Number(process.env["RUNS"] ?? 100);
const BAD_NETWORK: NetworkConditions = {
  connectFailure: 0.3,
  disconnect: 0.12,
  duplicate: 0.2,
  readFailure: 0.25,
  delayMsMax: 900,
};

let lastId = 0;

/** Keeps the outbox over a reload of the page, as session storage does. */
function tabStorage(): OutboxStorage {
  let stored = "[]";
  return {
    load: () => JSON.parse(stored) as OutboxEntry[],
    save: (entries) => void (stored = JSON.stringify(entries)),
  };
}

function buildRoom(
  server: FakeServer,
  random: () => number,
  overrides: { getToken?: () => Promise<string | null>; storage?: OutboxStorage } = {},
): ChatRoom {
  return createChatRoom({
    memberId: ME,
    readPage: server.readPage,
    createConnection: (events) =>
      createReconnectingConnection({
        ...events,
        connect: server.connect,
        getToken: overrides.getToken ?? (() => Promise.resolve("token")),
        random,
      }),
    outboxStorage: overrides.storage ?? tabStorage(),
    newId: () => `c-${++lastId}`,
  });
}

const contents = (room: ChatRoom): string[] => room.getSnapshot().messages.map(({ content }) => content);

async function runTimers(): Promise<void> {
  await vi.advanceTimersByTimeAsync(120_000);
}

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));

describe("chat room with random losses, duplicates and delays", () => {
  it.each(Array.from({ length: SEED_COUNT }, (_, index) => index + 1))(
    "loses and duplicates nothing (seed %d)",
    async (seed) => {
      const random = seededRandom(seed);
      const server = createFakeServer(ME, random);
      server.network = BAD_NETWORK;
      for (let count = Math.floor(random() * 70); count > 0; count -= 1) server.addMessage(`old ${count}`);
      const storage = tabStorage();
      let room = buildRoom(server, random, { storage });
      room.start();

      const written: string[] = [];
      const steps = 20 + Math.floor(random() * 40);
      for (let step = 0; step < steps; step += 1) {
        const choice = random();
        if (choice < 0.35) server.addMessage(`theirs ${step}`);
        else if (choice < 0.4) for (let n = 0; n < 45; n += 1) server.addMessage(`burst ${step} ${n}`);
        else if (choice < 0.65) {
          written.push(`mine ${step}`);
          room.send(`mine ${step}`);
        } else if (choice < 0.72) server.disconnectAll();
        else if (choice < 0.78) room.reconnect(random() < 0.5);
        else if (choice < 0.82) {
          room.stop();
          room.start();
        } else if (choice < 0.86) {
          // A reload of the page: only what the tab stored is left.
          room.stop();
          room = buildRoom(server, random, { storage });
          room.start();
        } else if (choice < 0.9) {
          // The server crashes and restarts with what it had stored.
          server.network = { ...BAD_NETWORK, connectFailure: 1, readFailure: 1 };
          server.disconnectAll();
          await vi.advanceTimersByTimeAsync(Math.floor(random() * 15_000));
          server.network = BAD_NETWORK;
        } else if (choice < 0.96) void room.loadEarlier().catch(() => {});
        await vi.advanceTimersByTimeAsync(Math.floor(random() * 4000));
      }

      server.network = PERFECT_NETWORK;
      room.reconnect(true);
      await runTimers();
      for (const { clientId, state } of room.getSnapshot().outbox) if (state === "failed") room.retry(clientId);
      await runTimers();
      while (room.getSnapshot().hasEarlier) await Promise.all([room.loadEarlier(), vi.advanceTimersByTimeAsync(100)]);

      const snapshot = room.getSnapshot();
      expect(snapshot.phase).toBe("ready");
      expect(snapshot.outbox).toEqual([]);
      expect(snapshot.messages).toEqual(server.stored);
      const mine = server.stored.filter(({ memberId }) => memberId === ME).map(({ content }) => content);
      expect(mine.toSorted()).toEqual(written.toSorted());
      room.stop();
    },
  );
});

describe("chat room", () => {
  const random = seededRandom(1);
  let server: FakeServer;
  let room: ChatRoom;

  beforeEach(() => {
    server = createFakeServer(ME, random);
    room = buildRoom(server, random);
  });
  afterEach(() => room.stop());

  it("goes from initialising to ready, to reconnecting and back", async () => {
    expect(room.getSnapshot().phase).toBe("initialising");
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot().phase).toBe("ready");
    server.disconnectAll();
    await vi.advanceTimersByTimeAsync(1);
    expect(room.getSnapshot().phase).toBe("reconnecting");
    server.addMessage("while away");
    await vi.advanceTimersByTimeAsync(2000);
    expect(room.getSnapshot().phase).toBe("ready");
    expect(contents(room)).toEqual(["while away"]);
  });

  it("shows a sent message at once, and only once when it is stored", async () => {
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    room.send("같이 가요");
    expect(room.getSnapshot().outbox).toMatchObject([{ content: "같이 가요", state: "pending" }]);
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot().outbox).toEqual([]);
    expect(contents(room)).toEqual(["같이 가요"]);
  });

  it("sends messages written offline after the reconnect, in order", async () => {
    server.network = { ...PERFECT_NETWORK, connectFailure: 1 };
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    room.send("첫째");
    room.send("둘째");
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.stored).toEqual([]);
    server.network = PERFECT_NETWORK;
    room.reconnect(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(contents(room)).toEqual(["첫째", "둘째"]);
  });

  it("marks a message as failed after the timeout, and sends it when it is retried", async () => {
    server.network = { ...PERFECT_NETWORK, connectFailure: 1 };
    room.start();
    room.send("늦을 것 같아요");
    await vi.advanceTimersByTimeAsync(20_000);
    const [entry] = room.getSnapshot().outbox;
    expect(entry).toMatchObject({ state: "failed", reason: null });
    server.network = PERFECT_NETWORK;
    room.reconnect(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.stored).toEqual([]);
    room.retry(entry?.clientId ?? "");
    await vi.advanceTimersByTimeAsync(10);
    expect(contents(room)).toEqual(["늦을 것 같아요"]);
  });

  it.each([
    ["left and opened again", () => room.stop(), () => room.start()],
    // A phone suspends the page with its timers, and its clock goes on.
    ["suspended with its page", () => {}, () => room.reconnect(true)],
  ])("asks before it sends a message that waited too long while the room was %s", async (_case, leave, open) => {
    server.network = { ...PERFECT_NETWORK, connectFailure: 1 };
    room.start();
    room.send("지금 도착했어요");
    await vi.advanceTimersByTimeAsync(5000);
    leave();
    vi.setSystemTime(Date.now() + DAY_MS);
    open();
    server.network = PERFECT_NETWORK;
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.stored).toEqual([]);
    expect(room.getSnapshot().outbox).toMatchObject([{ state: "failed", reason: null }]);
    room.retry(room.getSnapshot().outbox[0]?.clientId ?? "");
    await vi.advanceTimersByTimeAsync(3000);
    expect(contents(room)).toEqual(["지금 도착했어요"]);
  });

  it("shows a message that waited too long as failed before there is a connection", () => {
    const storage = tabStorage();
    storage.save([{ clientId: "c-1", content: "늦어요", writtenAt: 0, state: "pending", reason: null }]);
    room = buildRoom(server, random, { storage });
    room.start();
    expect(room.getSnapshot().outbox).toMatchObject([{ state: "failed" }]);
  });

  it("drops earlier messages that arrive after it was stopped", async () => {
    for (let n = 0; n < 30; n += 1) server.addMessage(`old ${n}`);
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    const before = room.getSnapshot();
    const loading = room.loadEarlier();
    room.stop();
    await vi.advanceTimersByTimeAsync(10);
    await loading;
    expect(room.getSnapshot()).toMatchObject({ messages: before.messages, hasEarlier: true });
  });

  it("starts again from the newest page after a long absence, and leaves no gap", async () => {
    for (let n = 0; n < 30; n += 1) server.addMessage(`old ${n}`);
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    server.network = { ...PERFECT_NETWORK, connectFailure: 1 };
    server.disconnectAll();
    for (let n = 0; n < 400; n += 1) server.addMessage(`new ${n}`);
    server.network = PERFECT_NETWORK;
    await vi.advanceTimersByTimeAsync(60_000);
    const loaded = contents(room);
    expect(loaded).toEqual(server.stored.slice(-loaded.length).map(({ content }) => content));
    expect(room.getSnapshot().hasEarlier).toBe(true);
  });

  it("fails when the server refuses the member, and stops reconnecting", async () => {
    room.stop();
    const readPage = vi.fn<() => Promise<never>>(() =>
      Promise.reject(
        new ApiError(403, { code: errorCodes.NOT_PARTICIPANT, message: "모임에 참여한 밥친구만 할 수 있어요." }),
      ),
    );
    room = buildRoom({ ...server, readPage }, random);
    room.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.getSnapshot()).toMatchObject({
      phase: "failed",
      error: { kind: "refused", message: "모임에 참여한 밥친구만 할 수 있어요." },
    });
    expect(readPage.mock.calls.length).toBeLessThan(3);
  });

  it("fails when the session has ended", async () => {
    room.stop();
    room = buildRoom(server, random, { getToken: () => Promise.resolve(null) });
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot()).toMatchObject({ phase: "failed", error: { kind: "sessionEnded" } });
  });

  it("fails, instead of loading forever, when the connection closes before its first read fails", async () => {
    room.stop();
    let [loseNetwork, loseConnection] = [() => {}, () => {}];
    room = createChatRoom({
      memberId: ME,
      readPage: () =>
        new Promise((_, reject) => {
          loseNetwork = () => reject(new NetworkError("No network."));
        }),
      createConnection: ({ onClose }) => {
        loseConnection = onClose;
        return { start: () => {}, stop: () => {}, reconnect: () => {}, send: () => {} };
      },
      outboxStorage: tabStorage(),
      newId: () => "c-1",
    });
    room.start();
    loseConnection();
    loseNetwork();
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot()).toMatchObject({ phase: "failed", error: { kind: "loadFailed" } });
  });

  it("shows the messages of an earlier visit while nothing answers, and the server's once it does", async () => {
    room.stop();
    let isOffline = true;
    const seen = {
      id: 1,
      type: "TEXT",
      content: "지난번 메시지",
      createdAt: "2026-03-01T09:00:00Z",
      memberId: 2,
    } as const;
    const newest = { ...seen, id: 90, content: "새 메시지" };
    room = createChatRoom({
      memberId: ME,
      readPage: () => (isOffline ? Promise.reject(new NetworkError("offline")) : Promise.resolve([newest])),
      createConnection: () => ({ start: () => {}, stop: () => {}, reconnect: () => {}, send: () => {} }),
      outboxStorage: tabStorage(),
      seenMessages: [seen],
      newId: () => "c-1",
    });
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot()).toMatchObject({ phase: "reconnecting", error: null, messages: [seen] });
    isOffline = false;
    room.reload();
    await vi.advanceTimersByTimeAsync(10);
    expect(contents(room)).toEqual(["새 메시지"]);
  });

  it("shows what was written before a reload without a network, in a room that was never read", async () => {
    room.stop();
    const storage = tabStorage();
    const written: OutboxEntry = {
      clientId: "c-1",
      content: "늦어요",
      writtenAt: Date.now(),
      state: "pending",
      reason: null,
    };
    storage.save([written]);
    server.network = { ...PERFECT_NETWORK, connectFailure: 1, readFailure: 1 };
    room = buildRoom(server, random, { storage });
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot()).toMatchObject({ phase: "reconnecting", error: null, outbox: [written] });
  });

  it("forgets a message that was stored before a reload, above what is loaded", async () => {
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    room.send("늦어요");
    await vi.advanceTimersByTimeAsync(10);
    room.stop();
    const [stored] = server.stored;
    for (let n = 0; n < 30; n += 1) server.addMessage(`new ${n}`);
    // The reload came before the receipt.
    const storage = tabStorage();
    const clientId = stored?.clientId ?? "";
    storage.save([{ clientId, content: "늦어요", writtenAt: Date.now(), state: "pending", reason: null }]);
    room = buildRoom(server, random, { storage });
    room.start();
    await runTimers();
    expect(room.getSnapshot().outbox).toEqual([]);
    expect(storage.load()).toEqual([]);
    expect(server.stored.filter(({ memberId }) => memberId === ME)).toEqual([stored]);
  });

  it("reconnects with a fresh token when a message is refused for an expired one, and shows no error", async () => {
    room.stop();
    const reconnect = vi.fn<(force: boolean) => void>();
    const connections: Parameters<Parameters<typeof createChatRoom>[0]["createConnection"]>[0][] = [];
    room = createChatRoom({
      memberId: ME,
      readPage: server.readPage,
      createConnection: (events) => {
        connections.push(events);
        return { start: events.onOpen, stop: () => {}, reconnect, send: () => {} };
      },
      outboxStorage: tabStorage(),
      newId: () => "c-expired",
    });
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    room.send("반 시간 뒤");
    connections[0]?.onRefusal({
      code: errorCodes.TOKEN_EXPIRED,
      message: "로그인이 만료됐어요.",
      clientId: "c-expired",
    });
    expect(room.getSnapshot().outbox).toMatchObject([{ state: "pending", reason: null }]);
    expect(reconnect).toHaveBeenCalledWith(true);
  });

  it.each([
    ["an outage", { code: errorCodes.UNAVAILABLE }, 3],
    ["the limit", { code: errorCodes.TOO_MANY_REQUESTS, retryAfterSeconds: 7 }, 7],
  ])(
    "resends a message that %s refused, on the same connection, until it is stored",
    async (_cause, refusal, waitSeconds) => {
      room.stop();
      const sent: string[] = [];
      room = createChatRoom({
        memberId: ME,
        readPage: server.readPage,
        createConnection: (events) => {
          const send = (clientId: string) => {
            sent.push(clientId);
            if (sent.length < 3) events.onRefusal({ ...refusal, message: "지금은 접속이 어려워요.", clientId });
            else events.onReceipt(clientId);
          };
          return { start: events.onOpen, stop: () => {}, reconnect: () => {}, send };
        },
        outboxStorage: tabStorage(),
        newId: () => "c-1",
      });
      room.start();
      await vi.advanceTimersByTimeAsync(10);
      room.send("정전 뒤에");
      expect(room.getSnapshot().outbox).toMatchObject([{ state: "pending", reason: null }]);
      await vi.advanceTimersByTimeAsync(waitSeconds * SECOND_MS - 1);
      expect(sent).toEqual(["c-1"]);
      await vi.advanceTimersByTimeAsync(waitSeconds * SECOND_MS + 1);
      expect(sent).toEqual(["c-1", "c-1", "c-1"]);
      expect(room.getSnapshot().outbox).toMatchObject([{ state: "sent" }]);
    },
  );
});
