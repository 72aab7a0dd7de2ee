/**
 * Random rice operations of members and an operator over HTTP and two servers, while a server is killed and PostgreSQL crashes again
 * and again: every snapshot is balanced, no acknowledged operation is lost, and none is booked twice, however often it is repeated.
 * SEED draws other operations, OPERATIONS changes their number: `npm run long-run -- rice`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMs } from "../../lib/time.ts";
import { isUnavailable } from "../../lib/unavailable.ts";
import type { TestMember } from "../../testing/builders.ts";
import { eventually } from "../../testing/eventually.ts";
import { startOwnPostgresEnvironment, type OwnPostgresEnvironment } from "../../testing/postgres-environment.ts";
import { randomOf } from "../../testing/random.ts";
import { expectConsistent } from "../model/invariants.ts";
import { expectRiceComplete } from "./rice-assertions.ts";
import { RiceLoad } from "./rice-load.ts";
import { kinds } from "./rice-operation.ts";
import { closeServers, killsInTurn, Repeated, startTwoServers, type TwoServers } from "./two-servers.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);
const OPERATION_COUNT = Number(process.env["OPERATIONS"] ?? 200);
/** From here on each kind of operation is drawn often enough to succeed. */
const FULL_RUN_OPERATIONS = 50_000;
const isFull = OPERATION_COUNT >= FULL_RUN_OPERATIONS;
const MEMBER_COUNT = isFull ? 60 : 30;
/** After the first crash: a server that starts while the database recovers has to start again. */
const SERVER_KILL = { firstMs: 1000, pauseMs: 15_000 };
const DATABASE_CRASH = { firstMs: 300, pauseMs: 60_000 };
const MOVE_MS = 500;
const MOVED_MEETINGS = 6;
/** Meetings stay open at least this long, so that members join them. */
const JOINING_MS = 5000;
/** A snapshot of a long ledger takes seconds: between two the servers have the machine for as long again, several times. */
const SNAPSHOT_PAUSE_RATIO = 5;
const RETRY_MS = 100;
const TEST_MS_MAX = 120_000 + OPERATION_COUNT * 50;

let environment: OwnPostgresEnvironment;
let servers: TwoServers;
let members: TestMember[];
let operator: TestMember;

beforeAll(async () => {
  environment = await startOwnPostgresEnvironment();
  // Outside of production the store is a sandbox, and every answer is checked against the contract.
  servers = await startTwoServers({ DATABASE_URL: environment.databaseUrl, NODE_ENV: "test", SEED_DEMO: "false" });
  members = [];
  for (let i = 0; i < MEMBER_COUNT; i += 1) members.push(await environment.member());
  operator = await environment.operator();
}, 400_000);
afterAll(async () => {
  await closeServers(servers);
  await environment.close();
});

/** Runs the work, which an outage of PostgreSQL may interrupt, until it is finished. */
async function untilAvailable(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Moves the time of some meetings, so that the jobs open the check-in, book the no-shows or end them. */
async function moveMeetings({ operations }: RiceLoad): Promise<void> {
  const now = environment.clock.now();
  const joinedBefore = addMs(now, -JOINING_MS);
  const { rows } = await sql<{ id: number; status: string }>`
    update meetings set scheduled_at = ${now}::timestamptz + make_interval(mins => case
      when status <> 'READY' then 10 when no_shows_at is null then -16 else -121 end)
    where id in (
      select id from meetings where status <> 'END' and created_at < ${joinedBefore}::timestamptz
      order by random() limit ${MOVED_MEETINGS}
    )
    returning id, status`.execute(environment.db);
  for (const { id, status } of rows) if (status !== "READY") operations.openCheckIn(id);
}

/** Checks the balances and deposits in one snapshot. */
async function checkSnapshot(): Promise<void> {
  await environment.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => expectConsistent(trx));
}

async function crashDatabase(): Promise<void> {
  await environment.postgres.stop("SIGQUIT");
  await environment.postgres.start();
}

/** What is done to the servers and the database during the load, all of it at least once. */
function disturbancesOf(load: RiceLoad, random: () => number) {
  const around = (ms: number) => () => ms * (0.5 + random());
  let snapshotMs = 0;
  return {
    kills: killsInTurn(servers, { firstMs: SERVER_KILL.firstMs, pauseMs: around(SERVER_KILL.pauseMs) }),
    crashes: new Repeated({
      firstMs: DATABASE_CRASH.firstMs,
      pauseMs: around(DATABASE_CRASH.pauseMs),
      work: crashDatabase,
    }),
    moves: new Repeated({
      firstMs: MOVE_MS,
      pauseMs: () => MOVE_MS,
      work: () => untilAvailable(() => moveMeetings(load)),
    }),
    snapshots: new Repeated({
      firstMs: 0,
      pauseMs: () => snapshotMs * SNAPSHOT_PAUSE_RATIO,
      work: async () => {
        const startMs = performance.now();
        await untilAvailable(checkSnapshot);
        snapshotMs = performance.now() - startMs;
      },
    }),
  };
}

async function expectJobsDone(): Promise<void> {
  const running = await environment.db.selectFrom("bulkJobs").select("id").where("state", "=", "RUNNING").execute();
  expect(running).toEqual([]);
}

test(
  `${OPERATION_COUNT} rice operations, seed ${SEED}`,
  async ({ annotate }) => {
    const random = randomOf(SEED);
    const renewToken = (member: TestMember) => environment.tokenOf(member);
    const load = new RiceLoad({ servers, members, operator, random, renewToken });
    const disturbances = disturbancesOf(load, random);
    const all = Object.values(disturbances);
    const startMs = performance.now();
    const isEnough = (started: number) => started >= OPERATION_COUNT && all.every(({ count }) => count > 0);
    const running = load.run(isEnough).finally(() => all.forEach((each) => each.stop()));
    const [operations] = await Promise.all([running, ...all.map((each) => each.run())]);
    const seconds = (performance.now() - startMs) / 1000;

    const { journal } = load;
    const { kills, crashes, snapshots } = disturbances;
    const rate = Math.round(operations / seconds);
    await annotate(
      [
        `${operations} operations in ${Math.round(seconds)} s, ${rate} a second`,
        `${journal.count("ok")} succeeded, ${journal.count("doubled")} sent twice, ${journal.count("interrupted")} interrupted`,
        `${kills.count} kills of a server, ${crashes.count} crashes of PostgreSQL, ${snapshots.count} snapshots`,
      ].join("; "),
    );
    await annotate(
      [...journal.outcomes]
        .map(([name, count]) => `${name}: ${count}`)
        .toSorted()
        .join(", "),
    );
    await eventually(expectJobsDone);
    await checkSnapshot();
    await expectRiceComplete(environment.db, journal);
    // If the crashes interrupted nothing, the test would check nothing.
    expect(Math.min(journal.count("interrupted"), journal.count("doubled"))).toBeGreaterThan(0);
    expect(journal.count("ok")).toBeGreaterThan(operations / 2);
    const needed = isFull ? kinds : [];
    expect(needed.filter((kind) => !journal.outcomes.has(`${kind} ok`))).toEqual([]);
  },
  TEST_MS_MAX,
);
