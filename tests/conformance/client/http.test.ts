/** What the kit sends and what it tells about that: commands that repeat a request, no secrets of the profile, no call that costs its operator. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operationOf, operations } from "../contract/openapi.ts";
import type { BackendProfile, OperatorCredentials } from "../runner/profile.ts";
import type { Check } from "../runner/check.ts";
import { Context } from "../runner/context.ts";
import { RunEnvironment } from "../runner/environment.ts";
import { readOptions } from "../runner/options.ts";
import type { AnyCall, Sender } from "./call-types.ts";
import { toCurl } from "./exchange.ts";
import { endsAccount } from "./protected.ts";
import { Recorder } from "./recorder.ts";

interface Received {
  request: string;
  authorization: string | undefined;
  body: string;
}

const operator: OperatorCredentials = {
  name: "kit",
  password1: "first-secret",
  password2: "second-secret",
  code: 4711,
};
const OPERATOR_TOKEN = "the.operators.token";
const MEMBER_TOKEN = "the.members.token";
const RENEWED_TOKEN = "the.renewed.token";
const TOKENS: Partial<Record<string, string>> = { loginAdmin: OPERATOR_TOKEN, refreshTokens: RENEWED_TOKEN };

let server: Server;
let profile: BackendProfile;
let env: RunEnvironment;
const received: Received[] = [];
/** The errors that are answered first. */
let errors: { status: number; code: string }[] = [];

