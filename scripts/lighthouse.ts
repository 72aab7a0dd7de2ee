/**
 * Lighthouse on the built apps, served by the real server with its demo data: `npm run lighthouse -- [name…] [--runs=3]`.
 * Prints a table of medians and ends with 1 when a page misses a goal.
 */
import { parseArgs } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { storeTokens } from "../tests/e2e/support/screens.ts";
import { startServer } from "../tests/e2e/support/server.ts";
import { sitePages } from "../tests/e2e/support/site-pages.ts";
import { buildApps } from "./lib/build-apps.ts";
import { type AuditedPage, auditPages, tableHead, tableLines } from "./lib/lighthouse.ts";
import { type Goals, missedGoals } from "./lib/lighthouse-goals.ts";

const RUNS = 3;

const memberGoals: Goals = { performance: 97, accessibility: 100, "best-practices": 100, lcpMsMax: 1600, clsMax: 0.02 };

function memberPages(origin: string): AuditedPage[] {
  const page = (name: string, path: string): AuditedPage => ({
    name: `member-${name}`,
    url: `${origin}/app${path}`,
    goals: memberGoals,
  });
  const signIn = async (tab: Page, path: string): Promise<Locator> => {
    await storeTokens(tab, origin, "member");
    await tab.goto(`${origin}/app${path}`);
    const link = tab.getByRole("main").getByRole("listitem").getByRole("link").first();
    await link.waitFor();
    return link;
  };
  const firstOf = (path: string) => async (tab: Page) =>
    origin + String(await (await signIn(tab, path)).getAttribute("href"));
  const leaveFirstRoom = async (tab: Page) => {
    const url = await firstOf("/chat")(tab);
    await tab.goto(url);
    await tab.getByRole("log").getByRole("paragraph").first().waitFor();
    await tab.goto(`${origin}/robots.txt`);
    return url;
  };
  return [
    page("landing", "/"),
    page("login", "/login"),
    { ...page("meetings", "/meetings"), prepare: async (tab) => void (await signIn(tab, "/meetings")) },
    { ...page("meeting", "/meetings"), prepare: firstOf("/meetings") },
    { ...page("room", "/chat"), prepare: leaveFirstRoom },
    // On a phone that never had it open, a room waits for its messages.
    { ...page("room-first", "/chat"), prepare: firstOf("/chat") },
  ];
}

/** The console's login, first screen, a list, and the list with a row's dialog; on a computer. */
function consolePages(origin: string): AuditedPage[] {
  const goals: Goals = { performance: 90, accessibility: 100, "best-practices": 100 };
  const prepare = async (tab: Page) => {
    await storeTokens(tab, origin, "operator");
    await tab.goto(`${origin}/admin/dashboard/members`);
    await tab.getByRole("row").nth(1).waitFor();
  };
  const page = (name: string, path: string): AuditedPage => ({
    name: `admin-${name}`,
    url: `${origin}/admin${path}`,
    goals,
    isDesktop: true,
  });
  return [
    page("login", "/"),
    { ...page("dashboard", "/dashboard"), prepare },
    { ...page("members", "/dashboard/members"), prepare },
    { ...page("member", "/dashboard/members/4"), prepare },
  ];
}

/** Every page of the site, every run. */
function pagesOfSite(origin: string): AuditedPage[] {
  const goals: Goals = { performance: 100, accessibility: 100, "best-practices": 100 };
  return sitePages.map(({ name, path, status }) => ({
    name: `site-${name}`,
    // Lighthouse doesn't audit a page with status 404, so it reads that page as a file. The page is noindex: no goal for seo.
    url: origin + (status === 404 ? "/404.html" : path),
    goals: status === 404 ? goals : Object.assign({ seo: 100 }, goals),
    goalsApplyToEveryRun: true,
  }));
}

const USAGE = `Usage: npm run lighthouse -- [part of a page's name …] [--runs=${RUNS}]`;

/** The arguments of the command line; invalid ones end the process. */
function readArguments(): { names: string[]; runs: number } {
  try {
    const { values, positionals } = parseArgs({ options: { runs: { type: "string" } }, allowPositionals: true });
    const runs = Number(values.runs ?? RUNS);
    if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs needs a whole number of at least 1.");
    return { names: positionals, runs };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return process.exit(2);
  }
}

const { names, runs } = readArguments();

function selectedPages(origin: string): AuditedPage[] {
  const all = [...memberPages(origin), ...consolePages(origin), ...pagesOfSite(origin)];
  return all.filter(({ name }) => !names.length || names.some((part) => name.includes(part)));
}

const apps = (["member", "admin", "site"] as const).filter((app) =>
  selectedPages("").some(({ name }) => name.startsWith(app)),
);
if (!(await buildApps(apps))) process.exit(1);
const server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" });
try {
  console.log(`Median of ${runs}, phone (console: computer), simulated throttling\n${tableHead}`);
  const all = await auditPages(selectedPages(server.url), runs, (scores) => console.log(tableLines(scores)));
  process.exitCode = all.every((scores) => missedGoals(scores).length === 0) ? 0 : 1;
} finally {
  await server.close();
}
