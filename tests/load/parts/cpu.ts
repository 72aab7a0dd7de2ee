/** The CPU time and the bytes of an operation at a low rate, server and PostgreSQL together: what a country costs. */
import { setTimeout as sleep } from "node:timers/promises";
import { cpuMsOf } from "../lib/cpu-time.ts";
import type { Options } from "../lib/options.ts";
import { compareWithTarget, formatNumber, type Bench, type PartReport } from "../lib/report.ts";
import { interleave, median } from "../lib/rounds.ts";
import { seatsOf, seedMeetings, seedRooms, signToken } from "../lib/seed.ts";
import { startSeededServer, startStatic } from "../lib/servers.ts";
import { babchinguDialect, openFanout } from "../lib/stomp-load.ts";
import { HONGDAE } from "./list.ts";

const PER_SECOND = 20;
/** Code is compiled after some hundred calls, as in a server that has run for a while. */
const WARM_UP: Load = { perSecond: 200, seconds: 4 };
const ROOMS = 20;
/** A meal for four. */
const SEATS = 4;
const MESSAGE = "message, stored and delivered to 4";
const MAP = "map";
/** As long as the own profile. */
const STATIC_BYTES = 247;
const CPU_MS_MAX = { [MESSAGE]: 3, [MAP]: 2 };

interface CpuResult {
  serverMs: number;
  postgresMs: number;
  /** Of a response's body. */
  bytes: number;
}

interface Load {
  perSecond: number;
  seconds: number;
}

interface Target {
  pids: { server: number; postgres: number | null };
  /** Calls the operation for a time; resolves with the bytes of all responses. */
  call: (load: Load) => Promise<number>;
}

async function callAtRate(
  url: string,
  { perSecond, seconds }: Load,
  headers: Record<string, string> = {},
): Promise<number> {
  const startMs = performance.now();
  let bytes = 0;
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
    bytes += (await response.arrayBuffer()).byteLength;
    await sleep(Math.max(0, startMs + ((sent + 1) * 1000) / perSecond - performance.now()));
  }
  return bytes;
}

/** What the calls add to what both processes take when nobody calls. */
async function measure({ pids, call }: Target, seconds: number): Promise<CpuResult> {
  const load = { perSecond: PER_SECOND, seconds };
  const times = load.perSecond * load.seconds;
  const read = () => ({
    atMs: performance.now(),
    serverMs: cpuMsOf(pids.server),
    postgresMs: pids.postgres === null ? 0 : cpuMsOf(pids.postgres),
  });
  const before = read();
  await sleep(seconds * 1000);
  const idle = read();
  const bytes = await call(load);
  const after = read();
  const length = (after.atMs - idle.atMs) / (idle.atMs - before.atMs);
  const perCall = (key: "serverMs" | "postgresMs") =>
    (after[key] - idle[key] - (idle[key] - before[key]) * length) / times;
  return { serverMs: perCall("serverMs"), postgresMs: perCall("postgresMs"), bytes: bytes / times };
}

function reportOf(options: Options, results: ReadonlyMap<string, CpuResult[]>): PartReport {
  const medianOf = (name: string, key: keyof CpuResult) => median((results.get(name) ?? []).map((it) => it[key]));
  const totalOf = (name: string) => medianOf(name, "serverMs") + medianOf(name, "postgresMs");
  return {
    title: "CPU time of an operation",
    description: `${PER_SECOND} calls a second, ${options.meetings} meetings, ${options.rounds} rounds of ${options.seconds} s, each after as long without calls, whose CPU time is subtracted.`,
    head: ["operation", "bytes", "server ms", "PostgreSQL ms", "together ms"],
    rows: [...results.keys()].map((name) =>
      [name].concat(
        [medianOf(name, "bytes"), medianOf(name, "serverMs"), medianOf(name, "postgresMs"), totalOf(name)].map(
          formatNumber,
        ),
      ),
    ),
    findings: Object.entries(CPU_MS_MAX).map(([name, max]) => compareWithTarget(`${name}, ms`, totalOf(name), { max })),
    raw: Object.fromEntries(results),
  };
}

const seedChat = (db: Parameters<typeof seedRooms>[0]) => seedRooms(db, ROOMS, SEATS);

export const benchCpu: Bench = async ({ options, postgres, cleanup, log }) => {
  const env = { LOG_LEVEL: options.logLevel };
  const seedList = (db: Parameters<typeof seedMeetings>[0]) => seedMeetings(db, options.meetings);
  const lists = await startSeededServer(await postgres.newDatabase(), env, seedList, cleanup);
  const chat = await startSeededServer(await postgres.newDatabase(), env, seedChat, cleanup);

  const authorized = { authorization: `Bearer ${signToken(lists.seeded)}` };
  const getFrom = (url: string, headers: Record<string, string>): Target => ({
    pids: { server: lists.server.pid(), postgres: postgres.pid() },
    call: (load) => callAtRate(`${lists.server.url}${url}`, load, headers),
  });
  const get = (path: string): Target => getFrom(`/api/v1${path}`, authorized);
  const plain = await startStatic("x".repeat(STATIC_BYTES), cleanup);
  const staticAnswer: Target = {
    pids: { server: plain.pid, postgres: null },
    call: (load) => callAtRate(plain.url, load),
  };
  // Opened before anything is measured: the idle time that is subtracted includes what open sockets cost.
  const fanout = await openFanout(babchinguDialect(chat.server.socketUrl), seatsOf(chat.seeded));
  cleanup.add(() => fanout.close());
  const message: Target = {
    pids: { server: chat.server.pid(), postgres: postgres.pid() },
    call: async (load) => {
      const { sent, persisted, delivered } = await fanout.measure({ ...load, seatsPerRoom: SEATS });
      if (persisted < sent || delivered < sent * SEATS)
        throw new Error(`Of ${sent} messages ${persisted} were stored, with ${delivered} deliveries.`);
      return 0;
    },
  };
  const targets = new Map([
    [MESSAGE, message],
    ["list", get(`/meetings?${HONGDAE}`)],
    [MAP, get(`/meetings/map?${HONGDAE}`)],
    ["search", get(`/meetings/search?${HONGDAE}&query=${encodeURIComponent("김치찌개")}`)],
    ["meeting", get("/meetings/1")],
    ["own profile", get("/members/me")],
    ["rooms", get("/chat")],
    ["notifications", get("/notifications")],
    ["health, no statement", getFrom("/health", {})],
    ["static, Fastify alone", staticAnswer],
  ]);
  for (const { call } of targets.values()) await call(WARM_UP);
  const measurements = new Map([...targets].map(([name, target]) => [name, () => measure(target, options.seconds)]));
  const results = await interleave(measurements, options.rounds, (name, round, { serverMs, postgresMs }) =>
    log(`cpu, round ${round + 1}: ${name} ${formatNumber(serverMs)} + ${formatNumber(postgresMs)} ms`),
  );
  return reportOf(options, results);
};
