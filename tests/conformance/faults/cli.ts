/** `npm run conformance:faults`: does the kit notice when a backend is wrong? See README.md. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadChecks } from "../checks/index.ts";
import { readOptions } from "../kit/options.ts";
import { dim, green, red } from "../report/terminal.ts";
import { startBackend } from "./backend.ts";
import { faults, fewFaults } from "./catalogue.ts";
import type { Fault } from "./fault.ts";
import { FaultyProxy } from "./proxy.ts";
import type { Bench, FaultResult } from "./run.ts";
import { baseline, candidates, profileFor, tryFault } from "./run.ts";

const USAGE = `Usage: npm run conformance:faults -- [options]
  --few               every eighth defect, as CI does
  --filter <word>     only defects whose id or kind contains it; repeatable
  --report-dir <dir>  default conformance-report
  --min <percent>     how many must be caught; default 95
`;
const { values } = parseArgs({
  options: {
    few: { type: "boolean" },
    filter: { type: "string", multiple: true },
    "report-dir": { type: "string", default: "conformance-report" },
    min: { type: "string", default: "95" },
    help: { type: "boolean" },
  },
});
const write = (text: string) => void process.stdout.write(text);

function chosen(): Fault[] {
  const all = values.few === true ? fewFaults : faults;
  const words = values.filter ?? [];
  return all.filter(({ id, kind }) => words.length === 0 || words.some((word) => id.includes(word) || kind === word));
}

function describe({ fault, caughtBy, said, durationMs }: FaultResult): string {
  const mark = caughtBy === null ? red("SURVIVED") : green("caught  ");
  const by = caughtBy === null ? fault.title : `${dim(caughtBy)} ${said ?? ""}`;
  return `${mark} ${fault.id} ${dim(`${durationMs} ms`)}\n         ${by}\n`;
}

async function main(bench: Bench): Promise<number> {
  const checks = await loadChecks();
  const selected = chosen();
  const needed = checks.filter((check) => selected.some((fault) => candidates(fault, [check]).length > 0));
  const unsound = new Set((await baseline(bench, needed)).map(({ check }) => check.id));
  if (unsound.size > 0) write(`Not used, since they don't pass without a defect: ${[...unsound].join(", ")}\n`);
  const sound = needed.filter(({ id }) => !unsound.has(id));
  const results: FaultResult[] = [];
  for (const fault of selected) {
    const result = await tryFault(bench, fault, sound);
    results.push(result);
    write(describe(result));
  }
  const survivors = results.filter(({ caughtBy }) => caughtBy === null);
  const percent = (100 * (results.length - survivors.length)) / Math.max(1, results.length);
  const folder = values["report-dir"];
  mkdirSync(folder, { recursive: true });
  const told = results.map(({ fault, ...rest }) => ({
    id: fault.id,
    title: fault.title,
    kind: fault.kind,
    by: fault.by,
    ...rest,
  }));
  writeFileSync(join(folder, "faults.json"), JSON.stringify({ percent, results: told }, null, 1));
  write(`\n${results.length - survivors.length} of ${results.length} defects caught (${percent.toFixed(1)} %)\n`);
  for (const { fault } of survivors) write(`survived: ${fault.id}: ${fault.title}\n`);
  return percent >= Number(values.min) ? 0 : 1;
}

if (values.help === true) write(USAGE);
else {
  const backend = await startBackend({ withDefects: true });
  const proxy = await FaultyProxy.start(backend.url);
  try {
    const options = readOptions(["--profile", "reference", "--base-url", backend.url]);
    if (options === null) throw new Error("Nobody asked for help.");
    const profile = profileFor({ ...options.profile, patienceSeconds: 0, timeoutSeconds: 10 }, { backend, proxy });
    process.exitCode = await main({ backend, proxy, profile });
  } finally {
    await proxy.stop();
    await backend.stop();
  }
}
