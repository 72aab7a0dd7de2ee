/** Measures HTTP with autocannon in a separate process, which doesn't share a thread with the measured server. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { median } from "./rounds.ts";

const worker = join(import.meta.dirname, "..", "http-worker.ts");
const REQUEST_SECONDS_MAX = 10;
const END_MS_MAX = 30_000;
const OUTPUT_BYTES_MAX = 10_000_000;

export interface HttpTarget {
  url: string;
  /** Query strings that the connections send in turns, each with its "?"; that of `url` when left out. */
  queries?: readonly string[];
  /** Created for each measurement, because access tokens live for half an hour. */
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

/** Parameters of http-worker.ts. */
export interface HttpJob {
  url: string;
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  timeoutSeconds: number;
}

export interface AutocannonResult {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Each connection sends its next request when the response has arrived. Throws when a request fails, because a fast error would count as speed. */
export async function measureHttp(target: HttpTarget, { connections, seconds }: HttpLoad): Promise<HttpResult> {
  const { origin, hostname, pathname, search } = new URL(target.url);
  if (hostname !== "127.0.0.1") throw new Error("Only this machine is put under load.");
  const job: HttpJob = {
    url: origin,
    paths: (target.queries ?? [search]).map((query) => `${pathname}${query}`),
    headers: target.token === undefined ? {} : { authorization: `Bearer ${target.token()}` },
    connections,
    seconds,
    timeoutSeconds: REQUEST_SECONDS_MAX,
  };
  const result = await runWorker(job);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${pathname} failed.`);
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

function runWorker(job: HttpJob): Promise<AutocannonResult> {
  return new Promise((resolve, reject) => {
    const options = { timeout: job.seconds * 1000 + END_MS_MAX, maxBuffer: OUTPUT_BYTES_MAX };
    const child = execFile(process.execPath, [worker], options, (error, stdout) => {
      if (error === null) resolve(JSON.parse(stdout) as AutocannonResult);
      else reject(error);
    });
    child.stdin?.end(JSON.stringify(job));
  });
}

/** The median of each value over the rounds. */
export function mediansOf(results: readonly HttpResult[]): HttpResult {
  return {
    requestsPerSecond: median(results.map((it) => it.requestsPerSecond)),
    p50Ms: median(results.map((it) => it.p50Ms)),
    p99Ms: median(results.map((it) => it.p99Ms)),
  };
}
