/** The server that is flooded: in the full run a process on PostgreSQL with a filled database, in `npm test` one in memory. */
import { parseSeoulTime } from "@babchingu/openapi";
import { sql } from "kysely";
import type { AddressInfo } from "node:net";
import type { Db } from "../../db/schema.ts";
import { addMs } from "../../lib/time.ts";
import type { MemberOverrides, TestMember } from "../../testing/builders.ts";
import { createTestApp } from "../../testing/harness.ts";
import { meetingBody } from "../../testing/meetings.ts";
import { startPostgresEnvironment } from "../../testing/postgres-environment.ts";
import { randomOf } from "../../testing/random.ts";
import { pick } from "./pick.ts";
import { startServerProcess } from "../../testing/processes/server-process.ts";

const MEETINGS = 50_000;
const ROWS_PER_INSERT = 1000;
/** Attackers have addresses of their own. Few codes a day, so that the flood of them reaches its end. */
const ENV = { TRUST_PROXY: "1", RATE_LIMIT: "true", SMS_PER_DAY_IP: "100", PASSWORD_HASHES: "strong" };

export interface FloodTarget {
  url: string;
  socketUrl: string;
  db: Db;
  clock: { now: () => Date };
  member: (overrides?: MemberOverrides) => Promise<TestMember>;
  close: () => PromiseLike<void>;
}

export async function startInMemory(): Promise<FloodTarget> {
  const { app, db, clock, member } = await createTestApp({ now: new Date().toISOString(), env: ENV });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { url: `http://${address}`, socketUrl: `ws://${address}/ws`, db, clock, member, close: () => app.close() };
}

const DISHES = ["라멘", "김치찌개", "냉면", "돈가스", "비빔밥"];
const KOREA = { latitude: 34.5, longitude: 126.5, degrees: 3 };

/** All over the country, a fifth of them with each dish: what a search has to look through. */
async function fillMeetings(db: Db, clock: { now: () => Date }, hostId: number): Promise<void> {
  const { imageId: _imageId, scheduledAt, ...body } = meetingBody({ clock });
  const now = clock.now();
  const random = randomOf(1);
  for (let done = 0; done < MEETINGS; done += ROWS_PER_INSERT) {
    const rows = Array.from({ length: ROWS_PER_INSERT }, (_, index) => ({
      ...body,
      title: `${pick(random, DISHES)} 먹어요`,
      placeLatitude: KOREA.latitude + random() * KOREA.degrees,
      placeLongitude: KOREA.longitude + random() * KOREA.degrees,
      hostId,
      status: "RECRUITING" as const,
      memberCount: 1,
      scheduledAt: parseSeoulTime(scheduledAt),
      createdAt: addMs(now, -done - index),
      updatedAt: now,
    }));
    await db.insertInto("meetings").values(rows).execute();
  }
  await sql`analyze meetings`.execute(db);
}

export async function startOnPostgres(): Promise<FloodTarget> {
  const environment = await startPostgresEnvironment();
  const { databaseUrl, db, clock, member } = environment;
  await fillMeetings(db, clock, (await member()).id);
  // As in production: checking each response against the contract takes longer than many of the operations.
  const env = { ...ENV, DATABASE_URL: databaseUrl, NODE_ENV: "production", LOG_LEVEL: "fatal" };
  const server = await startServerProcess(env);
  const close = async () => {
    await server.close();
    await environment.close();
  };
  return { url: server.url, socketUrl: server.socketUrl, db, clock, member, close };
}
