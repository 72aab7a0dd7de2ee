/** The checks that are no tests: format, lint, contract lint, types, generated files. */
import type { RunResult } from "./run.ts";
import { run } from "./run.ts";

export interface Check {
  name: string;
  run: () => Promise<RunResult>;
}

/** Every TypeScript project of the repository. */
const projects = [".", "openapi", "server", "admin", "member", "site", "mocks"];

const quietRedocly = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

const lintChecks: Check[] = [
  { name: "format (oxfmt)", run: () => run("oxfmt", ["--check"], { isQuiet: true }) },
  { name: "lint (oxlint)", run: () => run("oxlint", ["--deny-warnings"], { isQuiet: true }) },
  {
    name: "contract lint (redocly)",
    run: () =>
      run("redocly", ["lint", "--format=stylish", "--max-problems=500"], {
        folder: "openapi",
        isQuiet: true,
        env: quietRedocly,
      }),
  },
];

const typeChecks: Check[] = projects.map((project) => ({
  name: `types (${project})`,
  run: () => run("tsc", ["-p", project], { isQuiet: true }),
}));

const generatedCheck: Check = {
  name: "generated files are fresh",
  run: () => run("node", ["scripts/generate.ts", "--check"], { isQuiet: true }),
};

const sizesCheck: Check = {
  name: "sizes of the built apps",
  run: () => run("node", ["scripts/budget.ts"], { isQuiet: true }),
};

export const checks: Record<"lint" | "types" | "generated" | "sizes", Check[]> = {
  lint: lintChecks,
  types: typeChecks,
  generated: [generatedCheck],
  sizes: [sizesCheck],
};

/** Runs checks one after the other, a line each, with the output of those that fail. */
export async function runChecks(list: Check[]): Promise<{ name: string; code: number }[]> {
  const results = [];
  for (const check of list) {
    const { code, output } = await check.run();
    process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${check.name}\n`);
    if (code !== 0 || check === sizesCheck) process.stdout.write(`${output.trim()}\n\n`);
    results.push({ name: check.name, code });
  }
  return results;
}

export function checkTypes(): Promise<{ name: string; code: number }[]> {
  return runChecks(checks.types);
}
