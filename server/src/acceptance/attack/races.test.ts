/**
 * Requests that race for the same thing, sent at once to a server on PostgreSQL, a process of its own in the full run: what may happen once happens once, and the
 * books and seats stay consistent. RACES and SEED, which draws their order and delays, change the run: `npm run attack -- races`.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startServerProcess } from "../../testing/processes/server-process.ts";
import { randomOf } from "../../testing/random.ts";
import { type RunningServer, startServerHere } from "../../testing/server-here.ts";
import { expectConsistent } from "../model/invariants.ts";
import { type Outcomes, RaceContext } from "./race-context.ts";
import { accountRaces } from "./races-for-accounts.ts";
import { operatorRaces } from "./races-of-operators.ts";
import { featureRaces } from "./races-of-two-features.ts";
import { seatRaces } from "./races-for-seats.ts";

const SEED = Number(process.env["SEED"] ?? 1);
const races = [...seatRaces, ...accountRaces, ...featureRaces, ...operatorRaces];
const RACES = Number(process.env["RACES"] ?? races.length);
const isFull = process.env["RACES"] !== undefined;
const TEST_MS_MAX = 60_000 + RACES * 5000;

let environment: PostgresEnvironment;
let server: RunningServer;

beforeAll(async () => {
  environment = await startPostgresEnvironment();
  const env = { DATABASE_URL: environment.databaseUrl, NODE_ENV: "test", SEED_DEMO: "false" };
  const start = () => startServerProcess({ ...env, RATE_LIMIT: "false", LOG_LEVEL: "fatal" });
  server = await (isFull ? start() : startServerHere(environment));
}, 400_000);
afterAll(async () => {
  await server.close();
  await environment.close();
});

/** "3 ok, 5 ALREADY_JOINED" */
const shown = (outcomes: Outcomes) =>
  [...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, { length }]) => `${length} ${name}`).join(", ");

/** Each kind in turn, in another order each time. */
function drawRaces(random: () => number): typeof races {
  const rounds = Array.from({ length: Math.ceil(RACES / races.length) }, () =>
    races
      .map((race) => ({ race, rank: random() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ race }) => race),
  );
  return rounds.flat().slice(0, RACES);
}

test(
  `${RACES} races of ${races.length} kinds, seed ${SEED}`,
  async ({ annotate }) => {
    const operators = [await environment.operator(), await environment.operator({ name: "second" })] as const;
    const random = randomOf(SEED);
    const ctx = new RaceContext(environment, { url: server.url, operators, random });
    const wrong: string[] = [];
    for (const [index, [name, run]] of drawRaces(random).entries()) {
      const finding = await run(ctx).catch((error: unknown) => String(error));
      const outcomes = ctx.takeOutcomes();
      const delays = ctx.takeDelays();
      if (index < races.length) await annotate(`${name}: ${shown(outcomes)}`);
      if (finding !== null) wrong.push(`${index}, ${name}: ${finding} (${shown(outcomes)}, sent after ${delays} ms)`);
      await expectConsistent(environment.db);
    }
    expect(wrong).toEqual([]);
  },
  TEST_MS_MAX,
);
