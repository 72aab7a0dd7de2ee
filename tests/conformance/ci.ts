/**
 * The kit's part of CI, on one reference backend: every check, some of them through Prism, and a sample of the seeded defects.
 * Ends with a line "N passed, N failed"; the same as JSON goes into the file that is named as the first parameter.
 */
import { writeFileSync } from "node:fs";
import { chooseChecks, loadChecks } from "./checks/index.ts";
import { startBackend } from "./faults/backend.ts";
import { sampledFaults } from "./faults/catalogue.ts";
import { referenceProfile, runFaults, reportFaults } from "./faults/suite.ts";
import { countCoverage } from "./report/terminal.ts";
import { runSuite, writeReports } from "./runner/suite.ts";
import type { RunReport } from "./report/data.ts";

const REPORT_DIR = "conformance-report";
/** Prism takes ten times as long as the backend, so only one success and one 404 per operation go through it. */
const PRISM_FILTERS = ["shapes.success", "shapes.absent"];
const CAUGHT_PERCENT_MIN = 95;

const backend = await startBackend({ withDefects: true });
const tally = { passed: 0, failures: [] as string[] };
const print = (text: string) => void process.stdout.write(`${text}\n`);

function tallyReport(report: RunReport): void {
  for (const { check, outcome, failures } of report.results) {
    if (outcome === "passed") tally.passed += 1;
    if (outcome === "failed") tally.failures.push(`${check.id}: ${failures[0]?.sentence ?? "no reason"}`);
  }
}

/** Counts a condition of the run itself like a check, without ending the run. */
function softAssert(holds: boolean, sentence: string): void {
  if (holds) tally.passed += 1;
  else tally.failures.push(sentence);
}

try {
  const checks = await loadChecks();
  const profile = referenceProfile(backend.url);
  const commonOptions = { profile, level: "all", isQuiet: true };

  const fullReport = await runSuite(checks, { ...commonOptions, filters: [], viaPrism: false });
  writeReports(REPORT_DIR, fullReport);
  tallyReport(fullReport);
  const { pairs, observed, codes, codesObserved } = countCoverage(fullReport.coverage);
  softAssert(observed === pairs, `Every documented status is observed: ${observed} of ${pairs}.`);
  softAssert(codesObserved === codes, `Every documented code is observed: ${codesObserved} of ${codes}.`);
  softAssert(
    !fullReport.results.some(({ outcome }) => outcome === "skipped"),
    "The reference backend lets every check run.",
  );

  const prismReport = await runSuite(chooseChecks(checks, { level: "all", filters: PRISM_FILTERS }), {
    ...commonOptions,
    filters: PRISM_FILTERS,
    viaPrism: true,
  });
  writeReports(`${REPORT_DIR}/prism`, prismReport);
  tallyReport(prismReport);
  const { compared = 0, notCompared = 0, disagreements = [] } = prismReport.prism ?? {};
  softAssert(
    compared > 0 && notCompared === 0,
    `Prism validates every response: ${compared} of ${compared + notCompared}.`,
  );
  softAssert(disagreements.length === 0, "The kit and Prism find the same violations in every response.");

  const faults = await runFaults([backend], sampledFaults, checks);
  reportFaults(faults, REPORT_DIR);
  softAssert(faults.caughtPercent >= CAUGHT_PERCENT_MIN, `At least ${CAUGHT_PERCENT_MIN} % of the defects are caught.`);
} finally {
  await backend.stop();
}

const [, , file] = process.argv;
if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
for (const failure of tally.failures) print(`✗ ${failure}`);
print(`${tally.passed} passed, ${tally.failures.length} failed`);
process.exitCode = tally.failures.length > 0 ? 1 : 0;
