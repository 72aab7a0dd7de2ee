/** Tests of the kit: it accepts what conforms and reports violations with their place. */
import { errorCodes, errorNames, type ErrorCode } from "@babchingu/openapi/errors";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { chooseChecks, loadChecks } from "../checks/index.ts";
import { casesOf, fieldsOf, replaceAt } from "../checks/support/bounds.ts";
import { compareWithPrism } from "../report/compare.ts";
import { listCauses } from "../report/causes.ts";
import { assessRun } from "../report/exit-code.ts";
import { levelOf, type Check } from "./check.ts";
import { readVerificationCode } from "./hooks.ts";
import { operationOf, operations } from "../contract/openapi.ts";
import { assertExpendable } from "../client/protected.ts";
import { redact, toCurl, type HttpExchange } from "../client/exchange.ts";
import { validateFrame, readFrames, writeFrame } from "../contract/frames.ts";
import { validateResponse } from "../contract/validate-response.ts";
import { readOptions, USAGE, UsageError } from "./options.ts";
import type { CheckResult } from "./run-checks.ts";

function responseOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  const all: Record<string, string> = { "content-type": "application/json", ...headers };
  const text = body === undefined ? "" : JSON.stringify(body);
  return { status, text, header: (name: string) => all[name] ?? null };
}

function setNodeVersions(value: object): void {
  Object.defineProperty(process, "versions", { value, configurable: true });
}

function setOperatorVariables(value: string): void {
  for (const name of ["NAME", "PASSWORD1", "PASSWORD2", "CODE"]) vi.stubEnv(`CONFORMANCE_OPERATOR_${name}`, value);
}

const pointers = (id: string, response: ReturnType<typeof responseOf>) =>
  validateResponse(operationOf(id), response).map(({ pointer }) => pointer);

describe("responses", () => {
  const tokens = { accessToken: "a", refreshToken: "b" };
  const refused = { code: errorCodes.LOGIN_REFUSED, message: "휴대폰 번호나 비밀번호가 맞지 않아요." };

  test.each([
    ["a success", responseOf(200, tokens), []],
    ["another success status", responseOf(201, tokens), ["status"]],
    ["a missing field", responseOf(200, { accessToken: "a" }), ["/refreshToken"]],
    ["an undocumented field", responseOf(200, { ...tokens, id: 1 }), ["/id"]],
    ["another media type", responseOf(200, tokens, { "content-type": "text/plain" }), ["Content-Type"]],
    ["a refusal", responseOf(401, refused), []],
    ["a refusal in English", responseOf(401, { ...refused, message: "No." }), ["/message"]],
    [
      "a code of another status",
      responseOf(401, { ...refused, code: errorCodes.INVALID_REQUEST, data: { fields: {} } }),
      ["/code"],
    ],
    ["a code of another operation", responseOf(401, { ...refused, code: errorCodes.ADMIN_LOGIN_REFUSED }), ["/code"]],
    ["an undocumented status", responseOf(418, { ...refused, code: errorCodes.LOGIN_REFUSED }), ["status", "/code"]],
  ])("login: %s", (_, response, expected) => {
    expect(pointers("login", response)).toEqual(expected);
  });

  test("a 204 has no body, a 429 has Retry-After", () => {
    expect(pointers("joinMeeting", responseOf(204, undefined))).toEqual([]);
    expect(pointers("joinMeeting", responseOf(204, {}))).toEqual(["body"]);
    const limited = {
      code: errorCodes.TOO_MANY_REQUESTS,
      message: "잠시 뒤 다시 시도해 주세요.",
      data: { retryAfterSeconds: 20 },
    };
    expect(pointers("login", responseOf(429, limited, { "retry-after": "20" }))).toEqual([]);
    expect(pointers("login", responseOf(429, limited))).toEqual(["Retry-After"]);
    expect(pointers("login", responseOf(429, limited, { "retry-after": "3600" }))).toEqual(["Retry-After"]);
  });
});

