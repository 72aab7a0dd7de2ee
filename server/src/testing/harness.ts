/** The server in memory, for tests: real database, fixed clock, every response checked against the contract. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { chooseKakaoLogin, choosePaymentStores } from "../adapters/choose.ts";
import { ProcessImageEncoder } from "../adapters/image-encoder/image-encoder.ts";
import { DevMailbox } from "../adapters/dev-mailbox.ts";
import { mailboxPush } from "../adapters/push/push.ts";
import { mailboxSms } from "../adapters/sms/sms.ts";
import { createWebPush, generateVapidKeys } from "../adapters/web-push/web-push.ts";
import type { Storage } from "../adapters/storage/storage.ts";
import { buildApp } from "../app.ts";
import { loadConfig } from "../config.ts";
import type { Db } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { deriveKeys } from "../domain/accounts/keys.ts";
import { PostedRooms } from "../domain/chat/pushes.ts";
import { serverJobs } from "../jobs/all.ts";
import { Jobs } from "../jobs/registry.ts";
import { FixedClock } from "../lib/clock.ts";
import { setHashCost } from "../lib/password.ts";
import { TestApi } from "./api.ts";
import { buildAdmin, buildMember, newAccessToken, type MemberOverrides, type TestMember } from "./builders.ts";
import { emptyTestDb } from "./database.ts";

/**
 * Jobs that tests run themselves: those of pushes, because tests look at what is queued, and that of partitions, because emptying the
 * database keeps its tables.
 */
const jobsLeftOut = new Set(["push.repair", "push.deliver", "chat.push", "partitions.maintain"]);

/** The default time: noon in Seoul on a Sunday. */
export const TEST_NOW = "2026-03-01T03:00:00.000Z";

export interface TestAppOptions {
  now?: string;
  env?: Record<string, string>;
  deps?: Partial<Deps>;
  appsRoot?: string;
}

export interface TestApp {
  app: FastifyInstance;
  api: TestApi;
  deps: Deps;
  db: Db;
  clock: FixedClock;
  devMailbox: DevMailbox;
  /** Stores a member with a session. */
  member: (overrides?: MemberOverrides) => Promise<TestMember>;
  /** Stores the operator of `adminLogin` with a session, or one with another name and role. */
  admin: (overrides?: Parameters<typeof buildAdmin>[1]) => Promise<TestMember>;
  /** Opens a new session of a member, for when the access token has expired after 30 minutes. */
  tokenOf: (member: { id: number }) => Promise<string>;
  /** Advances the clock and runs the jobs. */
  advance: (ms: number) => Promise<void>;
}

/** Shared by all apps of a test process; its processes end with it. */
const imageEncoder = new ProcessImageEncoder((error) => {
  throw error;
});

/** Stores files in memory. */
export function memoryStorage(): Storage & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    put: async (key, data) => void files.set(key, data),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  };
}

/** Shared by all apps of a test process. */
const vapidKeys = generateVapidKeys();

/** The variables without which production doesn't start (D69). */
export const productionEnv = {
  NODE_ENV: "production",
  JWT_SECRET: "b1946ac92492d2347c6235b4d2611184f572d396",
  EMBEDDED_IN_PRODUCTION: "true",
  PASSWORD_HASHES: "strong",
};

/** Strong hashes, 14 ms each, are for tests of what happens while a password is verified. */
const testEnv = {
  NODE_ENV: "test",
  /** Not used. */
  DATA_DIR: join(tmpdir(), "babchingu-no-data"),
  RATE_LIMIT: "false",
  PASSWORD_HASHES: "fast",
};

/** The apps since the worker's database was emptied. Open ones keep their memory and sweep twice a second. */
const openApps: FastifyInstance[] = [];

/** Closes the apps, whose data nobody needs any more, and empties the worker's database. */
async function newTestDb(): Promise<Db> {
  await Promise.all(openApps.splice(0).map((app) => app.close()));
  return await emptyTestDb();
}

/** Creates an app on an empty database, or on that of `deps`: in `beforeEach`, or once in a file with independent tests. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const db = options.deps?.db ?? (await newTestDb());
  const clock = new FixedClock(new Date(options.now ?? TEST_NOW));
  const devMailbox = new DevMailbox();
  const unexpectedErrors: unknown[] = [];
  const config = loadConfig({ ...testEnv, ...options.env });
  setHashCost(config.passwordHashes);
  const deps: Deps = {
    config,
    db,
    replica: null,
    clock,
    keys: deriveKeys("a secret that only the tests know, 32+ characters"),
    sms: mailboxSms(devMailbox, clock),
    push: mailboxPush(devMailbox, clock),
    webPush: createWebPush(vapidKeys, config.webPushServices),
    postedRooms: new PostedRooms(),
    storage: memoryStorage(),
    imageEncoder,
    paymentStores: await choosePaymentStores(config),
    kakao: chooseKakaoLogin(config, clock),
    devMailbox,
    jobs: new Jobs(clock, (_name, error) => void unexpectedErrors.push(error)),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...options.deps,
  };
  deps.jobs.register(...serverJobs(deps).filter(({ name }) => !jobsLeftOut.has(name)));
  const app = await buildApp(deps, {
    reportError: (error) => void unexpectedErrors.push(error),
    ...(options.appsRoot === undefined ? {} : { appsRoot: options.appsRoot }),
  });
  openApps.push(app);
  return {
    app,
    api: new TestApi(app, unexpectedErrors),
    deps,
    db,
    clock,
    devMailbox,
    member: (overrides) => buildMember(deps, overrides),
    admin: (overrides) => buildAdmin(deps, overrides),
    tokenOf: ({ id }) => newAccessToken(deps, id),
    advance: async (ms) => {
      clock.advance(ms);
      await deps.jobs.runAll();
      if (unexpectedErrors.length > 0) throw unexpectedErrors.shift();
    },
  };
}
