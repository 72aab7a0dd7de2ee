/**
 * Specmatic's contract tests against the reference backend with its demo data. It invents ids and texts, so many calls are refused; what is asked is
 * that no response differs from the contract.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoLogins } from "../../server/src/seed/logins.ts";
import { startServerProcess } from "../../server/src/testing/processes/server-process.ts";
import { run, type RunResult } from "../lib/run.ts";
import { bundle, type Tool } from "./tools.ts";

/** Reads first, because the writes ban and delete members of the demo data. */
const RUNS = [
  { filter: "METHOD='GET' && PATH!='/health' && PATH!='/ready'", successesMin: 200 },
  { filter: "METHOD!='GET' && PATH!='/auth/logout' && PATH!='/members/withdraw'", successesMin: 20 },
];
/** A refusal of invented values, or the 200 and 204 of a job that ended before the 202 that Specmatic waits for. */
const EXPLAINED =
  /^>> RESPONSE\.STATUS Specification expected status 20\d but response contained status (4\d\d|20[04])$/;

/** What a report of Specmatic in JUnit's form says: how many tests passed, and the failures that no invented value explains. */
export function readReport(xml: string): { tests: number; successes: number; unexplained: string[] } {
  const cases = Array.from(xml.matchAll(/<testcase [^>]*?\sname="([^"]*)"[^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g));
  const failures = cases.flatMap(([, name = "", body = ""]) => {
    const message = /<failure message="([^"]*)"/.exec(body)?.[1];
    return message === undefined ? [] : [{ name, message: message.replaceAll("&#10;", "\n").replaceAll("&gt;", ">") }];
  });
  const unexplained = failures.filter(({ message }) => {
    const reasons = message.split(/(?=>> )/).slice(1);
    const short = reasons.map((reason) => [reason.split("\n")[0], reason.trim().split("\n").at(-1)?.trim()].join(" "));
    return short.length === 0 || !short.every((reason) => EXPLAINED.test(reason));
  });
  return {
    tests: cases.length,
    successes: cases.length - failures.length,
    unexplained: unexplained.map(({ name, message }) => `${name}\n${message}`),
  };
}

async function logIn(base: string, path: string, body: object): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${base}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { accessToken: string }).accessToken;
}

async function testServer(folder: string, origin: string): Promise<RunResult & { summary: string }> {
  const base = `${origin}/api/v1`;
  const { members, password, operator } = demoLogins;
  const { loginName: name, password1, password2, code } = operator;
  // Specmatic takes the token of a security scheme from the variable of its name.
  const env = {
    bearer: await logIn(base, "/auth/login", { phone: members[0].phone, password, fcmToken: null }),
    admin: await logIn(base, "/auth/login/admin", { name, password1, password2, code }),
  };
  const jar = join(folder, "node_modules", "specmatic", "specmatic.jar");
  const counts = { tests: 0, successes: 0 };
  for (const { filter, successesMin } of RUNS) {
    const reports = mkdtempSync(join(tmpdir(), "babchingu-specmatic-"));
    try {
      const options = [`--testBaseURL=${base}`, `--filter=${filter}`, `--junitReportDir=${reports}`];
      const { output } = await run("java", ["-jar", jar, "test", bundle, ...options], { folder, env, isQuiet: true });
      const file = join(reports, "TEST-junit-jupiter.xml");
      if (!existsSync(file)) return { code: 1, output, summary: "no report" };
      const { tests, successes, unexplained } = readReport(readFileSync(file, "utf8"));
      counts.tests += tests;
      counts.successes += successes;
      if (unexplained.length > 0) return { code: 1, output: unexplained.join("\n\n"), summary: "responses differ" };
      if (successes < successesMin) return { code: 1, output, summary: `${successes} of ${tests} calls served` };
    } finally {
      rmSync(reports, { recursive: true, force: true });
    }
  }
  const summary = `${counts.successes} of ${counts.tests} calls served as documented, the others refused`;
  return { code: 0, output: "", summary };
}

export const specmatic: Tool = {
  name: "specmatic",
  packages: ["specmatic@2.55.1"],
  run: async (folder) => {
    try {
      await run("java", ["-version"], { isQuiet: true });
    } catch {
      return { code: 1, output: "java is missing: apt-get install --no-install-recommends openjdk-17-jre-headless" };
    }
    const server = await startServerProcess({ NODE_ENV: "development", SEED_DEMO: "true", RATE_LIMIT: "false" });
    try {
      return await testServer(folder, server.url);
    } finally {
      await server.close();
    }
  },
};
