/** Makes one defect after another and finds the check that catches it. */
import type { Check } from "../runner/check.ts";
import type { Profile } from "../runner/profile.ts";
import { runCheck, type CheckResult } from "../runner/run-checks.ts";
import { RunEnvironment } from "../runner/environment.ts";
import type { Backend } from "./backend.ts";
import type { Fault } from "./fault.ts";
import type { FaultyProxy } from "./proxy.ts";

export interface FaultResult {
  fault: Fault;
  /** The first check that failed; null for a survivor. */
  caughtBy: string | null;
  /** The sentence of its failure. */
  sentence: string | null;
  tried: number;
  durationMs: number;
}

/** Checks that run before a defect counts as a survivor. */
const TRIED_MAX = 30;

export interface Bench {
  backend: Backend;
  proxy: FaultyProxy;
  profile: Profile;
}

/** Through the proxy, but with the hooks at the backend: time, text messages and outages must not pass the faulty proxy. */
export function profileFor(profile: Profile, { backend, proxy }: Omit<Bench, "profile">): Profile {
  const fill = (text: string) => text.replaceAll("{base}", backend.url);
  const { sms, clock, outage, kakaoConsentUrl } = profile;
  return {
    ...profile,
    baseUrl: proxy.url,
    wsUrl: `${proxy.url.replace("http", "ws")}/ws`,
    sms: sms !== null && "url" in sms ? { ...sms, url: fill(sms.url) } : sms,
    clock: clock !== null && "url" in clock ? { url: fill(clock.url) } : clock,
    outage: outage !== null && "url" in outage ? { url: fill(outage.url) } : outage,
    kakaoConsentUrl: kakaoConsentUrl === null ? null : fill(kakaoConsentUrl),
  };
}

async function createEnvironment({ profile }: Bench): Promise<RunEnvironment> {
  const env = new RunEnvironment(profile);
  await env.clock.read();
  return env;
}

async function setFault({ backend, proxy }: Bench, fault: Fault | null): Promise<void> {
  proxy.fault = fault?.by === "proxy" ? fault : null;
  await backend.activate(fault?.by === "patch" ? fault.id : null);
}

function isExpected(fault: Fault, { id }: Check): boolean {
  return fault.checks.some((beginning) => id.startsWith(beginning));
}

/** The checks to try: those that should catch it, in the order in which the defect names them. */
export function candidates(fault: Fault, checks: readonly Check[]): Check[] {
  const rank = ({ id }: Check) => fault.checks.findIndex((beginning) => id.startsWith(beginning));
  return checks
    .filter((check) => isExpected(fault, check))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, TRIED_MAX);
}

/** Runs checks without a defect, each once and only when a defect needs it: a check that fails then proves nothing. */
export class ControlRuns {
  readonly failing: string[] = [];
  readonly #bench: Bench;
  readonly #passed = new Map<string, boolean>();

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  async passes(check: Check): Promise<boolean> {
    const passed = this.#passed.get(check.id);
    if (passed !== undefined) return passed;
    await setFault(this.#bench, null);
    const { outcome } = await runCheck(check, await createEnvironment(this.#bench));
    this.#passed.set(check.id, outcome === "passed");
    if (outcome !== "passed") this.failing.push(check.id);
    return outcome === "passed";
  }
}

/** Makes the defect and runs its checks until one fails. */
export async function tryFault(
  bench: Bench,
  fault: Fault,
  { checks, controls }: { checks: readonly Check[]; controls: ControlRuns },
): Promise<FaultResult> {
  const started = performance.now();
  const chosen = candidates(fault, checks);
  const env = await createEnvironment(bench);
  let tried = 0;
  const finish = (result: CheckResult | null): FaultResult => ({
    fault,
    caughtBy: result?.check.id ?? null,
    sentence: result?.failures[0]?.sentence ?? null,
    tried,
    durationMs: Math.round(performance.now() - started),
  });
  try {
    for (const check of chosen) {
      if (!(await controls.passes(check))) continue;
      await setFault(bench, fault);
      // A control run may have advanced the time.
      await env.clock.read();
      tried += 1;
      const result = await runCheck(check, env);
      if (result.outcome === "failed") return finish(result);
    }
    return finish(null);
  } finally {
    await setFault(bench, null);
  }
}
