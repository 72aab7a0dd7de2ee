/** The fixture of the browser journeys fails on any violation, on a call that Prism did not validate, and on no API traffic at all. */
import { beforeEach, expect, it } from "vitest";
import { countChecked, createTally, type Tally } from "../../mocks/src/lib/tally.ts";
import type { ProxyOptions } from "../../mocks/src/proxy-server.ts";
import { checkTraffic, type CheckedTraffic } from "../e2e/support/prism.ts";

let tally: Tally;
let log: ProxyOptions["log"];
let crash: (reason: string) => void;
let isStopped: boolean;
let traffic: CheckedTraffic;

const onCrash = (listener: typeof crash) => void (crash = listener);

/** prism-proxy.test.ts holds what the real proxy counts and logs. */
function startStub(options: ProxyOptions) {
  ({ log } = options);
  return Promise.resolve({ port: 4020, tally, onCrash, stop: () => Promise.resolve(void (isStopped = true)) });
}

beforeEach(async () => {
  tally = createTally();
  isStopped = false;
  traffic = await checkTraffic("http://127.0.0.1:8080", startStub);
});

const violation = { side: "response", part: "body", pointer: "/point", message: "must be integer" } as const;

it("fails without API traffic", () => {
  tally.bypassed += 1;
  expect(() => traffic.check()).toThrow(/No call of the API went through Prism/);
});

it("passes when all traffic is valid", async () => {
  countChecked(tally, "getMe → 200", []);
  expect(traffic.url).toBe("http://127.0.0.1:4020");
  expect(() => traffic.check()).not.toThrow();
  await traffic.close();
  expect(isStopped).toBe(true);
});

it("reports a violation with what the proxy has logged, and stops the proxy", async () => {
  countChecked(tally, "getMe → 200", []);
  countChecked(tally, "getMe → 200", [violation]);
  log("✗ GET /api/v1/members/me (getMe) → 200");
  const report = traffic.close();
  await expect(report).rejects.toThrow(/against the contract[^]*getMe → 200: response body \/point[^]*✗ GET/);
  expect(isStopped).toBe(true);
});

it("reports a call that Prism did not validate, and a crash of Prism", () => {
  countChecked(tally, "getMe → 200", []);
  tally.unchecked += 1;
  expect(() => traffic.check()).toThrow(/did not validate some calls/);
  crash("Prism ended with 1.");
  expect(() => traffic.check()).toThrow(/Prism died during the test:\nPrism ended with 1/);
});
