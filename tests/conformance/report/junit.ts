/** The run as JUnit XML, which every CI shows: one suite per level. */
import { toCurl, toFrameLog } from "../client/exchange.ts";
import { levelOf } from "../runner/check.ts";
import type { CheckResult } from "../runner/run-checks.ts";
import type { RunReport } from "./data.ts";

// XML 1.0 has no other control characters, not even escaped.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escapeXml(text: string): string {
  return text
    .replaceAll(FORBIDDEN, "�")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function details({ failures, exchanges }: CheckResult): string {
  return failures
    .map(({ sentence, expected, actual, spec, exchange, advice = "" }) => {
      const failedExchange = exchanges.find(({ number }) => number === exchange);
      const reproduction =
        failedExchange?.kind === "http"
          ? toCurl(failedExchange)
          : failedExchange
            ? toFrameLog(exchanges, failedExchange)
            : null;
      return [
        sentence,
        ...(expected === undefined ? [] : [`expected: ${expected}`]),
        ...(actual === undefined ? [] : [`actual: ${actual}`]),
        `do: ${advice}`,
        `see: ${spec}`,
        ...(reproduction === null ? [] : [`reproduce: ${reproduction}`]),
      ].join("\n");
    })
    .join("\n\n");
}

function testCase(result: CheckResult): string {
  const { check, outcome, durationMs, reason = "", failures } = result;
  const head = `    <testcase classname="${escapeXml(levelOf(check) ?? "")}" name="${escapeXml(`${check.id}: ${check.title}`)}" time="${(durationMs / 1000).toFixed(3)}"`;
  if (outcome === "passed") return `${head}/>`;
  if (outcome === "skipped") return `${head}><skipped message="${escapeXml(reason)}"/></testcase>`;
  const [first] = failures;
  return `${head}><failure message="${escapeXml(first?.sentence ?? "")}">${escapeXml(details(result))}</failure></testcase>`;
}

function count(group: readonly CheckResult[], outcome: CheckResult["outcome"]): number {
  return group.filter((result) => result.outcome === outcome).length;
}

function attributes(group: readonly CheckResult[]): string {
  return `tests="${group.length}" failures="${count(group, "failed")}" skipped="${count(group, "skipped")}"`;
}

/** The whole document. */
export function toJUnit({ results, durationMs, startedAt, baseUrl }: RunReport): string {
  const suites = [...Map.groupBy(results, ({ check }) => levelOf(check) ?? "")].map(([level, group]) => {
    const seconds = group.reduce((sum, result) => sum + result.durationMs, 0) / 1000;
    const head = `  <testsuite name="${level}" ${attributes(group)} time="${seconds.toFixed(3)}" timestamp="${startedAt.slice(0, 19)}" hostname="${escapeXml(new URL(baseUrl).host)}">`;
    return [head, ...group.map(testCase), "  </testsuite>"].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract kit" ${attributes(results)} time="${(durationMs / 1000).toFixed(3)}">`,
    ...suites,
    "</testsuites>",
    "",
  ].join("\n");
}