describe("frames", () => {
  const headers = {
    subscription: "s-1",
    "message-id": "m-1",
    destination: "/topic/chat/7",
    "content-type": "application/json",
  };
  const message = { id: 1, type: "TEXT", content: "안녕하세요", createdAt: "2026-03-01T09:42:18.204Z", memberId: 3 };

  test("accepts a message, read as it was written", () => {
    const [frame] = readFrames(Buffer.from(writeFrame("MESSAGE", headers, JSON.stringify(message))));
    expect(frame && validateFrame(frame)).toEqual([]);
  });

  test("reports an undocumented field, a wrong type and an unknown command", () => {
    const frame = { command: "MESSAGE", headers, body: JSON.stringify({ ...message, id: "1", senderId: 3 }) };
    expect(validateFrame(frame).map(({ pointer }) => pointer)).toEqual(["/senderId", "/id"]);
    expect(validateFrame({ ...frame, command: "PUSH" }).map(({ pointer }) => pointer)).toEqual(["command"]);
  });
});

describe("bounds", () => {
  test("a text has values at and outside each bound", () => {
    const cases = casesOf({ type: "string", minLength: 1, maxLength: 3, pattern: String.raw`\S` });
    expect(cases.filter(({ isValid }) => isValid).map(({ value }) => value)).toEqual(["가", "가가가", "🍚🍚🍚"]);
    expect(cases.filter(({ isValid }) => !isValid).map(({ value }) => value)).toContain("가가가가");
  });

  test("fields within objects and lists are found and replaced", () => {
    const { body } = operationOf("evaluateMembers");
    const found = fieldsOf(body?.schema ?? {}, body?.example).map(({ pointer }) => pointer);
    expect(found).toContain("/evaluatePointDtoList/0/type");
    const changed = replaceAt({ list: [{ type: "a" }] }, "/list/0/type", "b");
    expect(changed).toEqual({ list: [{ type: "b" }] });
  });
});

const result = (id: string, outcome: CheckResult["outcome"]) => ({ check: { id }, outcome }) as CheckResult;

const failedCheck = (id: string, code: string, sentence: string): CheckResult => ({
  check: { id, title: "", source: "" } as CheckResult["check"],
  outcome: "failed",
  failures: [{ sentence, spec: "", exchange: 1 }],
  touched: [id],
  durationMs: 1,
  exchanges: [
    {
      kind: "http",
      number: 1,
      who: "host",
      atMs: 0,
      violations: [],
      operationId: id,
      method: "GET",
      url: "",
      request: { headers: {}, body: null },
      response: { status: Number(code.slice(1, 4)), headers: {}, body: `{"code":"${code}"}` },
      durationMs: 1,
    },
  ],
});

describe("people whom others need", () => {
  const sender = { label: "reader", token: () => Promise.resolve("") };

  test.each(["withdrawMember", "changeMemberPassword", "changeSecurityCode", "verifyReverificationCode"])(
    "can't be used for %s by any check",
    (operation) => {
      expect(() => assertExpendable(operation, { ...sender, isAccountNeeded: true })).toThrow(/as the reader/);
      expect(() => assertExpendable(operation, sender)).not.toThrow();
    },
  );

  test("can be logged out in a session of its own only", () => {
    expect(() => assertExpendable("logout", { ...sender, isSessionNeeded: true })).toThrow(/logout/);
    expect(() => assertExpendable("logout", { ...sender, isAccountNeeded: true })).not.toThrow();
  });
});

test("a fixed verification code is also the next one", async () => {
  const options = readOptions(["--base-url", "http://127.0.0.1:9", "--sms-code", "000000"]);
  if (options === null) throw new Error("Only --help has no options.");
  expect(await readVerificationCode(options.profile, "01012345678", "000000")).toBe("000000");
});

