/** Runs checks: concurrently where possible, one by one where necessary; the order doesn't affect the result. */
import { errorCodes } from "@babchingu/openapi/errors";
import {
  CheckFailed,
  CheckSkipped,
  FixtureFailed,
  isAbout,
  NEEDS,
  needsOf,
  OFFERED_PREFIX,
  runsAlone,
  type Check,
  type Failure,
  type Need,
} from "./check.ts";
import { Context } from "./context.ts";
import { operationOf, specPointer } from "../contract/openapi.ts";
import type { Exchange } from "../client/exchange.ts";
import type { BackendProfile } from "./profile.ts";
import { Recorder } from "../client/recorder.ts";
import type { RunEnvironment } from "./environment.ts";

export type Outcome = "passed" | "failed" | "skipped";

export interface CheckResult {
  check: Omit<Check, "run">;
  outcome: Outcome;
  /** Why it was skipped. */
  reason?: string;
  failures: Failure[];
  /** All requests and frames. */
  exchanges: Exchange[];
  /** Operations it called. */
  touched: string[];
  durationMs: number;
}

const TIMEOUT_MS = 90_000;
/** How long a check that was timed out is waited for. */
const END_MS_MAX = 30_000;

/** The first need of a check that the profile doesn't meet. */
export function missingNeed(check: Pick<Check, "needs">, profile: BackendProfile): Need | null {
  const given: Record<Need, boolean> = {
    operator: profile.operator !== null,
    viewer: profile.viewer !== null,
    sms: profile.sms !== null,
    clock: profile.clock !== null,
    outage: profile.outage !== null,
    socket: profile.wsUrl !== null,
    addresses: profile.clientAddressHeader !== null,
    kakao: profile.kakaoConsentUrl !== null,
    disposable: profile.isDisposable,
    store: profile.receipts !== null,
  };
  return needsOf(check).find((need) => !given[need]) ?? null;
}

/** The violations of the contract in all exchanges of the check, each once. */
function violationsOf(exchanges: readonly Exchange[]): Failure[] {
  const found = new Map<string, Failure>();
  for (const exchange of exchanges) {
    const subject = exchange.kind === "http" ? (exchange.operationId ?? exchange.url) : "the socket";
    const status = exchange.kind === "http" ? ` ${exchange.response?.status ?? ""}` : "";
    for (const { pointer, message, spec } of exchange.violations) {
      const sentence = `${subject}${status}: ${pointer} ${message}.`;
      const key = sentence.replaceAll(/\/\d+/g, "/*");
      if (!found.has(key)) found.set(key, { sentence, pointer, spec, exchange: exchange.number });
    }
  }
  return [...found.values()];
}

function specOfLastCall(check: Check, exchanges: readonly Exchange[]): string {
  const last = exchanges.at(-1);
  if (last?.kind !== "http" || last.operationId === null) return check.source;
  return specPointer(operationOf(last.operationId), last.response?.status);
}

function failureOf(error: unknown, check: Check, exchanges: readonly Exchange[]): Failure {
  if (error instanceof CheckFailed) return { ...error.failure, spec: error.failure.spec ?? check.source };
  const number = exchanges.at(-1)?.number;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return {
    sentence: `The check was interrupted: ${text}${cause}`,
    spec: specOfLastCall(check, exchanges),
    ...(number === undefined ? {} : { exchange: number }),
  };
}

/** Whether a check waited for responses most of its time: each came in time, so the rule isn't broken, but the machine is busy. */
function isSlow(ms: number, { exchanges, elapsedMs }: Recorder): boolean {
  const waited = exchanges.map((each) => {
    if (each.kind === "frame") return 0;
    return each.response === null ? elapsedMs - each.atMs : each.durationMs;
  });
  return waited.reduce((sum, each) => sum + each, 0) > ms / 2;
}

