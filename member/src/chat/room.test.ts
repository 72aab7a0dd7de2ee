import { ApiProblem } from "@babchingu/openapi";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLink } from "./link.ts";
import { createChatRoom } from "./room.ts";
import type { OutboxEntry, OutboxStorage } from "./outbox.ts";
import type { ChatRoom } from "./roomTypes.ts";
import { createFakeServer, type FakeServer, FINE_WEATHER, seededRandom, type Weather } from "./testing.ts";

const ME = 7;
/** Random schedules of losses, sends and reloads; each is named by its seed, so that a failure can be run again alone. */
const SCHEDULES = 500;
const STORM: Weather = { refuse: 0.3, cut: 0.12, double: 0.2, readFailure: 0.25, delayMsMax: 900 };

let lastId = 0;

/** What the tab remembers over a reload of the page. */
function tabStorage(): OutboxStorage {
  let kept = "[]";
  return { load: () => JSON.parse(kept) as OutboxEntry[], save: (entries) => void (kept = JSON.stringify(entries)) };
}

function buildRoom(
  server: FakeServer,
  random: () => number,
  parts: { token?: () => Promise<string | null>; storage?: OutboxStorage } = {},
): ChatRoom {
  return createChatRoom({
    memberId: ME,
    readPage: server.readPage,
    createLink: (events) =>
      createLink({
        ...events,
        connect: server.connect,
        token: parts.token ?? (() => Promise.resolve("token")),
        random,
      }),
    outboxStorage: parts.storage ?? tabStorage(),
    newId: () => `c-${++lastId}`,
  });
}

