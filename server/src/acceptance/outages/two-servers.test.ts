/** Two servers under load on one database: one is killed, or both are replaced by another release, one after the other. */
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { ChatMember } from "../../testing/chat-member.ts";
import { eventually } from "../../testing/eventually.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { randomOf } from "../../testing/random.ts";
import { expectNothingLost } from "../crash/assertions.ts";
import { Journal } from "../crash/journal.ts";
import { Load } from "../crash/load.ts";
import { expectConsistent } from "../model/invariants.ts";
import { OutageLoad, usualCalls } from "./load.ts";
import {
  ANSWER_MS_MAX,
  expectAllAcknowledged,
  expectChatComplete,
  isFull,
  startLoad,
  TEST_MS_MAX,
} from "./rehearsal.ts";
import { positionCalls } from "./writes.ts";

const MEMBERS_PER_SERVER = 3;
const RICE = 1_000_000;
const WRITES_PER_STEP = 40;
const BACK_MS_MAX = 5000;

let environment: PostgresEnvironment;
let nextRelease: string;
beforeAll(async () => {
  if (isFull) [environment, nextRelease] = await Promise.all([startPostgresEnvironment(), copyAsNextRelease()]);
}, TEST_MS_MAX);
afterAll(async () => {
  if (!isFull) return;
  await environment.close();
  await rm(nextRelease, { recursive: true });
});

/** As docs/running.md demands of a migration: the release before runs on its schema. */
const NEXT_MIGRATION = `
import { sql } from "kysely";

export async function up(db) {
  await sql\`alter table members add column rehearsal_color text\`.execute(db);
  await sql\`alter table meetings add column rehearsal_outdoors boolean not null default false\`.execute(db);
  await sql\`alter table chat_messages add column rehearsal_reply_to bigint\`.execute(db);
  await sql\`create table rehearsal_votes (id bigint primary key, member_id bigint references members (id))\`.execute(db);
  await sql\`create index rehearsal_replies on chat_messages (rehearsal_reply_to)\`.execute(db);
}
`;

/** Copies the server to a folder, with one more migration. */
async function copyAsNextRelease(): Promise<string> {
  const root = join(import.meta.dirname, "../../../..");
  const folder = await mkdtemp(join(tmpdir(), "babchingu-next-"));
  for (const path of ["server/src", "server/package.json"])
    await cp(join(root, path), join(folder, path), { recursive: true });
  for (const path of ["node_modules", "server/node_modules"])
    if (existsSync(join(root, path))) await symlink(join(root, path), join(folder, path));
  await writeFile(join(folder, "server/src/db/migrations/9999_rehearsal.ts"), NEXT_MIGRATION);
  return folder;
}

/** Two servers that share the load; what the one that is `down` would get goes to the other, as behind a balancer. */
class Pair {
  readonly servers: [ServerProcess, ServerProcess];
  /** One on each server. */
  chats: ChatMember[] = [];
  #down: 0 | 1 | null = null;

  private constructor(servers: [ServerProcess, ServerProcess]) {
    this.servers = servers;
  }

  static async start(): Promise<Pair> {
    const [first, second] = await Promise.all([Pair.startServer(), Pair.startServer()]);
    const pair = new Pair([first, second]);
    onTestFinished(async () => void (await Promise.all(pair.servers.map((server) => server.close()))));
    return pair;
  }

  static startServer(entry?: string): Promise<ServerProcess> {
    const settings = { DATABASE_URL: environment.databaseUrl, RATE_LIMIT: "false", LOG_LEVEL: "error" };
    return startServerProcess(settings, { entry });
  }

  /** The server for half of the members. */
  url(half: number): string {
    return this.servers[this.#down === half ? 1 - half : half]?.url ?? "";
  }

  async #setDown(index: 0 | 1 | null): Promise<void> {
    const before = this.chats.map((_, half) => this.url(half));
    this.#down = index;
    const moved = this.chats.filter((_, half) => this.url(half) !== before[half]);
    await Promise.all(moved.map((chat) => chat.reload({ url: this.url(this.chats.indexOf(chat)) })));
  }

  async kill(index: 0 | 1): Promise<void> {
    await this.servers[index].stop("SIGKILL");
    await this.#setDown(index);
  }

  async startAgain(index: 0 | 1): Promise<void> {
    await this.servers[index].start();
    await this.#setDown(null);
  }

