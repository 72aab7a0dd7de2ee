/** The checks besides the tests: format, lint, contract lint, unused code, types, generated files, sizes. */
import { run, type RunResult } from "./run.ts";

export interface Check {
  name: string;
  run: () => Promise<RunResult>;
  /** Shows the output of a success as well. */
  isReport?: boolean;
}

/** Every TypeScript project of the repository. Each caches its last build in `.cache/tsbuildinfo.json`. */
const projects = [".", "openapi", "web", "server", "admin", "member", "site", "mocks", "tests/conformance"];

const quiet = { isQuiet: true } as const;
/** oxlint's types and tsc are written in Go, whose garbage collector takes up to a third of their time with its usual memory. */
const moreMemory = { ...quiet, env: { GOGC: "400", GOMEMLIMIT: "3GiB" } };
const quietRedocly = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

export const checks = {
  lint: [
    // The longest first, so that the others run in parallel with it.
    { name: "lint (oxlint)", run: () => run("oxlint", ["--deny-warnings"], moreMemory) },
    {
      name: "contract lint (redocly)",
      run: () =>
        run("redocly", ["lint", "--format=stylish", "--max-problems=500"], {
          ...quiet,
          folder: "openapi",
          env: quietRedocly,
        }),
    },
    { name: "unused files, exports and dependencies (knip)", run: () => run("knip", ["--no-progress"], quiet) },
    { name: "format (oxfmt)", run: () => run("oxfmt", ["--check"], quiet) },
  ],
  // Projects are checked in parallel; several checkers in one would each work out the types that they share.
  types: [{ name: "types (tsc -b)", run: () => run("tsc", ["-b", ...projects, "--checkers", "1"], moreMemory) }],
  generated: [{ name: "generated files are fresh", run: () => run("node", ["scripts/generate.ts", "--check"], quiet) }],
  sizes: [{ name: "sizes of the built apps", run: () => run("node", ["scripts/budget.ts"], quiet), isReport: true }],
} satisfies Record<string, Check[]>;

/** Most tools use one thread each; more than two at once don't help on a small machine. */
const CONCURRENCY = 2;

/** Runs checks two at a time, a line each, with the output of those that fail. */
export async function runChecks(list: readonly Check[]): Promise<{ name: string; code: number }[]> {
  const results: { name: string; code: number }[] = [];
  const queue = list.values();
  const work = async (): Promise<void> => {
    for (const check of queue) {
      const { code, output } = await check.run();
      process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${check.name}\n`);
      if (code !== 0 || check.isReport) process.stdout.write(`${output.trim()}\n\n`);
      results.push({ name: check.name, code });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return results;
}
