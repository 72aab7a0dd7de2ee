/** Calls everything in one country, first as ordinary members, then as heavy ones. */
import { buildFixture, type Fixture } from "../../../server/src/acceptance/authorization/fixture.ts";
import { openDb } from "../../../server/src/db/open.ts";
import { createTestApp, type TestApp } from "../../../server/src/testing/harness.ts";
import { median } from "../lib/rounds.ts";
import type { GrowthOptions } from "./options.ts";
import { growthRequests } from "./requests.ts";
import { openRollbackDb, type RollbackDb } from "./rollback.ts";
import { type Statement, StatementStatistics } from "./statements.ts";
import { addWeight } from "./weight.ts";
import { growthWork } from "./work.ts";

export type Weight = "ordinary" | "heavy";

export interface Measured {
  name: string;
  weight: Weight;
  /** The status of the answer; the message of a failure; null for a job. */
  outcome: number | string | null;
  buffers: number;
  sqlMs: number;
  latencyMs: number;
  statements: Statement[];
}

const RUNS = 4;
/** A measurement that takes longer is not repeated. */
const LONG_MS = 3000;
/** These read or write rows of every member: a small country shows what one costs. */
const PER_MEMBER = new Set(["grantRiceToAll", "sendNotificationToAll", "syncRiceTransactions"]);
const PER_MEMBER_MAX = 100_000;

interface Task {
  name: string;
  run: () => Promise<Measured["outcome"]>;
}

interface Country {
  databaseUrl: string;
  members: number;
  options: GrowthOptions;
  log: (line: string) => void;
}

async function tasksOf(app: TestApp, fixture: Fixture): Promise<Task[]> {
  const requests = await growthRequests(app, fixture);
  return [
    ...requests.map(({ name, id, options }) => ({
      name,
      run: async () => {
        const { statusCode, body } = await app.api.call(id, options);
        return statusCode < 300 ? statusCode : `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;
      },
    })),
    ...growthWork(app, fixture).map(({ name, run }) => ({
      name,
      run: async () => {
        await run();
        return null;
      },
    })),
  ];
}

async function measureOnce(
  task: Task,
  { undone, statistics }: Pick<RollbackDb, "undone"> & { statistics: StatementStatistics },
): Promise<Omit<Measured, "name" | "weight">> {
  await statistics.reset();
  let latencyMs = 0;
  const outcome = await undone(async () => {
    const startMs = performance.now();
    const result = await task.run().catch((error: unknown) => String(error));
    latencyMs = performance.now() - startMs;
    return result;
  });
  const statements = await statistics.read();
  const sum = (of: (it: Statement) => number) => statements.reduce((total, it) => total + of(it), 0);
  return { outcome, buffers: sum((it) => it.buffers), sqlMs: sum((it) => it.ms), latencyMs, statements };
}

/** The first run warms caches up. Of the others the fastest counts: what else runs on the machine only adds to the time. */
async function measure(task: Task, weight: Weight, tools: Parameters<typeof measureOnce>[1]): Promise<Measured> {
  const first = await measureOnce(task, tools);
  const runs = [];
  while (first.latencyMs < LONG_MS && runs.length < RUNS) runs.push(await measureOnce(task, tools));
  const counted = runs.length === 0 ? [first] : runs;
  return {
    ...(counted.at(-1) ?? first),
    name: task.name,
    weight,
    buffers: median(counted.map((it) => it.buffers)),
    sqlMs: Math.min(...counted.map((it) => it.sqlMs)),
    latencyMs: Math.min(...counted.map((it) => it.latencyMs)),
  };
}

export async function measureCountry({ databaseUrl, members, options, log }: Country): Promise<Measured[]> {
  const opened = await openDb({ dataDir: "", databaseUrl, dbPoolSize: 1 });
  const statistics = new StatementStatistics(databaseUrl);
  await statistics.open();
  const rollback = await openRollbackDb(opened.db);
  const measured: Measured[] = [];
  try {
    const kakao = { exchange: async () => ({ providerId: "growth", nickname: "민지" }) };
    const app = await createTestApp({ deps: { db: rollback.db, kakao } });
    const fixture = await buildFixture(app);
    const tasks = await tasksOf(app, fixture);
    for (const weight of ["ordinary", "heavy"] as const) {
      if (weight === "heavy") await addWeight(rollback.db, fixture, app.clock.now());
      const isMeasured = ({ name }: Task) =>
        name.includes(options.only) && !(PER_MEMBER.has(name) && members > PER_MEMBER_MAX);
      for (const task of tasks.filter(isMeasured)) {
        const result = await measure(task, weight, { ...rollback, statistics });
        measured.push(result);
        log(
          `${members} members, ${weight}: ${task.name} ${Math.round(result.buffers)} buffers, ${result.sqlMs.toFixed(1)} ms, ${result.outcome}`,
        );
        if (options.showsStatements)
          for (const { text, ...cost } of result.statements.slice(0, 5)) log(`  ${JSON.stringify(cost)} ${text}`);
      }
    }
    await app.app.close();
  } finally {
    await rollback.close().catch(() => undefined);
    await statistics.close();
    await opened.close();
  }
  return measured;
}
