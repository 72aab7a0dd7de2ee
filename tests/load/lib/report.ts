/** The result of a part: a table to read, and every measurement as JSON. */
import type { TestPostgres } from "../../../server/src/testing/processes/postgres.ts";
import type { Options } from "./options.ts";
import type { Cleanup } from "./servers.ts";

export interface PartReport {
  title: string;
  /** What was measured, in a sentence or two. */
  description: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Comparisons with the targets, a line each. */
  findings: readonly string[];
  /** Every round of every target. */
  raw: unknown;
}

/** Measures one part; what it starts is stopped by its cleanup. */
export type Bench = (tools: {
  options: Options;
  postgres: TestPostgres;
  cleanup: Cleanup;
  log: (line: string) => void;
}) => Promise<PartReport>;

/** Two decimals below 10, one below 100, none above. */
export function formatNumber(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** The value with its target, and whether it is met. */
export function compareWithTarget(label: string, value: number, target: { min: number } | { max: number }): string {
  const isMet = "min" in target ? value >= target.min : value <= target.max;
  const bound = "min" in target ? `≥ ${target.min}` : `≤ ${target.max}`;
  return `${label}: ${formatNumber(value)} (target ${bound}, ${isMet ? "met" : "missed"})`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The report as Markdown: a heading, a table with right-aligned numbers, the findings as a list. */
export function toMarkdown({ title, description, head, rows, findings }: PartReport): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  const table = [head, rule, ...rows].map(line).join("\n");
  return `## ${title}\n\n${description}\n\n${table}\n\n${findings.map((finding) => `- ${finding}`).join("\n")}\n`;
}
