/** Searches, lists and the console's reads on a streaming replica of PostgreSQL. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { migrateToLatest } from "../../db/migrate.ts";
import type { OpenDb } from "../../db/kysely.ts";
import { openDb } from "../../db/open.ts";
import { Replica } from "../../db/replica.ts";
import type { OperationId } from "../../contract/types.ts";
import { isReplicaRead } from "../../http/replica-reads.ts";
import { ApiError } from "../../lib/api-error.ts";
import { withTimeBudget } from "../../lib/time-budget.ts";
import { eventually } from "../../testing/eventually.ts";
import { createTestApp } from "../../testing/harness.ts";
import { startFaultProxy } from "../../testing/processes/fault-proxy.ts";
import { startPostgres, type TestPostgres } from "../../testing/processes/postgres.ts";
import { buildFixture } from "../authorization/fixture.ts";
import { requiredRelationOf } from "../authorization/required-relations.ts";
import { operationIds, requestFor, servedOperation } from "../authorization/requests.ts";

let postgres: TestPostgres;
let databaseUrl: string;
let replicaUrl: string;
let standby: Awaited<ReturnType<TestPostgres["startReplica"]>>;
let primary: OpenDb;
let standbyDb: OpenDb;
let replica: Replica;
const onPause = vi.fn<(cause: unknown) => void>();

async function countIn({ db }: OpenDb, servedBy: "replica" | "primary") {
  const { rows } = await sql<{ writes: number }>`select count(*) as writes from written`.execute(db);
  return { servedBy, writes: rows[0]?.writes };
}

/** The database that served the read, and the number of rows it saw. */
function countWrites() {
  return replica.read(
    () => countIn(standbyDb, "replica"),
    () => countIn(primary, "primary"),
  );
}

const write = () => sql`insert into written default values`.execute(primary.db);
const onStandby = (statement: string) => sql.raw(statement).execute(standbyDb.db);
const servedByReplica = () =>
  eventually(async () => expect(await countWrites()).toMatchObject({ servedBy: "replica" }));

async function openThroughProxy(url: string) {
  const proxy = await startFaultProxy(url);
  return { proxy, opened: await openDb({ dataDir: "", databaseUrl: proxy.url }) };
}

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newDatabase();
  primary = await openDb({ dataDir: "", databaseUrl });
  await migrateToLatest(primary.db);
  await sql`create table written (id bigint generated always as identity)`.execute(primary.db);
  standby = await postgres.startReplica();
  replicaUrl = standby.urlOf(new URL(databaseUrl).pathname.slice(1));
  standbyDb = await openDb({ dataDir: "", databaseUrl: replicaUrl });
});
afterAll(async () => {
  await standbyDb.close();
  await primary.close();
  await postgres.close();
});
beforeEach(() => {
  onPause.mockReset();
  replica = new Replica({ primary: primary.db, replica: standbyDb.db }, onPause);
});

test("every read sees what was written before it, on the replica and on the primary", async () => {
  await servedByReplica();
  const before = (await countWrites()).writes ?? 0;
  for (let writes = before + 1; writes <= before + 30; writes += 1) {
    await write();
    for (const read of await Promise.all([countWrites(), countWrites()])) expect(read.writes).toBe(writes);
  }
  await eventually(async () => expect(await countWrites()).toEqual({ servedBy: "replica", writes: before + 30 }));
});

test("a late replica serves no reads until it has caught up", async () => {
  await servedByReplica();
  await onStandby("select pg_wal_replay_pause()");
  await write();
  expect(await countWrites()).toMatchObject({ servedBy: "primary" });
  expect(await countWrites()).toMatchObject({ servedBy: "primary" });
  expect(onPause).toHaveBeenCalledTimes(1);
  await onStandby("select pg_wal_replay_resume()");
  await servedByReplica();
});

test("the primary serves the reads of a replica that is gone, and the replica again when it is back", async () => {
  await servedByReplica();
  await standby.stop("SIGQUIT");
  expect(await countWrites()).toMatchObject({ servedBy: "primary" });
  await standby.start();
  await servedByReplica();
});

test("a primary in recovery, as in a failover, serves the reads itself", async () => {
  replica = new Replica({ primary: standbyDb.db, replica: standbyDb.db }, onPause);
  const read = () =>
    replica.read(
      async () => "replica",
      async () => "primary",
    );
  expect([await read(), await read()]).toEqual(["primary", "primary"]);
  expect(onPause).toHaveBeenCalledTimes(1);
});

test("a read that fails on the replica is repeated on the primary; an error of the catalogue is its result", async () => {
  await servedByReplica();
  const refusal = new ApiError("MEETING_NOT_FOUND");
  const onPrimary = vi.fn(async () => "primary");
  await expect(replica.read(() => Promise.reject(refusal), onPrimary)).rejects.toBe(refusal);
  expect(onPrimary).not.toHaveBeenCalled();
  const { db } = standbyDb;
  await expect(replica.read<unknown>(() => sql`delete from written`.execute(db), onPrimary)).resolves.toBe("primary");
});

