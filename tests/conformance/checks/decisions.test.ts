/** Every decision of part two has a check, or the documents for teams say why it has none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIRST_DECISION_BEYOND } from "../runner/check.ts";
import { repository } from "../runner/repository.ts";
import { chooseChecks, loadChecks } from "./index.ts";

const LAST = 70;
const decisions = Array.from(
  { length: LAST - FIRST_DECISION_BEYOND + 1 },
  (_, index) => `D${FIRST_DECISION_BEYOND + index}`,
);

test("no level before beyond has a check of a decision that a backend may leave out", async () => {
  const required = chooseChecks(await loadChecks(), { level: "admin" });
  const checked = required.filter(({ source }) => decisions.some((decision) => source.split(/\W+/).includes(decision)));
  expect(checked.map(({ id }) => id)).toEqual([]);
});

test("every decision from D45 on has a check or a reason", async () => {
  const checked = new Set((await loadChecks()).flatMap(({ source }) => source.match(/\bD\d+\b/g) ?? []));
  const rules = readFileSync(join(repository, "docs/conformance/rules.md"), "utf8");
  const explained = new Set(Array.from(rules.matchAll(/^\| (D\d+) +\|/gm), ([, decision]) => decision));
  expect(decisions.filter((decision) => checked.has(decision) === explained.has(decision))).toEqual([]);
});
