/** All environment variables of the server (D43), read and validated once. */
import { MEMBER_READS_PER_MINUTE, MEMBER_SEARCHES_PER_MINUTE, OPENSTREETMAP_TILE_URL } from "@babchingu/openapi";
import { resolve } from "node:path";
import * as v from "valibot";
import {
  integerInRange,
  flag,
  isWeakSecret,
  oneOf,
  originOf,
  origins,
  pageSettings,
  port,
  secret,
  text,
  trustedProxies,
  url,
  memberIds,
  DEFAULT_PUSH_SERVICES,
  isLocalService,
  pushServices,
  vapidPrivateKey,
  vapidPublicKey,
  vapidSubject,
} from "./config-values.ts";

const databaseUrl = v.pipe(v.string(), v.startsWith("postgres", "a postgres:// URL"), v.url("a URL"));

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(oneOf("development", "production", "test"), "development"),
  PORT: v.optional(port, "8080"),
  HOST: v.optional(text, "127.0.0.1"),
  DATA_DIR: v.optional(text, ".data"),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_REPLICA_URL: v.optional(databaseUrl),
  EMBEDDED_IN_PRODUCTION: v.optional(flag, "false"),
  DATABASE_POOLER: v.optional(oneOf("none", "transaction"), "none"),
  REDIS_URL: v.optional(v.pipe(v.string(), v.startsWith("redis", "a redis:// URL"), v.url("a URL"))),
  SEED_DEMO: v.optional(flag),
  JWT_SECRET: v.optional(secret),
  PHONE_HASH_SECRET: v.optional(secret),
  DB_POOL_SIZE: v.optional(integerInRange(1, 200, "connections"), "10"),
  TRUST_PROXY: v.optional(trustedProxies, "false"),
  RATE_LIMIT: v.optional(flag, "true"),
  PASSWORD_HASHES: v.optional(oneOf("strong", "fast"), "strong"),
  WRITES_PER_MINUTE_IP: v.optional(integerInRange(1, 1_000_000, "requests"), "600"),
  WRITES_PER_MINUTE_MEMBER: v.optional(integerInRange(1, 1_000_000, "requests"), "120"),
  READS_PER_MINUTE_MEMBER: v.optional(integerInRange(1, 1_000_000, "requests"), String(MEMBER_READS_PER_MINUTE)),
  SEARCHES_PER_MINUTE_MEMBER: v.optional(integerInRange(1, 1_000_000, "requests"), String(MEMBER_SEARCHES_PER_MINUTE)),
  SMS_PER_DAY: v.optional(integerInRange(1, 10_000_000, "messages"), "10000"),
  SMS_PER_DAY_IP: v.optional(integerInRange(1, 1_000_000, "requests"), "1000"),
  SOCKETS_MAX: v.optional(integerInRange(1, 1_000_000, "sockets"), "10000"),
  SOCKETS_PER_IP: v.optional(integerInRange(1, 1_000_000, "sockets"), "500"),
  SHUTDOWN_DELAY_SECONDS: v.optional(integerInRange(0, 5, "seconds"), "0"),
  METRICS_PORT: v.optional(port),
  LOG_LEVEL: v.optional(oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent")),
  PUBLIC_URL: v.optional(url),
  CORS_ORIGINS: v.optional(origins, ""),
  ...pageSettings,
  STORAGE: v.optional(oneOf("disk", "s3"), "disk"),
  S3_ENDPOINT: v.optional(url),
  S3_BUCKET: v.optional(text),
  S3_REGION: v.optional(text, "ap-northeast-2"),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  IMAGE_BASE_URL: v.optional(url),
  SOLAPI_API_KEY: v.optional(text),
  SOLAPI_API_SECRET: v.optional(text),
  SMS_SENDER: v.optional(v.pipe(v.string(), v.digits("digits only"))),
  KAKAO_REST_API_KEY: v.optional(text),
  KAKAO_CLIENT_SECRET: v.optional(text),
  FCM_SERVICE_ACCOUNT: v.optional(text),
  VAPID_PUBLIC_KEY: v.optional(vapidPublicKey),
  VAPID_PRIVATE_KEY: v.optional(vapidPrivateKey),
  VAPID_SUBJECT: v.optional(vapidSubject),
  WEB_PUSH_SERVICES: v.optional(pushServices, DEFAULT_PUSH_SERVICES),
  APPLE_SHARED_SECRET: v.optional(text),
  APPLE_BUNDLE_ID: v.optional(text),
  GOOGLE_PLAY_SERVICE_ACCOUNT: v.optional(text),
  GOOGLE_PLAY_PACKAGE_NAME: v.optional(text),
  STORE_TESTER_IDS: v.optional(memberIds),
});

