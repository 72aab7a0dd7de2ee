/**
 * Audits pages with Lighthouse as a phone, or as a computer, with simulated throttling, several runs each, and compares their medians with goals.
 * Performance figures depend on the machine: take them while nothing else runs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import desktopConfig from "lighthouse/core/config/desktop-config.js";
import { freePort } from "../../server/src/testing/processes/ports.ts";
import { ensureChromium } from "./chromium.ts";
import {
  type AuditedScores,
  type Category,
  goalCategories,
  type Goals,
  median,
  missedCategories,
  missedGoals,
} from "./lighthouse-goals.ts";

const TRIES_MAX = 3;
const RECORDING_FAILED: ReadonlySet<string> = new Set([
  "NO_NAVSTART",
  "NO_FCP",
  "NO_TRACING_STARTED",
  "PROTOCOL_TIMEOUT",
]);

export interface AuditedPage {
  name: string;
  url: string;
  goals: Goals;
  /** Each run has to reach the goals, not only the median. */
  goalsApplyToEveryRun?: boolean;
  /** As a computer, not a phone. */
  isDesktop?: boolean;
  /**
   * Runs once before the audits in the same browser profile, to sign in for example. Its localStorage is kept for the audits.
   * It may return another address to audit.
   */
  prepare?: (page: Page) => Promise<string | void>;
}

/** Lighthouse's titles of the audits that cost points in a category, heaviest first. */
function auditsWithLostPoints(result: Result, category: Category): string[] {
  const references = result.categories[category]?.auditRefs ?? [];
  return references
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ id }) => `${category}: ${id} ${result.audits[id]?.displayValue ?? ""}`.trim());
}

/** Audits once; a run whose recording failed, as happens on a busy machine, is invalid and repeated. */
async function auditOnce(url: string, port: number, isDesktop: boolean, triesLeft = TRIES_MAX): Promise<Result> {
  const flags = { port, logLevel: "error", output: "json" } as const;
  const config = isDesktop ? desktopConfig : undefined;
  const runnerResult = await lighthouse(url, { ...flags, onlyCategories: [...goalCategories] }, config);
  if (!runnerResult) throw new Error(`Lighthouse gave no result for ${url}`);
  const { runtimeError } = runnerResult.lhr;
  if (!runtimeError) return runnerResult.lhr;
  if (triesLeft > 1 && RECORDING_FAILED.has(runtimeError.code))
    return await auditOnce(url, port, isDesktop, triesLeft - 1);
  throw new Error(`Lighthouse could not audit ${url}: ${runtimeError.message}`);
}

function scoreOf(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function summarize(
  { name, goals, goalsApplyToEveryRun = false }: AuditedPage,
  results: readonly Result[],
): AuditedScores {
  const medianOf = (read: (result: Result) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? Number.NaN));
  const medianAudit = (id: string) => medianOf((result) => result.audits[id]?.numericValue);
  const scoresBy = (choose: (values: number[]) => number) => {
    const pairs = goalCategories.map((id) => [id, choose(results.map((result) => scoreOf(result, id)))]);
    return Object.fromEntries(pairs) as Record<Category, number>;
  };
  const scores = scoresBy(median);
  const lowest = scoresBy((values) => Math.min(...values));
  const lostPoints = missedCategories({ goals, scores, lowest, goalsApplyToEveryRun }).flatMap((id) =>
    results.flatMap((result) => auditsWithLostPoints(result, id)),
  );
  return {
    name,
    goals,
    scores,
    lowest,
    goalsApplyToEveryRun,
    lcpMs: medianAudit("largest-contentful-paint"),
    tbtMs: medianAudit("total-blocking-time"),
    cls: medianAudit("cumulative-layout-shift"),
    lostPoints: [...new Set(lostPoints)],
  };
}

/** Audits one page in a browser and a profile of its own. */
async function auditPage(page: AuditedPage, runs: number, executablePath: string): Promise<AuditedScores> {
  const profile = mkdtempSync(join(tmpdir(), "babchingu-lighthouse-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    locale: "ko-KR",
  });
  try {
    const prepared = await page.prepare?.(context.pages()[0] ?? (await context.newPage()));
    const results = [];
    for (let run = 0; run < runs; run += 1)
      results.push(await auditOnce(prepared ?? page.url, port, page.isDesktop === true));
    return summarize(page, results);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Audits the pages one after the other; `onPage` is called for each when it is done. */
export async function auditPages(
  pages: readonly AuditedPage[],
  runs: number,
  onPage: (scores: AuditedScores) => void,
): Promise<AuditedScores[]> {
  const executablePath = await ensureChromium();
  const all = [];
  for (const page of pages) {
    const scores = await auditPage(page, runs, executablePath);
    onPage(scores);
    all.push(scores);
  }
  return all;
}

export const tableHead = `${"page".padEnd(24)} perf  a11y  best   seo    LCP ms  TBT ms    CLS`;

/** A line of the table; `≥` precedes the worst run, `<` marks a score under its goal, `>` a figure over it; the audits that lost points follow. */
export function tableLines(page: AuditedScores): string {
  const missed = missedGoals(page);
  const cells = goalCategories.map((id) => {
    const lowest = page.goalsApplyToEveryRun && page.lowest[id] < page.scores[id] ? `≥${page.lowest[id]}` : "";
    return `${String(page.scores[id]).padStart(5)}${lowest}${missed.includes(id) ? "<" : " "}`;
  });
  const mark = (name: "LCP" | "CLS"): string => (missed.includes(name) ? ">" : " ");
  const times = `${page.lcpMs.toFixed(0).padStart(7)}${mark("LCP")}${page.tbtMs.toFixed(0).padStart(7)} `;
  const line =
    `${page.name.padEnd(23)}${cells.join("")}  ${times}${page.cls.toFixed(3).padStart(7)}${mark("CLS")}`.trimEnd();
  return [line, ...page.lostPoints.map((audit) => `    ${audit}`)].join("\n");
}
