/** Opens the server's dependencies according to its configuration. */
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { DevMailbox } from "./adapters/dev-mailbox.ts";
import { chooseKakaoLogin, choosePaymentStores, choosePush, chooseSms, chooseStorage } from "./adapters/choose.ts";
import type { Config } from "./config.ts";
import { migrateToLatest } from "./db/migrate.ts";
import { openDb, type OpenDb } from "./db/open.ts";
import { vacuumJob } from "./db/vacuum.ts";
import type { Deps } from "./deps.ts";
import { deriveKeys } from "./domain/accounts/keys.ts";
import { housekeepingJobs } from "./jobs/housekeeping.ts";
import { meetingJobs } from "./jobs/meeting-lifecycle.ts";
import { Jobs } from "./jobs/registry.ts";
import { ShiftableClock } from "./lib/clock.ts";
import { randomToken } from "./lib/secrets.ts";
import type { Metrics } from "./runtime/metrics/metrics.ts";
import { pushJobs } from "./jobs/push-delivery.ts";

const OWNER_ONLY = 0o600;
/** Where there is no time budget: batched reads, sockets, sweeps and jobs (D66). */
const STATEMENT_MS_MAX = 5000;

/** The JWT secret for development, stored so that a restart doesn't end every session. */
async function loadDevSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "jwt-secret");
  const stored = await readFile(path, "utf8").catch(() => "");
  if (stored !== "") return stored;
  const secret = randomToken();
  await writeFile(path, secret, { mode: OWNER_ONLY });
  await chmod(path, OWNER_ONLY);
  return secret;
}

export interface OpenDeps {
  deps: Deps;
  /** Stops the jobs and closes the database. */
  close: () => Promise<void>;
}

async function openMigrated(config: Config, log: FastifyBaseLogger): Promise<OpenDb> {
  const onLater = (later: readonly string[]) =>
    log.warn({ migrations: later }, "A later release has migrated the database; this one runs on its schema");
  const unlimited = await openDb(config);
  await migrateToLatest(unlimited.db, onLater);
  if (!unlimited.pool) return unlimited;
  // Migrations take as long as they need, and wait for those of another server; what follows does not.
  await unlimited.close();
  return await openDb({ ...config, statementMsMax: STATEMENT_MS_MAX });
}

/** Opens and migrates the database and chooses the adapters. Throws when the data folder is in use. */
export async function openDeps(config: Config, log: FastifyBaseLogger, metrics?: Metrics): Promise<OpenDeps> {
  await mkdir(config.dataDir, { recursive: true });
  const opened = await openMigrated(config, log);
  const clock = new ShiftableClock();
  const devMailbox = config.isProduction ? null : new DevMailbox();
  const reportJob = (name: string, error: unknown) => log.error({ err: error, job: name }, "A job failed");
  const jobs = new Jobs(clock, reportJob, metrics?.countJob);
  if (opened.pool) metrics?.watchPool(opened.pool);
  const deps: Deps = {
    config,
    db: opened.db,
    clock,
    keys: deriveKeys(config.jwtSecret ?? (await loadDevSecret(config.dataDir)), config.phoneHashSecret ?? undefined),
    sms: chooseSms(config, devMailbox, clock, log),
    push: await choosePush(config, devMailbox, clock),
    storage: await chooseStorage(config),
    paymentStores: await choosePaymentStores(config),
    kakao: chooseKakaoLogin(config, clock),
    devMailbox,
    jobs,
    log,
  };
  jobs.register(...meetingJobs(deps.db), ...housekeepingJobs(deps), ...pushJobs(deps, metrics?.countPush));
  // PostgreSQL has autovacuum instead.
  if (!opened.pool) jobs.register(vacuumJob(opened.db));
  const close = async () => {
    await jobs.stop();
    await opened.close();
  };
  return { deps, close };
}
