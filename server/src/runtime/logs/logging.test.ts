import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { buildApp } from "../../app.ts";
import { ApiError } from "../../lib/api-error.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { createLogger } from "./logging.ts";
import { scrub, toLoggedError } from "./scrub.ts";

const PHONE = "01098765432";
const PASSWORD = "secret-bap-12";
/** Every write to it fails as on a full disk. */
const FULL_DISK = "/dev/full";
const POSITION = { lat: 37.556312, lng: 126.923678 };

let t: TestApp;
let lines: string[];

beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => t.app.close());

/** Creates an app whose log entries are collected in `lines`. */
function buildLoggedApp() {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(...chunk.toString().trim().split("\n"));
      done();
    },
  });
  return buildApp(t.deps, { logger: createLogger({ logLevel: "trace", isProduction: true }, stream) });
}

test("requests leave no token, phone, password, position or query in the log", async () => {
  const { name } = await t.member({ phone: PHONE, password: PASSWORD });
  const app = await buildLoggedApp();
  const login = await app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { phone: PHONE, password: PASSWORD },
  });
  expect(login.statusCode).toBe(200);
  const { accessToken, refreshToken } = login.json<{ accessToken: string; refreshToken: string }>();
  const headers = { authorization: `Bearer ${accessToken}`, "user-agent": "Phone of Minsu" };
  const query = { lat: String(POSITION.lat), lng: String(POSITION.lng) };
  const statuses: number[] = [];
  for (const url of ["/api/v1/meetings", "/api/v1/meetings/map", "/nowhere", "/images/x"]) {
    statuses.push((await app.inject({ url, headers, query })).statusCode);
  }
  const search = { url: "/api/v1/meetings/search", headers, query: { query: "비밀스러운-김밥" } };
  await app.inject(search);
  expect(statuses).toEqual([200, 200, 404, 404]);
  const location = { latitude: POSITION.lat, longitude: POSITION.lng };
  await app.inject({ method: "PATCH", url: "/api/v1/members/location", headers, payload: location });
  await app.inject({ method: "POST", url: "/api/v1/auth/login", payload: `{"phone":"${PHONE}", broken` });
  await app.inject({ method: "POST", url: "/api/v1/auth/refresh", payload: { refreshToken } });
  await app.close();

  const text = lines.join("\n");
  expect(lines.length).toBeGreaterThan(8);
  const secrets = [accessToken, refreshToken, PHONE, PASSWORD, name, "37.55", "126.92", "Bearer", "김밥", "Minsu"];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\?|latitude|"lat|memberLat|authorization/);
});

test("each request is logged in one line with id, operation and status", async () => {
  const member = await t.member();
  const app = await buildLoggedApp();
  const headers = { authorization: `Bearer ${member.token}`, "x-request-id": "balancer-0001" };
  const response = await app.inject({ url: "/api/v1/members/me", headers });
  await app.inject({ url: "/api/v1/members/me" });
  await app.close();
  expect(response.headers["x-request-id"]).toBe("balancer-0001");
  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((it) => it["msg"] === "request");
  expect(requests[0]).toMatchObject({
    requestId: "balancer-0001",
    operation: "getMe",
    memberId: member.id,
    status: 200,
  });
  expect(requests[1]).toMatchObject({ operation: "getMe", status: 401 });
  expect(requests[0]?.["durationMs"]).toEqual(expect.any(Number));
  expect(Object.keys(requests[0] ?? {}).toSorted()).toEqual(
    [
      "durationMs",
      "hostname",
      "level",
      "memberId",
      "method",
      "msg",
      "operation",
      "pid",
      "requestId",
      "status",
      "time",
    ].toSorted(),
  );
});