const PageSchema = v.object(pageSettings);

type Environment = v.InferOutput<typeof EnvironmentSchema>;

export type Config = ReturnType<typeof toConfig>;
export type SmsKeys = NonNullable<Config["sms"]>;
export type S3Settings = NonNullable<Config["s3"]>;

/** Every variable with its default, for the tests that compare them with docs/configuration.md and compose.yaml. */
export const environmentDefaults: Readonly<Record<string, string | undefined>> = v.getDefaults(EnvironmentSchema);

type RawEnvironment = Record<string, string | undefined>;

function withoutEmpty(env: RawEnvironment): RawEnvironment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

const isOn = (value: string | undefined): boolean => value === "true" || value === "1";

/** What production refuses to start with (D69). */
function findProductionProblems(env: RawEnvironment): string[] {
  const problems: string[] = [];
  if (env.JWT_SECRET === undefined) problems.push("JWT_SECRET: required in production; write: openssl rand -hex 32");
  for (const name of ["JWT_SECRET", "PHONE_HASH_SECRET"]) {
    const secretText = env[name];
    if (secretText === undefined || !isWeakSecret(secretText)) continue;
    problems.push(`${name}: can be guessed; replace it by the output of: openssl rand -hex 32`);
  }
  if (env.DATABASE_URL === undefined && !isOn(env.EMBEDDED_IN_PRODUCTION)) {
    problems.push(
      "DATABASE_URL: required in production; or accept that a power cut can lose the embedded database's last writes: EMBEDDED_IN_PRODUCTION=true",
    );
  }
  if ((env.WEB_PUSH_SERVICES ?? "").split(",").some(isLocalService)) {
    problems.push(
      "WEB_PUSH_SERVICES: only hosts in production; a local service could be anything in the server's network",
    );
  }
  if (isOn(env.SEED_DEMO)) problems.push("SEED_DEMO: not in production");
  if (env.PASSWORD_HASHES === "fast") problems.push("PASSWORD_HASHES: fast ones can be guessed; not in production");
  return problems;
}

/** Settings that nothing reads without another one. `S3_*` may stand without STORAGE=s3: it is prepared before images move. */
function findUnread(env: RawEnvironment): string[] {
  const isSet = (name: string) => env[name] !== undefined;
  const needs = [
    ["DATABASE_REPLICA_URL", "DATABASE_URL"],
    ["KAKAO_CLIENT_SECRET", "KAKAO_REST_API_KEY"],
  ] as const;
  return needs
    .filter(([name, needed]) => isSet(name) && !isSet(needed))
    .map(([name, needed]) => `${name}: only with ${needed}`);
}

