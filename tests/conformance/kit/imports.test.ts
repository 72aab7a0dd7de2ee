/** The suite knows the contract and libraries only: it serves any backend. The faults' runner alone starts the reference one. */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const files = globSync("**/*.ts", { cwd: root }).filter((name) => !name.endsWith(".test.ts"));
const IMPORT = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

test.each(files)("%s", (name) => {
  const file = join(root, name);
  const imports = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, target = ""]) => target);
  const outside = imports.filter((target) => {
    if (target.startsWith(".")) return relative(root, join(file, "..", target)).startsWith("..");
    return target.startsWith("@babchingu/") && !target.startsWith("@babchingu/openapi");
  });
  expect(outside).toEqual([]);
});
