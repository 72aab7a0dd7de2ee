/** Makes one defect after another and looks which check notices. */
import type { Check } from "../kit/check.ts";
import type { Profile } from "../kit/profile.ts";
import type { CheckResult } from "../kit/runner.ts";
import { runCheck, runChecks } from "../kit/runner.ts";
import { World } from "../kit/world.ts";
import type { Backend } from "./backend.ts";
import type { Fault } from "./fault.ts";
import type { FaultyProxy } from "./proxy.ts";

export interface FaultResult {
  fault: Fault;
  /** The first check that failed; null for a survivor. */
  caughtBy: string | null;
  /** What it said. */
  said: string | null;
  tried: number;
  durationMs: number;
}

/** Checks that are tried before a defect counts as a survivor. */
const TRIED_MAX = 30;

export interface Bench {
  backend: Backend;
  proxy: FaultyProxy;
  profile: Profile;
}

/** Through the proxy, but with the hooks at the backend: time, text messages and outages are no part of what is tested. */
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

async function worldOf({ profile }: Bench): Promise<World> {
  const world = new World(profile);
  await world.clock.read();
  return world;
}

async function setFault({ backend, proxy }: Bench, fault: Fault | null): Promise<void> {
  proxy.fault = fault?.by === "proxy" ? fault : null;
  await backend.wake(fault?.by === "patch" ? fault.id : null);
}

function isExpected(fault: Fault, { id }: Check): boolean {
  return fault.checks.some((beginning) => id.startsWith(beginning));
}

/** The checks to try: those that should notice, in the order in which the defect names them. */
export function candidates(fault: Fault, checks: readonly Check[]): Check[] {
  const rank = ({ id }: Check) => fault.checks.findIndex((beginning) => id.startsWith(beginning));
  return checks
    .filter((check) => isExpected(fault, check))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, TRIED_MAX);
}

/** Runs the checks without a defect: a check that fails then proves nothing. Resolves with those that failed. */
export async function baseline(bench: Bench, checks: readonly Check[]): Promise<CheckResult[]> {
  await setFault(bench, null);
  const results = await runChecks(checks, await worldOf(bench));
  return results.filter(({ outcome }) => outcome !== "passed");
}

/** Makes the defect and runs its checks until one fails. */
export async function tryFault(bench: Bench, fault: Fault, checks: readonly Check[]): Promise<FaultResult> {
  const started = performance.now();
  const chosen = candidates(fault, checks);
  const world = await worldOf(bench);
  await setFault(bench, fault);
  let tried = 0;
  const finish = (result: CheckResult | null): FaultResult => ({
    fault,
    caughtBy: result?.check.id ?? null,
    said: result?.failures[0]?.sentence ?? null,
    tried,
    durationMs: Math.round(performance.now() - started),
  });
  try {
    for (const check of chosen) {
      tried += 1;
      const result = await runCheck(check, world);
      if (result.outcome === "failed") return finish(result);
    }
    return finish(null);
  } finally {
    await setFault(bench, null);
  }
}
