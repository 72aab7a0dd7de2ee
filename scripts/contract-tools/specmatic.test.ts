/** Reading a report of Specmatic: refusals of invented values are explained, everything else is a fault. */
import { expect, it } from "vitest";
import { readReport } from "./specmatic.ts";

const failure = (name: string, reason: string) =>
  `<testcase classname="x" name="${name}" time="0.1">\n<failure message="Testing scenario.&#10;API: GET /x&#10;&#10;${reason}" type="x"><![CDATA[>> trace]]></failure>\n</testcase>`;
const status = (expected: number, actual: number) =>
  `  &gt;&gt; RESPONSE.STATUS&#10;  &#10;      R0002: HTTP status mismatch&#10;  &#10;      Specification expected status ${expected} but response contained status ${actual}`;
const body = "  &gt;&gt; RESPONSE.BODY.title&#10;  &#10;      Specification expected string but response contained 12";

it("counts what was served and keeps the failures that no invented value explains", () => {
  const xml = [
    '<testcase classname="x" name="served" time="0.1"/>',
    '<testcase classname="x" name="served with output" time="0.1"><system-out>x</system-out></testcase>',
    failure("refused", status(200, 404)),
    failure("done before 202", status(202, 204)),
    failure("broken", status(200, 500)),
    failure("another shape", body),
    failure("refused with another shape", `${status(200, 404)}&#10;${body}`),
  ].join("\n");
  const { tests, successes, unexplained } = readReport(`<testsuite>${xml}</testsuite>`);
  expect({ tests, successes }).toEqual({ tests: 7, successes: 2 });
  expect(unexplained.map((each) => each.split("\n")[0])).toEqual([
    "broken",
    "another shape",
    "refused with another shape",
  ]);
});
