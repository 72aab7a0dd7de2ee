/** Operations on all members as bulk jobs (R54): how long they take, how long they lock, and what other members notice. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDb } from "../../../server/src/db/open.ts";
import type { Db } from "../../../server/src/db/schema.ts";
import { addOperator, signOperatorToken } from "../lib/seed-console.ts";
import { type LoadMember, seedMeetings, seedMembers, signToken } from "../lib/seed.ts";
import { compareWithTarget, formatNumber, type Bench } from "../lib/report.ts";
import { interleave, median, medianRatio, percentile } from "../lib/rounds.ts";
import { startSeededServer } from "../lib/servers.ts";

const MEMBERS = 100_000;
const MEETINGS = 10_000;
/** Members who use the app meanwhile: enough that none meets a rate limit. */
const ACTIVE_MEMBERS = 5000;
const REQUESTS_PER_SECOND = 50;
const IDLE_SECONDS = 20;
const RICE = 100_000;

const SECONDS_MAX = 40;
const LOCK_MS_MAX = 500;
const P99_RATIO_MAX = 1.5;

interface Seeded {
  operator: LoadMember;
  active: LoadMember[];
}

async function seed(db: Db): Promise<Seeded> {
  const now = new Date();
  await seedMeetings(db, MEETINGS, now);
  await sql`update meetings set max_capacity = 20`.execute(db);
  const members = await seedMembers(db, MEMBERS, now, "many");
  await sql`insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select id, ${RICE}, 'SIGNUP', ${RICE}, 'signup:' || id, ${now} from members`.execute(db);
  await sql`update members set rice_balance = ${RICE}, target_token = 'device-' || id`.execute(db);
  const operator = await addOperator(db, now);
  for (const table of ["members", "meetings", "rice_transactions"])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const step = members.length / ACTIVE_MEMBERS;
  return { operator, active: members.filter((_, index) => index % step === 0) };
}

const REQUESTS_PER_TURN = 4;

/** What members do, one turn each: read the list and their account, join a meeting and leave it. */
function requestOf(index: number, member: LoadMember): { method: string; path: string } {
  const meeting = `/member-meetings/${1 + (Math.floor(index / REQUESTS_PER_TURN) % MEETINGS)}`;
  const requests = [
    { method: "GET", path: "/meetings?lat=37.5563&lng=126.9236" },
    { method: "GET", path: `/rice-transactions?lastId=${1 + member.memberId}` },
    { method: "POST", path: meeting },
    { method: "DELETE", path: meeting },
  ];
  return requests[index % requests.length] as (typeof requests)[number];
}

/**
 * Sends requests at a constant rate until it is stopped, a leave after its join was answered; returns their latencies in ms and how many
 * failed or were refused.
 */
export function startLoad(
  url: string,
  active: readonly LoadMember[],
): () => Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  const pending = new Set<Promise<void>>();
  let [index, failed] = [0, 0];
  let last = Promise.resolve();
  const send = async (before: Promise<void>) => {
    // A member joins and leaves the same meeting.
    const member = active[Math.floor(index / REQUESTS_PER_TURN) % active.length] as LoadMember;
    const { method, path } = requestOf(index, member);
    index += 1;
    if (method === "DELETE") await before;
    const start = performance.now();
    const headers = { authorization: `Bearer ${signToken(member)}` };
    const response = await fetch(`${url}/api/v1${path}`, { method, headers }).catch(() => null);
    await response?.arrayBuffer();
    times.push(performance.now() - start);
    if (response?.ok !== true) failed += 1;
  };
  const timer = setInterval(() => {
    const request = send(last).finally(() => pending.delete(request));
    pending.add(request);
    last = request;
  }, 1000 / REQUESTS_PER_SECOND);
  return async () => {
    clearInterval(timer);
    // The next measurement begins with the same members, so nobody is left in a meeting.
    if (index % REQUESTS_PER_TURN === REQUESTS_PER_TURN - 1) await send(last);
    await Promise.all(pending);
    return { times, failed };
  };
}