test("what a service of others answered is logged", async () => {
  const failure = Object.assign(new ApiError("UPSTREAM_FAILED"), { cause: new Error("Kakao answered 403") });
  const { kakao } = t.deps;
  t.deps.kakao = { exchange: () => Promise.reject(failure) };
  onTestFinished(() => void (t.deps.kakao = kakao));
  const app = await buildLoggedApp();
  const payload = { code: "code-of-kakao", redirectUri: "https://babchingu.example/app/login/kakao", fcmToken: null };
  const { statusCode } = await app.inject({ method: "POST", url: "/api/v1/auth/kakao", payload });
  await app.close();
  expect([statusCode, lines.find((line) => line.includes("Kakao answered 403"))]).toEqual([
    502,
    expect.stringContaining('"level":40'),
  ]);
});

test("what is no request id is replaced by a generated one", async () => {
  const app = await buildLoggedApp();
  for (const sent of ["short", "with space here", "line\nbreak-line", "x".repeat(200), ""]) {
    const response = await app.inject({ url: "/health", headers: { "x-request-id": sent } });
    expect(response.headers["x-request-id"], sent).toMatch(/^[0-9a-f-]{36}$/);
  }
  await app.close();
});

test("an unexpected error is logged without the row that it quotes", async () => {
  const app = await buildLoggedApp();
  app.get("/fault", () => {
    throw Object.assign(new Error(`no place for ${PHONE} at 37.556312,126.923678`, { cause: new Error("inner") }), {
      code: "23505",
      detail: `Key (phone)=(${PHONE}) already exists.`,
      where: "minsu@example.com",
    });
  });
  const response = await app.inject({ url: "/fault" });
  await app.close();
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain("place");
  const errorEntry = lines
    .map((line) => JSON.parse(line) as { level: number; err?: object })
    .find((it) => it.level === 50);
  expect(errorEntry?.err).toMatchObject({ code: "23505", message: "no place for [phone] at [position],[position]" });
  expect(lines.join("")).not.toMatch(/9876|already exists|minsu|37\.55/);
});

/** Starts a process that runs `work` with the logger of production. */
function spawnLogging(work: string, stdout: "pipe" | number): ChildProcess {
  const script = `
    import { createLogger } from ${JSON.stringify(import.meta.resolve("./logging.ts"))};
    const log = createLogger({ logLevel: "info", isProduction: true });
    ${work}`;
  return spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["ignore", stdout, "inherit"],
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
}

test.runIf(existsSync(FULL_DISK))(
  "a full disk behind standard output neither ends the process nor keeps it from exiting",
  async () => {
    const disk = await open(FULL_DISK, "w");
    const child = spawnLogging(`log.info("x".repeat(5000)); setTimeout(() => process.exit(0), 500);`, disk.fd);
    const [code] = (await once(child, "close")) as [number | null];
    await disk.close();
    expect(code).toBe(0);
  },
);

test("for a reader that is stuck only the first few megabytes of lines are kept", async () => {
  const child = spawnLogging(`for (let count = 0; count < 20; count += 1) log.info("x".repeat(1_000_000));`, "pipe");
  const { length } = await buffer(child.stdout ?? Readable.from([]));
  expect(length).toBeGreaterThan(1_000_000);
  expect(length).toBeLessThan(5_000_000);
});

describe("scrub", () => {
  test.each([
    ["phone 010-9876-5432 and 01098765432", "phone [phone] and [phone]"],
    ["Bearer abc.def", "Bearer [token]"],
    ["eyJhbGciOi.eyJzdWIiOi.c2ln failed", "[token] failed"],
    ["GET /api/v1/meetings?lat=37.5&lng=127 failed", "GET /api/v1/meetings?[query] failed"],
    ["connect postgres://app:pass@db:5432/x", "connect postgres://[credentials]@db:5432/x"],
    ["at file.ts:12:34 in 12.5 ms, version 1.2.3", "at file.ts:12:34 in 12.5 ms, version 1.2.3"],
  ])("%s", (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  test("any thrown value can be logged", () => {
    expect(toLoggedError("text with 01098765432")).toMatchObject({ type: "string" });
    const circular = new Error("round");
    circular.cause = circular;
    expect(JSON.stringify(toLoggedError(circular))).toContain("round");
    expect(toLoggedError(new AggregateError([new Error("a"), new Error("b")])).errors).toHaveLength(2);
  });
});
