import { DAY_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { buildApp } from "../../app.ts";
import { loadConfig } from "../../config.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { eventually } from "../../testing/eventually.ts";
import { startFaultProxy } from "../../testing/processes/fault-proxy.ts";
import { startRedis } from "../../testing/processes/redis.ts";
import { createClientAddress, parseTrustProxy } from "./client-address.ts";
import { openRateLimitRedis } from "./rate-limit-redis.ts";
import { ConnectionLimiter } from "./connection-limiter.ts";

const limited = { RATE_LIMIT: "true", WRITES_PER_MINUTE_IP: "6", WRITES_PER_MINUTE_MEMBER: "3", SOCKETS_PER_IP: "2" };

/** A write request that changes nothing. */
const writeRequest = (token: string, remoteAddress = "203.0.113.7") => ({
  method: "DELETE" as const,
  url: "/api/v1/notifications/1",
  headers: { authorization: `Bearer ${token}` },
  remoteAddress,
});

test("reads of a member are limited, searches more strictly; writes, other members and operators are not", async () => {
  const t = await createTestApp({
    env: { RATE_LIMIT: "true", READS_PER_MINUTE_MEMBER: "4", SEARCHES_PER_MINUTE_MEMBER: "2" },
  });
  const [{ token }, other, operator] = [await t.member(), await t.member(), await t.admin()];
  const get = async (path: string, reader: { token: string }, remoteAddress = "203.0.113.7") => {
    const headers = { authorization: `Bearer ${reader.token}` };
    return t.app.inject({ url: `/api/v1${path}`, headers, remoteAddress });
  };
  const search = (address: string) => get("/meetings/search?query=x&lat=37.5&lng=127", { token }, address);
  const searches = [await search("203.0.113.1"), await search("203.0.113.2"), await search("203.0.113.3")];
  expect(searches.map((it) => it.statusCode)).toEqual([200, 200, 429]);
  expect(searches[2]?.json()).toMatchObject({ code: errorCodes.TOO_MANY_REQUESTS });
  expect(Number(searches[2]?.headers["retry-after"])).toBeGreaterThan(0);
  // The refused search counts as a read too.
  expect((await get("/members/me", { token })).statusCode).toBe(200);
  expect((await get("/members/me", { token })).statusCode).toBe(429);
  expect((await t.app.inject(writeRequest(token))).statusCode).toBe(404);
  expect((await get("/members/me", other)).statusCode).toBe(200);
  for (let i = 0; i < 5; i += 1) expect((await get("/admin/me", operator)).statusCode).toBe(200);
  await t.app.close();
});

describe("writes", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp({ env: { ...limited, TRUST_PROXY: "1" } });
  });
  afterAll(() => t.app.close());

  test("writes of a member are limited over all IP addresses, and reads are not", async () => {
    const { token } = await t.member();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await t.app.inject(writeRequest(token, `203.0.113.${10 + i}`))).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429]);
    const refused = await t.app.inject(writeRequest(token, "203.0.113.20"));
    expect(refused.json()).toMatchObject({
      code: errorCodes.TOO_MANY_REQUESTS,
      data: { retryAfterSeconds: expect.any(Number) as number },
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const read = await t.app.inject({ url: "/api/v1/members/me", headers: { authorization: `Bearer ${token}` } });
    expect(read.statusCode).toBe(200);
  });

  test("a system clock that is set back doesn't lengthen a limit", async () => {
    const { token } = await t.member();
    const write = () => t.app.inject(writeRequest(token, "203.0.113.30"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS });
    for (let i = 0; i < 3; i += 1) await write();
    vi.useRealTimers();
    const refused = await write();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  test("writes of an IP address are limited over all members, and a forged header is ignored", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const headers = { "x-forwarded-for": `198.51.100.${i}, 203.0.113.99` };
      statuses.push((await t.app.inject({ method: "POST", url: "/api/v1/auth/logout", headers })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 6)).not.toContain(429);
  });
});

/** How many requests from networks of one IPv6 site pass. */
const countFromSite = async (count: number, request: (address: string) => Promise<{ statusCode: number }>) => {
  const counts = { passed: 0, limited: 0 };
  for (let i = 0; i < count; i += 1) {
    const { statusCode } = await request(`2001:db8:0:${i}::1`);
    counts[statusCode === 429 ? "limited" : "passed"] += 1;
  }
  return counts;
};

test("an IPv6 site has eight times the limits of one network", async () => {
  const t = await createTestApp({ env: { ...limited, TRUST_PROXY: "1" } });
  const logout = (remoteAddress: string) =>
    t.app.inject({ method: "POST", url: "/api/v1/auth/logout", headers: { "x-forwarded-for": remoteAddress } });
  expect(await countFromSite(50, logout)).toEqual({ passed: 48, limited: 2 });
  const checkName = (remoteAddress: string) =>
    t.app.inject({ url: "/api/v1/auth/check-name-duplicated", headers: { "x-forwarded-for": remoteAddress } });
  expect(await countFromSite(8 * 60 + 2, checkName)).toEqual({ passed: 8 * 60, limited: 2 });
  await t.app.close();
});

