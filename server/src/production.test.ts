/** A production server with a complete configuration: it refuses a database with demo logins, and starts on its data without them (D69). */
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateVapidKeys } from "./adapters/web-push/web-push.ts";
import { hashAdminSecrets } from "./domain/admin/login.ts";
import { createOperator } from "./domain/admin/operators.ts";
import { demoLogins } from "./seed/logins.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "./testing/postgres-environment.ts";
import { freePort } from "./testing/processes/ports.ts";
import { startServerProcess } from "./testing/processes/server-process.ts";

let environment: PostgresEnvironment;
beforeAll(async () => {
  environment = await startPostgresEnvironment();
}, 400_000);
afterAll(() => environment.close());

/** Every group of settings of docs/configuration.md but a replica, a pooler and Redis, which have tests of their own. */
async function completeEnvironment(): Promise<Record<string, string>> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { publicKey: vapidPublicKey, privateKey: vapidPrivateKey } = generateVapidKeys();
  const serviceAccount = JSON.stringify({
    project_id: "babchingu",
    client_email: "server@babchingu.iam.gserviceaccount.com",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  });
  return {
    EMBEDDED_IN_PRODUCTION: "",
    DATABASE_URL: environment.databaseUrl,
    PHONE_HASH_SECRET: "d04b98f48e8f8bcc15c6ae5ac050801cd6dcfd42",
    PUBLIC_URL: "https://bab.example",
    CORS_ORIGINS: "https://app.bab.example",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    METRICS_PORT: String(await freePort()),
    STORAGE: "s3",
    S3_BUCKET: "images",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    IMAGE_BASE_URL: "https://images.bab.example",
    SOLAPI_API_KEY: "key",
    SOLAPI_API_SECRET: "secret",
    SMS_SENDER: "0212345678",
    KAKAO_REST_API_KEY: "key",
    KAKAO_CLIENT_SECRET: "secret",
    FCM_SERVICE_ACCOUNT: serviceAccount,
    VAPID_PUBLIC_KEY: vapidPublicKey,
    VAPID_PRIVATE_KEY: vapidPrivateKey,
    VAPID_SUBJECT: "mailto:team@bab.example",
    APPLE_SHARED_SECRET: "secret",
    APPLE_BUNDLE_ID: "example.bab",
    GOOGLE_PLAY_SERVICE_ACCOUNT: serviceAccount,
    GOOGLE_PLAY_PACKAGE_NAME: "example.bab",
  };
}

test("a complete production server refuses demo logins, and serves the data without them", async () => {
  const { db, clock } = environment;
  const { operator } = demoLogins;
  const hashes = await hashAdminSecrets(operator);
  const account = { loginName: operator.loginName, role: "OWNER", hashes } as const;
  await db.transaction().execute((trx) => createOperator({ trx, now: clock.now() }, account));
  const member = await environment.member();
  const env = await completeEnvironment();
  await expect(startServerProcess(env)).rejects.toThrow(
    `operator ${operator.loginName}: node server/src/commands/admin-password.ts`,
  );
  await db.updateTable("adminCredentials").set({ disabledAt: clock.now() }).execute();
  const server = await startServerProcess(env);
  const headers = { authorization: `Bearer ${member.token}` };
  const me = await fetch(`${server.url}/api/v1/members/me`, { headers });
  expect(await me.json()).toMatchObject({ id: member.id, phone: member.phone });
  expect((await fetch(`${server.url}/dev/outbox`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
  expect(server.output()).toBe("");
  await server.close();
}, 400_000);
