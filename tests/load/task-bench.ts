/**
 * `npm run bench:tasks`: ten tasks of an operator in the console, in Django admin and in react-admin, in clicks and seconds. See docs/benchmark.md.
 * It ends with 1 when a task isn't done, or when the console doesn't need the fewest clicks.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect, parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { Pool } from "pg";
import { buildApps } from "../../scripts/lib/build-apps.ts";
import { ensureChromium } from "../../scripts/lib/chromium.ts";
import { openDb } from "../../server/src/db/open.ts";
import { startPostgres } from "../../server/src/testing/processes/postgres.ts";
import { startServer } from "../e2e/support/server.ts";
import { Cleanup } from "./lib/servers.ts";
import { addFacts, type Facts } from "./tasks/facts.ts";
import { lostTasks, type Results, toMarkdown } from "./tasks/report.ts";
import { openConsole } from "./tasks/systems/console.ts";
import { openDjango } from "./tasks/systems/django.ts";
import { openReactAdmin } from "./tasks/systems/react-admin.ts";
import { copyTables, type Sql } from "./tasks/tables.ts";
import { type System, type TaskName, taskNames, tasks } from "./tasks/tasks.ts";

const USAGE = `Usage: npm run bench:tasks -- [tasks] [options]
  tasks            ${taskNames.join(", ")} (default: all)
  --system <name>  console, django or react-admin (default: all)`;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { system: { type: "string" }, help: { type: "boolean", default: false } },
});
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}

function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function perform(system: System, name: TaskName, facts: Facts): Promise<Results[TaskName]> {
  const procedure = system.procedures[name];
  if (typeof procedure === "string") return procedure;
  const operator = await system.start();
  try {
    const read = await procedure(operator, facts);
    await sleep(system.settleMs);
    if (!(await tasks[name].isDone({ sql: system.sql, facts, read }))) throw new Error(`It isn't done; read: ${read}`);
    log(`${system.name}, ${name}: ${JSON.stringify(operator.effort)}`);
    return operator.effort;
  } catch (cause) {
    const path = join(".cache", `task-${system.name}-${name}.png`);
    await operator.page.screenshot({ path });
    throw new Error(`${system.name}, ${name} failed; the screen is in ${path}`, { cause });
  } finally {
    await operator.page.close();
  }
}

async function performAll(system: System, facts: Facts): Promise<Results> {
  const results = {} as Results;
  for (const name of taskNames) {
    if (wanted.length === 0 || wanted.includes(name)) results[name] = await perform(system, name, facts);
    else results[name] = "not measured";
  }
  return results;
}

/** A SQLite file with the same rows, and queries on it. */
function openCopy(file: string, cleanup: Cleanup): Sql {
  const database = new DatabaseSync(file);
  cleanup.add(async () => database.close());
  return async (text) => database.prepare(text).all();
}

async function openSystems(browser: Browser, cleanup: Cleanup): Promise<{ systems: System[]; facts: Facts }> {
  const postgres = await startPostgres();
  cleanup.add(() => postgres.close());
  const databaseUrl = await postgres.newDatabase();
  const server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false", DATABASE_URL: databaseUrl });
  cleanup.add(() => server.close());
  const { db, close } = await openDb({ dataDir: "", databaseUrl, dbPoolSize: 1 });
  const facts = await addFacts(db, new Date());
  await close();
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  cleanup.add(() => pool.end());
  const folder = await mkdtemp(join(tmpdir(), "babchingu-tasks-"));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const open: Record<string, () => Promise<System>> = {
    console: () => openConsole(browser, server.url, async (text) => (await pool.query(text)).rows),
    django: async () => {
      const file = join(folder, "django.sqlite");
      await copyTables(pool, file);
      return await openDjango(browser, file, openCopy(file, cleanup), facts);
    },
    "react-admin": async () => {
      const file = join(folder, "react-admin.sqlite");
      await copyTables(pool, file);
      return await openReactAdmin(browser, file, openCopy(file, cleanup));
    },
  };
  const systems: System[] = [];
  for (const [name, start] of Object.entries(open)) {
    if (values.system !== undefined && values.system !== name) continue;
    const system = await start();
    cleanup.add(() => system.close());
    systems.push(system);
  }
  return { systems, facts };
}

if (!(await buildApps(["admin"]))) process.exit(1);
const cleanup = new Cleanup();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => void Cleanup.runAll().then(() => process.exit(1)));
}
try {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  cleanup.add(() => browser.close());
  const { systems, facts } = await openSystems(browser, cleanup);
  const measured: { system: System; results: Results }[] = [];
  for (const system of systems) measured.push({ system, results: await performAll(system, facts) });
  process.stdout.write(`${toMarkdown(measured)}\n`);
  const lost = lostTasks(measured.map(({ results }) => results));
  if (values.system === undefined && wanted.length === 0 && lost.length > 0) {
    log(`The console doesn't need the fewest clicks: ${lost.join(", ")}`);
    process.exitCode = 1;
  }
} catch (error) {
  log(inspect(error));
  process.exitCode = 1;
} finally {
  await cleanup.run();
}
