/** A PostgreSQL server with members and rooms, for tests of servers that share a database. */
import { loadConfig } from "../config.ts";
import { migrateToLatest } from "../db/migrate.ts";
import { openDb } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { deriveKeys } from "../domain/accounts/keys.ts";
import { ShiftableClock } from "../lib/clock.ts";
import { buildAdmin, buildMember, newAccessToken, type MemberOverrides, type TestMember } from "./builders.ts";
import { sharedPostgres, startPostgres, type TestDatabases } from "./processes/postgres.ts";
import { insertRoom } from "./rooms.ts";
import { TEST_SECRET } from "./processes/server-process.ts";

export interface PostgresEnvironment<Postgres extends TestDatabases = TestDatabases> {
  postgres: Postgres;
  databaseUrl: string;
  db: Db;
  clock: ShiftableClock;
  member: (overrides?: MemberOverrides) => Promise<TestMember>;
  operator: (overrides?: Parameters<typeof buildAdmin>[1]) => Promise<TestMember>;
  /** Opens another session, with an access token that was issued `ageMs` ago. */
  tokenOf: (member: TestMember, ageMs?: number) => Promise<string>;
  /** Inserts a meeting of these members, the host first; `scheduledAt` is by default in three hours. */
  room: (members: readonly TestMember[], scheduledAt?: Date) => Promise<number>;
  close: () => Promise<void>;
}

async function createEnvironment<Postgres extends TestDatabases>(
  postgres: Postgres,
): Promise<PostgresEnvironment<Postgres>> {
  const databaseUrl = await postgres.newDatabase({ mayBeMigrated: true });
  const { db, close } = await openDb({ dataDir: "", databaseUrl });
  await migrateToLatest(db);
  const clock = new ShiftableClock();
  const config = loadConfig({ NODE_ENV: "test" });
  // Only the dependencies that the builders use.
  const deps = { config, db, clock, keys: deriveKeys(TEST_SECRET) } as unknown as Deps;
  return {
    postgres,
    databaseUrl,
    db,
    clock,
    member: (overrides) => buildMember(deps, overrides),
    operator: (overrides) => buildAdmin(deps, overrides),
    tokenOf: ({ id }, ageMs = 0) => {
      const past = new ShiftableClock();
      past.advance(-ageMs);
      return newAccessToken({ ...deps, clock: past }, id);
    },
    room: (members, scheduledAt) =>
      insertRoom(db, clock.now(), {
        memberIds: members.map((it) => it.id),
        ...(scheduledAt === undefined ? {} : { scheduledAt }),
      }),
    close: async () => {
      await close();
      await postgres.close();
    },
  };
}

export const startPostgresEnvironment = async () => createEnvironment(await sharedPostgres());

/** For tests that stop the server. */
export const startOwnPostgresEnvironment = async () => createEnvironment(await startPostgres());
export type OwnPostgresEnvironment = Awaited<ReturnType<typeof startOwnPostgresEnvironment>>;

/** What `npm test` starts for all files: SHARED_POSTGRES_URL is its URL. */
export async function startSharedPostgres(): Promise<{ url: string; close: () => Promise<void> }> {
  const postgres = await startPostgres({ settings: ["max_connections=300"] });
  const url = await postgres.newDatabase();
  const { db, close } = await openDb({ dataDir: "", databaseUrl: url });
  await migrateToLatest(db);
  await close();
  return { url, close: postgres.close };
}