describe("reports", () => {
  test("hide secrets of responses, and contain commands that repeat a request", () => {
    expect(redact('{"password":"babbab12","accessToken":"a.b.c"}')).toBe('{"password":"…","accessToken":"…"}');
    expect(redact(`{"header":"Bearer 1|${"a".repeat(40)}"}`)).toBe('{"header":"Bearer $TOKEN"}');
    const request = { headers: { Authorization: "Bearer $TOKEN" }, body: '{"a":"it\'s"}' };
    const exchange: HttpExchange = {
      kind: "http",
      number: 1,
      who: "host",
      atMs: 0,
      violations: [],
      operationId: "login",
      method: "POST",
      url: "http://x/y",
      request,
      response: null,
      durationMs: 0,
    };
    const call = `curl -i -X POST 'http://x/y' -H "Authorization: Bearer $TOKEN" --data-raw '{"a":"it'\\''s"}'`;
    const login = { url: "http://x/login", body: '{"phone":"01012345678"}' };
    expect(toCurl({ ...exchange, login })).toBe(
      String.raw`TOKEN=$(curl -s -X POST 'http://x/login' -H 'Content-Type: application/json' -d '{"phone":"01012345678"}' | sed -nE 's/.*"accessToken" *: *"([^"]+)".*/\1/p')` +
        `\n${call}`,
    );
    expect(toCurl({ ...exchange, request: { headers: {}, body: null } })).toBe("curl -i -X POST 'http://x/y'");
  });

  test.each([
    ["conforms", [result("a", "passed"), result("b", "skipped")], null, 0],
    ["doesn't conform", [result("a", "failed")], null, 1],
    ["fails as expected", [result("a", "failed")], new Set(["a"]), 0],
    ["fails more than expected", [result("a", "failed"), result("b", "failed")], new Set(["a"]), 4],
    ["can't be tested", [result("a", "skipped")], null, 1],
    ["can't be tested, although failures are expected", [result("a", "skipped")], new Set(["a"]), 1],
    ["has no check at all", [], null, 1],
  ])("the exit code when a backend %s", (_, results, expected, code) => {
    expect(assessRun(results, { expected, failOnSkip: false }).exitCode).toBe(code);
  });

  test("with --fail-on-skip a skipped check is a failure, and worse than expected where it isn't named", () => {
    const results = [result("a", "passed"), result("b", "skipped")];
    const exitCodeOf = (expected: Set<string> | null) => assessRun(results, { expected, failOnSkip: true }).exitCode;
    expect([exitCodeOf(null), exitCodeOf(new Set(["b"])), exitCodeOf(new Set())]).toEqual([1, 0, 4]);
  });

  test("responses that Prism didn't validate aren't counted as compared", () => {
    const [seen, unseen, outside] = ["getMe", "listChats", "getHealth"].map((id) =>
      failedCheck(id, errorCodes.NOT_FOUND, ""),
    ) as [CheckResult, CheckResult, CheckResult];
    for (const exchange of seen.exchanges) Object.assign(exchange, { prism: [] });
    expect(compareWithPrism([seen, unseen, outside])).toEqual({ compared: 1, notCompared: 1, disagreements: [] });
  });

  test("what isn't offered is one line, and failures with the same cause are counted", () => {
    const results = [
      failedCheck("getMe", errorCodes.NOT_IMPLEMENTED, "getMe should succeed."),
      failedCheck("listChats", errorCodes.NOT_IMPLEMENTED, "listChats should succeed."),
      failedCheck("joinMeeting", errorCodes.NOT_FOUND, "joinMeeting should answer within 3 s."),
      failedCheck("leaveMeeting", errorCodes.NOT_FOUND, "leaveMeeting should answer within 5 s."),
      failedCheck("login", errorCodes.NOT_FOUND, "Alone."),
    ];
    expect(listCauses(results)).toEqual([
      "2 failed: not offered: getMe, listChats",
      "2 failed: … should answer within … s. (joinMeeting, …)",
    ]);
  });
});

