/** Every seeded defect still finds its place in the backend's code and has a unique id. */
import { describe, expect, test } from "vitest";
import { loadChecks } from "../checks/index.ts";
import { serverSource } from "../runner/repository.ts";
import { faults } from "./catalogue.ts";
import { locate, patchSources, StalePatch } from "./patch.ts";
import { patchFaults } from "./patches/index.ts";
import { omitted, replaced } from "./patches/write.ts";
import { candidates } from "./run.ts";
import { findDeclarations, readSources } from "./symbols.ts";

const about = ["A defect.", ["rice."]] as const;
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
  test("an expression becomes another one while its defect is active", () => {
    const patch = replaced("one", ...about, { compare: ["a < b", "a <= b"] });
    expect(patched(patch)).toContain('if (((globalThis as any).seededDefect === "one" ? (a <= b) : (a < b))) go();');
  });

  test("a call is left out while its defect is active, whatever its other arguments", () => {
    const patch = omitted("two", ...about, { compare: ["post", '"first"'] });
    expect(patched(patch)).toContain(
      'if (!((globalThis as any).seededDefect === "two")) { await post({\n    text: "first",\n  }); }',
    );
  });

  test("two defects of one expression share its place", () => {
    const text = patched(
      replaced("one", ...about, { "Room.enter": ["a < 1", "true"] }),
      replaced("two", ...about, { "Room.enter": ["a < 1", "false"] }),
    );
    expect(text).toMatch(/seededDefect === "one" \? \(true\) : .*seededDefect === "two" \? \(false\) : \(a < 1\)/);
  });

  test("a missing function is reported with the defect's id", () => {
    const patch = replaced("three", ...about, { contrast: ["a < b", "true"] });
    expect(() => locate(sources, patch)).toThrow(/"three" is seeded into contrast, which the server doesn't have/);
  });

  test("a missing or ambiguous place is reported", () => {
    const gone = replaced("four", ...about, { compare: ["a > b", "true"] });
    const twice = omitted("five", ...about, { compare: "post" });
    expect(() => locate(sources, gone)).toThrow(StalePatch);
    expect(() => locate(sources, twice)).toThrow(/found it 2 times/);
  });
});

describe("the catalogue", () => {
  const server = readSources(serverSource);

  test.each(patchFaults.map((patch) => [patch.id, patch] as const))("%s has its place in the server", (_, patch) => {
    expect(locate(server, patch).file).toMatch(/\.ts$/);
  });

  test("no two defects overlap", () => {
    expect(patchSources(server, patchFaults).size).toBeGreaterThan(0);
  });

  test("has at least 150 defects, each with a unique id and checks that should catch it", async () => {
    const checks = await loadChecks();
    expect(faults.length).toBeGreaterThanOrEqual(150);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    expect(faults.filter((fault) => candidates(fault, checks).length === 0).map(({ id }) => id)).toEqual([]);
  });
});
