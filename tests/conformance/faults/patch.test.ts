/** The seeded defects still have their places in the backend's code, and each is told apart from the others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadChecks } from "../checks/index.ts";
import { faults } from "./catalogue.ts";
import type { PatchFault } from "./fault.ts";
import { patchSource, StalePatch } from "./patch.ts";
import { patchFaults } from "./patches/index.ts";
import { candidates } from "./run.ts";

const server = join(import.meta.dirname, "..", "..", "..", "server", "src");
const about = { by: "patch", title: "A defect.", kind: "rule", checks: ["rice."], file: "a.ts" } as const;

describe("patching", () => {
  test("an expression becomes another one while its defect is awake", () => {
    const patch: PatchFault = { ...about, id: "one", find: "a < b", becomes: "a <= b" };
    expect(patchSource("if (a < b) go();", [patch])).toBe(
      'if (((globalThis as any).seededDefect === "one" ? (a <= b) : (a < b))) go();',
    );
  });

  test("a statement is left out while its defect is awake", () => {
    const patch: PatchFault = { ...about, id: "two", find: "go();" };
    expect(patchSource("go();", [patch])).toBe('if (!((globalThis as any).seededDefect === "two")) { go(); }');
  });

  test("a place that is gone or there twice is told", () => {
    const patch: PatchFault = { ...about, id: "three", find: "x", becomes: "y" };
    expect(() => patchSource("z", [patch])).toThrow(StalePatch);
    expect(() => patchSource("x + x", [patch])).toThrow(StalePatch);
  });
});

describe("the catalogue", () => {
  test.each([...Map.groupBy(patchFaults, ({ file }) => file)])("%s has the places of its defects", (file, patches) => {
    expect(patchSource(readFileSync(join(server, file), "utf8"), patches)).toContain("seededDefect");
  });

  test("has at least 150 defects, each with a name of its own and checks that should notice", async () => {
    const checks = await loadChecks();
    expect(faults.length).toBeGreaterThanOrEqual(150);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    expect(faults.filter((fault) => candidates(fault, checks).length === 0).map(({ id }) => id)).toEqual([]);
  });
});
