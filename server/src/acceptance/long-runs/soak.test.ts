/**
 * Two servers at half of the load that they can take, for an hour: no request fails, and neither memory nor a queue grows. SEED draws
 * other requests, MINUTES changes the length: `npm run long-run -- soak`. The short form, on one server that counts as both, only proves
 * that the run measures.
 */
import { DAY_MS, formatSeoulTime, MINUTE_MS } from "@babchingu/openapi";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMs } from "../../lib/time.ts";
import type { TestMember } from "../../testing/builders.ts";
import { ChatMember } from "../../testing/chat-member.ts";
import { eventually } from "../../testing/eventually.ts";
import { meetingBody } from "../../testing/meetings.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { freePort } from "../../testing/processes/ports.ts";
import { startServerProcess } from "../../testing/processes/server-process.ts";
import { randomOf } from "../../testing/random.ts";
import { findCapacity, SoakLoad } from "./soak-load.ts";
import { isGrowing, type Point, type Trend, trendOf } from "./trend.ts";
import { closeServers, Repeated, startTwoServers, type TwoServers } from "./two-servers.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);
const MINUTES = Number(process.env["MINUTES"] ?? 0);
const isFull = MINUTES > 0;
const TEST_MS_MAX = 300_000;
const SOAK_MS = isFull ? MINUTES * MINUTE_MS : 2000;
const SAMPLE_MS = isFull ? 10_000 : 250;
const STEPS = isFull
  ? { firstRate: 50, factor: 1.4, steps: 12, stepMs: 15_000 }
  : { firstRate: 20, factor: 2, steps: 2, stepMs: 500 };
/** Memory is only reported when the run is shorter: V8 lets garbage grow for minutes before it collects the old generation. */
const MEMORY_MINUTES_MIN = 30;
/**
 * Makes V8 collect the old generation sooner: with its default limit a server of 50 MB may wait for an hour. The young generation has to
 * be small beside it: with V8's default of 64 MB the heap is always near the limit, and every few requests collect all of it.
 */
const HEAP_LIMIT = { NODE_OPTIONS: "--max-old-space-size=128 --max-semi-space-size=16" };
/** Until then the compiler and the caches of a server fill its memory. */
const WARM_UP_SHARE = 0.25;
/** A sample of the heap is anywhere between two collections; the lowest of these many is near what survives them. */
const HEAP_WINDOW = 6;
/**
 * Enough that no member's share of the messages comes near the 30 in ten seconds that they may send, however fast the machine: with 40 members
 * 723 requests a second were 27.
 */
const ROOMS = isFull ? 40 : 2;
const MEMBERS_PER_ROOM = 4;
const APPLICANTS = 20;
const RENEW_MS = 1000;
/**
 * A leak of 1 MB a minute fills a server of 1 GB within half a day; less than that can't be distinguished from V8's own growth within an hour.
 * Queues and sockets are in entries.
 */
const GROWTH_PER_MINUTE_MAX = 1;
/** Of the calls and samples that were planned. A busy machine attains few in the short form's seconds. */
const ATTAINED_SHARE_MIN = isFull ? 0.8 : 0.1;
const isMemoryJudged = MINUTES >= MEMORY_MINUTES_MIN;

/** What is read from /metrics, and its factor. */
const metrics = {
  rssMb: { name: "process_resident_memory_bytes", factor: 1e-6 },
  externalMb: { name: "nodejs_external_memory_bytes", factor: 1e-6 },
  heapMb: { name: "nodejs_heap_size_used_bytes", factor: 1e-6 },
  loopDelayMs: { name: "nodejs_eventloop_lag_p99_seconds", factor: 1000 },
  poolWaiting: { name: "db_pool_waiting_callers", factor: 1 },
  sockets: { name: "chat_sockets", factor: 1 },
};
type MetricName = keyof typeof metrics;
const metricNames = Object.keys(metrics) as MetricName[];

type Reading = Record<MetricName, number>;

interface Sample {
  minute: number;
  servers: readonly [Reading, Reading];
  outbox: number;
}

interface Seat {
  member: TestMember;
  chat: ChatMember;
  meetingId: number;
}

let environment: PostgresEnvironment;
let servers: TwoServers;
let metricsPorts: readonly [number, number];
let seats: Seat[];
let applicants: TestMember[];

const membersOf = async (count: number) => {
  const members: TestMember[] = [];
  for (let i = 0; i < count; i += 1) members.push(await environment.member());
  return members;
};

beforeAll(async () => {
  environment = await startPostgresEnvironment();
  const firstPort = await freePort();
  metricsPorts = [firstPort, isFull ? await freePort() : firstPort];
  const [first, second] = metricsPorts.map((port) => ({ METRICS_PORT: String(port) }));
  const shared = { DATABASE_URL: environment.databaseUrl, ...HEAP_LIMIT };
  if (isFull) {
    servers = await startTwoServers(shared, [first ?? {}, second ?? {}]);
  } else {
    const only = await startServerProcess({ RATE_LIMIT: "false", LOG_LEVEL: "fatal", ...shared, ...first });
    servers = [only, only];
  }
  seats = [];
  for (let room = 0; room < ROOMS; room += 1) {
    const members = await membersOf(MEMBERS_PER_ROOM);
    const meetingId = await environment.room(members, addMs(environment.clock.now(), DAY_MS));
    for (const [index, member] of members.entries()) {
      const { url } = servers[index % 2 === 0 ? 0 : 1];
      seats.push({ member, meetingId, chat: await ChatMember.connect(url, member.token, meetingId) });
    }
  }
  applicants = await membersOf(APPLICANTS);
}, 400_000);
afterAll(async () => {
  await Promise.all(seats.map(({ chat }) => chat.disconnect()));
  await closeServers(servers);
  await environment.close();
});

