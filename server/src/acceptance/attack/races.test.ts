/**
 * Requests that race for the same thing, sent at once to a server process on PostgreSQL: what may happen once happens once, and the
 * books and seats stay consistent. RACES changes the run: `npm run attack -- races`.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { expectConsistent } from "../model/invariants.ts";
import { Calls } from "./calls.ts";
import { type Outcomes, RaceContext } from "./race-context.ts";
import { accountRaces } from "./races-for-accounts.ts";
import { seatRaces } from "./races-for-seats.ts";

const races = [...seatRaces, ...accountRaces];
const RACES = Number(process.env["RACES"] ?? races.length);
const TEST_MS_MAX = 60_000 + RACES * 5000;

let environment: PostgresEnvironment;
let server: ServerProcess;

beforeAll(async () => {
  environment = await startPostgresEnvironment();
  const env = { DATABASE_URL: environment.databaseUrl, NODE_ENV: "test", SEED_DEMO: "false" };
  server = await startServerProcess({ ...env, RATE_LIMIT: "false", LOG_LEVEL: "fatal" });
}, 400_000);
afterAll(async () => {
  await server.close();
  await environment.close();
});

/** "3 ok, 5 ALREADY_JOINED" */
const shown = (outcomes: Outcomes) =>
  [...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, { length }]) => `${length} ${name}`).join(", ");

test(
  `${RACES} races`,
  async ({ annotate }) => {
    const operators = [await environment.operator(), await environment.operator({ name: "second" })] as const;
    const ctx = new RaceContext(environment, new Calls(server.url), operators);
    const wrong: string[] = [];
    for (let index = 0; index < RACES; index += 1) {
      const [name, run] = races[index % races.length] ?? ["", async () => null];
      const finding = await run(ctx);
      const outcomes = ctx.takeOutcomes();
      if (index < races.length) await annotate(`${name}: ${shown(outcomes)}`);
      if (finding !== null) wrong.push(`${name}: ${finding} (${shown(outcomes)})`);
      await expectConsistent(environment.db);
    }
    expect(wrong).toEqual([]);
  },
  TEST_MS_MAX,
);
