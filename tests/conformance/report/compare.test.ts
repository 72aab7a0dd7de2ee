/** Which calls of a run go through Prism, and are compared: all, or what some checks cover. */
import { expect, test } from "vitest";
import type { HttpExchange } from "../client/exchange.ts";
import type { CheckResult } from "../runner/run-checks.ts";
import { callsThroughPrism } from "../runner/suite.ts";
import { compareWithPrism } from "./compare.ts";

const check = { id: "shapes.success.joinMeeting", title: "", source: "", covers: ["joinMeeting 204"] } as const;

const exchangeOf = (operationId: string, prism?: string[]): HttpExchange => ({
  kind: "http",
  number: 1,
  who: "host",
  atMs: 0,
  violations: [],
  operationId,
  method: "GET",
  url: "",
  request: { headers: {}, body: null },
  response: { status: 200, headers: {}, body: "" },
  durationMs: 1,
  ...(prism === undefined ? {} : { prism }),
});

test("of some checks the calls of the operations they cover go through Prism, without their set-up", () => {
  const takes = callsThroughPrism(["shapes.success."]);
  expect([takes("joinMeeting", check), takes("createMeeting", check), takes("joinMeeting")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(takes("joinMeeting", { ...check, id: "meetings.join.full" })).toBe(false);
  expect([callsThroughPrism(true)("createMeeting"), callsThroughPrism(false)("joinMeeting", check)]).toEqual([
    true,
    false,
  ]);
});

test("set-up that went to the backend directly isn't compared, and what Prism should have validated is missed", () => {
  const result: CheckResult = {
    check,
    outcome: "passed",
    failures: [],
    exchanges: [exchangeOf("createMeeting"), exchangeOf("joinMeeting", []), exchangeOf("joinMeeting")],
    touched: [],
    durationMs: 1,
  };
  const expected = { compared: 1, notCompared: 1, disagreements: [] };
  expect(compareWithPrism([result], callsThroughPrism(["shapes.success."]))).toEqual(expected);
});
