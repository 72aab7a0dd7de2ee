/** The whole run on one page without other files: open it from a disk or a CI's artefacts. */
import { LEVELS, levelOf } from "../runner/check.ts";
import type { CheckResult, Outcome } from "../runner/run-checks.ts";
import type { RunReport } from "./data.ts";
import { escapeHtml } from "@babchingu/openapi";
import { checkRow, coverageTable, failureCard } from "./html-parts.ts";
import { script, style } from "./html-style.ts";
import { countCoverage } from "./terminal.ts";

/** From this number on, failures of one family share a card. */
const FAMILY_MIN = 4;
/** This many failures are expanded at first. */
const OPEN_MAX = 10;

function figure(value: string, label: string): string {
  return `<div class="figure"><b>${escapeHtml(value)}</b><span class="small muted">${escapeHtml(label)}</span></div>`;
}

function outcomeBar(counts: Record<Outcome, number>, total: number): string {
  const segment = (count: number, colour: string) =>
    `<i style="width:${((100 * count) / Math.max(1, total)).toFixed(2)}%;background:var(--${colour})"></i>`;
  return `<div class="bar" role="img" aria-label="${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped">${segment(counts.failed, "bad")}${segment(counts.passed, "good")}${segment(counts.skipped, "warn")}</div>`;
}

function headlineOf(counts: Record<Outcome, number>): string {
  if (counts.failed > 0) return `${counts.failed} ${counts.failed === 1 ? "rule does" : "rules do"} not hold`;
  return counts.skipped > 0 ? "Nothing fails; some rules could not be tested" : "The backend keeps the contract";
}

function levelsTable(results: readonly CheckResult[]): string {
  const rows = LEVELS.map((level) => {
    const group = results.filter(({ check }) => levelOf(check) === level);
    const count = (outcome: Outcome) => group.filter((result) => result.outcome === outcome).length;
    const state =
      group.length === 0 ? "none" : count("failed") > 0 ? "failed" : count("passed") > 0 ? "passed" : "skipped";
    const label = { none: "not run", failed: "fails", passed: "holds", skipped: "skipped" }[state];
    return `<tr><td>${level}</td><td><span class="pill ${state}">${label}</span></td><td class="num">${count("passed")}</td><td class="num">${count("failed")}</td><td class="num">${count("skipped")}</td></tr>`;
  });
  return `<div class="scroll"><table><thead><tr><th>Level</th><th></th><th class="num">Passed</th><th class="num">Failed</th><th class="num">Skipped</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function skippedSection(results: readonly CheckResult[]): string {
  const groups = Map.groupBy(
    results.filter(({ outcome }) => outcome === "skipped"),
    ({ reason }) => reason ?? "",
  );
  if (groups.size === 0) return "";
  const items = [...groups].map(
    ([reason, group]) =>
      `<details class="card"><summary><div><h3>${escapeHtml(reason)}</h3><p class="small muted">${group.length} checks</p></div></summary><div class="inside small"><code>${group.map(({ check }) => escapeHtml(check.id)).join("<br>")}</code></div></details>`,
  );
  return `<h2>What could not be tested</h2><p class="muted">Each reason names what would let these checks run; docs/conformance/hooks.md shows each hook in Spring, Django and Go.</p>${items.join("")}`;
}

function prismSection({ prism }: RunReport): string {
  if (prism === null) return "";
  const rows = prism.disagreements.map(
    ({ check, operationId, status, kit, prism: prismViolations }) =>
      `<tr><td><code>${escapeHtml(operationId)}</code> ${status}<div class="small muted">${escapeHtml(check)}</div></td><td>${escapeHtml(kit.join("; ") || "nothing")}</td><td>${escapeHtml(prismViolations.join("; ") || "nothing")}</td></tr>`,
  );
  const table = `<div class="scroll"><table><thead><tr><th>Response</th><th>Violations found by the kit</th><th>Violations found by Prism</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
  return `<h2>The kit and Prism</h2><p class="muted">${prism.compared} responses were validated by both; ${rows.length} differently.</p>${rows.length > 0 ? table : ""}`;
}

/** `auth.no-token` of `auth.no-token.getMe`: one cause often fails all of them. */
function familyOf({ check }: CheckResult): string {
  return check.id.split(".").slice(0, 2).join(".");
}

function familyCard(family: string, group: readonly CheckResult[], expanded: ReadonlySet<CheckResult>): string {
  const [first] = group;
  if (group.length < FAMILY_MIN || first === undefined)
    return group.map((each) => failureCard(each, expanded.has(each))).join("\n");
  const cards = group.map((each) => failureCard(each, false)).join("\n");
  return `<details class="card"><summary><div><h3><code>${escapeHtml(family)}</code>: ${group.length} checks</h3><p class="small muted">The first: ${escapeHtml(first.failures[0]?.sentence ?? "")}</p></div></summary><div class="inside">${cards}</div></details>`;
}

function failuresSection(failed: readonly CheckResult[]): string {
  if (failed.length === 0) return "";
  const families = [...Map.groupBy(failed, familyOf)];
  const expanded = new Set(failed.slice(0, OPEN_MAX));
  return `<h2>What does not hold</h2><p class="muted">With request, response, the place in the contract, and a command to reproduce it. <code>$TOKEN</code> stands for an access token of the sender.</p>
${families.map(([family, group]) => familyCard(family, group, expanded)).join("\n")}`;
}

/** The whole page. */
export function toHtml(report: RunReport): string {
  const { results, coverage, baseUrl, startedAt, durationMs, contractVersion, level, filters } = report;
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const counts = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
  const { pairs, observed, codes, codesObserved } = countCoverage(coverage);
  const scope = filters.length > 0 ? `, only ${filters.join(", ")}` : "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Contract kit: ${escapeHtml(headlineOf(counts))}</title><style>${style}</style></head><body>
<header><div><h1>${escapeHtml(headlineOf(counts))}</h1>
<p class="muted"><code>${escapeHtml(baseUrl)}</code> against contract ${escapeHtml(contractVersion)}, level ${escapeHtml(level)}${escapeHtml(scope)}, ${escapeHtml(startedAt.slice(0, 16).replace("T", " "))} UTC, ${(durationMs / 1000).toFixed(1)} s</p>
${outcomeBar(counts, results.length)}
<div class="figures">${figure(String(counts.passed), "checks passed")}${figure(String(counts.failed), "failed")}${figure(String(counts.skipped), "skipped")}${figure(`${observed} / ${pairs}`, "operation × status observed")}${figure(`${codesObserved} / ${codes}`, "operation × error code observed")}</div></div></header>
<main>
${failuresSection(results.filter(({ outcome }) => outcome === "failed"))}
<h2>Levels</h2><p class="muted">In the order in which a team works through them.</p>${levelsTable(results)}
${skippedSection(results)}
<h2>Coverage</h2><p class="muted">Every documented status of every operation. A number says how many of the status's error codes were observed; point at a cell for their names.</p>
${coverageTable(coverage)}
${prismSection(report)}
<h2>All checks</h2><div class="tools"><input id="search" type="search" placeholder="Id, rule, D-number, operation" aria-label="Search checks"><select id="outcome" aria-label="Outcome"><option value="">All outcomes</option><option value="failed">Failed</option><option value="passed">Passed</option><option value="skipped">Skipped</option></select><span id="shown" class="small muted" role="status"></span></div>
<div class="scroll"><table id="checks"><thead><tr><th>Outcome</th><th>Rule</th><th class="num">Time</th></tr></thead><tbody>${results.map(checkRow).join("\n")}</tbody></table></div>
<p style="height:64px"></p></main><script>${script}</script></body></html>
`;
}
