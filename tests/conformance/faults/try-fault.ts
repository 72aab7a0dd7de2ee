/** Activates a defect and finds the check that catches it. */
import type { Check } from "../runner/check.ts";
import type { BackendProfile } from "../runner/profile.ts";
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

/** So many checks run before a defect counts as a survivor. */
const CHECKS_TRIED_MAX = 30;

export interface FaultRunContext {
  backend: Backend;
  proxy: FaultyProxy;
  profile: BackendProfile;
}

/** A profile whose calls go through the faulty proxy, and whose hooks (clock, text messages, outage) go to the backend directly. */
export function proxiedProfile(
  profile: BackendProfile,
  { backend, proxy }: Omit<FaultRunContext, "profile">,
): BackendProfile {
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

async function createEnvironment({ profile }: FaultRunContext): Promise<RunEnvironment> {
  const env = new RunEnvironment(profile);
  await env.clock.syncWithServer();
  return env;
}

async function setFault({ backend, proxy }: FaultRunContext, fault: Fault | null): Promise<void> {
  proxy.fault = fault?.by === "proxy" ? fault : null;
  await backend.activate(fault?.by === "patch" ? fault.id : null);
}

function isCandidate(fault: Fault, { id }: Check): boolean {
  return fault.checks.some((prefix) => id.startsWith(prefix));
}

/** The checks that should catch the defect, in the order in which it names them. */
export function candidateChecks(fault: Fault, checks: readonly Check[]): Check[] {
  const rank = ({ id }: Check) => fault.checks.findIndex((prefix) => id.startsWith(prefix));
  return checks
    .filter((check) => isCandidate(fault, check))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, CHECKS_TRIED_MAX);
}

/** Runs checks without a defect, each once and only when it has failed with one: a check that fails without one can't catch any. */
export class ControlRuns {
  /** With the sentence of their failure. */
  readonly failing: string[] = [];
  readonly #context: FaultRunContext;
  readonly #passed = new Map<string, boolean>();

  constructor(context: FaultRunContext) {
    this.#context = context;
  }

  async passes(check: Check): Promise<boolean> {
    const passed = this.#passed.get(check.id);
    if (passed !== undefined) return passed;
    await setFault(this.#context, null);
    const { outcome, failures } = await runCheck(check, await createEnvironment(this.#context));
    this.#passed.set(check.id, outcome === "passed");
    if (outcome !== "passed") this.failing.push(`${check.id} (${failures[0]?.sentence ?? outcome})`);
    return outcome === "passed";
  }
}

/** Activates the defect and runs its checks until one fails. */
export async function tryFault(
  context: FaultRunContext,
  fault: Fault,
  { checks, controls }: { checks: readonly Check[]; controls: ControlRuns },
): Promise<FaultResult> {
  const started = performance.now();
  const chosen = candidateChecks(fault, checks);
  const env = await createEnvironment(context);
  let tried = 0;
  const toResult = (result: CheckResult | null): FaultResult => ({
    fault,
    caughtBy: result?.check.id ?? null,
    sentence: result?.failures[0]?.sentence ?? null,
    tried,
    durationMs: Math.round(performance.now() - started),
  });
  try {
    // Again where none has failed: a check of a lifetime says nothing when the server was too slow, as after its first advance by days.
    for (const check of [...chosen, ...chosen]) {
      await setFault(context, fault);
      // A control run may have advanced the time.
      await env.clock.syncWithServer();
      tried += 1;
      const result = await runCheck(check, env);
      // The control run comes second, because most checks pass with most defects.
      if (result.outcome === "failed" && (await controls.passes(check))) return toResult(result);
    }
    return toResult(null);
  } finally {
    await setFault(context, null);
  }
}
