/** Both transports, each on its own server that is restarted. */
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

  function join() {
    const down = vi.fn<(cause: unknown) => void>();
    const gap = vi.fn<() => void>();
    const bus = new SharedBus(transport(backend.url), down);
    const heard: number[] = [];
    bus.subscribe((ids) => heard.push(...ids), gap);
    buses.push(bus);
    return { bus, heard, gap, down };
  }

  /** Two buses on the same server. */
  async function joinTwo() {
    const [a, b] = [join(), join()];
    await eventually(() => {
      a.bus.publish([999]);
      b.bus.publish([998]);
      expect(b.heard).toContain(999);
      expect(a.heard).toContain(998);
    });
    // Waits for earlier events before counting.
    await new Promise((resolve) => setTimeout(resolve, 300));
    a.heard.length = 0;
    b.heard.length = 0;
    return { a, b };
  }

  test("an event reaches the publisher and the other bus once", async () => {
    const { a, b } = await joinTwo();
    a.bus.publish([7]);
    expect(a.heard).toEqual([7]);
    await eventually(() => expect(b.heard).toEqual([7]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([a.heard, b.heard]).toEqual([[7], [7]]);
  });

  test("thousands of rooms are published in several payloads", async () => {
    const { a, b } = await joinTwo();
    const ids = Array.from({ length: 5000 }, (_, index) => 1_000_000_000 + index);
    a.bus.publish(ids);
    await eventually(() => expect(b.heard).toHaveLength(ids.length));
    expect(new Set(b.heard)).toEqual(new Set(ids));
  });

  test("a disconnection is reported once, and a gap after reconnecting", async () => {
    const { a, b } = await joinTwo();
    await backend.stop();
    await eventually(() => expect([a.down.mock.calls.length, b.down.mock.calls.length]).toEqual([1, 1]));
    a.bus.publish([1]);
    expect(a.heard).toEqual([1]);
    await backend.start();
    await eventually(() => expect([a.gap.mock.calls.length, b.gap.mock.calls.length]).toEqual([1, 1]));
    // Redis also has a publishing connection: events are dropped until it has reconnected too.
    await eventually(() => {
      a.bus.publish([2]);
      expect(b.heard).toContain(2);
    });
    expect([a.down.mock.calls.length, b.down.mock.calls.length]).toEqual([1, 1]);
  }, 60_000);
});

test("without a shared server the bus stays in the process", async () => {
  const bus = openBus({ databaseUrl: null, redisUrl: null }, { warn: () => undefined });
  expect(bus).toBeInstanceOf(LocalBus);
  await bus.close();
});
