/** `npm test`: the whole suite, one of its parts, the tests that a word names, or those that a change affects. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { changedSinceBase, sourcePaths } from "./lib/git.ts";
import { useMemoryForTemporaryFiles } from "./lib/memory-folder.ts";
import { root } from "./lib/root.ts";
import { collectOutput, run } from "./lib/run.ts";
import { conformanceChecks, type Count, countChecks, playwright, runPart, vitest } from "./lib/test-parts.ts";
import {
  catalogueOf,
  checkIds,
  lanes,
  parts,
  escapeRegExp,
  resolveTargets,
  specsTouchedBy,
  type TestCatalogue,
} from "./lib/test-targets.ts";
import { checks } from "./lib/checks.ts";

const USAGE = `Usage: npm test                     everything
       npm test -- <part …>         ${parts.join(", ")}
       npm test -- <file or name …> a path or a part of one (unit test, browser spec, file of the contract kit),
                                    a check's id (rice.leave), a source file (runs the tests that import it),
                                    or words of a test's name
       npm test -- changed          what this branch and the working tree change
       npm run test:watch -- [file] unit tests again at every change`;

/** What hasn't ended after SIGTERM by then is killed. */
const STOP_MS_MAX = 10_000;

const total: Count = { passed: 0, failures: [] };
const laneProcesses = new Set<ChildProcess>();
/** In the process of a lane: what runs was terminated, and nothing follows. */
let isStopping = false;

/**
 * CPU seconds of every process that this one has waited for; null where the system has no /proc. Most of Chromium's are missing: its
 * browser process ends without waiting for the others.
 */
