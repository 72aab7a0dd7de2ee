/** How much the nearby list slows down as the number of meetings grows, in a city and in the country. */
import type { TestPostgres } from "../../../server/src/testing/processes/postgres.ts";
import { seedMeetings, signToken } from "../lib/seed.ts";
import { measureHttp, mediansOf, type HttpResult } from "../lib/http-load.ts";
import type { Options } from "../lib/options.ts";
import { formatNumber, compareWithTarget, type Bench, type PartReport } from "../lib/report.ts";
import { interleave, medianRatio } from "../lib/rounds.ts";
import { type Cleanup, startSeededServer } from "../lib/servers.ts";
import { HONGDAE } from "./list.ts";

const PLACES = { Hongdae: HONGDAE, Yeongyang: "lat=36.6667&lng=129.1124" };
const WARM_UP_SECONDS = 2;
const LAST_STEP = { from: 100_000, to: 1_000_000, ratioMax: 1.3 };

type Place = keyof typeof PLACES;
const places = Object.keys(PLACES) as Place[];

function keyOf(place: Place, size: number): string {
  return `${place} ${size}`;
}

async function prepareMeasurements(
  options: Options,
  postgres: TestPostgres,
  cleanup: Cleanup,
  log: (line: string) => void,
) {
  const measurements = new Map<string, () => Promise<HttpResult>>();
  for (const size of options.sizes) {
    const env = { LOG_LEVEL: options.logLevel };
    const seed = (db: Parameters<typeof seedMeetings>[0]) => seedMeetings(db, size);
    const { server, seeded } = await startSeededServer(await postgres.newDatabase(), env, seed, cleanup);
    log(`sizes: ${size} meetings are inserted`);
    for (const place of places) {
      const target = { url: `${server.url}/api/v1/meetings?${PLACES[place]}`, token: () => signToken(seeded) };
      await measureHttp(target, { ...options, seconds: WARM_UP_SECONDS });
      measurements.set(keyOf(place, size), () => measureHttp(target, options));
    }
  }
  return measurements;
}

export function reportOf(
  options: Pick<Options, "sizes" | "connections" | "rounds" | "seconds">,
  results: ReadonlyMap<string, HttpResult[]>,
): PartReport {
  const timesOf = (place: Place, size: number) =>
    (results.get(keyOf(place, size)) ?? []).map((it) => 1 / it.requestsPerSecond);
  const rows = places.flatMap((place) =>
    options.sizes.map((size, index) => {
      const { requestsPerSecond, p50Ms, p99Ms } = mediansOf(results.get(keyOf(place, size)) ?? []);
      const before = options.sizes[index - 1];
      const step = before === undefined ? "" : formatNumber(medianRatio(timesOf(place, size), timesOf(place, before)));
      return [place, size.toLocaleString("en-US"), ...[requestsPerSecond, p50Ms, p99Ms].map(formatNumber), step];
    }),
  );
  const { from, to, ratioMax } = LAST_STEP;
  const hasLastStep = options.sizes.includes(from) && options.sizes.includes(to);
  const judge = (place: Place) =>
    compareWithTarget(
      `${place}, time of ${to} to that of ${from}`,
      medianRatio(timesOf(place, to), timesOf(place, from)),
      { max: ratioMax },
    );
  return {
    title: "Nearby list by number of meetings",
    description: `PostgreSQL, all meetings in the future, ${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s. The step is the time of a request to that with fewer meetings. Yeongyang has few meetings near.`,
    head: ["place", "meetings", "requests/s", "p50 ms", "p99 ms", "step"],
    rows,
    findings: hasLastStep ? places.map(judge) : [],
    raw: Object.fromEntries(results),
  };
}

export const benchSizes: Bench = async ({ options, postgres, cleanup, log }) => {
  const measurements = await prepareMeasurements(options, postgres, cleanup, log);
  const results = await interleave(measurements, options.rounds, (name, round, { requestsPerSecond }) =>
    log(`sizes, round ${round + 1}: ${name} ${formatNumber(requestsPerSecond)}/s`),
  );
  return reportOf(options, results);
};
