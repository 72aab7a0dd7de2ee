/**
 * Holds the built apps to their size budgets: prints what they weigh and ends with 1 when one is over.
 * Measures what is in `dist/`; build first.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BundleSizes, measureBundle } from "./lib/bundle-sizes.ts";
import { root } from "./lib/root.ts";

/** In kB (1000 bytes) of scripts after brotli; no budget where a number is missing. */
interface Budget {
  initialKbMax?: number;
  totalKbMax?: number;
}

const budgets = {
  member: { initialKbMax: 95, totalKbMax: 260 },
  admin: { initialKbMax: 300 },
} as const satisfies Record<string, Budget>;

const kilobytes = (bytes: number): number => bytes / 1000;

function cell(bytes: number, max: number | undefined): string {
  const size = kilobytes(bytes).toFixed(1).padStart(7);
  if (max === undefined) return `${size}        `;
  return `${size} ${kilobytes(bytes) > max ? ">" : "≤"} ${String(max).padEnd(5)}`;
}

function isOver({ initialBytes, totalBytes }: BundleSizes, { initialKbMax, totalKbMax }: Budget): boolean {
  return kilobytes(initialBytes) > (initialKbMax ?? Infinity) || kilobytes(totalBytes) > (totalKbMax ?? Infinity);
}

console.log("kB of scripts, brotli      initial          total");
for (const [app, budget] of Object.entries<Budget>(budgets)) {
  const dist = join(root, app, "dist");
  if (!existsSync(join(dist, "index.html"))) {
    console.error(`${app} has not been built: run "npm run build" first.`);
    process.exitCode = 1;
    continue;
  }
  const sizes = measureBundle(dist);
  const over = isOver(sizes, budget);
  const { initialKbMax, totalKbMax } = budget;
  console.log(`${app.padEnd(22)}${cell(sizes.initialBytes, initialKbMax)}${cell(sizes.totalBytes, totalKbMax)}`);
  if (over) {
    console.error(`${app} is over its budget.`);
    process.exitCode = 1;
  }
}