/** Watches the age of the transactions that write, which is how long their locks have lasted. */
function watchLocks(db: Db): () => Promise<number> {
  const stopping = new AbortController();
  const watch = async (): Promise<number> => {
    let longestMs = 0;
    while (!stopping.signal.aborted) {
      const { rows } = await sql<{ ms: number }>`
        select coalesce(max(extract(epoch from clock_timestamp() - xact_start)) * 1000, 0)::float8 as ms
        from pg_stat_activity
        where backend_xid is not null and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
      longestMs = Math.max(longestMs, rows[0]?.ms ?? 0);
      await sleep(5);
    }
    return longestMs;
  };
  const watching = watch();
  return () => {
    stopping.abort();
    return watching;
  };
}

async function idle(): Promise<number> {
  await sleep(IDLE_SECONDS * 1000);
  return IDLE_SECONDS;
}

const post = { title: "설 연휴 안내", content: "설 연휴에는 답이 늦어요." };
const operations = {
  "grant to all": ["PATCH", "/rice-transactions/grant-all", { amount: 100 }],
  "notification to all": ["POST", "/members/notifications/all", { ...post, url: null, memberId: null }],
  "announcement in all rooms": ["POST", "/announcements", post],
  "sync of the ledger": ["POST", "/rice-transactions/sync", undefined],
} as const;

/** Starts the operation and waits until its job has ended; resolves with the seconds. */
async function runOperation(url: string, operator: LoadMember, name: keyof typeof operations): Promise<number> {
  const [method, path, body] = operations[name];
  const headers = { authorization: `Bearer ${signOperatorToken(operator)}` };
  const start = performance.now();
  const response = await fetch(`${url}/api/v1/admin${path}`, {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${name} responded with ${response.status}: ${await response.text()}`);
  for (;;) {
    const jobs = await fetch(`${url}/api/v1/admin/bulk-jobs?size=1`, { headers });
    const { content } = (await jobs.json()) as { content: { state: string; done: number; total: number }[] };
    const job = content[0];
    if (job?.state === "DONE") return (performance.now() - start) / 1000;
    if (job?.state !== "RUNNING") throw new Error(`${name} ended as ${job?.state}.`);
    await sleep(100);
  }
}

interface BulkResult {
  seconds: number;
  lockMs: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

const IDLE = "idle";

export const benchBulk: Bench = async ({ options, postgres, cleanup, log }) => {
  const databaseUrl = await postgres.newDatabase();
  const { server, seeded } = await startSeededServer(databaseUrl, { LOG_LEVEL: options.logLevel }, seed, cleanup);
  const { db, close } = await openDb({ dataDir: "", databaseUrl });
  cleanup.add(close);
  const measure = async (run: () => Promise<number>): Promise<BulkResult> => {
    const [stopLoad, stopLocks] = [startLoad(server.url, seeded.active), watchLocks(db)];
    const seconds = await run();
    const [{ times, failed }, lockMs] = [await stopLoad(), await stopLocks()];
    return { seconds, lockMs, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), failed };
  };
  const operationNames = Object.keys(operations) as (keyof typeof operations)[];
  const targets = new Map([[IDLE, () => measure(idle)]]);
  for (const name of operationNames)
    targets.set(name, () => measure(() => runOperation(server.url, seeded.operator, name)));
  // Warms the server up.
  await measure(idle);
  const results = await interleave(targets, options.rounds, (name, round, result) =>
    log(`bulk, round ${round + 1}: ${name} ${JSON.stringify(result)}`),
  );
  const valuesOf = (name: string, key: keyof BulkResult) => (results.get(name) ?? []).map((it) => it[key]);
  const ratioOf = (name: string) => medianRatio(valuesOf(name, "p99Ms"), valuesOf(IDLE, "p99Ms"));
  const worst = (key: keyof BulkResult) => Math.max(...operationNames.flatMap((name) => valuesOf(name, key)));
  return {
    title: "Bulk jobs",
    description: `PostgreSQL with ${MEMBERS.toLocaleString("en-US")} members and ${MEETINGS.toLocaleString("en-US")} running meetings, while other members send ${REQUESTS_PER_SECOND} requests a second; ${options.rounds} rounds. Medians, the longest lock of all rounds.`,
    head: ["what", "seconds", "longest lock, ms", "others' p50 ms", "others' p99 ms", "× idle"],
    rows: [...targets.keys()].map((name) => [
      name,
      formatNumber(median(valuesOf(name, "seconds"))),
      formatNumber(Math.max(...valuesOf(name, "lockMs"))),
      formatNumber(median(valuesOf(name, "p50Ms"))),
      formatNumber(median(valuesOf(name, "p99Ms"))),
      name === IDLE ? "" : formatNumber(ratioOf(name)),
    ]),
    findings: [
      compareWithTarget("slowest operation in seconds", worst("seconds"), { max: SECONDS_MAX }),
      compareWithTarget("longest lock in ms", worst("lockMs"), { max: LOCK_MS_MAX }),
      compareWithTarget("others' p99, worst ratio to idle", Math.max(...operationNames.map(ratioOf)), {
        max: P99_RATIO_MAX,
      }),
      compareWithTarget("failed requests of others", worst("failed"), { max: 0 }),
    ],
    raw: Object.fromEntries(results),
  };
};
