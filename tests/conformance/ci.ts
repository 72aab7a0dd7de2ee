/**
 * The kit's part of CI, on one reference backend: every check, what some of them cover through Prism, and a sample of the seeded defects.
 * Ends with a line "N passed, N failed"; the same as JSON goes into the file that is named as the first parameter.
 */
import { writeFileSync } from "node:fs";
import { loadChecks } from "./checks/index.ts";
import { operations } from "./contract/openapi.ts";
import { startBackend } from "./faults/backend.ts";
import { sampledFaults } from "./faults/catalogue.ts";
import { referenceProfile, runFaults, reportFaults } from "./faults/suite.ts";
import { countCoverage } from "./report/terminal.ts";
import { runSuite, writeReports } from "./runner/suite.ts";
import type { RunReport } from "./report/data.ts";

const REPORT_DIR = "conformance-report";
/** Prism takes ten times as long as the backend: each success goes through it, and a 404 of each way of naming a resource. */
const VIA_PRISM = [
  "shapes.success.",
  ...["getMeeting", "getPublicMeeting", "blockMember", "listChats", "getAdminMember"].map(
    (id) => `shapes.absent.${id}`,
  ),
];
/** The proxy forwards them without validating them. */
const OUTSIDE_API = operations.filter(({ prefix }) => prefix === "");
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

  const report = await runSuite(checks, { profile, level: "all", filters: [], isQuiet: true, viaPrism: VIA_PRISM });
  writeReports(REPORT_DIR, report);
  tallyReport(report);
  const { pairs, observed, codes, codesObserved } = countCoverage(report.coverage);
  softAssert(observed === pairs, `Every documented status is observed: ${observed} of ${pairs}.`);
  softAssert(codesObserved === codes, `Every documented code is observed: ${codesObserved} of ${codes}.`);
  softAssert(
    !report.results.some(({ outcome }) => outcome === "skipped"),
    "The reference backend lets every check run.",
  );

  const { compared = 0, notCompared = 0, disagreements = [] } = report.prism ?? {};
  const sent = checks.filter(({ id }) => VIA_PRISM.some((prefix) => id.startsWith(prefix))).length - OUTSIDE_API.length;
  softAssert(
    compared >= sent && notCompared === 0,
    `Prism validates the response of each of the ${sent} checks that go through it: ${compared} of ${compared + notCompared}.`,
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