/** Checks variables that depend on each other. It reads the raw text, so that its problems are reported together with parse errors. */
function findConflicts(env: RawEnvironment): string[] {
  const problems = findUnread(env);
  const smsKeys = [env.SOLAPI_API_KEY, env.SOLAPI_API_SECRET, env.SMS_SENDER];
  if (env.NODE_ENV === "production") problems.push(...findProductionProblems(env));
  for (const pair of [
    ["APPLE_SHARED_SECRET", "APPLE_BUNDLE_ID"],
    ["GOOGLE_PLAY_SERVICE_ACCOUNT", "GOOGLE_PLAY_PACKAGE_NAME"],
  ]) {
    const present = pair.filter((name) => env[name] !== undefined);
    if (present.length === 1) problems.push(`${pair.join(", ")}: set both or none`);
  }
  if (smsKeys.some(Boolean) && !smsKeys.every(Boolean)) {
    problems.push("SOLAPI_API_KEY, SOLAPI_API_SECRET, SMS_SENDER: set all three or none");
  }
  const vapidKeys = [env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY, env.VAPID_SUBJECT];
  if (vapidKeys.some(Boolean) && !vapidKeys.every(Boolean)) {
    problems.push("VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: set all three or none");
  }
  if (env.STORAGE === "s3") {
    const missing = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"].filter((name) => env[name] === undefined);
    problems.push(...missing.map((name) => `${name}: required with STORAGE=s3`));
  } else if (env.IMAGE_BASE_URL !== undefined) problems.push("IMAGE_BASE_URL: only with STORAGE=s3");
  return problems;
}

/** The settings when all of them are set, else null. */
function nullUnlessComplete<T extends object>(settings: { [Name in keyof T]: T[Name] | undefined }): T | null {
  return Object.values(settings).includes(undefined) ? null : (settings as T);
}

function findOrigins(urls: (string | undefined)[]): string[] {
  return urls.map(originOf).filter((origin) => origin !== null);
}

/** The socket's URL of an API that has it on the same origin. */
function toSocketUrl(httpUrl: string | undefined): string | undefined {
  return httpUrl?.replace(/^http/, "ws");
}