const contents = (room: ChatRoom): string[] => room.getSnapshot().messages.map(({ content }) => content);

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(120_000);
}

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("chat room under any schedule of losses, doubles and delays", () => {
  it.each(Array.from({ length: SCHEDULES }, (_, index) => index + 1))(
    "loses and doubles nothing (seed %d)",
    async (seed) => {
      const random = seededRandom(seed);
      const server = createFakeServer(ME, random);
      server.weather = STORM;
      for (let count = Math.floor(random() * 70); count > 0; count -= 1) server.write(`old ${count}`);
      const storage = tabStorage();
      let room = buildRoom(server, random, { storage });
      room.start();

      const written: string[] = [];
      const steps = 20 + Math.floor(random() * 40);
      for (let step = 0; step < steps; step += 1) {
        const choice = random();
        if (choice < 0.35) server.write(`theirs ${step}`);
        else if (choice < 0.4) for (let n = 0; n < 45; n += 1) server.write(`burst ${step} ${n}`);
        else if (choice < 0.65) {
          written.push(`mine ${step}`);
          room.send(`mine ${step}`);
        } else if (choice < 0.72) server.cutAll();
        else if (choice < 0.78) room.wake(random() < 0.5);
        else if (choice < 0.82) {
          room.stop();
          room.start();
        } else if (choice < 0.86) {
          // A reload of the page: only what the tab stored is left.
          room.stop();
          room = buildRoom(server, random, { storage });
          room.start();
        } else if (choice < 0.9) {
          // The server is killed and comes back with what it had stored.
          server.weather = { ...STORM, refuse: 1, readFailure: 1 };
          server.cutAll();
          await vi.advanceTimersByTimeAsync(Math.floor(random() * 15_000));
          server.weather = STORM;
        } else if (choice < 0.96) void room.loadEarlier().catch(() => {});
        await vi.advanceTimersByTimeAsync(Math.floor(random() * 4000));
      }

      server.weather = FINE_WEATHER;
      room.wake(true);
      await settle();
      for (const { clientId, state } of room.getSnapshot().outbox) if (state === "failed") room.retry(clientId);
      await settle();
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

  it("goes from initialising to ready, suspended and back", async () => {
    expect(room.getSnapshot().phase).toBe("initialising");
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot().phase).toBe("ready");
    server.cutAll();
    await vi.advanceTimersByTimeAsync(1);
    expect(room.getSnapshot().phase).toBe("suspended");
    server.write("while away");
    await vi.advanceTimersByTimeAsync(2000);
    expect(room.getSnapshot().phase).toBe("ready");
    expect(contents(room)).toEqual(["while away"]);
  });

  it("shows what is written at once, and once when it is stored", async () => {
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    room.send("같이 가요");
    expect(room.getSnapshot().outbox).toMatchObject([{ content: "같이 가요", state: "pending" }]);
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot().outbox).toEqual([]);
    expect(contents(room)).toEqual(["같이 가요"]);
  });

  it("sends after the reconnect what was written without a connection, in order", async () => {
    server.weather = { ...FINE_WEATHER, refuse: 1 };
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    room.send("첫째");
    room.send("둘째");
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.stored).toEqual([]);
    server.weather = FINE_WEATHER;
    room.wake(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(contents(room)).toEqual(["첫째", "둘째"]);
  });

  it("gives a message up after a while, and sends it when told to", async () => {
    server.weather = { ...FINE_WEATHER, refuse: 1 };
    room.start();
    room.send("늦을 것 같아요");
    await vi.advanceTimersByTimeAsync(20_000);
    const [entry] = room.getSnapshot().outbox;
    expect(entry).toMatchObject({ state: "failed", reason: null });
    server.weather = FINE_WEATHER;
    room.wake(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.stored).toEqual([]);
    room.retry(entry?.clientId ?? "");
    await vi.advanceTimersByTimeAsync(10);
    expect(contents(room)).toEqual(["늦을 것 같아요"]);
  });

  it("starts again from the newest when too much was missed, and leaves no hole", async () => {
    for (let n = 0; n < 30; n += 1) server.write(`old ${n}`);
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    server.weather = { ...FINE_WEATHER, refuse: 1 };
    server.cutAll();
    for (let n = 0; n < 400; n += 1) server.write(`new ${n}`);
    server.weather = FINE_WEATHER;
    await vi.advanceTimersByTimeAsync(60_000);
    const known = contents(room);
    expect(known).toEqual(server.stored.slice(-known.length).map(({ content }) => content));
    expect(room.getSnapshot().hasEarlier).toBe(true);
  });

  it("fails for good when the server says so, and stops trying", async () => {
    room.stop();
    const readPage = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new ApiProblem(403, { code: "E403-4", message: "모임에 참여한 밥친구만 할 수 있어요." })),
    );
    room = buildRoom({ ...server, readPage }, random);
    room.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.getSnapshot()).toMatchObject({
      phase: "failed",
      trouble: { kind: "refused", message: "모임에 참여한 밥친구만 할 수 있어요." },
    });
    expect(readPage.mock.calls.length).toBeLessThan(3);
  });

  it("ends with the session", async () => {
    room.stop();
    room = buildRoom(server, random, { token: () => Promise.resolve(null) });
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(room.getSnapshot()).toMatchObject({ phase: "failed", trouble: { kind: "over" } });
  });

  it("takes a fresh token for a message whose token has run out, and tells nobody", async () => {
    room.stop();
    const wake = vi.fn<(anew: boolean) => void>();
    const heard: Parameters<Parameters<typeof createChatRoom>[0]["createLink"]>[0][] = [];
    room = createChatRoom({
      memberId: ME,
      readPage: server.readPage,
      createLink: (events) => {
        heard.push(events);
        return { start: events.onUp, stop: () => {}, wake, send: () => {} };
      },
      outboxStorage: tabStorage(),
      newId: () => "c-expired",
    });
    room.start();
    await vi.advanceTimersByTimeAsync(10);
    room.send("반 시간 뒤");
    heard[0]?.onRefused({ code: "E401-2", message: "로그인이 만료됐어요.", clientId: "c-expired" });
    expect(room.getSnapshot().outbox).toMatchObject([{ state: "pending", reason: null }]);
    expect(wake).toHaveBeenCalledWith(true);
  });
});
