/** Both transports, each with its own server, which a test restarts. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startPostgres } from "../../testing/processes/postgres.ts";
import { startRedis } from "../../testing/processes/redis.ts";
import { openBus } from "./open.ts";
import { postgresTransport } from "./postgres.ts";
import { redisTransport } from "./redis.ts";
import { SharedBus, type Transport, type TransportEvents } from "./shared.ts";
import { LocalBus } from "./bus.ts";
import { eventually } from "../../testing/eventually.ts";

interface Backend {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

const backends = {
  PostgreSQL: {
    transport: postgresTransport,
    launch: async (): Promise<Backend> => {
      const postgres = await startPostgres();
      return { ...postgres, url: await postgres.newDatabase() };
    },
  },
  Redis: {
    transport: redisTransport,
    launch: async (): Promise<Backend> => {
      const redis = await startRedis();
      return { ...redis, close: redis.stop };
    },
  },
} satisfies Record<
  string,
  { transport: (url: string) => (events: TransportEvents) => Transport; launch: () => Promise<Backend> }
>;

describe.each(Object.entries(backends))("a bus over %s", (_name, { transport, launch }) => {
  let backend: Backend;
  const buses: SharedBus[] = [];
  beforeAll(async () => {
    backend = await launch();
  }, 400_000);
  afterEach(() => Promise.all(buses.splice(0).map((bus) => bus.close())));
  afterAll(() => backend.close());

  function openTestBus() {
    const onDisconnected = vi.fn<(cause: unknown) => void>();
    const onGap = vi.fn<() => void>();
    const bus = new SharedBus(transport(backend.url), onDisconnected);
    const received: number[] = [];
    bus.subscribe((ids) => received.push(...ids), onGap);
    buses.push(bus);
    return { bus, received, onGap, onDisconnected };
  }

  /** Two buses on the same server. */
  async function openTwoBuses() {
    const [a, b] = [openTestBus(), openTestBus()];
    await eventually(() => {
      a.bus.publish([999]);
      b.bus.publish([998]);
      expect(b.received).toContain(999);
      expect(a.received).toContain(998);
    });
    // Waits for earlier events before counting.
    await new Promise((resolve) => setTimeout(resolve, 300));
    a.received.length = 0;
    b.received.length = 0;
    return { a, b };
  }

  test("an event reaches the publisher and the other bus once", async () => {
    const { a, b } = await openTwoBuses();
    a.bus.publish([7]);
    expect(a.received).toEqual([7]);
    await eventually(() => expect(b.received).toEqual([7]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([a.received, b.received]).toEqual([[7], [7]]);
  });

  test("thousands of room ids are published in several payloads", async () => {
    const { a, b } = await openTwoBuses();
    const ids = Array.from({ length: 5000 }, (_, index) => 1_000_000_000 + index);
    a.bus.publish(ids);
    await eventually(() => expect(b.received).toHaveLength(ids.length));
    expect(new Set(b.received)).toEqual(new Set(ids));
  });

  test("a disconnection is reported once, and a gap after reconnecting", async () => {
    const { a, b } = await openTwoBuses();
    await backend.stop();
    await eventually(() =>
      expect([a.onDisconnected.mock.calls.length, b.onDisconnected.mock.calls.length]).toEqual([1, 1]),
    );
    a.bus.publish([1]);
    expect(a.received).toEqual([1]);
    await backend.start();
    await eventually(() => expect([a.onGap.mock.calls.length, b.onGap.mock.calls.length]).toEqual([1, 1]));
    // Redis also has a publishing connection: events are dropped until it has reconnected too.
    await eventually(() => {
      a.bus.publish([2]);
      expect(b.received).toContain(2);
    });
    expect([a.onDisconnected.mock.calls.length, b.onDisconnected.mock.calls.length]).toEqual([1, 1]);
  }, 60_000);
});

test("without PostgreSQL and Redis the bus is that of the process", async () => {
  const bus = await openBus({ databaseUrl: null, redisUrl: null }, { warn: () => undefined });
  expect(bus).toBeInstanceOf(LocalBus);
  await bus.close();
});
