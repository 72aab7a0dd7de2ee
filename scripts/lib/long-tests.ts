/** Commands that run a test in its full length; `npm test` runs its short form. */
import { parseArgs } from "node:util";
import { run } from "./run.ts";

/** The variable that sets a run's length, and its full length. */
type LongTests = Record<string, { variable: string; count: number }>;

/** Runs one of the tests of the folder: `npm run <command> -- <name> [--count N] [--seed N] [--only words]`. @returns the exit code; 2 for wrong usage. */
export async function runLongTest(command: string, folder: string, tests: LongTests): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: "string" },
      seed: { type: "string" },
      only: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [name = ""] = positionals;
  const test = tests[name];
  if (test === undefined) {
    const usage = `Usage: npm run ${command} -- <name> [--count N] [--seed N] [--only WORDS]\n`;
    const lines = Object.entries(tests).map(
      ([each, { variable, count }]) => `       ${each.padEnd(8)} ${count} ${variable.toLowerCase()}\n`,
    );
    process.stderr.write([usage, ...lines].join(""));
    return values.help === true ? 0 : 2;
  }
  const only = values.only === undefined ? [] : ["--testNamePattern", values.only];
  const { code } = await run("vitest", ["run", `${folder}/${name}`, "--reporter=verbose", ...only], {
    env: {
      [test.variable]: values.count ?? String(test.count),
      ...(values.seed === undefined ? {} : { SEED: values.seed }),
    },
  });
  return code;
}
