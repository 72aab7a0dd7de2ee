/**
 * Checks the built apps against their size budgets: prints their sizes and exits with 1 when one is exceeded.
 * Measures what is in `dist/`; build first.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { measureBundle } from "./lib/bundle-sizes.ts";
import { root } from "./lib/root.ts";

/** In kB (1000 bytes) of scripts after brotli. */
interface Budget {
  /** The entry with its static imports, needed before the page runs. */
  entryKbMax?: number;
  /** The entry and the screen's lazy chunk with their static imports, needed before the screen can be used. */
  screens?: { name: string; source: string; kbMax: number }[];
  /** All scripts of the app. */
  totalKbMax?: number;
}

const budgets: Record<string, Budget> = {
  member: {
    screens: [
      { name: "login", source: "src/features/account/screens/LoginScreen.tsx", kbMax: 95 },
      { name: "meeting list", source: "src/features/meetings/screens/MeetingListScreen.tsx", kbMax: 95 },
    ],
    totalKbMax: 260,
  },
  admin: { entryKbMax: 300 },
};

/** Prints a line of the table; false when it exceeds its limit. */
function isWithin(name: string, bytes: number, kbMax: number | undefined): boolean {
  const kb = bytes / 1000;
  const within = kb <= (kbMax ?? Infinity);
  console.log(
    `${name.padEnd(42)}${kb.toFixed(1).padStart(7)}${kbMax === undefined ? "" : ` ${within ? "≤" : ">"} ${kbMax}`}`,
  );
  return within;
}

console.log("Scripts after brotli, in kB");
for (const [app, { entryKbMax, screens = [], totalKbMax }] of Object.entries(budgets)) {
  const dist = join(root, app, "dist");
  if (!existsSync(join(dist, "index.html"))) {
    console.error(`${app} has not been built: run "npm run build" first.`);
    process.exitCode = 1;
    continue;
  }
  const { entryBytes, screenBytes, totalBytes } = measureBundle(
    dist,
    screens.map(({ source }) => source),
  );
  const lines = [
    isWithin(`${app}, before anything shows`, entryBytes, entryKbMax),
    ...screens.map(({ name, source, kbMax }) =>
      isWithin(`${app}, until ${name} can be used`, screenBytes[source] ?? Infinity, kbMax),
    ),
    isWithin(`${app}, all`, totalBytes, totalKbMax),
  ];
  if (lines.every(Boolean)) continue;
  console.error(`${app} is over its budget.`);
  process.exitCode = 1;
}
