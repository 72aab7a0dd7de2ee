/** A server's system clock is an hour or a day ahead for a while, and is set back. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@babchingu/openapi";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DevMailboxMessage } from "../../adapters/dev-mailbox.ts";
import { ShiftableClock } from "../../lib/clock.ts";
import { addMs } from "../../lib/time.ts";
import type { TestMember } from "../../testing/builders.ts";
import { ChatMember } from "../../testing/chat-member.ts";
import { eventually } from "../../testing/eventually.ts";
import { isNotAboutSeat, meetingBody } from "../../testing/meetings.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { expectConsistent, SEATS_ARE_PAID } from "../model/invariants.ts";
import { ANSWER_MS_MAX, isFull, TEST_MS_MAX } from "./rehearsal.ts";

const WRITES_PER_MINUTE = 30;
/** Also on a socket that connects again. */
const RECEIVED_MS_MAX = 5000;

/** Runs in the server before its own modules: adds the milliseconds in CLOCK_FILE to the system clock. */
const SHIFT_CLOCK = `
import { readFileSync } from "node:fs";
const SystemDate = Date;
let aheadMs = 0;
setInterval(() => { aheadMs = Number(readFileSync(process.env.CLOCK_FILE, "utf8")); }, 50).unref();
globalThis.Date = class extends SystemDate {
  constructor(...fields) {
    if (fields.length === 0) super(SystemDate.now() + aheadMs);
    else super(...fields);
  }
  static now() { return SystemDate.now() + aheadMs; }
};`;

let environment: PostgresEnvironment;
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  if (!isFull) return;
  environment = await startPostgresEnvironment();
  folder = await mkdtemp(join(tmpdir(), "babchingu-clock-"));
  await writeFile(join(folder, "ahead"), "0");
  server = await startServerProcess({
    DATABASE_URL: environment.databaseUrl,
    NODE_ENV: "test",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SHIFT_CLOCK)}`,
    CLOCK_FILE: join(folder, "ahead"),
    WRITES_PER_MINUTE_MEMBER: String(WRITES_PER_MINUTE),
    LOG_LEVEL: "error",
  });
}, TEST_MS_MAX);
afterAll(async () => {
  if (!isFull) return;
  await server.close();
  await environment.close();
  await rm(folder, { recursive: true });
});

async function setClockAhead(ms: number): Promise<void> {
  await writeFile(join(folder, "ahead"), String(ms));
  await eventually(async () => {
    const { now } = (await (await fetch(`${server.url}/dev/clock`)).json()) as { now: string };
    expect(Math.abs(Date.now() + ms - new Date(now).getTime())).toBeLessThan(MINUTE_MS);
  });
}

async function send(token: string | null, method: string, path: string, body?: object, key?: string) {
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body && { "content-type": "application/json" }),
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const sentMs = performance.now();
  const response = await fetch(`${server.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) ?? null });
  const text = await response.text();
  expect(performance.now() - sentMs).toBeLessThan(ANSWER_MS_MAX);
  return { response, body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown> };
}

/** As an app does when its access token has expired. */
async function refresh(member: TestMember): Promise<void> {
  const { response, body } = await send(null, "POST", "/auth/refresh", { refreshToken: member.refreshToken });
  expect(response.status).toBe(200);
  member.token = String(body["accessToken"]);
  member.refreshToken = String(body["refreshToken"]);
}

async function findSystemKeys(meetingId: number): Promise<(string | null)[]> {
  const rows = await environment.db
    .selectFrom("chatMessages")
    .select("systemKey")
    .where("meetingId", "=", meetingId)
    .where("type", "<>", "TEXT")
    .where(isNotAboutSeat)
    .orderBy("id")
    .execute();
  return rows.map(({ systemKey }) => systemKey);
}

const jumps = [
  { name: "an hour", ms: HOUR_MS, steps: ["CONFIRMED", "CHECK"] },
  { name: "a day", ms: DAY_MS, steps: ["CONFIRMED", "CHECK", "EVALUATION"] },
];

test.runIf(isFull).for(jumps)("clock $name ahead and back", { timeout: TEST_MS_MAX }, async ({ ms, steps }) => {
  const host = await environment.member({ fcmToken: `device-host-${ms}` });
  const guest = await environment.member({ fcmToken: `device-guest-${ms}` });
  const soon = await environment.room([host, guest], addMs(environment.clock.now(), 20 * MINUTE_MS));
  const chat = await environment.room([host, guest], addMs(environment.clock.now(), 4 * DAY_MS));
  const [speaker, listener] = await Promise.all(
    [host, guest].map(({ token }) => ChatMember.connect(server.url, token, chat)),
  );
  const say = async (content: string) => {
    const sentMs = performance.now();
    speaker?.sendMessage(content, content);
    await eventually(() => expect([...(listener?.received.values() ?? [])]).toContain(content));
    expect(performance.now() - sentMs).toBeLessThan(RECEIVED_MS_MAX);
  };
  const signInAgain = async () => {
    await Promise.all([refresh(host), refresh(guest)]);
    await Promise.all([speaker?.reload({ token: host.token }), listener?.reload({ token: guest.token })]);
  };
  const scheduledAt = "2030-01-01T12:00";
  const meeting = meetingBody({ clock: new ShiftableClock() }, { scheduledAt });
  const create = async () => (await send(host.token, "POST", "/meetings/create", meeting, `rehearsal-${ms}`)).body;
  await say("before");
  const created = await create();
  expect(created).toEqual({ meetingId: expect.any(Number) });

  await setClockAhead(ms);
  await signInAgain();
  await say("ahead");
  await eventually(async () => expect(await findSystemKeys(soon)).toEqual(steps));
  const locate = () => send(guest.token, "PATCH", "/members/location", { latitude: 37.55, longitude: 126.92 });
  for (let i = 0; i < WRITES_PER_MINUTE; i += 1) expect((await locate()).response.ok).toBe(true);
  expect((await locate()).response.status).toBe(429);

  await setClockAhead(0);
  await signInAgain();
  await say("after");
  expect(await create()).toEqual(created);
  const { response } = await locate();
  expect([200, 204, 429]).toContain(response.status);
  expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  const stored = await environment.db
    .selectFrom("chatMessages")
    .select("content")
    .where("meetingId", "=", chat)
    .where("type", "=", "TEXT")
    .orderBy("id")
    .execute();
  expect(stored.map(({ content }) => content)).toEqual(["before", "ahead", "after"]);
  expect(listener?.deliveredIds).toEqual(listener?.deliveredIds.toSorted((a, b) => a - b));

  // Jobs run on, and have done nothing twice.
  const overdue = await environment.room([host, guest], addMs(environment.clock.now(), -3 * HOUR_MS));
  const everyStep = ["CONFIRMED", "CHECK", "EVALUATION"];
  await eventually(async () => expect(await findSystemKeys(overdue)).toEqual(everyStep));
  await eventually(async () =>
    expect(await environment.db.selectFrom("pushOutbox").select("id").execute()).toEqual([]),
  );
  expect(await findSystemKeys(soon)).toEqual(steps);
  const pushes = (await (await fetch(`${server.url}/dev/outbox?to=${guest.phone}`)).json()) as DevMailboxMessage[];
  // One for each step of both meetings, and for the no-shows.
  expect(pushes).toHaveLength(steps.length + everyStep.length + 2);
  await Promise.all([speaker?.disconnect(), listener?.disconnect()]);
  expect(server.output()).not.toContain('"level":50');
});

test.runIf(isFull)("clock ahead and back: balances equal their rows", () =>
  expectConsistent(environment.db, [SEATS_ARE_PAID]),
);
