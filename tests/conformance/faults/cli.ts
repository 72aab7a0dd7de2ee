#!/usr/bin/env node
/** `npm run conformance:faults`: does the kit catch defects of a backend? See README.md. */
import { parseArgs } from "node:util";
import { loadChecks } from "../checks/index.ts";
import { startBackend } from "./backend.ts";
import { faults, sampledFaults } from "./catalogue.ts";
import { runFaults, reportFaults } from "./suite.ts";

const USAGE = `Usage: npm run conformance:faults -- [options]
  --few               every eighth defect, as CI does
  --filter <word>     only defects whose id or kind contains it; repeatable
  --report-dir <dir>  default conformance-report
  --min <percent>     how many must be caught; default 95
`;
const { values } = parseArgs({
  options: {
    few: { type: "boolean" },
    filter: { type: "string", multiple: true, default: [] },
    "report-dir": { type: "string", default: "conformance-report" },
    min: { type: "string", default: "95" },
    help: { type: "boolean" },
  },
});

async function main(): Promise<number> {
  const filters = values.filter;
  const selected = (values.few === true ? sampledFaults : faults).filter(
    ({ id, kind }) => filters.length === 0 || filters.some((text) => id.includes(text) || kind === text),
  );
  const backend = await startBackend({ withDefects: true });
  try {
    const report = await runFaults(backend, selected, await loadChecks());
    reportFaults(report, values["report-dir"]);
    return report.caughtPercent >= Number(values.min) ? 0 : 1;
  } finally {
    await backend.stop();
  }
}

if (values.help === true) process.stdout.write(USAGE);
else process.exitCode = await main();
