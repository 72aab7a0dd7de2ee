/** The meeting list on both databases, compared with Prism's mock and with a plain Fastify that responds with the same bytes. */
import { Client } from "pg";
import { deriveForMock } from "../../../mocks/src/lib/derive.ts";
import { readContract } from "../../../mocks/src/lib/contract.ts";
import { startPrism } from "../../../mocks/src/lib/prism.ts";
import { seedMeetings, signToken } from "../lib/seed.ts";
import { measureHttp, mediansOf, type HttpResult, type HttpTarget } from "../lib/http-load.ts";
import type { Options } from "../lib/options.ts";
import { formatNumber, compareWithTarget, type Bench, type PartReport } from "../lib/report.ts";
import { interleave, medianRatio } from "../lib/rounds.ts";
import { type Cleanup, startSeededServer, startStatic } from "../lib/servers.ts";

export const HONGDAE = "lat=37.5563&lng=126.9236";
/** The queries come from up to 3 km around the place, each from its own position, so that no response can be cached for the next. */
const POSITIONS = 50;
const SPREAD_DEGREES = 0.03;
const WARM_UP_SECONDS = 4;
/** Commits that invalidate the cache of the list: a busy evening. */
const WRITES_PER_SECOND = 100;
/** The seed inserts the newest meeting first. */
const NEWEST_IDS = 500;
const TARGETS = { prismRatioMin: 3, staticRatioMin: 0.3, p99MsMax: 50 };

/** Query strings of positions around Hongdae, the same in every run, spread by the golden angle. */
function queriesAroundHongdae(): string[] {
  const goldenAngle = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: POSITIONS }, (_, n) => {
    const radius = SPREAD_DEGREES * Math.sqrt((n + 0.5) / POSITIONS);
    const latitude = 37.5563 + radius * Math.sin(n * goldenAngle);
    const longitude = 126.9236 + radius * Math.cos(n * goldenAngle);
    return `?lat=${latitude.toFixed(5)}&lng=${longitude.toFixed(5)}`;
  });
}

type Name = "PostgreSQL" | "PGlite" | "Prism mock" | "static JSON";
const WITH_WRITES = `PostgreSQL, ${WRITES_PER_SECOND} commits/s`;

/** The body of a target's response. Throws when the request fails. */
async function readResponse({ url, token }: HttpTarget): Promise<string> {
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token()}` } } : {});
  if (!response.ok) throw new Error(`${new URL(url).pathname} responded with ${response.status}.`);
  return await response.text();
}

/** Measures while the newest meetings are updated continuously, each update in its own transaction. */
async function measureWithWrites(databaseUrl: string, target: HttpTarget, options: Options): Promise<HttpResult> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let written = 0;
  let lastWrite: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    written += 1;
    const id = 1 + (written % NEWEST_IDS);
    lastWrite = client.query("update meetings set updated_at = clock_timestamp() where id = $1", [id]);
  }, 1000 / WRITES_PER_SECOND);
  try {
    return await measureHttp(target, options);
  } finally {
    clearInterval(timer);
    await lastWrite;
    await client.end();
  }
}

async function startTargets(
  options: Options,
  databaseUrl: string,
  cleanup: Cleanup,
): Promise<Record<Name, HttpTarget>> {
  const env = { LOG_LEVEL: options.logLevel };
  const queries = queriesAroundHongdae();
  const startServer = async (database: string | null): Promise<HttpTarget> => {
    const { server, seeded } = await startSeededServer(
      database,
      env,
      (db) => seedMeetings(db, options.meetings),
      cleanup,
    );
    return { url: `${server.url}/api/v1/meetings?${HONGDAE}`, queries, token: () => signToken(seeded) };
  };
  const onPostgres = await startServer(databaseUrl);
  const onPglite = await startServer(null);
  const prism = await startPrism({ kind: "mock" }, deriveForMock(readContract()));
  cleanup.add(() => prism.stop());
  return {
    PostgreSQL: onPostgres,
    PGlite: onPglite,
    "Prism mock": { url: `${prism.url}/meetings?${HONGDAE}`, queries, token: () => "token" },
    "static JSON": { ...(await startStatic(await readResponse(onPostgres), cleanup)), queries },
  };
}

function reportOf(
  options: Options,
  results: ReadonlyMap<string, HttpResult[]>,
  bytes: ReadonlyMap<string, number>,
): PartReport {
  const speeds = (name: Name) => (results.get(name) ?? []).map((it) => it.requestsPerSecond);
  const rows = [...results].map(([name, rounds]) => {
    const { requestsPerSecond, p50Ms, p99Ms } = mediansOf(rounds);
    const ratios = (["static JSON", "Prism mock"] as const).map((other) =>
      medianRatio(
        rounds.map((it) => it.requestsPerSecond),
        speeds(other),
      ),
    );
    return [name].concat([bytes.get(name) ?? 0, requestsPerSecond, p50Ms, p99Ms].concat(ratios).map(formatNumber));
  });
  const prismRatio = medianRatio(speeds("PostgreSQL"), speeds("Prism mock"));
  const staticRatio = medianRatio(speeds("PostgreSQL"), speeds("static JSON"));
  const { p99Ms } = mediansOf(results.get("PostgreSQL") ?? []);
  return {
    title: "Meeting list",
    description: `GET /api/v1/meetings from ${POSITIONS} places near Hongdae, ${options.meetings} meetings, ${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s.`,
    head: ["target", "bytes", "requests/s", "p50 ms", "p99 ms", "× static", "× Prism"],
    rows,
    findings: [
      compareWithTarget("PostgreSQL × Prism", prismRatio, { min: TARGETS.prismRatioMin }),
      compareWithTarget("PostgreSQL × static", staticRatio, { min: TARGETS.staticRatioMin }),
      compareWithTarget("PostgreSQL p99 in ms", p99Ms, { max: TARGETS.p99MsMax }),
    ],
    raw: Object.fromEntries(results),
  };
}

export const benchList: Bench = async ({ options, postgres, cleanup, log }) => {
  const databaseUrl = await postgres.newDatabase();
  const targets = await startTargets(options, databaseUrl, cleanup);
  const bytes = new Map<string, number>();
  for (const [name, target] of Object.entries(targets)) {
    bytes.set(name, Buffer.byteLength(await readResponse(target)));
    await measureHttp(target, { ...options, seconds: WARM_UP_SECONDS });
  }
  const measurements = new Map(
    Object.entries(targets).map(([name, target]) => [name, () => measureHttp(target, options)]),
  );
  measurements.set(WITH_WRITES, () => measureWithWrites(databaseUrl, targets.PostgreSQL, options));
  bytes.set(WITH_WRITES, bytes.get("PostgreSQL") ?? 0);
  const results = await interleave(measurements, options.rounds, (name, round, { requestsPerSecond }) =>
    log(`list, round ${round + 1}: ${name} ${formatNumber(requestsPerSecond)}/s`),
  );
  return reportOf(options, results, bytes);
};
