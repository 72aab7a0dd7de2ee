/** Limits on guessing secrets (D62, D65): counted in the database before the secret is verified. */
import { ADMIN_LOGIN_FAILURES_MAX, DAY_MS, HOUR_MS, LOGIN_FAILURES_MAX, MINUTE_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Trx } from "../../db/schema.ts";
import { countAttempt } from "../../domain/accounts/attempts.ts";
import { Unavailable } from "../../lib/unavailable.ts";
import { adminLogin } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { onStatement } from "../../testing/on-statement.ts";

const PHONE = "01023456789";
const PASSWORD = "babbab12";
let t: TestApp;

beforeEach(async () => {
  t = await createTestApp({ env: { TRUST_PROXY: "true" } });
});

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

let token: string;
const changePassword = () =>
  t.api.call("changeMemberPassword", { token, body: { currentPassword: PASSWORD, newPassword: "newbab34" } });

function tally(responses: readonly { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

const login = (password: string, address = "203.0.113.7", app = t) =>
  app.api.call("login", { body: { phone: PHONE, password }, ...from(address) });

async function fail(times: number, address?: string): Promise<void> {
  for (let i = 0; i < times; i += 1) expect((await login(`no-${i}`, address)).statusCode).toBe(401);
}

const loginAdmin = (code: number, address = "203.0.113.7") =>
  t.api.call("loginAdmin", { body: { ...adminLogin, code }, ...from(address) });

describe("login", () => {
  test("of parallel attempts on two servers no more than ten are verified", async () => {
    const env = { TRUST_PROXY: "true", PASSWORD_HASHES: "strong" };
    t = await createTestApp({ env });
    await t.member({ phone: PHONE, password: PASSWORD });
    const other = await createTestApp({ env, deps: { db: t.db } });
    const attempts = Array.from({ length: 24 }, (_, i) => login(`no-${i}`, "203.0.113.7", i % 2 ? t : other));
    expect(tally(await Promise.all(attempts))).toEqual({ 401: 10, 429: 14 });
  });

  test("ten failures lock a phone on that network for 15 minutes, the right password too", async () => {
    await t.member({ phone: PHONE, password: PASSWORD });
    await fail(10);
    const refused = await login(PASSWORD);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, String((15 * MINUTE_MS) / 1000)]);
    expect((await login(PASSWORD, "203.0.113.8")).statusCode).toBe(200);
    t.clock.advance(15 * MINUTE_MS);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  test("a login clears the failures of its phone and network", async () => {
    await t.member({ phone: PHONE, password: PASSWORD });
    await fail(9);
    expect((await login(PASSWORD)).statusCode).toBe(200);
    await fail(10);
  });

  test("an IPv6 site of 65,536 networks counts as one network", async () => {
    await t.member({ phone: PHONE, password: PASSWORD });
    for (let i = 0; i < 10; i += 1) await fail(1, `2001:db8:7:${i}::1`);
    expect((await login(PASSWORD, "2001:db8:7:ff::1")).statusCode).toBe(429);
    expect((await login(PASSWORD, "2001:db8:8::1")).statusCode).toBe(200);
  });

  test("a hundred failures lock a phone for a day on every network", async () => {
    await t.member({ phone: PHONE });
    const attempt = { scope: "LOGIN", subject: PHONE } as const;
    await t.db.transaction().execute(async (trx) => {
      const ctx = { trx, now: t.clock.now(), keys: t.deps.keys };
      for (let i = 0; i < 100; i += 1) await countAttempt(ctx, { ...attempt, address: `203.0.113.${i}` });
    });
    expect((await login(PASSWORD, "198.51.100.1")).statusCode).toBe(429);
    t.clock.advance(DAY_MS);
    await fail(1, "198.51.100.1");
  });
});

test("guesses of the current password are limited as at the login", async () => {
  t = await createTestApp({ env: { PASSWORD_HASHES: "strong" } });
  const { token } = await t.member({ password: PASSWORD });
  const change = (currentPassword: string) =>
    t.api.call("changeMemberPassword", { token, body: { currentPassword, newPassword: "newbab34" } });
  const guesses = await Promise.all(Array.from({ length: 15 }, (_, i) => change(`wrong-${i}`)));
  expect(tally(guesses)).toEqual({ 400: 10, 429: 5 });
  expect((await change(PASSWORD)).statusCode).toBe(429);
  t.clock.advance(15 * MINUTE_MS);
  expect((await change(PASSWORD)).statusCode).toBe(204);
});

describe("operator login", () => {
  test("failures of a stranger don't lock an operator out at another address", async () => {
    await t.admin();
    for (let i = 0; i < 5; i += 1) expect((await loginAdmin(i)).statusCode).toBe(401);
    const locked = await loginAdmin(adminLogin.code);
    expect(locked.json()).toMatchObject({ code: errorCodes.ADMIN_LOCKED_OUT, data: { retryAfterSeconds: 900 } });
    expect((await loginAdmin(adminLogin.code, "203.0.113.8")).statusCode).toBe(200);
  });
});

/** Of all subjects, at their networks and anywhere. */
const countFailures = async () => {
  const { failures } = await t.db
    .selectFrom("attempts")
    .select((eb) => eb.fn.sum<string>("failures").as("failures"))
    .executeTakeFirstOrThrow();
  return Number(failures);
};

describe.each([
  ["a login", LOGIN_FAILURES_MAX, () => login(PASSWORD)],
  ["an operator's login", ADMIN_LOGIN_FAILURES_MAX, () => loginAdmin(adminLogin.code)],
  ["a change of the password", LOGIN_FAILURES_MAX, () => changePassword()],
])("an outage during %s", (_name, failuresMax, call) => {
  /** The kinds of statements on the attempts that are rejected. */
  let rejectedKinds: string[];

  beforeEach(async () => {
    rejectedKinds = [];
    const outage = onStatement((node) => {
      if (rejectedKinds.includes(node.kind) && JSON.stringify(node).includes('"attempts"'))
        throw new Unavailable("The database is gone.");
    });
    t = await createTestApp({ env: { TRUST_PROXY: "true" }, deps: { db: t.db.withPlugin(outage) } });
    ({ token } = await t.member({ phone: PHONE, password: PASSWORD }));
    await t.admin();
  });

  test("takes back the attempts that it ended", async () => {
    // After the secret is verified.
    rejectedKinds = ["DeleteQueryNode"];
    for (let i = 0; i < failuresMax; i += 1) expect((await call()).statusCode).toBe(503);
    expect(await countFailures()).toBe(0);
    rejectedKinds = [];
    expect((await call()).statusCode).toBeLessThan(300);
  });

  test("takes back an attempt whose commit was not confirmed", async () => {
    const builder = t.db.transaction();
    const execute = async (work: (trx: Trx) => Promise<unknown>) => {
      await builder.execute(work);
      throw new Unavailable("The database did not answer within 5000 ms.");
    };
    vi.spyOn(t.db, "transaction").mockReturnValueOnce({ execute } as never);
    expect((await call()).statusCode).toBe(503);
    expect(await countFailures()).toBe(0);
  });

  test("answers the same when the attempt can't be taken back, and takes back none that was not counted", async () => {
    rejectedKinds = ["DeleteQueryNode", "UpdateQueryNode"];
    expect((await call()).statusCode).toBe(503);
    const counted = await countFailures();
    expect(counted).toBeGreaterThan(0);
    rejectedKinds = ["InsertQueryNode"];
    expect((await call()).statusCode).toBe(503);
    expect(await countFailures()).toBe(counted);
  });
});

test("attempts are deleted a day later", async () => {
  await t.api.refused("login", "LOGIN_REFUSED", { body: { phone: PHONE, password: PASSWORD } });
  const count = async () => (await t.db.selectFrom("attempts").select("keyHash").execute()).length;
  expect(await count()).toBe(2);
  await t.advance(DAY_MS + HOUR_MS);
  expect(await count()).toBe(0);
});
