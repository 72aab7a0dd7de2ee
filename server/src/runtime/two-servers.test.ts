/** Two server processes on one PostgreSQL: chat between them, and jobs that run on both. */
import { HOUR_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { DevMailboxMessage } from "../adapters/dev-mailbox.ts";
import { addMs } from "../lib/time.ts";
import type { TestMember } from "../testing/builders.ts";
import { openBus } from "../realtime/bus/open.ts";
import { ChatMember } from "../testing/chat-member.ts";
import { startServerProcess, type ServerProcess } from "../testing/processes/server-process.ts";
import { startOwnPostgresEnvironment, type OwnPostgresEnvironment } from "../testing/postgres-environment.ts";
import { eventually } from "../testing/eventually.ts";

let environment: OwnPostgresEnvironment;
/** Servers whose bus is PostgreSQL. */
let servers: [ServerProcess, ServerProcess];
const chatMembers: ChatMember[] = [];

beforeAll(async () => {
  environment = await startOwnPostgresEnvironment();
  // Outside of production, for the outbox of push messages.
  const mode = { NODE_ENV: "development", SEED_DEMO: "false", LOG_LEVEL: "error" };
  const settings = { DATABASE_URL: environment.databaseUrl, RATE_LIMIT: "false", ...mode };
  servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
}, 400_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await environment.close();
});
afterEach(() => Promise.all(chatMembers.splice(0).map((member) => member.disconnect())));

/** Creates a room with two members connected to each server. */
async function openRoom() {
  const members: TestMember[] = [];
  for (let i = 0; i < 4; i += 1) members.push(await environment.member());
  const meetingId = await environment.room(members);
  const roomMembers = await Promise.all(
    members.map((member, index) => ChatMember.connect(servers[index % 2 === 0 ? 0 : 1].url, member.token, meetingId)),
  );
  chatMembers.push(...roomMembers);
  return { meetingId, roomMembers };
}

const MESSAGES_PER_MEMBER = 25;
const MESSAGES = 4 * MESSAGES_PER_MEMBER;

/** All members send messages, 20 a second in total: below the limit per member. */
async function sendMessages(roomMembers: ChatMember[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, member] of roomMembers.entries())
      member.sendMessage(`m${index}-${round}`, `${index}의 ${round}번째 말`);
    await sleep(200);
  }
}