function toConfig(env: Environment) {
  const isProduction = env.NODE_ENV === "production";
  const s3Keys = nullUnlessComplete({
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
  return {
    env: env.NODE_ENV,
    isProduction,
    port: env.PORT,
    host: env.HOST,
    /** Absolute path of the folder for the embedded database, images and the development secret. */
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    /** A streaming replica of the database; null when there is none. */
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    /** Whether a pooler gives each transaction another connection of the database (PgBouncer in transaction mode). */
    isDatabasePooled: env.DATABASE_POOLER === "transaction",
    dbPoolSize: env.DB_POOL_SIZE,
    redisUrl: env.REDIS_URL ?? null,
    seedDemo: env.SEED_DEMO ?? env.NODE_ENV === "development",
    /** Null in development without JWT_SECRET: a generated one is stored in the data folder. */
    jwtSecret: env.JWT_SECRET ?? null,
    /** Key of the hashes of withdrawn members' phones (D16); JWT_SECRET when unset. */
    phoneHashSecret: env.PHONE_HASH_SECRET ?? null,
    trustProxy: env.TRUST_PROXY,
    isRateLimited: env.RATE_LIMIT,
    /** `fast` is for tests that make thousands of accounts. */
    passwordHashes: env.PASSWORD_HASHES,
    /** Limits of requests: writes per IP address and per account, reads and searches per member (D66). */
    requestsPerMinute: {
      writesOfAddress: env.WRITES_PER_MINUTE_IP,
      writesOfAccount: env.WRITES_PER_MINUTE_MEMBER,
      readsOfMember: env.READS_PER_MINUTE_MEMBER,
      searchesOfMember: env.SEARCHES_PER_MINUTE_MEMBER,
    },
    /** The budget of text messages with a code a day, and of requests for one from an IP address (D66). */
    smsPerDay: { total: env.SMS_PER_DAY, perAddress: env.SMS_PER_DAY_IP },
    /** Limits of open chat sockets in this process, in total and per IP address. */
    sockets: { max: env.SOCKETS_MAX, perAddress: env.SOCKETS_PER_IP },
    /** How long a stopping server still accepts requests after /health and /ready have begun to fail. */
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    /** Null when metrics are off. */
    metricsPort: env.METRICS_PORT ?? null,
    logLevel: env.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    publicUrl: env.PUBLIC_URL ?? null,
    /** Origins whose pages may call the API and open the socket, besides the server's own. */
    corsOrigins: env.CORS_ORIGINS,
    /** Other origins that the built apps load from. */
    pageSources: {
      images: findOrigins([env.VITE_TILE_URL ?? OPENSTREETMAP_TILE_URL, env.VITE_API_BASE_URL, env.IMAGE_BASE_URL]),
      // Safari before 15.4 doesn't count a page's own socket as 'self'.
      api: findOrigins([
        env.VITE_API_BASE_URL,
        toSocketUrl(env.VITE_API_BASE_URL),
        env.VITE_WS_URL,
        toSocketUrl(env.PUBLIC_URL),
      ]),
    },
    /** Null when images are stored on disk. Without an endpoint it is Amazon S3. */
    s3: env.STORAGE === "s3" && s3Keys ? { ...s3Keys, endpoint: env.S3_ENDPOINT ?? null, region: env.S3_REGION } : null,
    /** Public URL of the image storage; null when this server serves the images. */
    imageBaseUrl: env.IMAGE_BASE_URL?.replace(/\/+$/, "") ?? null,
    sms: nullUnlessComplete({ apiKey: env.SOLAPI_API_KEY, apiSecret: env.SOLAPI_API_SECRET, sender: env.SMS_SENDER }),
    kakao:
      env.KAKAO_REST_API_KEY === undefined
        ? null
        : { restApiKey: env.KAKAO_REST_API_KEY, clientSecret: env.KAKAO_CLIENT_SECRET ?? null },
    fcmServiceAccount: env.FCM_SERVICE_ACCOUNT ?? null,
    /** Null without keys: generated ones are stored in the data folder in development, production sends no Web Push. */
    vapid: nullUnlessComplete({
      publicKey: env.VAPID_PUBLIC_KEY,
      privateKey: env.VAPID_PRIVATE_KEY,
      subject: env.VAPID_SUBJECT,
    }),
    /** Where Web Push may be sent to: hosts, `*.` before those whose subdomains count, and local services by their origin. */
    webPushServices: env.WEB_PUSH_SERVICES,
    apple: nullUnlessComplete({ sharedSecret: env.APPLE_SHARED_SECRET, bundleId: env.APPLE_BUNDLE_ID }),
    /** The service account is its key as JSON, or the path of the file. */
    googlePlay: nullUnlessComplete({
      serviceAccount: env.GOOGLE_PLAY_SERVICE_ACCOUNT,
      packageName: env.GOOGLE_PLAY_PACKAGE_NAME,
    }),
    /** Members whose test purchases count: the team, and the account of the stores' reviewers (R56). */
    storeTesterIds: env.STORE_TESTER_IDS ?? new Set<number>(),
  };
}

/** @throws Error that lists all problems. */
function parse<const Schema extends typeof EnvironmentSchema | typeof PageSchema>(
  schema: Schema,
  env: RawEnvironment,
  conflicts: string[],
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, env);
  const malformed = result.issues?.map((issue) => `${String(issue.path?.[0]?.key)}: expected ${issue.message}`) ?? [];
  const problems = [...malformed, ...conflicts];
  if (result.success && problems.length === 0) return result.output;
  throw new Error(`The environment is invalid:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
}

/** Reads the environment. Throws one error that lists all problems; an empty variable counts as unset. */
export function loadConfig(env: RawEnvironment): Config {
  const nonEmpty = withoutEmpty(env);
  return toConfig(parse(EnvironmentSchema, nonEmpty, findConflicts(nonEmpty)));
}

/** Checks what the pages are built for, before they are built. Throws like loadConfig. */
export function checkPageSettings(env: RawEnvironment): void {
  parse(PageSchema, withoutEmpty(env), []);
}
