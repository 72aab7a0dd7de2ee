/**
 * The server process is killed during writes, repeatedly, and started on the same data: acknowledged writes survive, and no write
 * is stored partially. SEED repeats a run, CRASHES changes the number of crashes.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDb } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { deriveKeys } from "../../domain/accounts/keys.ts";
import { ShiftableClock } from "../../lib/clock.ts";
import { buildMember, type TestMember } from "../../testing/builders.ts";
import { migratedDataDir } from "../../testing/migrated-database.ts";
import { randomOf } from "../../testing/random.ts";
import {
  SHORT_LIVED,
  startServerProcess,
  TEST_SECRET,
  type ServerProcess,
} from "../../testing/processes/server-process.ts";
import { Journal } from "./journal.ts";
import { Load } from "./load.ts";
import { expectNothingLost } from "./assertions.ts";
import { expectConsistent } from "../model/invariants.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);
const CRASH_COUNT = Number(process.env["CRASHES"] ?? 3);
const MEMBER_COUNT = 10;
const RICE = 1_000_000;
/** A crash comes after a random number of acknowledged writes, not after a time, so that slow machines test as many writes. */
const WRITES_PER_RUN_MIN = MEMBER_COUNT + 1;
const WRITES_PER_RUN_MAX = 60;
const DELAY_MS_MAX = 50;
const RUN_TIMEOUT_MS = 30_000;
const TEST_TIMEOUT_MS = 900_000;

let dataDir: string;
let members: TestMember[];
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await migratedDataDir("babchingu-crash-");
  const { db, close } = await openDb({ dataDir, databaseUrl: null });
  const deps: Pick<Deps, "db" | "clock" | "keys"> = {
    db,
    clock: new ShiftableClock(),
    keys: deriveKeys(TEST_SECRET),
  };
  members = [];
  for (let i = 0; i < MEMBER_COUNT; i += 1) members.push(await buildMember(deps as Deps, { rice: RICE }));
  await close();
  const env = { NODE_ENV: "test", DATA_DIR: dataDir, SEED_DEMO: "false", RATE_LIMIT: "false", LOG_LEVEL: "error" };
  server = await startServerProcess(env, { flags: [SHORT_LIVED] });
});

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The errors that the server logged, a line of JSON each. */
const unexpectedErrors = () => server.output().match(/^\{.*/gm) ?? [];

test(
  `${CRASH_COUNT} crashes, seed ${SEED}`,
  async ({ annotate }) => {
    const random = randomOf(SEED);
    const journal = new Journal();
    const load = new Load({ url: () => server.url, members, journal, random: randomOf(SEED + 1) });
    for (let crash = 0; crash < CRASH_COUNT; crash += 1) {
      const running = load.run();
      const acknowledgedTarget =
        journal.acknowledged + WRITES_PER_RUN_MIN + random() * (WRITES_PER_RUN_MAX - WRITES_PER_RUN_MIN);
      const isTargetReached = () => journal.acknowledged >= acknowledgedTarget;
      // Without a crash the load ends only with an error, which fails the test.
      await Promise.race([running, vi.waitUntil(isTargetReached, { interval: 5, timeout: RUN_TIMEOUT_MS })]);
      await sleep(random() * DELAY_MS_MAX);
      await server.stop("SIGKILL");
      await running;
      expect(unexpectedErrors()).toEqual([]);
      // The first restart waits until the lock of the dead process has expired, after five seconds, as in production.
      if (crash > 0) await rm(join(dataDir, "pg.lock"), { recursive: true, force: true });
      await server.start();
    }
    const { acknowledged, unacknowledged } = journal;
    await annotate(`${acknowledged} writes acknowledged, ${unacknowledged} interrupted`);
    expect(acknowledged).toBeGreaterThan(CRASH_COUNT * MEMBER_COUNT);
    // If the crashes interrupted no write, the test would check nothing.
    expect(unacknowledged).toBeGreaterThan(CRASH_COUNT);
    await load.finish();
    await server.stop();
    const { db, close } = await openDb({ dataDir, databaseUrl: null });
    await expectNothingLost(db, journal);
    await expectConsistent(db);
    await close();
  },
  TEST_TIMEOUT_MS,
);