test("what the databases take before the primary reads counts towards the time of the request", async () => {
  const [slow, silent] = await Promise.all([openThroughProxy(databaseUrl), openThroughProxy(replicaUrl)]);
  replica = new Replica({ primary: slow.opened.db, replica: silent.opened.db }, onPause);
  const countTwice = () =>
    replica.read(
      async () => [await countIn(silent.opened, "replica")],
      async () => [await countIn(slow.opened, "primary"), await countIn(slow.opened, "primary")],
    );
  try {
    await Promise.all([slow, silent].map(({ opened }) => sql`select 1`.execute(opened.db)));
    slow.proxy.delayMs = 250;
    silent.proxy.set("halfOpen");
    await expect(withTimeBudget(3000, countTwice)).rejects.toThrow("did not answer within");
    expect(onPause).toHaveBeenCalledTimes(1);
    await expect(withTimeBudget(3000, countTwice)).resolves.toHaveLength(2);
  } finally {
    for (const { proxy } of [slow, silent]) proxy.close();
    await Promise.all([slow, silent].map(({ opened }) => opened.close()));
  }
});

test("a read waits for a connection of the primary and of the replica, and others don't go to the primary for that", async () => {
  const one = { dataDir: "", dbPoolSize: 1 };
  const busy = await Promise.all([databaseUrl, replicaUrl].map((url) => openDb({ ...one, databaseUrl: url })));
  const [busyPrimary, busyStandby] = busy as [OpenDb, OpenDb];
  replica = new Replica({ primary: busyPrimary.db, replica: busyStandby.db }, onPause);
  try {
    const occupied = busy.map(({ db }) => sql`select pg_sleep(0.8)`.execute(db));
    const served = replica.read(
      () => countIn(busyStandby, "replica"),
      () => countIn(busyPrimary, "primary"),
    );
    await expect(served).resolves.toMatchObject({ servedBy: "replica" });
    await Promise.all(occupied);
  } finally {
    await Promise.all(busy.map((it) => it.close()));
  }
});

test("a read that takes too long is repeated on the primary, and the others stay on the replica", async () => {
  await servedByReplica();
  const { db } = standbyDb;
  const slow = replica.read<unknown>(
    () => sql`select pg_sleep(30)`.execute(db),
    async () => "primary",
  );
  for (let ended: unknown; ended !== "primary";) ended = await Promise.race([slow, countWrites()]);
  // On a busy machine the replica may have been late.
  expect(onPause.mock.calls.map(([cause]) => String(cause)).filter((cause) => !cause.includes("late"))).toEqual([]);
});

test("one read finds out whether a replica that failed is back, and the others don't wait for it", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const failing = vi.fn(() => Promise.reject(new Error("failed")));
  const read = () => replica.read<string>(failing, async () => "primary");
  await servedByReplica();
  await read();
  vi.advanceTimersByTime(10_000);
  await expect(Promise.all(Array.from({ length: 10 }, read))).resolves.toEqual(Array(10).fill("primary"));
  expect(failing).toHaveBeenCalledTimes(2);
  expect(onPause).toHaveBeenCalledTimes(1);
});

const readReplica = (onReplica: () => Promise<string>) => replica.read(onReplica, async () => "primary");

test("a replica that failed is back when a read of it ends with an error of the catalogue", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  await servedByReplica();
  await readReplica(() => Promise.reject(new Error("failed")));
  vi.advanceTimersByTime(10_000);
  const refusal = new ApiError("MEETING_NOT_FOUND");
  await expect(readReplica(() => Promise.reject(refusal))).rejects.toBe(refusal);
  await expect(readReplica(async () => "replica")).resolves.toBe("replica");
});

test("searches, lists and the console's reads run on a standby, which accepts no writes", async () => {
  const app = await createTestApp({ deps: { db: primary.db, replica } });
  const fixture = await buildFixture(app);
  await servedByReplica();
  vi.spyOn(replica, "read").mockImplementation((onReplica) => onReplica());
  const reads = operationIds.filter((id) => isReplicaRead(id) && servedOperation(id).method === "GET");
  const failed: Partial<Record<OperationId, number>> = {};
  for (const id of reads) {
    const [relation] = requiredRelationOf(servedOperation(id));
    const token = fixture.tokens[relation === "admin" ? "OWNER" : "host"] ?? "";
    const response = await app.api.call(id, { ...requestFor(fixture, id), token });
    // The fixture doesn't have a row of every kind: not to be found is an answer, too.
    if (response.statusCode >= 500) failed[id] = response.statusCode;
  }
  expect(reads.length).toBeGreaterThan(30);
  expect(failed).toEqual({});
});