  /** Sends no new work to the server, stops it, and starts the other release in its place. */
  async replace(index: 0 | 1, entry?: string): Promise<void> {
    await this.#setDown(index);
    await this.servers[index].close();
    this.servers[index] = await Pair.startServer(entry);
    await this.#setDown(null);
  }
}

/** Members of each server write, and two chat, of whom the first also reads and writes its position. */
async function startWork(pair: Pair, { mayBreak = false } = {}) {
  await environment.db.deleteFrom("meetings").execute();
  const journal = new Journal();
  const loads: Load[] = [];
  for (const index of [0, 1]) {
    const members: TestMember[] = [];
    for (let i = 0; i < MEMBERS_PER_SERVER; i += 1) members.push(await environment.member({ rice: RICE }));
    loads.push(new Load({ url: () => pair.url(index), members, journal, random: randomOf(index + 1) }));
  }
  const members = [await environment.member(), await environment.member()] as const;
  const meetingId = await environment.room(members);
  pair.chats = await Promise.all(
    members.map(({ token }, index) => ChatMember.connect(pair.url(index), token, meetingId)),
  );
  const working = Promise.all(loads.map((each) => each.runUntilStopped()));
  const [{ token }] = members;
  const positions = positionCalls(members[0]);
  const calls = [...usualCalls, positions.next];
  const load = new OutageLoad({ url: () => pair.url(0), token, chats: pair.chats, calls, mayBreak });
  const { stop } = startLoad(load);
  return {
    load,
    stop,
    /** Resolves after so many more acknowledged writes. */
    work: async () => {
      const enough = journal.acknowledged + WRITES_PER_STEP;
      await Promise.race([working, eventually(() => expect(journal.acknowledged).toBeGreaterThan(enough))]);
    },
    finish: async () => {
      for (const each of loads) each.stop();
      await working;
      // A member who has just sent thirty messages has to wait before the next.
      await eventually(async () => {
        for (const each of loads) await each.finish();
        expect(journal.messages.filter((message) => !message.isAcknowledged)).toEqual([]);
      });
      expect([load.wrongAnswers, load.count().unavailable]).toEqual([[], 0]);
      for (const { slowestMs } of loads) expect(slowestMs).toBeLessThan(ANSWER_MS_MAX);
      await expectAllAcknowledged(load);
      await expectChatComplete(environment.db, meetingId, load);
      await positions.expectStored(environment.db);
      // The journal doesn't know this meeting, which was inserted without deposits.
      await environment.db.deleteFrom("meetings").where("id", "=", meetingId).execute();
      await expectNothingLost(environment.db, journal);
      await expectConsistent(environment.db);
      for (const server of pair.servers) expect(server.output()).not.toContain('"level":50');
    },
  };
}

test.runIf(isFull)(
  "one of two servers killed",
  async ({ annotate }) => {
    const pair = await Pair.start();
    const { load, stop, work, finish } = await startWork(pair, { mayBreak: true });
    const backMs: number[] = [];
    for (const victim of [0, 1, 0] as const) {
      await work();
      await pair.kill(victim);
      const killedMs = performance.now();
      const sentBefore = load.sent.length;
      const isServed = () => load.isServedSince(killedMs) && load.isLiveSince(sentBefore);
      await eventually(() => expect(isServed()).toBe(true));
      backMs.push(Math.round(performance.now() - killedMs));
      await work();
      await pair.startAgain(victim);
    }
    await stop();
    const { slowestMs } = load.count();
    await annotate(`back after ${backMs.join(", ")} ms, slowest ${Math.round(slowestMs)} ms`);
    expect(slowestMs).toBeLessThan(ANSWER_MS_MAX);
    expect(Math.max(...backMs)).toBeLessThan(BACK_MS_MAX);
    await finish();
  },
  TEST_MS_MAX,
);

test.runIf(isFull)(
  "both servers replaced by the next release and back",
  async ({ annotate }) => {
    const pair = await Pair.start();
    const { load, stop, work, finish } = await startWork(pair);
    const next = join(nextRelease, "server/src/server.ts");
    for (const [index, entry] of [[0, next], [1, next], [0], [1]] as const) {
      await work();
      await pair.replace(index, entry);
      await work();
    }
    await stop();
    const { succeeded, slowestMs } = load.count();
    await annotate(`${succeeded} answers, slowest ${Math.round(slowestMs)} ms`);
    expect(slowestMs).toBeLessThan(ANSWER_MS_MAX);
    await finish();
  },
  TEST_MS_MAX,
);
