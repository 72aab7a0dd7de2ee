/** Opens the server's dependencies according to its configuration. */
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { ProcessImageEncoder } from "./adapters/image-encoder/image-encoder.ts";
import { DevMailbox } from "./adapters/dev-mailbox.ts";
import {
  chooseKakaoLogin,
  choosePaymentStores,
  choosePush,
  chooseSms,
  chooseStorage,
  chooseWebPush,
} from "./adapters/choose.ts";
import { countedSms } from "./adapters/sms/sms.ts";
import { generateVapidKeys, type VapidKeys } from "./adapters/web-push/web-push.ts";
import type { Config } from "./config.ts";
import { migrateToLatest } from "./db/migrate.ts";
import type { OpenDb } from "./db/kysely.ts";
import { openDb } from "./db/open.ts";
import { Replica } from "./db/replica.ts";
import { vacuumJob } from "./db/vacuum.ts";
import type { Db } from "./db/schema.ts";
import type { Deps } from "./deps.ts";
import { PostedRooms, queueChatPushes } from "./domain/chat/pushes.ts";
import { deriveKeys } from "./domain/accounts/keys.ts";
import { serverJobs } from "./jobs/all.ts";
import { Jobs } from "./jobs/registry.ts";
import { ShiftableClock } from "./lib/clock.ts";
import { setHashCost } from "./lib/password.ts";
import { randomToken } from "./lib/secrets.ts";
import type { Metrics } from "./runtime/metrics/metrics.ts";

const OWNER_ONLY = 0o600;
/** The statement timeout where no time budget applies: batched reads, sockets, sweeps and jobs (D66). */
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

/** The key pair for Web Push in development, stored so that browsers stay subscribed after a restart. */
async function loadDevVapidKeys(dataDir: string): Promise<VapidKeys> {
  const path = join(dataDir, "vapid-keys.json");
  const stored = await readFile(path, "utf8").catch(() => "");
  if (stored !== "") return JSON.parse(stored) as VapidKeys;
  const keys = generateVapidKeys();
  await writeFile(path, JSON.stringify(keys), { mode: OWNER_ONLY });
  return keys;
}

export interface OpenDeps {
  deps: Deps;
  /** Queues the last pushes and closes the database; the caller has stopped the jobs. */
  close: () => Promise<void>;
}

async function openMigratedDb(config: Config, log: FastifyBaseLogger): Promise<OpenDb> {
  const onLaterMigrations = (migrations: readonly string[]) =>
    log.warn({ migrations }, "A later release has migrated the database; this one runs on its schema");
  const withoutTimeout = await openDb(config);
  await migrateToLatest(withoutTimeout.db, onLaterMigrations);
  if (!withoutTimeout.pool) return withoutTimeout;
  // Migrations take as long as they need, and wait for those of another server; what follows does not.
  await withoutTimeout.close();
  return await openDb({ ...config, statementMsMax: STATEMENT_MS_MAX });
}

/** A replica need not be up: until it is, reads go to the primary. */
async function openReplica(config: Config, primary: Db, log: FastifyBaseLogger) {
  const { databaseReplicaUrl: databaseUrl } = config;
  if (databaseUrl === null) return null;
  const { db, close } = await openDb({ ...config, databaseUrl, statementMsMax: STATEMENT_MS_MAX });
  const onPause = (cause: unknown) => log.warn({ err: cause }, "Reads go to the primary instead of the replica");
  return { replica: new Replica({ primary, replica: db }, onPause), close };
}

/** Opens and migrates the database and chooses the adapters. Throws when the data folder is in use. */
export async function openDeps(config: Config, log: FastifyBaseLogger, metrics?: Metrics): Promise<OpenDeps> {
  await mkdir(config.dataDir, { recursive: true });
  setHashCost(config.passwordHashes);
  const opened = await openMigratedDb(config, log);
  const openedReplica = await openReplica(config, opened.db, log);
  const clock = new ShiftableClock();
  const devMailbox = config.isProduction ? null : new DevMailbox();
  const reportJobError = (name: string, error: unknown) => log.error({ err: error, job: name }, "A job failed");
  const jobs = new Jobs(clock, reportJobError, metrics?.countJob);
  if (opened.pool) metrics?.watchPool(opened.pool);
  const reportLastPushes = (error: unknown) => log.warn({ err: error }, "The last pushes of chats could not be queued");
  const imageEncoder = new ProcessImageEncoder((error) => log.warn({ err: error }, "An image could not be encoded"));
  const sms = chooseSms(config, devMailbox, clock, log);
  const deps: Deps = {
    config,
    db: opened.db,
    replica: openedReplica?.replica ?? null,
    clock,
    keys: deriveKeys(config.jwtSecret ?? (await loadDevSecret(config.dataDir)), config.phoneHashSecret ?? undefined),
    sms: metrics ? countedSms(sms, metrics.countSms) : sms,
    push: await choosePush(config, devMailbox, clock),
    webPush: chooseWebPush(config, config.isProduction ? null : await loadDevVapidKeys(config.dataDir)),
    postedRooms: new PostedRooms(),
    storage: await chooseStorage(config),
    imageEncoder,
    paymentStores: await choosePaymentStores(config),
    kakao: chooseKakaoLogin(config, clock),
    devMailbox,
    jobs,
    log,
  };
  jobs.register(...serverJobs(deps, metrics?.countPush));
  // PostgreSQL has autovacuum instead.
  if (!opened.pool) jobs.register(vacuumJob(opened.db));
  const close = async () => {
    await queueChatPushes({ db: deps.db, now: clock.now() }, deps.postedRooms.takeAll()).catch(reportLastPushes);
    await imageEncoder.close();
    await openedReplica?.close();
    await opened.close();
  };
  return { deps, close };
}
