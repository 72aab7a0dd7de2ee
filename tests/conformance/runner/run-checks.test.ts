/** How a check ends. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadChecks } from "../checks/index.ts";
import type { Check } from "./check.ts";
import { RunEnvironment } from "./environment.ts";
import { readOptions } from "./options.ts";
import { runCheck } from "./run-checks.ts";

const RESPONSE_MS = 40;
const OK = { status: 200, body: { status: "ok" } };
const NOT_OFFERED = { status: 501, body: { code: errorCodes.NOT_IMPLEMENTED, message: "아직 없는 기능이에요." } };
const INVALID_CODE = {
  status: 400,
  body: {
    code: errorCodes.INVALID_REQUEST,
    message: "입력한 내용을 다시 확인해 주세요.",
    data: { fields: { "/code": "다시 확인해 주세요." } },
  },
};
const LIMITED = {
  status: 429,
  body: {
    code: errorCodes.TOO_MANY_REQUESTS,
    message: "잠시 뒤 다시 시도해 주세요.",
    data: { retryAfterSeconds: 20 },
  },
};
const operator = ["name", "password1", "password2"].flatMap((name) => [`--operator-${name}`, "kit"]);

let server: Server;
let env: RunEnvironment;
type Answer = { status: number; body: object };
/** What isn't answered with OK, by path; a function gets the request's body. */
const answers = new Map<string, Answer | ((sent: string) => Answer)>();
let requests = 0;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  requests += 1;
  const sent = await text(request);
  const answer = answers.get(request.url ?? "") ?? OK;
  const { status, body } = typeof answer === "function" ? answer(sent) : answer;
  response.writeHead(status, {
    "content-type": "application/json",
    ...(status === 429 ? { "retry-after": "20" } : {}),
  });
  await sleep(RESPONSE_MS);
  response.end(JSON.stringify(body));
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
});
beforeEach(() => {
  answers.clear();
  const { port } = server.address() as AddressInfo;
  const flags = ["--base-url", `http://127.0.0.1:${port}`, "--rate-limit-wait", "0"];
  const options = readOptions([...flags, ...operator, "--operator-code", "1"]);
  if (options === null) throw new Error("Only --help has no options.");
  env = new RunEnvironment(options.profile);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const resultOf = (run: Check["run"], alone = false) =>
  runCheck({ id: "shapes.slow", title: "", source: "D6", needs: [], timeoutMs: 10 * RESPONSE_MS, alone, run }, env);

const outcomeOf = async (run: Check["run"], alone?: boolean) => {
  const { outcome, reason, failures } = await resultOf(run, alone);
  return [outcome, reason ?? failures[0]?.sentence];
};

test("a check that ends too late is skipped when it waited for slow responses, and fails when something else never came", async () => {
  const calling = outcomeOf(async (ctx) => {
    for (let calls = 0; calls < 20; calls += 1) await ctx.ok("getHealth");
  });
  expect(await calling).toEqual(["skipped", "the responses took so long that it didn't end within 0.4 s"]);
  const waiting = outcomeOf(() => sleep(20 * RESPONSE_MS));
  expect(await waiting).toEqual(["failed", "The check took longer than 0.4 s."]);
});

describe("a check that was timed out", () => {
  test("makes no further request beside others", async () => {
    await resultOf(async (ctx) => {
      for (;;) await ctx.ok("getHealth");
    });
    const before = requests;
    await sleep(5 * RESPONSE_MS);
    expect(requests).toBe(before);
  });

  test.each([false, true])("has ended before the next one begins (alone: %s)", async (alone) => {
    let hasEnded = false;
    await resultOf(async () => {
      await sleep(15 * RESPONSE_MS);
      hasEnded = true;
    }, alone);
    expect(hasEnded).toBe(true);
  });

  test("sets back what it has changed when it runs alone", async () => {
    let cleanUp: number | null = null;
    await resultOf(async (ctx) => {
      try {
        await sleep(15 * RESPONSE_MS);
      } finally {
        cleanUp = (await ctx.call("getHealth")).status;
      }
    }, true);
    expect(cleanUp).toBe(200);
  });
});

describe("an operation that answers 501 where it was found to be offered, as after its authorization", () => {
  test("skips a check that ends there, where a backend may leave it out", async () => {
    answers.set("/api/v1/push/web-key", NOT_OFFERED);
    expect(await outcomeOf(async (ctx) => void (await ctx.ok("getWebPushKey")))).toEqual([
      "skipped",
      "it calls an operation that the backend doesn't offer",
    ]);
  });

  test("fails the check where it is required, or where the code is another one", async () => {
    answers.set("/api/v1/members/me", NOT_OFFERED);
    const undocumented = { ...NOT_OFFERED.body, code: errorCodes.INTERNAL };
    answers.set("/api/v1/push/web-key", { status: 501, body: undocumented });
    const sentences = [
      await outcomeOf(async (ctx) => void (await ctx.ok("getMe"))),
      await outcomeOf(async (ctx) => void (await ctx.ok("getWebPushKey"))),
    ];
    expect(sentences).toEqual([
      ["failed", "getMe should succeed."],
      ["failed", "getWebPushKey should succeed."],
    ]);
  });

  test("is no refusal of an allowed value", async () => {
    answers.set("/api/v1/auth/kakao", (sent) => {
      const { code } = JSON.parse(sent) as { code?: unknown };
      const isValid = typeof code === "string" && code !== "" && Array.from(code).length <= 500;
      return isValid ? NOT_OFFERED : INVALID_CODE;
    });
    const bounds = (await loadChecks()).find(({ id }) => id === "shapes.bounds.loginKakao.code");
    if (bounds === undefined) throw new Error("There should be such a check.");
    const { failures } = await runCheck(bounds, env);
    expect(failures.map(({ sentence }) => sentence)).toEqual([]);
  });
});

const useFixture: Check["run"] = async (ctx) => {
  await ctx.ok("getHealth");
  await ctx.createOnce("readiness", (runCtx) => runCtx.ok("getReadiness"));
};

describe("a check whose fixture fails", () => {
  test("is skipped where the fixture needs an operation that isn't offered, which is asked for once", async () => {
    answers.set("/ready", NOT_OFFERED);
    env.missingOperations.add("getReadiness");
    const skipped = ["skipped", "it calls an operation that the backend doesn't offer"];
    expect(await outcomeOf(useFixture)).toEqual(skipped);
    const before = requests;
    expect(await outcomeOf(useFixture)).toEqual(skipped);
    expect(requests - before).toBe(1);
  });

  test("is skipped where the operator can't log in because that isn't offered", async () => {
    answers.set("/api/v1/auth/login/admin", NOT_OFFERED);
    env.missingOperations.add("loginAdmin");
    const [outcome] = await outcomeOf(async (ctx) => {
      await ctx.ok("getHealth");
      await ctx.ok("getAdminMe", { as: await ctx.operator() });
    });
    expect(outcome).toBe("skipped");
  });

  test("is skipped at a rate limit, and the next check creates the fixture", async () => {
    answers.set("/ready", LIMITED);
    const [outcome, reason] = await outcomeOf(useFixture);
    expect([outcome, reason]).toEqual(["skipped", expect.stringContaining("rate limit")]);
    answers.clear();
    expect(await outcomeOf(useFixture)).toEqual(["passed", undefined]);
  });

  test("fails with the fixture's exchanges and their violations", async () => {
    answers.set("/ready", { status: 500, body: { status: "ok" } });
    const { failures, exchanges } = await resultOf(useFixture);
    expect(failures[0]).toMatchObject({ sentence: "getReadiness should succeed.", exchange: 1 });
    expect(failures.map(({ pointer }) => pointer)).toContain("/status");
    expect(exchanges).toMatchObject([{ number: 1, operationId: "getReadiness" }]);
  });
});
