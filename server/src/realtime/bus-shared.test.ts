/** The two wires, each on a server of its own that is stopped and started in between. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startPostgres } from "../testing/postgres.ts";
import { startRedis } from "../testing/redis.ts";
import { openBus } from "./bus-open.ts";
import { postgresWire } from "./bus-postgres.ts";
import { redisWire } from "./bus-redis.ts";
import type { Wire, WireEvents } from "./bus-shared.ts";
import { SharedBus } from "./bus-shared.ts";
import { LocalBus } from "./bus.ts";

interface Backend {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

const backends = {
  PostgreSQL: {
    wire: postgresWire,
    launch: async (): Promise<Backend> => {
      const postgres = await startPostgres();
      return { ...postgres, url: await postgres.newDatabase() };
    },
  },
  Redis: {
    wire: redisWire,
    launch: async (): Promise<Backend> => {
      const redis = await startRedis();
      return { ...redis, close: redis.stop };
    },
  },
} satisfies Record<string, { wire: (url: string) => (events: WireEvents) => Wire; launch: () => Promise<Backend> }>;

describe.each(Object.entries(backends))("a bus over %s", (_name, { wire, launch }) => {
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
    const bus = new SharedBus(wire(backend.url), down);
    const heard: number[] = [];
    bus.subscribe((ids) => heard.push(...ids), gap);
    buses.push(bus);
    return { bus, heard, gap, down };
  }

  /** Two buses that hear each other. */
  async function joinTwo() {
    const [a, b] = [join(), join()];
    await vi.waitFor(
      () => {
        a.bus.publish([999]);
        b.bus.publish([998]);
        expect(b.heard).toContain(999);
        expect(a.heard).toContain(998);
      },
      { timeout: 10_000, interval: 100 },
    );
    // What is still on its way arrives before the counting begins.
    await new Promise((resolve) => setTimeout(resolve, 300));
    a.heard.length = 0;
    b.heard.length = 0;
    return { a, b };
  }

  test("the publisher hears at once and once, the other too", async () => {
    const { a, b } = await joinTwo();
    a.bus.publish([7]);
    expect(a.heard).toEqual([7]);
    await vi.waitFor(() => expect(b.heard).toEqual([7]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([a.heard, b.heard]).toEqual([[7], [7]]);
  });

  test("thousands of rooms are told in parts", async () => {
    const { a, b } = await joinTwo();
    const ids = Array.from({ length: 5000 }, (_, index) => 1_000_000_000 + index);
    a.bus.publish(ids);
    await vi.waitFor(() => expect(b.heard).toHaveLength(ids.length), 5000);
    expect(new Set(b.heard)).toEqual(new Set(ids));
  });

  test("a cut is told once, and after it the hub is asked to read what it missed", async () => {
    const { a, b } = await joinTwo();
    await backend.stop();
    await vi.waitFor(() => expect([a.down.mock.calls.length, b.down.mock.calls.length]).toEqual([1, 1]), 5000);
    a.bus.publish([1]);
    expect(a.heard).toEqual([1]);
    await backend.start();
    await vi.waitFor(() => expect([a.gap.mock.calls.length, b.gap.mock.calls.length]).toEqual([1, 1]), 20_000);
    // Redis has a connection to speak with besides: until it too is back, announcements are dropped.
    await vi.waitFor(
      () => {
        a.bus.publish([2]);
        expect(b.heard).toContain(2);
      },
      { timeout: 20_000, interval: 100 },
    );
    expect([a.down.mock.calls.length, b.down.mock.calls.length]).toEqual([1, 1]);
  }, 60_000);
});

test("without a shared server the bus stays in the process", async () => {
  const bus = openBus({ databaseUrl: null, redisUrl: null }, { warn: () => undefined });
  expect(bus).toBeInstanceOf(LocalBus);
  await bus.close();
});
