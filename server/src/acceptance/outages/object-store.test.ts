/** The object store fails, is slow, or stops responding, while members upload, look at and delete images. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { newImageKey } from "../../domain/media/images.ts";
import type { TestMember } from "../../testing/builders.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { MockObjectStore, type ObjectStoreMode } from "../../testing/processes/mock-object-store.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { type Call, OutageLoad, usualCalls } from "./load.ts";
import { isFull, openRoom, prepareLoad, rehearse, TEST_MS_MAX } from "./rehearsal.ts";
import { expectServed, uploadCall } from "./upload.ts";

const DELETABLE_IMAGES = 1000;
/** So many of the newest unused images are kept for certain. */
const KEPT_IMAGES_MIN = 10;
/** Long for a call that doesn't use the store, also on a busy machine. */
const OTHER_CALL_MS_MAX = 3000;

let environment: PostgresEnvironment;
let store: MockObjectStore;
let server: ServerProcess;
beforeAll(async () => {
  if (!isFull) return;
  [environment, store] = await Promise.all([startPostgresEnvironment(), MockObjectStore.start()]);
  const settings = { DATABASE_URL: environment.databaseUrl, RATE_LIMIT: "false", LOG_LEVEL: "fatal" };
  server = await startServerProcess({ ...settings, ...store.env });
}, TEST_MS_MAX);
afterAll(async () => {
  if (!isFull) return;
  await server.close();
  store.close();
  await environment.close();
});

/** Calls that delete one image after another of the member, who may upload none: few unused images of one are kept. */
async function deleteCalls({ id: ownerId, token }: TestMember): Promise<() => Call> {
  const image = { ownerId, bytes: 1, width: 1, height: 1, createdAt: environment.clock.now() };
  const rows = Array.from({ length: DELETABLE_IMAGES }, () => ({ ...image, key: newImageKey() }));
  const ids = await environment.db.insertInto("images").values(rows).returning("id").execute();
  return () => ({ method: "DELETE", token, path: `/api/v1/images/${ids.pop()?.id}` });
}

const outages: { mode: ObjectStoreMode; lastsMs: number; backMsMax?: number }[] = [
  { mode: "failing", lastsMs: 4000 },
  { mode: "slow", lastsMs: 6000 },
  { mode: "stalled", lastsMs: 9000, backMsMax: 15_000 },
  { mode: "silent", lastsMs: 9000, backMsMax: 15_000 },
];

test.runIf(isFull).for(outages)(
  "object store $mode",
  { timeout: TEST_MS_MAX },
  async ({ mode, lastsMs, backMsMax = 5000 }, { annotate }) => {
    const room = await openRoom(environment);
    const { upload, urls } = await uploadCall();
    const [{ token }, other] = room.members;
    const firstUpload = new OutageLoad({ url: () => server.url, token, chats: [], calls: [upload] });
    await firstUpload.callOnce();
    const look = () => ({ method: "GET", path: String(urls.at(-1)) });
    const { load, expectStored } = await prepareLoad(room, [server], [upload, look, await deleteCalls(other)]);
    const begin = async () => {
      store.mode = mode;
      return async () => void (store.mode = "normal");
    };
    await rehearse(load, { begin, lastsMs, backMsMax, mustCauseUnavailable: mode !== "slow" }, annotate);
    const others = load.count(usualCalls);
    expect(others.unavailable).toBe(0);
    expect(others.slowestMs).toBeLessThan(OTHER_CALL_MS_MAX);
    await expectServed(server.url, urls.slice(-KEPT_IMAGES_MIN));
    await expectStored(environment.db);
    expect(server.output()).not.toContain("Error");
  },
);
