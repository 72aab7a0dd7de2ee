/** The operator console's lists with a million rows each: first and deep pages, searches, the charts, a full export. */
import { seedConsole, signOperatorToken } from "../lib/seed-console.ts";
import type { Options } from "../lib/options.ts";
import { formatNumber, compareWithTarget, type Bench, type PartReport } from "../lib/report.ts";
import { interleave, median, percentile } from "../lib/rounds.ts";
import { startSeededServer } from "../lib/servers.ts";

const ROWS = 1_000_000;
const MIDDLE_PAGE = ROWS / 20 / 2;
/** Sent one after the other, as by a single operator. */
const REQUESTS_PER_ROUND = 5;
const PAGE_MS_MAX = 500;
const SEARCH_MS_MAX = 2000;
const EXPORT_ROWS_PER_SECOND_MIN = 5000;

/** The measured requests, with their paths below /api/v1/admin. */
const requests = {
  "members, first page": "/members",
  "members, page 25,000": `/members?page=${MIDDLE_PAGE - 1}`,
  "members, last page": `/members?page=${ROWS / 20 - 1}`,
  "members, search by id": "/members/search?field=id&q=500000",
  "members, search by part of a name": `/members/search?field=name&q=${encodeURIComponent("사람98765")}`,
  "members, search by part of a phone": "/members/search?field=phone&q=98765",
  "meetings, first page": "/meetings",
  "meetings, page 25,000": `/meetings?page=${MIDDLE_PAGE - 1}`,
  "meetings, last page": `/meetings?page=${ROWS / 20 - 1}`,
  "meetings, search by host": "/meetings/search?field=host_id&q=500",
  "meetings, search by part of a title": `/meetings/search?field=title&q=${encodeURIComponent("먹어요 98765")}`,
  "rice, first page": "/rice-transactions",
  "rice, page 25,000": `/rice-transactions?page=${MIDDLE_PAGE - 1}`,
  "rice, last page": `/rice-transactions?page=${ROWS / 20 - 1}`,
  "rice, search by member": "/rice-transactions/search?field=member_id&q=500000",
  "rice, search by reason, page 5,000": "/rice-transactions/search?field=rice_transaction_reason&q=SIGNUP&page=4999",
  "dashboard, totals and map": "/dashboard",
} as const;
type RequestName = keyof typeof requests;
const names = Object.keys(requests) as RequestName[];

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

function reportOf(
  options: Options,
  results: ReadonlyMap<string, number[][]>,
  files: ReadonlyMap<string, ExportResult>,
): PartReport {
  const timesOf = (name: RequestName) => (results.get(name) ?? []).flat();
  const worst = (kind: "search" | "page") =>
    Math.max(
      ...names.filter((name) => name.includes("search") === (kind === "search")).map((name) => median(timesOf(name))),
    );
  const exports = [...files].map(([name, { rows, bytes, seconds, firstByteMs }]) => [
    `${name}, export of ${rows.toLocaleString("en-US")} rows`,
    formatNumber(firstByteMs),
    "",
    `${formatNumber(rows / seconds)} rows/s, ${formatNumber(bytes / 1_000_000)} MB in ${formatNumber(seconds)} s`,
  ]);
  const slowest = Math.min(...[...files.values()].map(({ rows, seconds }) => rows / seconds));
  return {
    title: "Operator console",
    description: `PostgreSQL with ${ROWS.toLocaleString("en-US")} members, meetings and rows of the ledger each; ${options.rounds} rounds of ${REQUESTS_PER_ROUND} requests, one after the other. An export's time is that of its first byte.`,
    head: ["what", "p50 ms", "p95 ms", "file"],
    rows: [
      ...names.map((name) => [
        name,
        formatNumber(median(timesOf(name))),
        formatNumber(percentile(timesOf(name), 0.95)),
        "",
      ]),
      ...exports,
    ],
    findings: [
      compareWithTarget("slowest page, p50 in ms", worst("page"), { max: PAGE_MS_MAX }),
      compareWithTarget("slowest search, p50 in ms", worst("search"), { max: SEARCH_MS_MAX }),
      compareWithTarget("slowest export, rows a second", slowest, { min: EXPORT_ROWS_PER_SECOND_MIN }),
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
  const api = `${server.url}/api/v1/admin`;
  const measurements = new Map(
    names.map((name) => [name, () => timeRequests(api + requests[name], signOperatorToken(seeded))]),
  );
  const results = await interleave(measurements, options.rounds, (name, round, times) =>
    log(`console, round ${round + 1}: ${name} ${formatNumber(median(times))} ms`),
  );
  const files = new Map<string, ExportResult>();
  for (const resource of ["members", "rice-transactions"]) {
    files.set(resource, await exportAll(`${api}/exports/${resource}`, signOperatorToken(seeded)));
    log(`console: ${resource} exported`);
  }
  return reportOf(options, results, files);
};
