import * as errorCodes from "@babchingu/openapi/error-codes";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, productionEnv, type TestApp, type TestAppOptions } from "./testing/harness.ts";

let t: TestApp;

async function start(options?: TestAppOptions): Promise<void> {
  t = await createTestApp(options);
}

// One that is started closes those before it.
afterAll(() => t.app.close());

const get = (url: string, headers = {}) => t.api.inject({ method: "GET", url, headers });

function makeFolders(): string {
  const root = mkdtempSync(join(tmpdir(), "babchingu-apps-"));
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("member/dist/index.html", "member app");
  write("member/dist/assets/main-Ab3dE6gH.js", "script");
  write("member/dist/assets/main-Ab3dE6gH.js.gz", gzipSync("script"));
  write("site/dist/index.html", "home");
  write("site/dist/terms/index.html", "terms");
  write("site/dist/404.html", "no such page");
  write("secret.txt", "secret");
  return root;
}

const appsRoot = makeFolders();
afterAll(() => rmSync(appsRoot, { recursive: true }));

describe("a connection", () => {
  let port: number;
  beforeAll(async () => {
    await start();
    await t.app.listen({ host: "127.0.0.1", port: 0 });
    ({ port } = t.app.server.address() as AddressInfo);
  });

  test.each([
    ["other bytes", "밥 주세요\r\n\r\n"],
    ["headers that are too long", `GET /health HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(40_000)}\r\n\r\n`],
    ["two lengths", "POST /health HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n"],
  ])("with %s gets the contract's error", async (_, bytes) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    const body: unknown = JSON.parse(answer.split("\r\n\r\n")[1] ?? "");
    expect(body).toMatchObject({ code: errorCodes.INVALID_REQUEST, data: { fields: {} } });
  });

  test("that was opened and never used is closed without an answer, which its first request would get", async () => {
    const accepting = once(t.app.server, "connection");
    const unused = connect(port, "127.0.0.1");
    const [accepted] = (await accepting) as [Socket];
    // As Node.js does after the time for headers.
    const timeout = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    t.app.server.emit("clientError", timeout, accepted);
    expect(await text(unused)).toBe("");
  });

  test("with an unknown expectation is served as if it had none", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /health HTTP/1.1\r\nhost: a\r\nexpect: nothing\r\nconnection: close\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  });
});

