/** The code that each seeded defect changes is in the backend, and every defect has a unique id. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadChecks } from "../checks/index.ts";
import { repository, serverSource } from "../runner/repository.ts";
import { faults } from "./catalogue.ts";
import { locate, patchSources, StalePatch } from "./patch.ts";
import { patchFaults } from "./patches/index.ts";
import { omitPatch, replacePatch } from "./patches/builders.ts";
import { candidateChecks } from "./try-fault.ts";
import { findDeclarations, readSources } from "./symbols.ts";

const titleAndChecks = ["A defect.", ["rice."]] as const;
const SOURCE = `import { go } from "./go.ts";

const LIMIT = 5;

const isSmall = (count: number) =>
  count < LIMIT && count > 0;

export async function compare(a: number, b: number): Promise<void> {
  if (a < b) go();
  await post({
    text: "first",
  });
  await post({ text: "second" });
}

export class Room {
  async #leave(a: number): Promise<void> {
    if (a < 1) go();
  }

  enter(a: number): void {
    if (a < 1) go();
  }
}
`;
const sources = new Map([["rooms/room.ts", SOURCE]]);
const patched = (...patches: Parameters<typeof patchSources>[1]) => patchSources(sources, patches).get("rooms/room.ts");

const LINTER = join(repository, "node_modules", "oxlint", "bin", "oxlint");
const LINT_RULES = {
  categories: { correctness: "off" },
  env: { builtin: true, node: true },
  rules: { "eslint/no-undef": "error" },
};

/** What the linter reports about names of the files that are declared nowhere. Throws where one is no TypeScript. */
function undefinedNames(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "patched-"));
  try {
    for (const [file, source] of files) {
      const path = join(folder, file.replace(/\.ts$/, ".js"));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, stripTypeScriptTypes(source));
    }
    const config = join(folder, "rules.json");
    writeFileSync(config, JSON.stringify(LINT_RULES));
    const { status, stdout, stderr } = spawnSync(process.execPath, [LINTER, "--format=unix", "-c", config, folder], {
      encoding: "utf8",
    });
    if (status === 0) return "";
    if (status !== 1 || stdout === "") throw new Error(`The linter failed (${status}): ${stdout}${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("declarations", () => {
  test.each([
    ["LIMIT", "const LIMIT = 5;"],
    ["isSmall", "const isSmall = (count: number) =>\n  count < LIMIT && count > 0;"],
    ["Room.#leave", "  async #leave(a: number): Promise<void> {\n    if (a < 1) go();\n  }"],
  ])("finds %s with its full text", (symbol, text) => {
    const [found, ...more] = findDeclarations(sources, symbol);
    expect([SOURCE.slice(found?.start, found?.end), more]).toEqual([text, []]);
  });
});

describe("patching", () => {
  test("replaces an expression while its defect is active", () => {
    const patch = replacePatch("one", ...titleAndChecks, { compare: ["a < b", "a <= b"] });
    expect(patched(patch)).toContain('if (((globalThis as any).seededDefect === "one" ? (a <= b) : (a < b))) go();');
  });

  test("omits a call while its defect is active, whatever the other arguments are", () => {
    const patch = omitPatch("two", ...titleAndChecks, { compare: ["post", '"first"'] });
    expect(patched(patch)).toContain(
      'if (!((globalThis as any).seededDefect === "two")) { await post({\n    text: "first",\n  }); }',
    );
  });

  test("nests two defects of one expression in one conditional", () => {
    const text = patched(
      replacePatch("one", ...titleAndChecks, { "Room.enter": ["a < 1", "true"] }),
      replacePatch("two", ...titleAndChecks, { "Room.enter": ["a < 1", "false"] }),
    );
    expect(text).toMatch(/seededDefect === "one" \? \(true\) : .*seededDefect === "two" \? \(false\) : \(a < 1\)/);
  });

  test("reports a missing function with the defect's id", () => {
    const patch = replacePatch("three", ...titleAndChecks, { contrast: ["a < b", "true"] });
    expect(() => locate(sources, patch)).toThrow(/"three" is seeded into contrast, which the server doesn't have/);
  });

  test("reports an expression or call that is missing or occurs twice", () => {
    const stale = replacePatch("four", ...titleAndChecks, { compare: ["a > b", "true"] });
    const ambiguous = omitPatch("five", ...titleAndChecks, { compare: "post" });
    expect(() => locate(sources, stale)).toThrow(StalePatch);
    expect(() => locate(sources, ambiguous)).toThrow(/found it 2 times/);
  });
});

describe("the catalogue", () => {
  const server = readSources(serverSource);

  test.each(patchFaults.map((patch) => [patch.id, patch] as const))(
    "the code that %s changes is in the server once",
    (_, patch) => {
      expect(locate(server, patch).file).toMatch(/\.ts$/);
    },
  );

  test("has no overlapping defects, and none whose code crashes because its file doesn't know a name in it", () => {
    expect(undefinedNames(new Map([["a.ts", "unknown();"]]))).toContain("'unknown' is not defined");
    expect(undefinedNames(patchSources(server, patchFaults))).toBe("");
  });

  test("has at least 150 defects, each with a unique id and checks that should catch it", async () => {
    const checks = await loadChecks();
    expect(faults.length).toBeGreaterThanOrEqual(150);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    expect(faults.filter((fault) => candidateChecks(fault, checks).length === 0).map(({ id }) => id)).toEqual([]);
  });
});
