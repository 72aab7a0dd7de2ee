/**
 * The server is killed in the midst of its work, again and again, and started on the same data: what it has acknowledged
 * stays, and nothing stays by half. SEED repeats the moments, KILLS changes their number.
 */
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDb } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { deriveKeys } from "../domain/keys.ts";
import { ShiftableClock } from "../lib/clock.ts";
import type { TestMember } from "../testing/builders.ts";
import { buildMember } from "../testing/builders.ts";
import { migratedDataDir } from "../testing/migrated.ts";
import { freePort } from "../testing/ports.ts";
import { Journal } from "./kill/journal.ts";
import { Load, randomOf } from "./kill/load.ts";
import type { ServerPlace } from "./kill/process.ts";
import { ServerProcess } from "./kill/process.ts";
import { expectNothingLost } from "./kill/verdict.ts";
import { expectSound } from "./model/invariants.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);
const KILLS = Number(process.env["KILLS"] ?? 20);
const MEMBERS = 10;
const RICE = 1_000_000;
/** A kill comes this long after the load began, at random. */
const LIFE_MS_MIN = 100;
const LIFE_MS_MAX = 900;
const TIME_MS_MAX = 300_000;

let place: ServerPlace;
let members: TestMember[];
let server: ServerProcess | undefined;

beforeAll(async () => {
  const dataDir = await migratedDataDir("babchingu-kill-");
  place = { dataDir, port: await freePort(), jwtSecret: "a secret that only this test knows, 32+ characters" };
  const { db, close } = await openDb({ dataDir, databaseUrl: null });
  const deps: Pick<Deps, "db" | "clock" | "keys"> = {
    db,
    clock: new ShiftableClock(),
    keys: deriveKeys(place.jwtSecret),
  };
  members = [];
  for (let i = 0; i < MEMBERS; i += 1) members.push(await buildMember(deps as Deps, { rice: RICE }));
  await close();
});

afterAll(async () => {
  await server?.close();
  await rm(place.dataDir, { recursive: true, force: true });
});

test(
  `${KILLS} kills, seed ${SEED}`,
  async ({ annotate }) => {
    const moments = randomOf(SEED);
    const journal = new Journal();
    const load = new Load({ port: place.port, members, journal, random: randomOf(SEED + 1) });
    for (let kill = 0; kill < KILLS; kill += 1) {
      server = await ServerProcess.start(place);
      const working = load.run();
      await sleep(LIFE_MS_MIN + moments() * (LIFE_MS_MAX - LIFE_MS_MIN));
      // The first start after a kill waits for the dead process's lock, as it does in earnest.
      await server.kill({ keepsLock: kill === 0 });
      await working;
      expect(server.faults).toEqual([]);
    }
    const { answered, unanswered } = journal;
    await annotate(`${answered} writes acknowledged, ${unanswered} cut off`);
    expect(answered).toBeGreaterThan(KILLS * MEMBERS);
    server = await ServerProcess.start(place);
    await load.finish();
    await server.close();
    const { db, close } = await openDb({ dataDir: place.dataDir, databaseUrl: null });
    await expectNothingLost(db, journal);
    await expectSound(db);
    await close();
  },
  TIME_MS_MAX,
);