describe("the command", () => {
  test("prefers flags to the profile, and refuses unknown flags and invalid values", () => {
    const options = readOptions(["--profile", "reference", "--base-url", "http://127.0.0.1:9/", "--level", "auth"]);
    expect(options).toMatchObject({
      level: "auth",
      profile: { baseUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9/ws" },
    });
    for (const flags of [[], ["--level", "none"], ["--base-url", "nowhere"], ["--unknown"], ["--operation", "join"]]) {
      expect(() => readOptions(flags)).toThrow(UsageError);
    }
  });

  test("names what is wrong in a profile, unknown keys included", () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "babchingu-profile-"));
    const file = join(folder.path, "mine.json");
    const profile = { baseURL: "http://127.0.0.1:9", operator: { name: "kit", pasword1: "x" }, parallel: 0 };
    writeFileSync(file, JSON.stringify(profile));
    const read = () => readOptions(["--profile", file, "--base-url", "http://127.0.0.1:9"]);
    expect(read).toThrow(UsageError);
    for (const found of ['"baseURL"', '/operator has the unknown key "pasword1"', "/parallel must be >= 1"])
      expect(read).toThrow(found);
  });

  test("names the Node that it needs, and runs nothing on an older one", async () => {
    const { versions, exitCode } = process;
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => {
      written.mockRestore();
      setNodeVersions(versions);
      process.exitCode = exitCode;
    });
    setNodeVersions({ ...versions, node: "20.20.2" });
    await import("../cli.ts");
    expect([process.exitCode, written.mock.calls.join()]).toEqual([2, expect.stringContaining("needs Node 24")]);
  });

  test("an empty variable of the operator is none, and the security code is an integer", () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "babchingu-profile-"));
    const file = join(folder.path, "mine.json");
    const operator = { name: "kit", password1: "first", password2: "second", code: 20_250_901 };
    writeFileSync(file, JSON.stringify({ baseUrl: "http://127.0.0.1:9", operator }));
    const flags = ["--profile", file];
    onTestFinished(() => void vi.unstubAllEnvs());
    setOperatorVariables("");
    expect(readOptions(flags)?.profile.operator).toEqual(operator);
    expect(readOptions(["--base-url", "http://127.0.0.1:9"])?.profile.operator).toBeNull();
    setOperatorVariables("17");
    expect(readOptions(flags)?.profile.operator).toEqual({ name: "17", password1: "17", password2: "17", code: 17 });
    setOperatorVariables("1e");
    expect(() => readOptions(flags)).toThrow(UsageError);
  });

  test("--via-prism is refused where there is no proxy, as in the package, and isn't in the usage there", async () => {
    vi.resetModules();
    vi.doMock("./repository.ts", () => ({ prismProxyEntry: join(tmpdir(), "nothing", "proxy.ts") }));
    const packaged = await import("./options.ts");
    vi.doUnmock("./repository.ts");
    const flags = ["--base-url", "http://127.0.0.1:9", "--via-prism"];
    expect(() => packaged.readOptions(flags)).toThrow(packaged.UsageError);
    expect(packaged.USAGE).not.toContain("--via-prism");
    expect(readOptions(flags)?.viaPrism).toBe(true);
    expect(USAGE).toContain("--via-prism");
  });

  test("--operation chooses the checks of exactly this operation", async () => {
    const chosen = chooseChecks(await loadChecks(), { level: "all", operations: ["getMe"] }).map(({ id }) => id);
    expect(chosen).toContain("shapes.success.getMe");
    expect(chosen.filter((id) => /getMeeting/.test(id))).toEqual([]);
  });

  test("every operation has a check of its success, and a level can be chosen", async () => {
    const checks: Check[] = await loadChecks();
    const ids = new Set(checks.map(({ id }) => id));
    expect(operations.filter(({ id }) => !ids.has(`shapes.success.${id}`))).toEqual([]);
    expect(chooseChecks(checks, { level: "shapes" }).every((check) => levelOf(check) === "shapes")).toBe(true);
  });

  test("the responses that checks cover are in the contract", async () => {
    const known = new Set(
      operations.flatMap(({ id, responses, codes }) =>
        [...Object.keys(responses), ...codes.map((code) => errorNames[code as ErrorCode])].map(
          (what) => `${id} ${what}`,
        ),
      ),
    );
    const covers = (await loadChecks()).flatMap(({ covers: list = [] }) => list);
    expect(covers.filter((cover) => !known.has(cover))).toEqual([]);
  });
});
