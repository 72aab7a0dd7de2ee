/** Members who never read their socket are cut off, and cost the others nothing. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatMember } from "../../testing/chat-member.ts";
import { eventually } from "../../testing/eventually.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { freePort } from "../../testing/processes/ports.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { RawClient } from "../../realtime/testing.ts";
import { OutageLoad, usualCalls } from "./load.ts";
import { expectAllAcknowledged, expectChatComplete, isFull, startLoad, TEST_MS_MAX } from "./rehearsal.ts";

const SPEAKERS = 8;
const STUCK_READERS = 5;
/** Of the same room, so that the buffers of the system are full soon. */
const SUBSCRIPTIONS = 100;
const CUT_MS_MAX = 15_000;
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

/** Subscribes and then reads nothing; it still sends heart-beats. Returns a function that ends it. */
async function connectStuckReader(meetingId: number, token: string): Promise<() => void> {
  const client = await RawClient.open(server.socketUrl);
  client.connect(token, "accept-version:1.2\nhost:test\nheart-beat:10000,10000");
  await eventually(() => expect(client.frames).toHaveLength(1));
  for (let id = 0; id < SUBSCRIPTIONS; id += 1) {
    const headers = `id:${id}\ndestination:/topic/chat/${meetingId}\nAuthorization:Bearer ${token}\nreceipt:${id}`;
    client.socket.send(`SUBSCRIBE\n${headers}\n\n\0`);
  }
  await eventually(() => expect(client.frames).toHaveLength(1 + SUBSCRIPTIONS));
  client.socket.on("error", () => undefined);
  client.socket.pause();
  const timer = setInterval(() => client.socket.send("\n", () => undefined), HEART_BEAT_MS);
  return () => {
    clearInterval(timer);
    client.socket.terminate();
  };
}

test.runIf(isFull)(
  "readers that never read",
  async ({ annotate }) => {
    const join = async (count: number) => Promise.all(Array.from({ length: count }, () => environment.member()));
    const [speakers, readers] = [await join(SPEAKERS), await join(STUCK_READERS)];
    const meetingId = await environment.room([...speakers, ...readers]);
    const chats = await Promise.all(speakers.map(({ token }) => ChatMember.connect(server.url, token, meetingId)));
    const token = speakers[0]?.token ?? "";
    const ends = await Promise.all(readers.map((reader) => connectStuckReader(meetingId, reader.token)));
    const bytesBefore = await readMetric("process_resident_memory_bytes");
    const url = () => server.url;
    const load = new OutageLoad({ url, token, chats, calls: usualCalls, padding: "밥".repeat(280) });
    const { stop } = startLoad(load);
    const startMs = performance.now();
    let bytesMax = bytesBefore;
    await eventually(async () => {
      bytesMax = Math.max(bytesMax, await readMetric("process_resident_memory_bytes"));
      expect(await readMetric("chat_sockets")).toBe(SPEAKERS);
    });
    const cutMs = performance.now() - startMs;
    await stop();
    for (const end of ends) end();
    const { slowestMs } = load.count();
    const megabytes = Math.round((bytesMax - bytesBefore) / 1_000_000);
    await annotate(`cut after ${Math.round(cutMs)} ms, ${megabytes} MB more, slowest ${Math.round(slowestMs)} ms`);
    expect(cutMs).toBeLessThan(CUT_MS_MAX);
    expect(bytesMax - bytesBefore).toBeLessThan(GROWTH_BYTES_MAX);
    expect([load.wrongAnswers, load.count().unavailable]).toEqual([[], 0]);
    await expectAllAcknowledged(load);
    await expectChatComplete(environment.db, meetingId, load);
    expect(chats.flatMap(({ closeCodes }) => closeCodes)).toEqual([]);
    expect(server.output()).not.toContain('"level":50');
  },
  TEST_MS_MAX,
);
