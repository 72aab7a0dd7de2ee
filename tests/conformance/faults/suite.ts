/** Tries the defects one after another and counts those that were caught: for the command and for CI. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../runner/check.ts";
import { readOptions } from "../runner/options.ts";
import { dim, green, red } from "../report/terminal.ts";
import type { Backend } from "./backend.ts";
import type { Fault } from "./fault.ts";
import { FaultyProxy } from "./proxy.ts";
import { ControlRuns, proxiedProfile, tryFault, type FaultResult } from "./try-fault.ts";

const print = (text: string) => void process.stdout.write(text);
const REQUEST_SECONDS_MAX = 10;

export interface FaultsReport {
  /** Of all defects that were tried. */
  caughtPercent: number;
  survivors: Fault[];
  results: FaultResult[];
}

function formatResult({ fault, caughtBy, sentence, durationMs }: FaultResult): string {
  const status = caughtBy === null ? red("SURVIVED") : green("caught  ");
  const by = caughtBy === null ? fault.title : `${dim(caughtBy)} ${sentence ?? ""}`;
  return `${status} ${fault.id} ${dim(`${durationMs} ms`)}\n         ${by}\n`;
}

/** The profile of the reference backend at this URL. */
export function referenceProfile(baseUrl: string) {
  const options = readOptions(["--profile", "reference", "--base-url", baseUrl]);
  if (options === null) throw new Error("Only --help has no options.");
  return options.profile;
}

/** Neighbours in the catalogue name the same checks, which each backend runs once without a defect. */
const BATCH_SIZE = 12;

/** Takes batches of defects off the queue and tries them on one backend; returns the checks that fail without a defect. */
async function tryOnBackend(
  backend: Backend,
  { batches, checks, results }: { batches: Fault[][]; checks: readonly Check[]; results: Map<Fault, FaultResult> },
): Promise<string[]> {
  const proxy = await FaultyProxy.start(backend.url);
  try {
    const baseProfile = {
      ...referenceProfile(backend.url),
      rateLimitWaitSeconds: 0,
      timeoutSeconds: REQUEST_SECONDS_MAX,
    };
    const context = { backend, proxy, profile: proxiedProfile(baseProfile, { backend, proxy }) };
    const controls = new ControlRuns(context);
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      for (const fault of batch) {
        const result = await tryFault(context, fault, { checks, controls });
        results.set(fault, result);
        print(formatResult(result));
      }
    }
    return controls.failing;
  } finally {
    await proxy.stop();
  }
}

/**
 * Tries each defect on one of the backends, which have all built in and work side by side. Checks that also fail without a defect don't
 * count; they are listed.
 */
export async function runFaults(
  backends: readonly Backend[],
  selected: readonly Fault[],
  checks: readonly Check[],
): Promise<FaultsReport> {
  const batches = Array.from({ length: Math.ceil(selected.length / BATCH_SIZE) }, (_, index) =>
    selected.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  const found = new Map<Fault, FaultResult>();
  const failing = await Promise.all(
    backends.map((backend) => tryOnBackend(backend, { batches, checks, results: found })),
  );
  const unused = new Set(failing.flat());
  if (unused.size > 0) print(`Not used, since they don't pass without a defect: ${[...unused].join(", ")}\n`);
  const results = selected.flatMap((fault) => found.get(fault) ?? []);
  const survivors = results.filter(({ caughtBy }) => caughtBy === null).map(({ fault }) => fault);
  return {
    caughtPercent: (100 * (results.length - survivors.length)) / Math.max(1, results.length),
    survivors,
    results,
  };
}

/** Prints the summary and writes faults.json. */
export function reportFaults({ caughtPercent, survivors, results }: FaultsReport, folder: string): void {
  if (folder !== "none") {
    mkdirSync(folder, { recursive: true });
    const rows = results.map(({ fault: { id, title, kind, by }, ...rest }) => ({ id, title, kind, by, ...rest }));
    writeFileSync(join(folder, "faults.json"), JSON.stringify({ caughtPercent, results: rows }, null, 1));
  }
  const caught = results.length - survivors.length;
  print(`\n${caught} of ${results.length} defects caught (${caughtPercent.toFixed(1)} %)\n`);
  for (const { id, title } of survivors) print(`survived: ${id}: ${title}\n`);
}
