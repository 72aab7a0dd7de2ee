/** How the nearby list grows slower with the number of meetings, in a city and in the country. */
import type { TestPostgres } from "../../../server/src/testing/processes/postgres.ts";
import { fillMeetings, tokenOf } from "../lib/fill.ts";
import type { HttpResult } from "../lib/http-load.ts";
import { measureHttp, mediansOf } from "../lib/http-load.ts";
import type { Options } from "../lib/options.ts";
import type { PartReport } from "../lib/report.ts";
import { figure, compareWithTarget } from "../lib/report.ts";
import { interleave, medianRatio } from "../lib/rounds.ts";
import { Cleanup, startFilled } from "../lib/servers.ts";
import { HONGDAE } from "./list.ts";

const PLACES = { Hongdae: HONGDAE, Yeongyang: "lat=36.6667&lng=129.1124" };
const WARM_UP_SECONDS = 2;
const LAST_STEP = { from: 100_000, to: 1_000_000, ratioMax: 1.3 };

type Place = keyof typeof PLACES;
const places = Object.keys(PLACES) as Place[];

function keyOf(place: Place, size: number): string {
  return `${place} ${size}`;
}

async function measuresOf(options: Options, postgres: TestPostgres, cleanup: Cleanup, log: (line: string) => void) {
  const measures = new Map<string, () => Promise<HttpResult>>();
  for (const size of options.sizes) {
    const env = { LOG_LEVEL: options.logLevel };
    const fill = (db: Parameters<typeof fillMeetings>[0]) => fillMeetings(db, size);
    const { server, filled } = await startFilled(await postgres.newDatabase(), env, fill, cleanup);
    log(`sizes: ${size} meetings are there`);
    for (const place of places) {
      const target = { url: `${server.url}/api/v1/meetings?${PLACES[place]}`, token: () => tokenOf(filled) };
      await measureHttp(target, { ...options, seconds: WARM_UP_SECONDS });
      measures.set(keyOf(place, size), () => measureHttp(target, options));
    }
  }
  return measures;
}

function reportOf(options: Options, results: ReadonlyMap<string, HttpResult[]>): PartReport {
  const timesOf = (place: Place, size: number) =>
    (results.get(keyOf(place, size)) ?? []).map((it) => 1 / it.requestsPerSecond);
  const rows = places.flatMap((place) =>
    options.sizes.map((size, index) => {
      const { requestsPerSecond, p50Ms, p99Ms } = mediansOf(results.get(keyOf(place, size)) ?? []);
      const before = options.sizes[index - 1];
      const step = before === undefined ? "" : figure(medianRatio(timesOf(place, size), timesOf(place, before)));
      return [place, size.toLocaleString("en-US"), ...[requestsPerSecond, p50Ms, p99Ms].map(figure), step];
    }),
  );
  const { from, to, ratioMax } = LAST_STEP;
  const hasLastStep = options.sizes.includes(from) && options.sizes.includes(to);
  const findings = places.map((place) =>
    compareWithTarget(
      `${place}, time of ${to} to that of ${from}`,
      medianRatio(timesOf(place, to), timesOf(place, from)),
      {
        max: ratioMax,
      },
    ),
  );
  return {
    title: "Nearby list by number of meetings",
    about: `PostgreSQL, every meeting ahead, ${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s. The step is the time of a request to that with fewer meetings. Yeongyang has few meetings near.`,
    head: ["place", "meetings", "requests/s", "p50 ms", "p99 ms", "step"],
    rows,
    findings: hasLastStep ? findings : [],
    raw: Object.fromEntries(results),
  };
}

export async function benchSizes(
  options: Options,
  postgres: TestPostgres,
  log: (line: string) => void,
): Promise<PartReport> {
  const cleanup = new Cleanup();
  try {
    const measures = await measuresOf(options, postgres, cleanup, log);
    const results = await interleave(measures, options.rounds, (name, round, { requestsPerSecond }) =>
      log(`sizes, round ${round + 1}: ${name} ${figure(requestsPerSecond)}/s`),
    );
    return reportOf(options, results);
  } finally {
    await cleanup.run();
  }
}