/** Creates a meeting that takes applications; its host has a device, so each application is pushed. */
async function createApprovalMeeting(): Promise<number> {
  const host = await environment.member({ fcmToken: "device" });
  const scheduledAt = formatSeoulTime(addMs(environment.clock.now(), DAY_MS));
  const response = await fetch(`${servers[0].url}/api/v1/meetings/create`, {
    method: "POST",
    headers: { authorization: `Bearer ${host.token}`, "content-type": "application/json" },
    body: JSON.stringify(meetingBody(environment, { requiresApproval: true, scheduledAt })),
  });
  return ((await response.json()) as { meetingId: number }).meetingId;
}

async function readMetrics(port: number): Promise<Reading> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = ({ name, factor }: { name: string; factor: number }) =>
    Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]) * factor;
  return Object.fromEntries(metricNames.map((name) => [name, read(metrics[name])])) as Reading;
}

async function takeSample(startMs: number): Promise<Sample> {
  const { count } = await environment.db
    .selectFrom("pushOutbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    minute: (performance.now() - startMs) / MINUTE_MS,
    servers: [await readMetrics(metricsPorts[0]), await readMetrics(metricsPorts[1])],
    outbox: count,
  };
}

/** One more member opens the app again, with another session, so that no access token expires and sockets come and go. */
async function renewSession(count: number): Promise<void> {
  const seat = seats[count % seats.length];
  const applicant = applicants[count % applicants.length];
  if (applicant) applicant.token = await environment.tokenOf(applicant);
  if (seat === undefined) return;
  seat.member.token = await environment.tokenOf(seat.member);
  await seat.chat.reload({ token: seat.member.token });
}

/** The lowest point of each window. */
function floorOf(points: readonly Point[]): Point[] {
  const windows = Map.groupBy(points, (_, index) => Math.floor(index / HEAP_WINDOW));
  return [...windows.values()].map((window) => window.reduce((low, point) => (point.y < low.y ? point : low)));
}

/** What must not grow, by name. */
function seriesOf(samples: readonly Sample[]): Map<string, Point[]> {
  const series = new Map([["push outbox", samples.map(({ minute: x, outbox: y }) => ({ x, y }))]]);
  for (const index of [0, 1] as const) {
    for (const name of metricNames) {
      const points = samples.map(({ minute: x, servers: readings }) => ({ x, y: readings[index][name] }));
      series.set(`server ${index + 1} ${name}`, name === "heapMb" ? floorOf(points) : points);
    }
  }
  return series;
}

const describeTrend = (name: string, { mean, slope, standardError }: Trend) =>
  `${name}: mean ${mean.toFixed(1)}, slope ${slope.toFixed(3)} ± ${standardError.toFixed(3)} a minute`;

test(
  `a soak of ${SOAK_MS / 1000} s, seed ${SEED}`,
  async ({ annotate }) => {
    const approvalMeetingId = await createApprovalMeeting();
    const load = new SoakLoad({ servers, random: randomOf(SEED), seats, applicants, approvalMeetingId });
    const samples: Sample[] = [];
    let startMs = performance.now();
    const missed: string[] = [];
    // What fails in the test's own connection is no failure of the servers, and mustn't end an hour.
    const attempt = (work: () => Promise<void>, name: string) =>
      work().catch((error: unknown) => void missed.push(`${name}: ${String(error)}`));
    const sampling = new Repeated({
      firstMs: 0,
      pauseMs: () => SAMPLE_MS,
      work: (count) => attempt(async () => void samples.push(await takeSample(startMs)), `sample ${count}`),
    });
    const renewing = new Repeated({
      firstMs: RENEW_MS,
      pauseMs: () => RENEW_MS,
      work: (count) => attempt(() => renewSession(count), `session ${count}`),
    });
    const running = load.run();
    const capacity = await findCapacity(load, STEPS);
    await eventually(() => expect(load.isIdle).toBe(true));
    // An overload may have been refused.
    load.startCounting();
    load.rate = Math.round(capacity / 2);
    startMs = performance.now();
    const others = Promise.all([sampling.run(), renewing.run()]);
    await sleep(SOAK_MS);
    for (const each of [sampling, renewing, load]) each.stop();
    await Promise.all([others, running]);

    await annotate(
      `capacity ${capacity} a second; ${load.sent} sent at ${load.rate} a second, ${samples.length} samples`,
    );
    if (missed.length > 0) await annotate(`missed: ${missed.join(", ")}`);
    const warm = samples.slice(Math.ceil(samples.length * WARM_UP_SHARE));
    const growing: string[] = [];
    for (const [name, points] of seriesOf(warm)) {
      expect(points.map(({ y }) => y).filter((y) => !Number.isFinite(y))).toEqual([]);
      if (points.length < 3) continue;
      const trend = trendOf(points);
      await annotate(describeTrend(name, trend));
      const isJudged = isFull && (isMemoryJudged || !name.endsWith("Mb"));
      if (isJudged && isGrowing(trend, GROWTH_PER_MINUTE_MAX)) growing.push(describeTrend(name, trend));
    }
    await eventually(() => expect(load.isIdle).toBe(true));
    expect(load.failures).toEqual([]);
    expect(load.skipped).toBe(0);
    await eventually(() => expect(seats.map(({ chat }) => chat.unacknowledged)).toEqual(seats.map(() => 0)));
    expect(load.sent).toBeGreaterThan((SOAK_MS / 1000) * load.rate * ATTAINED_SHARE_MIN);
    expect(samples.length).toBeGreaterThan((SOAK_MS / SAMPLE_MS) * ATTAINED_SHARE_MIN);
    expect(growing).toEqual([]);
  },
  SOAK_MS + TEST_MS_MAX,
);
