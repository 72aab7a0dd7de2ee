/** Alert rules and dashboard name metrics that the server has, and docs/running.md has a paragraph for each alert. promtool tests the rules: `npm run alerts:test`. */
import { expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../../server/src/runtime/metrics/metrics.ts";
import { read } from "./lib/files.ts";

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook_url: string };
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const { groups } = parse(read("server/monitoring/alerts.yaml")) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read("server/monitoring/dashboard.json")) as Dashboard;

/** Every time series of a server, and `up`, which Prometheus writes about each target. */
async function seriesNames(): Promise<Set<string>> {
  const metrics = createMetrics();
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  metrics.watchSockets(() => 0);
  const names = ["up"];
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    names.push(name);
    // prom-client's declared type is an enum; its value is the word.
    if (String(type) === "histogram") names.push(`${name}_bucket`, `${name}_count`, `${name}_sum`);
  }
  return new Set(names);
}

const KEYWORDS = new Set(["and", "or", "unless", "offset", "bool"]);

/** The metrics of a PromQL expression: its names that are neither functions, keywords nor labels. */
function metricsIn(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, " ");
  const names = Array.from(bare.matchAll(/(?<![\w:])[a-z_][\w:]*(?![\w:]|\s*\()/gi), ([name]) => name);
  return names.filter((name) => !KEYWORDS.has(name));
}

const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: `alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `panel "${title}"`, expr }))),
];

it("alerts and panels name metrics of the server", async () => {
  const known = await seriesNames();
  const found = expressions.map(({ where, expr }) => ({ where, names: metricsIn(expr) }));
  expect(found.filter(({ names }) => names.length === 0)).toEqual([]);
  expect(
    found.flatMap(({ where, names }) => names.filter((name) => !known.has(name)).map((n) => `${where}: ${n}`)),
  ).toEqual([]);
});

it("each alert has its paragraph, its test and its link, and each paragraph its alert", () => {
  const [, section = ""] = read("docs/running.md").split("\n## Alerts\n");
  const paragraphs = Array.from(section.matchAll(/^### (\w+)\n\n\S/gm), ([, name]) => name);
  expect(paragraphs).toEqual(rules.map(({ alert }) => alert));
  const tests = read("server/monitoring/alerts.tests.yaml");
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook_url).toBe(`docs/running.md#${alert.toLowerCase()}`);
    expect(tests, `no test expects ${alert}`).toMatch(new RegExp(`alertname: ${alert}\\n\\s+exp_alerts`));
  }
});
