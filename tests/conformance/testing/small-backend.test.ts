/** The command against a small backend that another team might have: exit codes, reports, what is missing, what is wrong. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runCli } from "../command.ts";
import { operations } from "../contract/openapi.ts";
import type { RunReport } from "../report/data.ts";
import { MISTAKES, startSmallBackend, type Mistake, type SmallBackend } from "./small-backend.ts";

const IMPLEMENTED = new Set(["checkNameDuplicated", "getHealth", "login"]);
/** What another team has to add, the contract's later operations aside. */
const required = operations.filter(({ id, isAdded }) => !isAdded && !IMPLEMENTED.has(id));

let backend: SmallBackend;
const folder = mkdtempSync(join(tmpdir(), "babchingu-kit-"));
afterAll(() => rmSync(folder, { recursive: true }));
const expectedFile = join(folder, "known-failures.txt");

/** What the command has written so far. */
let written = "";
const triesAgain = () => written.includes("Trying the 1 failed checks again");

/** Runs the command at the first level, with an address and nothing else. */
async function run(...flags: string[]): Promise<{ exitCode: number; output: string; report: RunReport }> {
  written = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written += String(text);
    return true;
  });
  const level = ["--level", "shapes", "--quiet", "--report-dir", folder];
  try {
    const exitCode = await runCli(["--base-url", backend.url, ...level, ...flags]);
    return {
      exitCode,
      output: written,
      report: JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as RunReport,
    };
  } finally {
    write.mockRestore();
  }
}

const idsOf = ({ results }: RunReport, outcome: string) =>
  results.filter((result) => result.outcome === outcome).map(({ check }) => check.id);
const isProbe = (id: string) => id.startsWith("shapes.offered.");

beforeAll(async () => {
  backend = await startSmallBackend();
});
beforeEach(() => backend.mistakes.clear());
afterAll(() => backend.stop());

describe("a backend with three operations", () => {
  test("is told what is missing, one line each, and nothing else is wrong", async () => {
    const { exitCode, output, report } = await run("--write-expected-failures", expectedFile);
    expect(exitCode).toBe(1);
    expect(idsOf(report, "failed")).toEqual(required.map(({ id }) => `shapes.offered.${id}`));
    expect(output.split("\n").filter((line) => line.includes("isn't offered ("))).toHaveLength(required.length);
    expect(output).toContain("POST /api/v1/signup isn't offered (signup: Sign up with a verified phone).");
    expect(output).toContain(`${required.length} operations aren't offered`);
    const passed = idsOf(report, "passed");
    expect(passed).toEqual(
      expect.arrayContaining(["shapes.success.checkNameDuplicated", "shapes.bounds.login.phone", "shapes.media.login"]),
    );
  });

  test("is as good as its list of expected failures; what it lacks more is worse, what it has more is named", async () => {
    const few = ["--operation", "signup", "--operation", "checkNameDuplicated", "--expected-failures", expectedFile];
    expect((await run(...few)).exitCode).toBe(0);
    const without = readFileSync(expectedFile, "utf8").replace("shapes.offered.signup\n", "");
    writeFileSync(expectedFile, `${without}shapes.success.checkNameDuplicated\n`);
    const { exitCode, output } = await run(...few);
    expect(exitCode).toBe(4);
    expect(output).toContain("Worse than expected: shapes.offered.signup\n");
    expect(output).toContain("Expected to fail, but passed: shapes.success.checkNameDuplicated\n");
  });

  test("is no success where checks are skipped and may not be, unless they are expected", async () => {
    const flags = ["--operation", "checkNameDuplicated"];
    expect((await run(...flags)).exitCode).toBe(0);
    flags.push("--operation", "getMe", "--fail-on-skip");
    expect((await run(...flags, "--write-expected-failures", expectedFile)).exitCode).toBe(1);
    expect((await run(...flags, "--expected-failures", expectedFile)).exitCode).toBe(0);
  });
});

const findings: Record<Mistake, string> = {
  "another field": "shapes.success.checkNameDuplicated",
  "a name of eleven characters": "shapes.bounds.checkNameDuplicated.query.name",
  "an English message": "shapes.media.login",
  "a field's refusal without the field": "shapes.fields.login",
  "no media type": "shapes.success.checkNameDuplicated",
  "no Allow": "shapes.method.auth.login",
  "a text for a boolean": "shapes.success.checkNameDuplicated",
  "an unknown code": "shapes.unreadable.login",
};

describe("mistakes", () => {
  test.each(MISTAKES)("%s is found", async (mistake) => {
    backend.mistakes.add(mistake);
    const { exitCode, report } = await run("--filter", findings[mistake]);
    expect(exitCode).toBe(1);
    expect(idsOf(report, "failed")).toContain(findings[mistake]);
  });

  test("a failure is in every report, with a command that repeats it", async () => {
    backend.mistakes.add("another field");
    const { output, report } = await run("--operation", "checkNameDuplicated");
    const failed = idsOf(report, "failed");
    expect(failed.filter((id) => !isProbe(id))).not.toEqual([]);
    const command = `curl -i -X GET '${backend.url}/api/v1/auth/check-name-duplicated?name=`;
    expect(output).toContain(command);
    expect(readFileSync(join(folder, "junit.xml"), "utf8")).toContain(`failures="${failed.length}"`);
    expect(readFileSync(join(folder, "report.html"), "utf8")).toContain("shapes.success.checkNameDuplicated");
  });

  test("--only-failed runs what failed before, and nothing when it is repaired", async () => {
    backend.mistakes.add("another field");
    const before = idsOf((await run("--operation", "checkNameDuplicated")).report, "failed");
    backend.mistakes.clear();
    const { exitCode, report } = await run("--only-failed");
    expect([exitCode, idsOf(report, "passed")]).toEqual([0, before]);
  });

  test("--watch runs what failed again until it is repaired", async () => {
    backend.mistakes.add("another field");
    const watching = run("--filter", findings["another field"], "--watch");
    await expect.poll(triesAgain).toBe(true);
    backend.mistakes.clear();
    const { exitCode, report } = await watching;
    expect([exitCode, idsOf(report, "passed")]).toEqual([0, [findings["another field"]]]);
  });
});

test("nothing at the address is no defect", async () => {
  const error = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await runCli(["--base-url", "http://127.0.0.1:9", "--report-dir", "none"])).toBe(3);
  expect(await runCli(["--base-url", "nowhere"])).toBe(2);
  error.mockRestore();
});
