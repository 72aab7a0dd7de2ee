/** The operator console's lists with a million rows each: every page, filter, order and search of the contract; the charts; full exports. */
import { consoleRequests, type ListPage } from "../lib/console-requests.ts";
import { seedConsole, signOperatorToken } from "../lib/seed-console.ts";
import type { Options } from "../lib/options.ts";
import { formatNumber, compareWithTarget, type Bench, type PartReport } from "../lib/report.ts";
import { interleave, median, percentile } from "../lib/rounds.ts";
import { startSeededServer } from "../lib/servers.ts";

const ROWS = 1_000_000;
/** Sent one after the other, as by a single operator. */
const REQUESTS_PER_ROUND = 3;
const LIST_MS_MAX = 500;
const EXPORT_ROWS_PER_SECOND_MIN = 5000;
const DASHBOARD = { list: "dashboard", name: "totals and map", path: "/admin/dashboard" };

type Request = typeof DASHBOARD;

interface ExportResult {
  rows: number;
  bytes: number;
  seconds: number;
  firstByteMs: number;
}

async function fetchOk(url: string, token: string): Promise<Response> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return response;
}

/** Milliseconds of each request, from sending it to the end of the response. */
async function timeRequests(url: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS_PER_ROUND; request += 1) {
    const start = performance.now();
    await (await fetchOk(url, token)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times;
}

/** Reads an export as a stream without keeping it. */
async function exportAll(url: string, token: string): Promise<ExportResult> {
  const start = performance.now();
  const { body } = await fetchOk(url, token);
  if (!body) throw new Error("The export has no body.");
  let [lines, bytes, firstByteMs] = [0, 0, 0];
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    if (bytes === 0) firstByteMs = performance.now() - start;
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === 0x0a) lines += 1;
  }
  return { rows: lines - 1, bytes, seconds: (performance.now() - start) / 1000, firstByteMs };
}

/** The results of one list: how many requests, and the slowest. */
function listRow(list: string, requests: readonly Request[], results: ReadonlyMap<string, number[][]>): string[] {
  const measured = requests
    .map(({ name }) => ({ name, times: (results.get(name) ?? []).flat() }))
    .toSorted((a, b) => median(b.times) - median(a.times));
  const [slowest] = measured;
  const typical = measured[Math.floor(measured.length / 2)];
  if (!slowest || !typical) return [];
  return [
    list,
    String(measured.length),
    formatNumber(median(typical.times)),
    formatNumber(median(slowest.times)),
    formatNumber(percentile(slowest.times, 0.95)),
    slowest.name,
  ];
}

function reportOf(
  options: Options,
  requests: readonly Request[],
  results: ReadonlyMap<string, number[][]>,
  files: ReadonlyMap<string, ExportResult>,
): PartReport {
  const worst = Math.max(...[...results.values()].map((rounds) => median(rounds.flat())));
  const slowestExport = Math.min(...[...files.values()].map(({ rows, seconds }) => rows / seconds));
  const exports = [...files].map(([name, { rows, bytes, seconds, firstByteMs }]) => [
    `${name}, export`,
    "1",
    "",
    formatNumber(firstByteMs),
    "",
    `${rows.toLocaleString("en-US")} rows, ${formatNumber(rows / seconds)} a second, ${formatNumber(bytes / 1_000_000)} MB`,
  ]);
  return {
    title: "Operator console",
    description: `PostgreSQL with ${ROWS.toLocaleString("en-US")} rows in each list but the operators'; ${options.rounds} rounds of ${REQUESTS_PER_ROUND} requests of each kind, one after the other. An export's time is that of its first byte.`,
    head: ["list", "kinds of requests", "typical p50 ms", "slowest p50 ms", "its p95 ms", "slowest"],
    rows: [
      ...[...Map.groupBy(requests, ({ list }) => list)].map(([list, own]) => listRow(list, own, results)),
      ...exports,
    ],
    findings: [
      compareWithTarget("slowest request of a list, p50 in ms", worst, { max: LIST_MS_MAX }),
      compareWithTarget("slowest export, rows a second", slowestExport, { min: EXPORT_ROWS_PER_SECOND_MIN }),
    ],
    raw: { requests: Object.fromEntries(results), exports: Object.fromEntries(files) },
  };
}

export const benchConsole: Bench = async ({ options, postgres, cleanup, log }) => {
  const env = { LOG_LEVEL: options.logLevel };
  const { server, seeded } = await startSeededServer(
    await postgres.newDatabase(),
    env,
    (db) => seedConsole(db, ROWS),
    cleanup,
  );
  log("console: the rows are inserted");
  const api = `${server.url}/api/v1`;
  const read = async (path: string) =>
    (await (await fetchOk(api + path, signOperatorToken(seeded))).json()) as ListPage;
  const requests = [...(await consoleRequests(read)), DASHBOARD];
  const measurements = new Map(
    requests.map(({ name, path }) => [name, () => timeRequests(api + path, signOperatorToken(seeded))]),
  );
  const results = await interleave(measurements, options.rounds, (name, round, times) => {
    if (median(times) > LIST_MS_MAX) log(`console, round ${round + 1}: ${name} ${formatNumber(median(times))} ms`);
  });
  const files = new Map<string, ExportResult>();
  for (const resource of ["members", "rice-transactions"]) {
    files.set(resource, await exportAll(`${api}/admin/exports/${resource}`, signOperatorToken(seeded)));
    log(`console: ${resource} exported`);
  }
  return reportOf(options, requests, results, files);
};
