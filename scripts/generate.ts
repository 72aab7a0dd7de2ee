/** Writes every generated file: `npm run generate`. With `--check` it writes nothing and fails on a difference. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contractFiles } from "../openapi/build/generate.ts";
import { tokensCss, tokensModule } from "./design-tokens.ts";

const root = join(import.meta.dirname, "..");

async function generatedFiles(): Promise<Map<string, string>> {
  return new Map([
    ...(await contractFiles()),
    ["web/src/tokens.css", tokensCss()],
    ["web/src/tokens.ts", tokensModule()],
  ]);
}

/** The file's current content; empty without a file, so that a missing one counts as stale. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

const isCheck = process.argv.includes("--check");
const stale: string[] = [];
for (const [path, content] of await generatedFiles()) {
  const target = join(root, path);
  if (readOrEmpty(target) === content) continue;
  stale.push(path);
  if (isCheck) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}
if (isCheck && stale.length > 0) {
  console.error(`Stale generated files, run "npm run generate":\n  ${stale.join("\n  ")}`);
  process.exitCode = 1;
}