test("two servers share limits in Redis, and keep serving without it", async () => {
  const redis = await startRedis();
  const connections = [openRateLimitRedis(redis.url), openRateLimitRedis(redis.url)];
  await Promise.all(connections.map((connection) => once(connection, "ready")));
  const t = await createTestApp({ env: limited });
  const apps = await Promise.all(connections.map((connection) => buildApp(t.deps, { redis: connection })));
  const { token } = await t.member();
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await apps[i % 2]?.inject(writeRequest(token)))?.statusCode ?? 0);
  expect(statuses).toEqual([404, 404, 404, 429]);
  await redis.stop();
  await eventually(async () => expect((await apps[0]?.inject(writeRequest(token)))?.statusCode).toBe(404));
  for (const connection of connections) connection.disconnect();
  await Promise.all(apps.map((app) => app.close()));
}, 60_000);

test("a silent Redis delays one request, not the following ones", async () => {
  const redis = await startRedis();
  const proxy = await startFaultProxy(redis.url);
  const connection = openRateLimitRedis(proxy.url);
  await once(connection, "ready");
  const t = await createTestApp({ env: limited });
  const app = await buildApp(t.deps, { redis: connection });
  const { token } = await t.member();
  expect((await app.inject(writeRequest(token))).statusCode).toBe(404);
  proxy.set("halfOpen");
  const startMs = performance.now();
  for (let i = 0; i < 5; i += 1) expect((await app.inject(writeRequest(token))).statusCode).toBe(404);
  expect(performance.now() - startMs).toBeLessThan(2500);
  proxy.set("pass");
  await eventually(async () => expect((await app.inject(writeRequest(token))).statusCode).toBe(429));
  connection.disconnect();
  await app.close();
  proxy.close();
  await redis.stop();
}, 60_000);

test("sockets of an IP address are limited, and a closed one isn't counted", async () => {
  const t = await createTestApp({ env: limited });
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  const url = `ws://127.0.0.1:${(t.app.server.address() as AddressInfo).port}/ws`;
  const open = async () => {
    const socket = new WebSocket(url, ["v12.stomp"]);
    await once(socket, "open");
    return socket;
  };
  const [first] = [await open(), await open()];
  await expect(open()).rejects.toThrow("429");
  first.close();
  await once(first, "close");
  await eventually(open);
  await t.app.close();
});

const requestFrom = (client: string) => ({ headers: { "x-client": client } }) as unknown as IncomingMessage;

test("the sockets of a process are limited", () => {
  const limiter = new ConnectionLimiter({ max: 2, perAddress: 2 }, (request) => String(request.headers["x-client"]));
  const socket = new PassThrough();
  expect([limiter.acquire(requestFrom("a"), socket), limiter.acquire(requestFrom("b"), new PassThrough())]).toEqual([
    true,
    true,
  ]);
  expect(limiter.acquire(requestFrom("c"), new PassThrough())).toBe(false);
  socket.emit("close");
  expect(limiter.acquire(requestFrom("c"), new PassThrough())).toBe(true);
});

test("an IPv6 network counts as one address for sockets, as it does for writes", () => {
  const limiter = new ConnectionLimiter({ max: 10, perAddress: 2 }, (request) => String(request.headers["x-client"]));
  const acquire = (client: string) => limiter.acquire(requestFrom(client), new PassThrough());
  expect(["2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:DB8:0:1::3"].map(acquire)).toEqual([true, true, false]);
  expect(["2001:db8:0:2::1", "203.0.113.1", "::ffff:203.0.113.1", "203.0.113.1"].map(acquire)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  ["false", "198.51.100.1, 203.0.113.1", "10.0.0.9"],
  ["1", "198.51.100.1, 203.0.113.1", "203.0.113.1"],
  ["2", "198.51.100.1, 203.0.113.1", "198.51.100.1"],
  ["2", "", "10.0.0.9"],
  ["true", "198.51.100.1, 203.0.113.1", "198.51.100.1"],
  ["10.0.0.0/8", "198.51.100.1, 203.0.113.1", "203.0.113.1"],
  ["10.0.0.0/8, 203.0.113.1", "198.51.100.1, 203.0.113.1", "198.51.100.1"],
  ["192.168.0.1", "198.51.100.1", "10.0.0.9"],
])("with TRUST_PROXY=%s and X-Forwarded-For %j the client address is %s", (setting, forwarded, expected) => {
  const { trustProxy } = loadConfig({ TRUST_PROXY: setting });
  const request = { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "10.0.0.9" } };
  expect(createClientAddress(parseTrustProxy(trustProxy))(request as unknown as IncomingMessage)).toBe(expected);
});

test.each(["maybe", "10.0.0.0/8;", "proxy.internal", "-1"])("TRUST_PROXY=%s is refused", (setting) => {
  expect(() => loadConfig({ TRUST_PROXY: setting })).toThrow("TRUST_PROXY");
});

test("a body or a header that is too long is refused", async () => {
  const t = await createTestApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
  const body = JSON.stringify({ phone: "0".repeat(300_000), password: "x" });
  const tooLong = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect([tooLong.status, ((await tooLong.json()) as { code: string }).code]).toEqual([413, errorCodes.BODY_TOO_LARGE]);
  const withLongHeader = await fetch(`${url}/health`, { headers: { "x-long": "x".repeat(20_000) } });
  expect(withLongHeader.status).toBe(400);
  await withLongHeader.body?.cancel();
  await t.app.close();
});
