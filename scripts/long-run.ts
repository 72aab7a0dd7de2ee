/** `npm run long-run -- chat [--count 10000] [--seed 1]`: a test of server/src/acceptance/long-runs in its full length. */
import { parseArgs } from "node:util";
import { run } from "./lib/run.ts";

/** The variable that sets each run's length, and its full length. */
const RUNS: Record<string, { variable: string; count: number }> = {
  chat: { variable: "SCHEDULES", count: 10_000 },
  rice: { variable: "OPERATIONS", count: 1_000_000 },
  soak: { variable: "MINUTES", count: 60 },
};

const USAGE = `Usage: npm run long-run -- <run> [--count N] [--seed N]
${Object.entries(RUNS)
  .map(([run, { variable, count }]) => `       ${run.padEnd(5)} ${count} ${variable.toLowerCase()}`)
  .join("\n")}
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string" }, seed: { type: "string" }, help: { type: "boolean", short: "h" } },
});
const [name = ""] = positionals;
const longRun = RUNS[name];
if (longRun === undefined) {
  process.stderr.write(USAGE);
  process.exit(values.help ? 0 : 2);
}
const { code } = await run("vitest", ["run", `server/src/acceptance/long-runs/${name}`, "--reporter=verbose"], {
  env: {
    [longRun.variable]: values.count ?? String(longRun.count),
    ...(values.seed === undefined ? {} : { SEED: values.seed }),
  },
});
process.exitCode = code;