/** Without the boundary of a form, which each client chooses. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const boundary = /boundary=(.+)$/.exec(request.headers["content-type"] ?? "")?.[1];
  const text = Buffer.concat(chunks).toString("latin1");
  return boundary === undefined ? text : (text.split("\r\n\r\n")[1]?.split(`\r\n--${boundary}`)[0] ?? "");
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  const { method = "", url = "", headers } = request;
  received.push({ request: `${method} ${url}`, authorization: headers.authorization, body });
  const error = errors.shift();
  if (error) {
    response.writeHead(error.status, { "content-type": "application/json", "retry-after": "0" });
    response.end(JSON.stringify({ code: error.code, message: "지금은 안 돼요.", data: null }));
    return;
  }
  const operationId = Object.keys(TOKENS).find((id) => url.endsWith(operationOf(id).path)) ?? "";
  const accessToken = TOKENS[operationId] ?? MEMBER_TOKEN;
  response.setHeader("content-type", "application/json");
  // With lines and spaces, as some frameworks write it.
  response.end(JSON.stringify({ accessToken, refreshToken: `${accessToken}-refresh` }, null, 1));
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const options = readOptions(["--base-url", `http://127.0.0.1:${port}`]);
  if (options === null) throw new Error("Only --help has no options.");
  profile = { ...options.profile, operator };
});
beforeEach(() => {
  received.length = 0;
  errors = [];
  env = new RunEnvironment(profile);
});
afterAll(() => {
  server.close();
});

const member: Sender = {
  label: "host",
  loginRequest: { operationId: "login", body: { phone: "01012345678", password: "babbab12" } },
  token: () => Promise.resolve(MEMBER_TOKEN),
};

async function send(operationId: string, call: AnyCall) {
  const recorder = new Recorder(() => undefined);
  const { exchange } = await env.client(recorder).call(operationId, call);
  return { exchange, sent: received.at(-1) };
}

test.each([
  { name: "a busy backend, twice", status: 503, code: errorCodes.UNAVAILABLE, times: 2, answered: 200, sent: 3 },
  { name: "a busy backend, each time", status: 503, code: errorCodes.UNAVAILABLE, times: 9, answered: 503, sent: 3 },
  { name: "a rate limit", status: 429, code: errorCodes.TOO_MANY_REQUESTS, times: 5, answered: 200, sent: 6 },
  { name: "a refusal", status: 409, code: errorCodes.NAME_TAKEN, times: 1, answered: 409, sent: 1 },
])("what is refused for now is sent again: $name", async ({ status, code, times, answered, sent }) => {
  errors = Array.from({ length: times }, () => ({ status, code }));
  const response = await env.client(new Recorder(() => undefined)).callWithRetry("getMe", { as: member });
  expect([response.status, received.length]).toEqual([answered, sent]);
});

const runInShell = promisify(execFile);
const hasCurl = await runInShell("curl", ["--version"]).then(
  () => true,
  () => false,
);

describe.skipIf(!hasCurl)("the command of a failure, run as it is", () => {
  const text = `"it's" $HOME \`date\` \\ 🍚 \n`;

  test.each<[string, string, () => Promise<AnyCall>]>([
    ["of a member, who logs in first", "reportOnMeeting", async () => ({ as: member, body: { content: text } })],
    ["with a token of the check's own", "getMe", async () => ({ token: "forged.token.x" })],
    ["without a token", "login", async () => ({ body: { phone: "1", password: text } })],
    [
      "with a query and a path",
      "getAdminMember",
      async () => ({ as: member, params: { id: "a/b" }, query: { q: "가 &" } }),
    ],
    ["that breaks JSON", "login", async () => ({ raw: { data: '{"phone":', type: "application/json" } })],
    ["with a file", "uploadImage", async () => ({ as: member, file: { data: Buffer.from([137, 80, 78, 71, 0, 10]) } })],
    [
      "of the operator, with the secrets from the environment",
      "grantRice",
      async () => ({ as: await env.operator(), body: { memberId: 1 } }),
    ],
    ["of the operator's login", "loginAdmin", async () => ({ body: operator })],
  ])("repeats the request %s", async (_, operationId, callOf) => {
    const { exchange, sent } = await send(operationId, await callOf());
    const { password1, password2, code } = operator;
    const secrets = {
      CONFORMANCE_OPERATOR_PASSWORD1: password1,
      CONFORMANCE_OPERATOR_PASSWORD2: password2,
      CONFORMANCE_OPERATOR_CODE: String(code),
    };
    const command = toCurl(exchange);
    for (const secret of [password1, password2, String(code), OPERATOR_TOKEN])
      expect(JSON.stringify(exchange) + command).not.toContain(secret);
    using folder = mkdtempDisposableSync(`${tmpdir()}/babchingu-curl-`);
    await runInShell("sh", ["-c", command], {
      cwd: folder.path,
      env: { ...process.env, ...secrets },
    });
    expect(received.at(-1)).toEqual(sent);
  });
});

describe("a call that ends or changes an account", () => {
  const ending = operations.map(({ id }) => id).filter((id) => endsAccount(id) || id === "logout");

  test.each(ending)("%s is never sent with the token of the profile's operator", async (operationId) => {
    const token = await (await env.operator()).token();
    expect(token).toBe(OPERATOR_TOKEN);
    const ways: AnyCall[] = [
      { as: await env.operator() },
      { token },
      { headers: { Authorization: `Bearer ${token}` } },
      { headers: { authorization: `bearer ${token}` } },
    ];
    received.length = 0;
    for (const way of ways) await expect(send(operationId, way)).rejects.toThrow(/as the operator/);
    expect(received).toEqual([]);
    await send(operationId, { token: MEMBER_TOKEN });
    expect(received).toHaveLength(1);
  });
});

describe("a report", () => {
  const check: Check = { id: "auth.x", title: "", source: "", run: () => Promise.resolve() };
  const newContext = () => new Context(check, env, new Recorder(() => undefined));

  test("has no token of an operator whom a check has logged in itself", async () => {
    const ctx = newContext();
    const { refreshToken } = await ctx.ok("loginAdmin", { body: operator });
    const renewed = await ctx.ok("refreshTokens", { body: { refreshToken } });
    await ctx.call("getAdminMe", { token: renewed.accessToken });
    await ctx.call("refreshTokens", { body: { refreshToken: renewed.refreshToken } });
    const report = JSON.stringify(ctx.recorder.exchanges);
    expect(report).not.toContain(OPERATOR_TOKEN);
    expect(report).not.toContain(RENEWED_TOKEN);
    expect(report).toContain("Bearer $TOKEN");
  });

  test("has no token in a failure", async () => {
    const ctx = newContext();
    const tokens = await ctx.ok("loginAdmin", { body: operator });
    const failures = [
      () => ctx.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: operator }),
      async () => ctx.equal(tokens, {}, "No session."),
    ];
    for (const failure of failures)
      await expect(failure()).rejects.toMatchObject({
        failure: { actual: expect.not.stringContaining(OPERATOR_TOKEN) },
      });
  });

  test("has no password of the profile that JSON escapes", async () => {
    const escaped = { ...operator, password1: String.raw`ab"cd\SECRET` };
    env = new RunEnvironment({ ...profile, operator: escaped });
    const { exchange } = await send("loginAdmin", { body: escaped });
    expect(exchange.request.body).toContain('"$CONFORMANCE_OPERATOR_PASSWORD1"');
    expect(exchange.request.body).not.toContain("SECRET");
  });
});
