/** How a check ends. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Check } from "./check.ts";
import { RunEnvironment } from "./environment.ts";
import { readOptions } from "./options.ts";
import { runCheck } from "./run-checks.ts";

const RESPONSE_MS = 40;
let server: Server;
let env: RunEnvironment;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    setTimeout(() => response.end('{"status":"ok"}'), RESPONSE_MS);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const options = readOptions(["--base-url", `http://127.0.0.1:${port}`]);
  if (options === null) throw new Error("Only --help has no options.");
  env = new RunEnvironment(options.profile);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const outcomeOf = async (run: Check["run"]) => {
  const check: Check = { id: "shapes.slow", title: "", source: "D6", needs: [], timeoutMs: 10 * RESPONSE_MS, run };
  const { outcome, reason, failures } = await runCheck(check, env);
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
