/** One HTTP measurement by autocannon in a process of its own: it must not share a thread with what it measures. */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { median } from "./rounds.ts";

const runFile = promisify(execFile);
const program = createRequire(import.meta.url).resolve("autocannon");
const REQUEST_SECONDS_MAX = 10;
const END_MS_MAX = 30_000;

export interface HttpTarget {
  url: string;
  /** Made anew for each measurement, because access tokens live for half an hour. */
  token?: () => string;
}

export interface HttpLoad {
  connections: number;
  seconds: number;
}

export interface HttpResult {
  requestsPerSecond: number;
  /** In ms, as autocannon rounds them. */
  p50Ms: number;
  p99Ms: number;
}

interface AutocannonResult {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Asks as fast as answers come. Throws when an answer is no success: a fast refusal is no speed. */
export async function measureHttp({ url, token }: HttpTarget, { connections, seconds }: HttpLoad): Promise<HttpResult> {
  if (new URL(url).hostname !== "127.0.0.1") throw new Error("Only this machine is put under load.");
  const header = token === undefined ? [] : ["-H", `authorization=Bearer ${token()}`];
  const sizes = ["-c", String(connections), "-d", String(seconds), "-t", String(REQUEST_SECONDS_MAX)];
  const { stdout } = await runFile(process.execPath, [program, "--json", ...sizes, ...header, url], {
    timeout: seconds * 1000 + END_MS_MAX,
  });
  const result = JSON.parse(stdout) as AutocannonResult;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${new URL(url).pathname} failed.`);
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** The median of each figure over the rounds. */
export function mediansOf(results: readonly HttpResult[]): HttpResult {
  return {
    requestsPerSecond: median(results.map((it) => it.requestsPerSecond)),
    p50Ms: median(results.map((it) => it.p50Ms)),
    p99Ms: median(results.map((it) => it.p99Ms)),
  };
}