/** Whether the body of a check ends in time, with or without an error. */
async function endsWithin(ms: number, body: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, ms, false)));
  try {
    return await Promise.race([Promise.allSettled([body]).then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs the body of a check. One that was timed out is still waited for, so that it doesn't run beside checks that must be alone. */
async function runBody(check: Check, ctx: Context): Promise<void> {
  const ms = check.timeoutMs ?? TIMEOUT_MS;
  const body = check.run(ctx);
  if (await endsWithin(ms, body)) return body;
  const sentence = `The check took longer than ${ms / 1000} s.`;
  const error = isSlow(ms, ctx.recorder)
    ? new CheckSkipped(`${TOO_SLOW} ${ms / 1000} s`)
    : new CheckFailed({ sentence });
  // One that runs alone disturbs no other yet, and may have something to set back.
  if (!runsAlone(check)) ctx.stop();
  if (!(await endsWithin(END_MS_MAX, body))) ctx.stop();
  throw error;
}

const TOO_SLOW = "the responses took so long that it didn't end within";
const RATE_LIMITED =
  "the backend's rate limit refused it; raise the limits, or give a clientAddressHeader or a longer --rate-limit-wait";

/** Whether the last answer was a rate limit's, which is no defect of what the check is about. */
function endsAtRateLimit(exchanges: readonly Exchange[]): boolean {
  const last = exchanges.findLast((exchange) => exchange.kind === "http");
  return last?.response?.body.includes(`"${errorCodes.TOO_MANY_REQUESTS}"`) === true;
}

const NOT_OFFERED = "it calls an operation that the backend doesn't offer";

/** Whether a check ended at a missing operation, which its own check reports once where it is required. */
function endsAtMissingOperation(
  failures: readonly Failure[],
  exchanges: readonly Exchange[],
  env: RunEnvironment,
): boolean {
  const number = failures[0]?.exchange;
  return env.isMissing(
    exchanges.findLast((each) => each.kind === "http" && (number === undefined || each.number === number)),
  );
}

/** Runs one check to its end. Never throws. */
export async function runCheck(check: Check, env: RunEnvironment): Promise<CheckResult> {
  const started = performance.now();
  const { run: _run, ...definition } = check;
  const recorder = new Recorder(env.coverage.observerFor(check.id));
  let { exchanges } = recorder;
  const result = (outcome: Outcome, failures: Failure[], reason?: string): CheckResult => ({
    check: definition,
    outcome,
    failures,
    exchanges,
    touched: [...new Set(exchanges.map((each) => (each.kind === "http" ? (each.operationId ?? each.url) : "socket")))],
    durationMs: Math.round(performance.now() - started),
    ...(reason === undefined ? {} : { reason }),
  });
  if (isAbout(check, env.missingOperations)) return result("skipped", [], NOT_OFFERED);
  const need = missingNeed(check, env.profile);
  if (need) return result("skipped", [], NEEDS[need]);
  const ctx = new Context(check, env, recorder);
  const failures: Failure[] = [];
  try {
    await runBody(check, ctx);
  } catch (error) {
    if (error instanceof CheckSkipped) return result("skipped", [], error.message);
    if (error instanceof FixtureFailed) exchanges = error.exchanges;
    failures.push(failureOf(error instanceof FixtureFailed ? error.cause : error, check, exchanges));
  } finally {
    ctx.close();
  }
  if (!isFirst(check) && endsAtMissingOperation(failures, exchanges, env)) return result("skipped", [], NOT_OFFERED);
  const violations = violationsOf(exchanges);
  if (failures.length > 0 && violations.length === 0 && endsAtRateLimit(exchanges))
    return result("skipped", [], RATE_LIMITED);
  failures.push(...violations);
  return result(failures.length > 0 ? "failed" : "passed", failures);
}

/** Callbacks for results as they arrive. */
export interface Progress {
  end?: (result: CheckResult) => void;
}

const isFirst = ({ id }: Check) => id.startsWith(OFFERED_PREFIX);

/**
 * Runs all checks: first those that tell which operations there are, then the other concurrent ones, then the rest one by one. Results are
 * in the checks' order.
 */
export async function runChecks(
  checks: readonly Check[],
  env: RunEnvironment,
  progress: Progress = {},
): Promise<CheckResult[]> {
  const results = new Map<string, CheckResult>();
  const runOne = async (check: Check) => {
    const result = await runCheck(check, env);
    results.set(check.id, result);
    progress.end?.(result);
  };
  const runConcurrently = async (queue: Check[]) => {
    const worker = async () => {
      for (let check = queue.shift(); check; check = queue.shift()) await runOne(check);
    };
    await Promise.all(Array.from({ length: env.profile.parallel }, worker));
  };
  await runConcurrently(checks.filter(isFirst));
  await runConcurrently(checks.filter((check) => !isFirst(check) && !runsAlone(check)));
  for (const check of checks.filter(runsAlone)) await runOne(check);
  return checks.flatMap(({ id }) => results.get(id) ?? []);
}