async function storedIds(meetingId: number): Promise<number[]> {
  const rows = await environment.db
    .selectFrom("chatMessages")
    .select("id")
    .where("meetingId", "=", meetingId)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

// The first: the others stop a server or the database, which may be logged as an error.
test("every job step runs once on one of the servers", async () => {
  const ROOMS = 9;
  const members: TestMember[] = [];
  for (let i = 0; i < ROOMS * 3; i += 1) members.push(await environment.member({ fcmToken: `device-${i}` }));
  const threeHoursAgo = addMs(environment.clock.now(), -3 * HOUR_MS);
  const rooms: number[] = [];
  for (let i = 0; i < ROOMS; i += 1) {
    // Every third meeting is below its minimum.
    const seats = members.slice(i * 3, i * 3 + (i % 3 === 0 ? 1 : 3));
    rooms.push(await environment.room(seats, threeHoursAgo));
  }
  const findOpenMeetings = () =>
    environment.db.selectFrom("meetings").select("id").where("id", "in", rooms).where("status", "<>", "END").execute();
  const queuedPushes = () => environment.db.selectFrom("pushOutbox").select("id").execute();
  await eventually(async () => expect([await findOpenMeetings(), await queuedPushes()]).toEqual([[], []]));

  const messages = await environment.db
    .selectFrom("chatMessages")
    .select(["meetingId", "systemKey"])
    .where("meetingId", "in", rooms)
    .orderBy("id")
    .execute();
  const keysOf = Map.groupBy(messages, (message) => message.meetingId);
  const systemKeys = ["CONFIRMED", "CHECK", "EVALUATION"];
  for (const [index, room] of rooms.entries()) {
    const keys = keysOf.get(room)?.map((message) => message.systemKey);
    expect(keys).toEqual(index % 3 === 0 ? ["END_MINCAPACITY"] : systemKeys);
  }

  const pushes = await Promise.all(
    servers.map(async ({ url }) => (await (await fetch(`${url}/dev/outbox`)).json()) as DevMailboxMessage[]),
  );
  const byMember = Map.groupBy(pushes.flat(), (message) => message.to);
  const seated = members.filter((_, index) => index % 9 === 0 || Math.floor(index / 3) % 3 !== 0);
  for (const member of seated) {
    const received = byMember.get(member.phone ?? "") ?? [];
    const isAlone = members.indexOf(member) % 9 === 0;
    // Confirmed, check-in open, no-show, rating; or below the minimum.
    expect(received).toHaveLength(isAlone ? 1 : 4);
    expect(new Set(received.map((message) => message.text)).size).toBe(received.length);
  }
  const noShows = await environment.db.selectFrom("noShows").select("memberId").execute();
  expect(noShows).toHaveLength(ROOMS * 2);
  expect(new Set(noShows.map((row) => row.memberId)).size).toBe(ROOMS * 2);
  const scores = await environment.db.selectFrom("members").select("point").where("point", "<", 50).execute();
  expect(scores).toEqual(Array.from({ length: ROOMS * 2 }, () => ({ point: 45 })));
  for (const server of servers) expect(server.output()).not.toContain('"level":50');
}, 180_000);

// Over Redis: acceptance/long-runs/chat.test.ts.
test("over PostgreSQL every member receives every message once and in order", async () => {
  const { meetingId, roomMembers } = await openRoom();
  // The test subscribes to the bus itself to see what a server publishes.
  const published: number[] = [];
  const bus = await openBus({ databaseUrl: environment.databaseUrl, redisUrl: null }, { warn: () => undefined });
  bus.subscribe((ids) => published.push(...ids));
  for (let i = 0; i < 15; i += 1) {
    roomMembers[0]?.sendMessage(`first-${i}`, "들려요?");
    await eventually(() => expect(roomMembers[1]?.deliveredIds).toHaveLength(i + 1));
  }
  await eventually(() => expect(published).toContain(meetingId));
  await bus.close();
  await sendMessages(roomMembers.slice(1), 8);
  await eventually(() => {
    for (const member of roomMembers) expect(member.deliveredIds).toHaveLength(15 + 3 * 8);
  });
  const ids = await storedIds(meetingId);
  for (const member of roomMembers) expect(member.deliveredIds).toEqual(ids);
}, 120_000);

async function restartSecond(): Promise<void> {
  await sleep(1000);
  expect(await servers[1].stop("SIGTERM")).toBe(0);
  await sleep(500);
  await servers[1].start();
}

test("no message is lost or duplicated while one server restarts", async () => {
  const { meetingId, roomMembers } = await openRoom();
  await Promise.all([sendMessages(roomMembers, MESSAGES_PER_MEMBER), restartSecond()]);
  await eventually(() => {
    for (const member of roomMembers) {
      const { received, unacknowledged, state } = member;
      expect({ received: received.size, unacknowledged }, JSON.stringify(state)).toEqual({
        received: MESSAGES,
        unacknowledged: 0,
      });
    }
  });
  const ids = await storedIds(meetingId);
  expect(ids).toHaveLength(MESSAGES);
  for (const [index, member] of roomMembers.entries()) {
    expect([...member.received.keys()].toSorted((a, b) => a - b)).toEqual(ids);
    expect(new Set(member.deliveredIds).size).toBe(member.deliveredIds.length);
    expect(member.closeCodes.includes(1001)).toBe(index % 2 === 1);
  }
}, 120_000);

test("no message is lost or duplicated when the database restarts", async () => {
  const { meetingId, roomMembers } = await openRoom();
  roomMembers[0]?.sendMessage("before", "아직 있어요?");
  await eventually(() => expect(roomMembers[1]?.received.size).toBe(1));
  await environment.postgres.stop();
  await environment.postgres.start();
  await sleep(1500);
  roomMembers[2]?.sendMessage("after-a", "돌아왔어요");
  roomMembers[3]?.sendMessage("after-b", "저도요");
  await eventually(() => {
    for (const member of roomMembers) expect(member.received.size).toBe(3);
  });
  expect(await storedIds(meetingId)).toHaveLength(3);
  for (const member of roomMembers) expect(new Set(member.deliveredIds).size).toBe(member.deliveredIds.length);
}, 120_000);

test("a grant to all reaches everybody once when a server that works on it is killed", async () => {
  const { db } = environment;
  const operator = await environment.operator();
  await sql`insert into members (name, role, status, created_at, updated_at)
      select 'many' || i, 'ROLE_USER', 'ACTIVE', now(), now() from generate_series(1, 4000) i`.execute(db);
  const response = await fetch(`${servers[1].url}/api/v1/admin/rice-transactions/grant-all`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${operator.token}`,
      "content-type": "application/json",
      prefer: "respond-async",
    },
    body: JSON.stringify({ amount: 7 }),
  });
  expect(response.status).toBe(202);
  const readJob = () => db.selectFrom("bulkJobs").select(["state", "done", "total"]).executeTakeFirstOrThrow();
  await eventually(async () => expect((await readJob()).done).toBeGreaterThan(0));
  await servers[1].stop("SIGKILL");
  expect(await readJob()).toMatchObject({ state: "RUNNING" });
  await eventually(async () => expect((await readJob()).state).toBe("DONE"));
  const { done, total } = await readJob();
  expect(done).toBe(total);
  const { rows } = await sql<{ grants: number; members: number }>`
      select count(*) filter (where reason = 'ADMIN_GRANT') as grants, count(distinct members.id) as members
      from members left join rice_transactions on member_id = members.id
      where role <> 'ROLE_ADMIN' and rice_balance = (select sum(amount) from rice_transactions where member_id = members.id)`.execute(
    db,
  );
  expect(rows).toEqual([{ grants: total, members: total }]);
}, 120_000);
