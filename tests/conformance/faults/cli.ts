#!/usr/bin/env node
/** `npm run conformance:faults`: does the kit catch defects of a backend? See README.md. */
import { parseArgs } from "node:util";
import { loadChecks } from "../checks/index.ts";
import { startBackend } from "./backend.ts";
import { faults, sampledFaults } from "./catalogue.ts";
import { runFaults, reportFaults } from "./suite.ts";

const USAGE = `Usage: npm run conformance:faults -- [options]
  --few               a sample of the defects, as CI does
  --filter <word>     only defects whose id or kind contains it; repeatable
  --part <i/n>        the i-th of n parts, for several machines
  --parallel <n>      backends that work side by side; default 2
  --report-dir <dir>  default conformance-report; none writes no file
  --min <percent>     how many must be caught; default 98
`;
const { values } = parseArgs({
  options: {
    few: { type: "boolean" },
    filter: { type: "string", multiple: true, default: [] },
    part: { type: "string", default: "1/1" },
    parallel: { type: "string", default: "2" },
    "report-dir": { type: "string", default: "conformance-report" },
    min: { type: "string", default: "98" },
    help: { type: "boolean" },
  },
});

/** A part of the list; neighbours, which name the same checks, stay together. */
function partOf<T>(list: readonly T[], part: string): T[] {
  const [number = 1, count = 1] = part.split("/").map(Number);
  const startOf = (nth: number) => Math.round((list.length * nth) / count);
  return list.slice(startOf(number - 1), startOf(number));
}

async function main(): Promise<number> {
  const filters = values.filter;
  const fitting = (values.few === true ? sampledFaults : faults).filter(
    ({ id, kind }) => filters.length === 0 || filters.some((text) => id.includes(text) || kind === text),
  );
  const selected = partOf(fitting, values.part);
  const backends = await Promise.all(
    Array.from({ length: Math.max(1, Number(values.parallel)) }, () => startBackend({ withDefects: true })),
  );
  try {
    const report = await runFaults(backends, selected, await loadChecks());
    reportFaults(report, values["report-dir"]);
    return report.caughtPercent >= Number(values.min) ? 0 : 1;
  } finally {
    for (const backend of backends) await backend.stop();
  }
}

if (values.help === true) process.stdout.write(USAGE);
else process.exitCode = await main();
