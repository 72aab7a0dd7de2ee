/**
 * The kit's part of CI, on one reference backend: every check, some of them through Prism, and every eighth seeded defect.
 * Ends with a line "N passed, N failed"; the same as JSON goes into the file that is named as the first parameter.
 */
import { writeFileSync } from "node:fs";
import { chooseChecks, loadChecks } from "./checks/index.ts";
import { startBackend } from "./faults/backend.ts";
import { fewFaults } from "./faults/catalogue.ts";
import { referenceProfile, runFaults, reportFaults } from "./faults/suite.ts";
import { countCoverage } from "./report/terminal.ts";
import { runSuite, writeReports } from "./runner/suite.ts";
import type { RunReport } from "./report/data.ts";

const REPORTS = "conformance-report";
/** Prism takes ten times as long as the backend, so only one success and one 404 per operation go through it. */
const PRISM_FILTERS = ["shapes.success", "shapes.absent"];
const CAUGHT_PERCENT_MIN = 95;

const backend = await startBackend({ withDefects: true });
const tally = { passed: 0, failed: 0 };
const print = (text: string) => void process.stdout.write(`${text}\n`);

function count(report: RunReport): void {
  for (const { outcome } of report.results) {
    if (outcome === "passed") tally.passed += 1;
    if (outcome === "failed") tally.failed += 1;
  }
}

/** A condition of the run itself. */
function demand(holds: boolean, sentence: string): void {
  tally[holds ? "passed" : "failed"] += 1;
  if (!holds) print(`✗ ${sentence}`);
}

try {
  const checks = await loadChecks();
  const profile = referenceProfile(backend.url);
  const usual = { profile, level: "all", isQuiet: true };

  const all = await runSuite(checks, { ...usual, filters: [], viaPrism: false });
  writeReports(REPORTS, all);
  count(all);
  const { pairs, observed, codes, codesObserved } = countCoverage(all.coverage);
  demand(observed === pairs, `Every documented status is observed: ${observed} of ${pairs}.`);
  demand(codesObserved === codes, `Every documented code is observed: ${codesObserved} of ${codes}.`);
  demand(!all.results.some(({ outcome }) => outcome === "skipped"), "The reference backend lets every check run.");

  const throughPrism = await runSuite(chooseChecks(checks, "all", PRISM_FILTERS), {
    ...usual,
    filters: PRISM_FILTERS,
    viaPrism: true,
  });
  writeReports(`${REPORTS}/prism`, throughPrism);
  count(throughPrism);
  demand(
    throughPrism.prism?.disagreements.length === 0,
    "The kit and Prism find the same violations in every response.",
  );

  const faults = await runFaults(backend, fewFaults, checks);
  reportFaults(faults, REPORTS);
  demand(faults.caughtPercent >= CAUGHT_PERCENT_MIN, `At least ${CAUGHT_PERCENT_MIN} % of the defects are caught.`);
} finally {
  await backend.stop();
}

const [, , file] = process.argv;
if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
print(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
