/** The validating proxy reports exactly the contract violations, and passes everything on unchanged. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exampleOf, readContract } from "../../mocks/src/lib/contract.ts";
import { countChecked, createTally, exitCodeOf, formatSummary } from "../../mocks/src/lib/tally.ts";
import { parseViolations } from "../../mocks/src/lib/violations.ts";
import { parseBackend, startProxy, type RunningProxy } from "../../mocks/src/proxy-server.ts";

const document = readContract();
const member = exampleOf(document.paths["/members/me"]!.get!, "200")!.value as Record<string, unknown>;

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string | string[]>;
}
interface ReceivedRequest {
  message: IncomingMessage;
  body: Buffer;
}

let reply: Reply;
let received: ReceivedRequest | null;
let log: string[];
let backend: Server;
let proxy: RunningProxy;
let origin: string;

function startBackend(): Promise<Server> {
  const server = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on("data", (chunk: Buffer) => chunks.push(chunk));
    message.on("end", () => {
      received = { message, body: Buffer.concat(chunks) };
      const text = reply.body === undefined ? "" : JSON.stringify(reply.body);
      const type = reply.body === undefined ? {} : { "Content-Type": "application/json" };
      response.writeHead(reply.status, { ...type, ...reply.headers }).end(text);
    });
  });
  server.on("upgrade", (_message, socket: Socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    socket.on("data", (chunk: Buffer) => socket.write(`echo ${chunk.toString()}`));
    socket.on("end", () => socket.end());
    socket.on("error", () => {});
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function stopBackend(): Promise<void> {
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  backend = await startBackend();
  const options = { port: 0, host: "127.0.0.1", log: (line: string) => void log.push(line) };
  proxy = await startProxy({ ...options, backend: `http://127.0.0.1:${portOf(backend)}` });
  origin = `http://127.0.0.1:${proxy.port}`;
});
afterAll(async () => {
  await proxy.stop();
  await stopBackend();
});
beforeEach(() => {
  reply = { status: 200, body: member };
  received = null;
  log = [];
});

const withToken = { headers: { Authorization: "Bearer token" } };
const getMe = () => fetch(`${origin}/api/v1/members/me`, withToken);
const login = (body: unknown) =>
  fetch(`${origin}/api/v1/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const violationsOf = (response: Response) => response.headers.get("x-contract-violations");
const credentials = { phone: "01023456789", password: "babbab12", fcmToken: null };
const refusal = (code: string, data?: object) => ({
  status: Number(code.slice(1, 4)),
  body: { code, message: "안 돼요.", ...(data && { data }) },
});

describe("a backend that keeps the contract", () => {
  it.each<[string, Reply]>([
    ["a success", { status: 200, body: member }],
    ["an error of the operation", refusal(errorCodes.TOKEN_INVALID)],
    ["an error of the default response", refusal(errorCodes.UNAVAILABLE)],
    ["a missing implementation", refusal(errorCodes.NOT_IMPLEMENTED)],
    [
      "a rate limit",
      { ...refusal(errorCodes.TOO_MANY_REQUESTS, { retryAfterSeconds: 20 }), headers: { "Retry-After": "20" } },
    ],
  ])("%s is not reported", async (_name, backendReply) => {
    reply = backendReply;
    const response = await getMe();
    expect([response.status, await response.json()]).toEqual([backendReply.status, backendReply.body]);
    expect([violationsOf(response), log]).toEqual(["0", []]);
  });

  it("receives a request without a token, and its 401 is passed on", async () => {
    reply = refusal(errorCodes.TOKEN_INVALID);
    const response = await fetch(`${origin}/api/v1/members/me`);
    expect([response.status, violationsOf(response), received?.message.headers.authorization]).toEqual([
      401,
      "0",
      undefined,
    ]);
  });

  it("may set several cookies, and receives the request body unchanged", async () => {
    reply = { status: 200, body: { accessToken: "a", refreshToken: "r" }, headers: { "Set-Cookie": ["a=1", "b=2"] } };
    const body = `{ "phone":"01023456789","password":"babbab12","fcmToken":null }`;
    const response = await login(body);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect([violationsOf(response), received?.body.toString()]).toEqual(["0", body]);
    expect(received?.message.headers).not.toHaveProperty("x-contract-exchange");
  });

  it("receives an upload unchanged, and its response is still validated", async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0x00, 0x80, 0xfe, 0x0d, 0x0a]);
    const form = new FormData();
    form.set("file", new Blob([bytes]), "a.jpg");
    reply = { status: 201, body: { id: 501, url: "/images/a.webp" } };
    const good = await fetch(`${origin}/api/v1/images`, { method: "POST", body: form, ...withToken });
    expect([good.status, violationsOf(good), received?.body.includes(bytes)]).toEqual([201, "0", true]);
    reply = { status: 201, body: { id: "501" } };
    const bad = await fetch(`${origin}/api/v1/images`, { method: "POST", body: form, ...withToken });
    expect(violationsOf(bad)).toBe("2");
  });
});

describe("a backend that breaks the contract", () => {
  const { name: _name, ...nameless } = member;

  it.each<[string, Reply, RegExp]>([
    ["a missing field", { status: 200, body: nameless }, /response body: .*'name'.*\(required\)/],
    ["a wrong type", { status: 200, body: { ...member, point: "54" } }, /response body \/point: .*integer/],
    ["an additional field", { status: 200, body: { ...member, 비밀: 1 } }, /additional properties; found '비밀'/],
    ["an undocumented status", { status: 418, body: { code: "E418-1", message: "주전자" } }, /status code/],
    ["an undocumented success", { status: 201, body: member }, /status code/],
    ["an undocumented code", refusal(errorCodes.NOT_PARTICIPANT), /status code/],
    [
      "an undocumented code of a documented status",
      refusal(errorCodes.LOGIN_REFUSED),
      /response body \/code: .*allowed values/,
    ],
    ["an error in another form", { status: 401, body: { error: "no" } }, /response body: .*'code'/],
    ["a rate limit without Retry-After", refusal(errorCodes.TOO_MANY_REQUESTS), /retry-after/i],
    ["another media type", { status: 200, body: member, headers: { "Content-Type": "text/html" } }, /response/],
  ])("is reported for %s, and its response is passed on", async (_name, backendReply, line) => {
    reply = backendReply;
    const before = proxy.tally.violating;
    const response = await getMe();
    expect([response.status, JSON.parse(await response.text())]).toEqual([backendReply.status, backendReply.body]);
    expect(Number(violationsOf(response))).toBeGreaterThan(0);
    expect(log.join("\n")).toMatch(/✗ GET \/api\/v1\/members\/me \(getMe\) → /);
    expect(log.join("\n")).toMatch(line);
    expect(proxy.tally.violating).toBe(before + 1);
  });
});

describe("a client that breaks the contract", () => {
  it.each<[string, () => Promise<Response>, RegExp]>([
    ["a missing field", () => login({ phone: "01023456789" }), /request body: .*'password'/],
    ["a broken pattern", () => login({ ...credentials, phone: "phone" }), /request body \/phone: /],
    ["no JSON", () => login("{broken"), /request body: is not JSON/],
    [
      "a parameter out of bounds",
      () => fetch(`${origin}/api/v1/meetings?lat=91&lng=1`, withToken),
      /request query \/lat: /,
    ],
    ["an unknown path", () => fetch(`${origin}/api/v1/nowhere`), /request: .*not found/],
    ["an unknown method", () => fetch(`${origin}/api/v1/members/me`, { method: "DELETE" }), /request: .*not found/],
  ])("is reported for %s, and the backend still responds", async (_name, request, line) => {
    reply = { status: 400, body: { code: errorCodes.INVALID_REQUEST, message: "다시 확인해 주세요." } };
    const before = proxy.tally.violating;
    const response = await request();
    expect([response.status, received !== null]).toEqual([400, true]);
    expect(Number(violationsOf(response))).toBeGreaterThan(0);
    expect(proxy.tally.violating).toBe(before + 1);
    expect(log.join("\n")).toMatch(line);
  });
});

describe("traffic that bypasses Prism", () => {
  it("includes everything outside the API's base", async () => {
    reply = { status: 200, body: { anything: true } };
    const { bypassed, checked } = proxy.tally;
    for (const path of ["/health", "/ready", "/app/", "/dev/outbox?to=1"]) {
      const response = await fetch(origin + path);
      expect([await response.json(), violationsOf(response), received?.message.url]).toEqual([reply.body, null, path]);
    }
    expect([proxy.tally.bypassed, proxy.tally.checked, log]).toEqual([bypassed + 4, checked, []]);
  });

  it("includes a preflight; a page of this machine may read the responses", async () => {
    const headers = { Origin: "http://localhost:5173", "Access-Control-Request-Method": "GET" };
    const preflight = await fetch(`${origin}/api/v1/members/me`, { method: "OPTIONS", headers });
    expect([preflight.status, received]).toEqual([204, null]);
    const response = await fetch(`${origin}/api/v1/members/me`, { headers: { ...withToken.headers, ...headers } });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("http://localhost:5173");
  });

  it("replaces the origin that the backend allows, on both ways", async () => {
    const allowed = {
      "Access-Control-Allow-Origin": "http://127.0.0.1:8080",
      "Access-Control-Allow-Credentials": "true",
    };
    reply = { ...reply, headers: { ...allowed, "X-Kept": "1" } };
    for (const path of ["/api/v1/members/me", "/ready"]) {
      const headers = { ...withToken.headers, Origin: "http://localhost:5173" };
      const response = await fetch(origin + path, { headers });
      const names = ["Access-Control-Allow-Origin", "Access-Control-Allow-Credentials", "X-Kept"];
      expect(names.map((name) => response.headers.get(name))).toEqual(["http://localhost:5173", null, "1"]);
    }
    const foreign = await fetch(`${origin}/ready`, { headers: { Origin: "https://babchingu.example" } });
    expect(foreign.headers.get("Access-Control-Allow-Origin")).toBe("http://127.0.0.1:8080");
  });

  it("includes a target that isn't part of a URL", async () => {
    const status = await new Promise((resolve, reject) => {
      const request = get({ port: proxy.port, path: "//", agent: false });
      request.once("response", (response) => resolve(response.resume().statusCode)).once("error", reject);
    });
    expect([status, received?.message.url]).toEqual([200, "//"]);
  });

  it("includes the socket", async () => {
    const received = await new Promise<string>((resolve) => {
      const socket = connect(proxy.port, "127.0.0.1", () => {
        socket.write("GET /ws HTTP/1.1\r\nHost: proxy\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
      });
      let text = "";
      socket.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        if (text.endsWith("\r\n\r\n")) socket.write("hello");
        if (!text.endsWith("echo hello")) return;
        socket.destroy();
        resolve(text);
      });
    });
    expect(received).toMatch(/^HTTP\/1.1 101 /);
  });
});

it("counts a request that was aborted within its body, without reporting a violation", async () => {
  const before = { ...proxy.tally };
  const socket = connect(proxy.port, "127.0.0.1");
  const half = "POST /api/v1/auth/login HTTP/1.1\r\nHost: proxy\r\nContent-Length: 100\r\n\r\nhalf";
  socket.write(half, () => socket.destroy());
  await expect.poll(() => proxy.tally.abandoned).toBe(before.abandoned + 1);
  expect([proxy.tally.unchecked, proxy.tally.violating, log]).toEqual([before.unchecked, before.violating, []]);
});

describe("when the proxy stops", () => {
  it("sums up each kind of violation once", () => {
    expect(formatSummary(proxy.tally)).toMatch(/^\d+ calls checked, \d+ of them against the contract; \d+ bypassed/);
    expect(formatSummary(proxy.tally)).toMatch(/1 × getMe → 200: response body \/point: /);
  });

  it("has exit code 1 after a violation", () => {
    const tally = createTally();
    countChecked(tally, "getMe → 200", []);
    expect(exitCodeOf(tally)).toBe(0);
    countChecked(tally, "getMe → 200", [{ side: "response", part: "body", pointer: "", message: "is not JSON" }]);
    expect(exitCodeOf(tally)).toBe(1);
  });

  // The last test that needs the backend.
  it("responds with the contract's 502 when the backend is unreachable", async () => {
    const before = proxy.tally.unreachable;
    await stopBackend();
    const response = await getMe();
    expect([response.status, await response.json(), violationsOf(response)]).toMatchObject([
      502,
      { code: errorCodes.UPSTREAM_FAILED },
      null,
    ]);
    expect(proxy.tally.unreachable).toBe(before + 1);
    expect(log.join("\n")).toMatch(/the backend gave no answer/);
  });
});

it("accepts the backend's origin only", () => {
  expect(parseBackend("http://127.0.0.1:8080/")).toBe("http://127.0.0.1:8080");
  expect(() => parseBackend("http://127.0.0.1:8080/api/v1")).toThrow(/origin only/);
  expect(() => parseBackend("8080")).toThrow(/no http address/);
});

it("reads a header that Prism cut off as one violation", () => {
  expect(parseViolations('Too many violations! [{"location":["response","body')).toMatchObject([{ side: "response" }]);
});