test("development helpers don't exist in production, with any method", async () => {
  await start({ env: productionEnv });
  for (const method of ["GET", "PUT", "DELETE"] as const) {
    for (const url of ["/dev/outbox", "/dev/clock", "/dev/outage", "/dev", "/dev/"]) {
      const response = await t.api.inject({ method, url });
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
  }
  expect(t.app.printRoutes({ commonPrefix: false })).not.toContain("dev/");
});

describe("development helpers", () => {
  beforeAll(() => start());

  test("a change of the development clock runs the jobs", async () => {
    const runs: string[] = [];
    t.deps.jobs.register({ name: "probe", everyMs: 1000, run: async (now) => void runs.push(now.toISOString()) });
    const put = (payload: object) => t.api.inject({ method: "PUT", url: "/dev/clock", payload });
    expect((await put({ advanceSeconds: 60 })).json()).toEqual({ now: "2026-03-01T03:01:00.000Z" });
    expect((await put({ now: "2026-04-01T00:00:00.000Z" })).json()).toEqual({ now: "2026-04-01T00:00:00.000Z" });
    expect((await put({})).statusCode).toBe(400);
    const { headers } = await t.api.inject({ method: "GET", url: "/health" });
    expect(headers["date"]).toBe("Wed, 01 Apr 2026 00:00:00 GMT");
    expect(runs).toEqual(["2026-03-01T03:01:00.000Z", "2026-04-01T00:00:00.000Z"]);
  });

  test("an outage fails only the readiness check", async () => {
    const change = (method: "PUT" | "DELETE") => t.api.inject({ method, url: "/dev/outage" });
    expect((await change("PUT")).json()).toEqual({ hasOutage: true });
    await t.api.refused("getReadiness", "UNAVAILABLE");
    await t.api.ok("getHealth");
    await change("DELETE");
    await t.api.ok("getReadiness");
  });

  test("the outbox lists messages as JSON, and as a page for a browser", async () => {
    await t.api.ok("sendVerificationCode", { body: { phone: "01023456789" } });
    const [message] = (await get("/dev/outbox?to=01023456789")).json();
    expect(message).toMatchObject({ to: "01023456789", kind: "SMS", code: expect.stringMatching(/^\d{6}$/) });
    expect((await get("/dev/outbox?to=1")).json()).toEqual([]);
    expect((await get("/dev/outbox", { accept: "text/html" })).body).toContain(message.text);
  });
});

describe("rate limits", () => {
  test("rate limits respond 429 with the seconds to wait", async () => {
    await start({ env: { RATE_LIMIT: "true" } });
    const body = { phone: "01000000000", verificationCode: "000000" };
    for (let i = 0; i < 20; i += 1) await t.api.call("verifyVerificationCode", { body });
    const refused = await t.api.call("verifyVerificationCode", { body });
    expect(refused.json()).toMatchObject({
      code: errorCodes.TOO_MANY_REQUESTS,
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect(refused.headers["retry-after"]).toBe(String(refused.json().data.retryAfterSeconds));
  });
});

describe("built apps", () => {
  beforeAll(() => start({ appsRoot }));

  test.each([
    ["/app", 200, "member app"],
    ["/app/meetings/12", 200, "member app"],
    ["/app/assets/main-Ab3dE6gH.js", 200, "script"],
    ["/", 200, "home"],
    ["/terms", 200, "terms"],
    ["/terms/", 200, "terms"],
    ["/nothing", 404, "no such page"],
    ["/..%2f..%2fsecret.txt", 404, ""],
    ["/app/assets/gone-Ab3dE6gH.js", 404, ""],
    ["/health", 200, '{"status":"ok"}'],
  ])("%s responds %i", async (url, status, body) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(body);
    expect(response.body).not.toContain("secret");
  });

  test("hashed files are cached for a year and compressed, pages are revalidated", async () => {
    const script = await get("/app/assets/main-Ab3dE6gH.js", { "accept-encoding": "gzip" });
    expect(script.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
    });
    expect((await get("/app/login")).headers).toMatchObject({ "cache-control": "no-cache" });
    expect((await get("/app")).headers["content-security-policy"]).toContain("script-src 'self';");
  });

  test("API responses, including errors, aren't cached and have a strict content security policy", async () => {
    for (const url of [
      "/api/v1/announcements",
      "/api/v1/members/active",
      "/api/v1/nowhere",
      "/%61pi/v1/announcements",
      "/health",
      "/ready",
    ]) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
      });
    }
  });
});

test("pages load only from their own and the configured origins, and may ask only for the position", async () => {
  await start({
    appsRoot,
    env: { PUBLIC_URL: "https://bab.example", VITE_WS_URL: "wss://chat.example/ws", IMAGE_BASE_URL: "" },
  });
  const { headers } = await get("/app");
  const policy = String(headers["content-security-policy"]).split(";");
  expect(policy).toContain("img-src 'self' data: blob: https://tile.openstreetmap.org");
  expect(policy).toContain("connect-src 'self' wss://chat.example wss://bab.example");
  expect(policy.join(" ")).not.toMatch(/\b(?:https?|wss?):(?: |$)|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types default");
  expect((await get("/apps")).headers["content-security-policy"]).toContain("trusted-types 'none'");
  expect(headers["permissions-policy"]).toMatch(/^geolocation=\(self\)(?:, [a-z-]+=\(\))+$/);
});

test("a server without built apps serves the API only", async () => {
  await start({ appsRoot: "/nonexistent" });
  expect((await get("/app")).statusCode).toBe(404);
  expect((await get("/ready")).json()).toEqual({ status: "ok" });
});