function childCpuSeconds(): number | null {
  try {
    // Fields 16 and 17 of proc_pid_stat(5), in hundredths of a second; the name before them may contain spaces.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

/** How long it has taken since `msBefore` on the clock, and since `cpuBefore` on the processors. */
function spent(msBefore: number, cpuBefore: number): string {
  const seconds = Math.round((performance.now() - msBefore) / 1000);
  const cpuAfter = childCpuSeconds();
  return cpuAfter === null ? `${seconds} s` : `${seconds} s, ${Math.round(cpuAfter - cpuBefore)} CPU s`;
}

/** Runs a part; one that throws counts as a failure, and the next ones run all the same. */
async function step(name: string, work: () => Promise<Count>): Promise<void> {
  if (isStopping) return;
  process.stdout.write(`\n— ${name}\n`);
  const [msBefore, cpuBefore] = [performance.now(), childCpuSeconds() ?? 0];
  const count = await work().catch((error: unknown): Count => {
    process.stderr.write(`${inspect(error)}\n`);
    return { passed: 0, failures: [`${name} ended without a result`] };
  });
  process.stdout.write(`\n— ${name}: ${summary(count)} in ${spent(msBefore, cpuBefore)}\n`);
  add(count);
}

const summary = ({ passed, failures }: Count) => `${passed} passed, ${failures.length} failed`;

function add({ passed, failures }: Count): void {
  total.passed += passed;
  total.failures.push(...failures);
}

/**
 * Runs parts or named tests in a process of its own, which counts its own CPU seconds and leads a process group: all that it starts ends
 * with one signal. Without `isShown`, its output is printed when it ends.
 */
async function runLane(lane: readonly string[], isShown: boolean): Promise<void> {
  const stream = isShown ? "inherit" : "pipe";
  const child = fork(import.meta.filename, lane, { stdio: ["ignore", stream, stream, "ipc"], detached: true });
  laneProcesses.add(child);
  const outputSoFar = collectOutput(child);
  let count: Count = { passed: 0, failures: [`${lane.join(", ")}: ended without a result`] };
  child.once("message", (sent) => (count = sent as Count));
  await once(child, "close");
  laneProcesses.delete(child);
  process.stdout.write(outputSoFar());
  add(count);
}

/** Sends the signal to all that the lane has started. */
function signalGroup({ pid }: Pick<ChildProcess, "pid">, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}

/** Ends the lanes, then this process, which removes their temporary files. */
async function stopLanes(): Promise<void> {
  const running = [...laneProcesses];
  for (const child of running) signalGroup(child, "SIGTERM");
  const ended = Promise.all(running.map((child) => once(child, "close")));
  await Promise.race([ended, sleep(STOP_MS_MAX)]);
  for (const child of running) signalGroup(child, "SIGKILL");
  process.exit(1);
}

async function runNamed(words: readonly string[], catalogue: TestCatalogue): Promise<void> {
  const targets = resolveTargets(words, catalogue);
  for (const part of parts.filter((name) => targets.parts.includes(name))) await step(part, runPart[part]);
  const { unit, specs, sources, named } = targets;
  if (unit.length > 0) await step("unit", () => vitest(["run", ...unit]));
  if (sources.length > 0) await step("unit", () => vitest(["related", "--run", ...sources]));
  for (const { name, unit: files } of named.filter((each) => each.unit.length > 0)) {
    await step(`unit, "${name}"`, () => vitest(["run", ...files, "-t", escapeRegExp(name)]));
  }
  if (targets.checks.length > 0) await step("conformance", () => conformanceChecks(targets.checks));
  if (specs.length > 0) await step("browser", () => playwright(specs));
  for (const { name, specs: files } of named.filter((each) => each.specs.length > 0)) {
    await step(`browser, "${name}"`, () => playwright([...files, "-g", escapeRegExp(name)]));
  }
}

/** Format and lint of the changed files, types, generated files, and the tests at each level that the change can break. */
async function runChanged(catalogue: TestCatalogue): Promise<void> {
  const { base, paths } = changedSinceBase();
  process.stdout.write(`${paths.length} files differ from ${base.slice(0, 7)}.\n`);
  const scripts = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const lint = {
    name: "lint (changed files)",
    run: () => run("oxlint", ["--deny-warnings", ...scripts], { isQuiet: true }),
  };
  const format = {
    name: "format (changed files)",
    run: () => run("oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...paths], { isQuiet: true }),
  };
  const list = [...checks.types, ...(scripts.length > 0 ? [lint] : []), ...(paths.length > 0 ? [format] : [])];
  await step("checks", () => countChecks([...list, ...checks.generated]));
  await step("unit", () => vitest(["run", "--changed", base, "--passWithNoTests"]));
  const ids = paths.filter((path) => catalogue.checks.includes(path)).flatMap((path) => checkIds(catalogue.read(path)));
  if (ids.length > 0) await step("conformance", () => conformanceChecks(ids));
  const specs = specsTouchedBy(paths, catalogue.specs);
  if (specs.length > 0) await step("browser", () => playwright(specs));
}

const words = process.argv.slice(2);
if (words.some((word) => word.startsWith("-"))) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(words.some((word) => word === "--help" || word === "-h") ? 0 : 2);
}
const catalogue = catalogueOf(sourcePaths(), (path) => readFileSync(join(root, path), "utf8"));
// The process of a lane has a channel to the one that started it.
if (process.send) {
  process.on("SIGTERM", () => (isStopping = true));
  // The process that started it was killed.
  process.once("disconnect", () => signalGroup(process, "SIGTERM"));
  process.channel?.unref();
  if (words.includes("changed")) await runChanged(catalogue);
  else await runNamed(words, catalogue);
  process.send(total);
} else {
  const { unknown } = words.includes("changed") ? { unknown: [] } : resolveTargets(words, catalogue);
  if (unknown.length > 0) {
    process.stderr.write(`Nothing is called ${unknown.join(", ")}.\n\n${USAGE}\n`);
    process.exit(2);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stopLanes());
  useMemoryForTemporaryFiles();
  const started: readonly (readonly string[])[] = words.length === 0 ? lanes : [words];
  await Promise.all(started.map((lane, index) => runLane(lane, index === 0)));
  process.stdout.write(`\n— all in ${spent(0, 0)}\n`);
  for (const failure of total.failures) process.stdout.write(`\n✗ ${failure}`);
  process.stdout.write(`\n${summary(total)}\n`);
}
process.exitCode = total.failures.length === 0 ? 0 : 1;
