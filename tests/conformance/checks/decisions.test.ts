/** Every decision of part two has a check, or the documents for teams say why it has none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../runner/repository.ts";
import { loadChecks } from "./index.ts";

const [FIRST, LAST] = [45, 70];
const decisions = Array.from({ length: LAST - FIRST + 1 }, (_, index) => `D${FIRST + index}`);

test("every decision from D45 on has a check or a reason", async () => {
  const checked = new Set((await loadChecks()).flatMap(({ source }) => source.match(/\bD\d+\b/g) ?? []));
  const rules = readFileSync(join(repository, "docs/conformance/rules.md"), "utf8");
  const explained = new Set(Array.from(rules.matchAll(/^\| (D\d+) +\|/gm), ([, decision]) => decision));
  expect(decisions.filter((decision) => checked.has(decision) === explained.has(decision))).toEqual([]);
});
