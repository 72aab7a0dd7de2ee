/**
 * The server is killed in the midst of its work, again and again, and started on the same data: what it has acknowledged
 * stays, and nothing stays by half. SEED repeats the moments, KILLS changes their number.
 */
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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
/** A kill comes after so many acknowledged writes, at random, and a moment later: a slow machine has as many to lose. */
const LIFE_WRITES_MIN = MEMBERS + 1;
const LIFE_WRITES_MAX = 60;
const MOMENT_MS_MAX = 50;
const LIFE_MS_MAX = 30_000;
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
      const enough = journal.answered + LIFE_WRITES_MIN + moments() * (LIFE_WRITES_MAX - LIFE_WRITES_MIN);
      const isEnough = () => expect(journal.answered).toBeGreaterThanOrEqual(enough);
      // The work ends by itself only when something is wrong; then that is told.
      await Promise.race([working, vi.waitFor(isEnough, { interval: 5, timeout: LIFE_MS_MAX })]);
      await sleep(moments() * MOMENT_MS_MAX);
      // The first start after a kill waits for the dead process's lock, as it does in earnest.
      await server.kill({ keepsLock: kill === 0 });
      await working;
      expect(server.faults).toEqual([]);
    }
    const { answered, unanswered } = journal;
    await annotate(`${answered} writes acknowledged, ${unanswered} cut off`);
    expect(answered).toBeGreaterThan(KILLS * MEMBERS);
    // A kill that hit nobody in the midst of a write would prove little.
    expect(unanswered).toBeGreaterThan(KILLS);
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
