/** Members who never read their socket are cut off, and cost the others nothing. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ChatMember } from "../../testing/chat-member.ts";
import { eventually } from "../../testing/eventually.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { freePort } from "../../testing/processes/ports.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { RawClient } from "../../realtime/testing.ts";
import { OutageLoad, usualCalls } from "./load.ts";
import { expectAllAcknowledged, expectChatComplete, isFull, startLoad, TEST_MS_MAX } from "./rehearsal.ts";

/** What the system buffers for a socket has to be full soon: some rooms that are full, and long messages. */
const ROOMS = 4;
const SPEAKERS_PER_ROOM = 15;
const STUCK_READERS = 5;
/** Until the system's buffers are full, and then what a socket may stand still. */
const CUT_MS_MAX = 90_000;
/** Until the load alone has taken the memory that it needs. */
const WARM_UP_MS = 15_000;
const GROWTH_BYTES_MAX = 100_000_000;
const HEART_BEAT_MS = 2000;

let environment: PostgresEnvironment;
let metricsPort: number;
let server: ServerProcess;
beforeAll(async () => {
  if (!isFull) return;
  [environment, metricsPort] = await Promise.all([startPostgresEnvironment(), freePort()]);
  const settings = { DATABASE_URL: environment.databaseUrl, RATE_LIMIT: "false", LOG_LEVEL: "error" };
  server = await startServerProcess({ ...settings, METRICS_PORT: String(metricsPort) });
}, TEST_MS_MAX);
afterAll(async () => {
  if (!isFull) return;
  await server.close();
  await environment.close();
});

async function readMetric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

/** Subscribes to rooms and then reads nothing; it still sends heart-beats. Returns a function that ends it. */
async function connectStuckReader(meetingIds: readonly number[], token: string): Promise<() => void> {
  const client = await RawClient.open(server.socketUrl);
  client.connect(token, "accept-version:1.2\nhost:test\nheart-beat:10000,10000");
  await eventually(() => expect(client.frames).toHaveLength(1));
  for (const id of meetingIds) {
    const headers = `id:${id}\ndestination:/topic/chat/${id}\nAuthorization:Bearer ${token}\nreceipt:${id}`;
    client.socket.send(`SUBSCRIBE\n${headers}\n\n\0`);
  }
  const receipts = () => client.frames.filter((frame) => frame.startsWith("RECEIPT"));
  await eventually(() => expect(receipts()).toHaveLength(meetingIds.length));
  client.socket.on("error", () => undefined);
  client.socket.pause();
  const timer = setInterval(() => client.socket.send("\n", () => undefined), HEART_BEAT_MS);
  return () => {
    clearInterval(timer);
    client.socket.terminate();
  };
}

const join = (count: number) => Promise.all(Array.from({ length: count }, () => environment.member()));

test.runIf(isFull)(
  "readers that never read",
  async ({ annotate }) => {
    const readers = await join(STUCK_READERS);
    const openRoom = async () => {
      const speakers = await join(SPEAKERS_PER_ROOM);
      const meetingId = await environment.room([...speakers, ...readers]);
      const chats = await Promise.all(speakers.map(({ token }) => ChatMember.connect(server.url, token, meetingId)));
      const token = speakers[0]?.token ?? "";
      const load = new OutageLoad({
        url: () => server.url,
        token,
        chats,
        calls: usualCalls,
        padding: "밥".repeat(280),
      });
      return { meetingId, load };
    };
    const rooms = await Promise.all(Array.from({ length: ROOMS }, openRoom));
    const meetingIds = rooms.map(({ meetingId }) => meetingId);
    const running = rooms.map(({ load }) => startLoad(load));
    await sleep(WARM_UP_MS);
    const bytesBefore = await readMetric("process_resident_memory_bytes");
    const ends = await Promise.all(readers.map(({ token }) => connectStuckReader(meetingIds, token)));
    const startMs = performance.now();
    let bytesMax = bytesBefore;
    const expectCut = async () => {
      bytesMax = Math.max(bytesMax, await readMetric("process_resident_memory_bytes"));
      expect(await readMetric("chat_sockets")).toBe(ROOMS * SPEAKERS_PER_ROOM);
    };
    await vi.waitFor(expectCut, { timeout: CUT_MS_MAX, interval: 100 });
    const cutMs = performance.now() - startMs;
    for (const { stop } of running) await stop();
    for (const end of ends) end();
    const slowestMs = Math.max(...rooms.map(({ load }) => load.count().slowestMs));
    const megabytes = Math.round((bytesMax - bytesBefore) / 1_000_000);
    await annotate(`cut after ${Math.round(cutMs)} ms, ${megabytes} MB more, slowest ${Math.round(slowestMs)} ms`);
    expect(bytesMax - bytesBefore).toBeLessThan(GROWTH_BYTES_MAX);
    for (const { meetingId, load } of rooms) {
      expect([load.wrongAnswers, load.count().unavailable]).toEqual([[], 0]);
      await expectAllAcknowledged(load);
      await expectChatComplete(environment.db, meetingId, load);
      expect(load.chats.flatMap(({ closeCodes }) => closeCodes)).toEqual([]);
    }
    expect(server.output()).not.toContain('"level":50');
  },
  TEST_MS_MAX,
);
