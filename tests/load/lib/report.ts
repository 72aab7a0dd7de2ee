/** What a part found: rows for people, every figure for machines. */
export interface PartReport {
  title: string;
  /** What was measured, in a sentence or two. */
  about: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Comparisons with the targets, a line each. */
  findings: readonly string[];
  /** Every round of every target. */
  raw: unknown;
}

/** A figure with as many digits as it is worth: ratios with two places, big numbers with none. */
export function figure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** `met` or `missed` beside the figure and its target. */
export function compareWithTarget(what: string, value: number, target: { min: number } | { max: number }): string {
  const isMet = "min" in target ? value >= target.min : value <= target.max;
  const words = "min" in target ? `≥ ${target.min}` : `≤ ${target.max}`;
  return `${what}: ${figure(value)} (target ${words}, ${isMet ? "met" : "missed"})`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The report as Markdown: a heading, a table whose figures stand at the right, the findings as a list. */
export function toMarkdown({ title, about, head, rows, findings }: PartReport): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  const table = [head, rule, ...rows].map(line).join("\n");
  return `## ${title}\n\n${about}\n\n${table}\n\n${findings.map((finding) => `- ${finding}`).join("\n")}\n`;
}
