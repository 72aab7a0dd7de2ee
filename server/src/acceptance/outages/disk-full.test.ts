/** The disk of the images, and that of the embedded database, has no room for a while. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { isStorageKey } from "../../adapters/storage/storage.ts";
import { openDb } from "../../db/open.ts";
import type { Db } from "../../db/schema.ts";
import { migratedDataDir } from "../../testing/migrated-database.ts";
import { startPostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startServerProcess } from "../../testing/processes/server-process.ts";
import { mountSmallDisk, type SmallDisk } from "../../testing/processes/small-disk.ts";
import { insertRoom } from "../../testing/rooms.ts";
import { insertMember } from "./embedded.ts";
import { isFull, openRoom, type Outage, prepareLoad, rehearse, type Room, TEST_MS_MAX } from "./rehearsal.ts";
import { expectServed, uploadCall } from "./upload.ts";

const DISK_MB = 160;

let disk: SmallDisk | null;
beforeAll(async () => {
  disk = isFull ? await mountSmallDisk(DISK_MB) : null;
});
afterAll(() => disk?.close());

const mounted = (skip: (note: string) => never): SmallDisk =>
  disk ?? skip("only root of Linux can mount a small file system");

const diskFull = ({ fill, free }: Pick<SmallDisk, "fill" | "free">): Outage => ({
  begin: async () => {
    await fill();
    return free;
  },
  lastsMs: 5000,
  backMsMax: 5000,
  mustCauseUnavailable: true,
  makesUnready: true,
});

/** Every image has its file; every file has its row, by which it will be deleted, and none is partial. */
async function expectImagesComplete(db: Db, folder: string): Promise<void> {
  const rows = await db.selectFrom("images").select(["key", "deletedAt"]).execute();
  const entries = await readdir(join(folder, "images"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const images = rows.filter(({ deletedAt }) => deletedAt === null);
  expect(files).toEqual(expect.arrayContaining(images.map(({ key }) => key)));
  expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(files));
  expect(files.filter((name) => !isStorageKey(name))).toEqual([]);
}

const SETTINGS = { RATE_LIMIT: "false", LOG_LEVEL: "fatal" };

test.runIf(isFull)(
  "disk of the images full",
  async ({ annotate, skip }) => {
    const { folder, ...space } = mounted(skip);
    const environment = await startPostgresEnvironment();
    onTestFinished(environment.close);
    const server = await startServerProcess({
      ...SETTINGS,
      DATABASE_URL: environment.databaseUrl,
      DATA_DIR: folder,
    });
    onTestFinished(server.close);
    const { upload, urls } = await uploadCall();
    const { load, expectStored } = await prepareLoad(await openRoom(environment), [server], [upload]);
    await rehearse(load, diskFull(space), annotate);
    expect(load.count([upload]).unavailable).toBeGreaterThan(0);
    await expectServed(server.url, urls);
    await expectImagesComplete(environment.db, folder);
    await expectStored(environment.db);
    expect(server.output()).not.toContain("Error");
  },
  TEST_MS_MAX,
);

/** Creates a migrated embedded database in the folder, which is deleted when the test ends. */
async function createDatabase(dataDir: string): Promise<void> {
  const migrated = await migratedDataDir("babchingu-full-");
  await cp(migrated, dataDir, { recursive: true });
  await rm(migrated, { recursive: true });
  onTestFinished(() => rm(dataDir, { recursive: true }));
}

/** Members and their room in the embedded database of the folder, which no server has open. */
async function prepareEmbedded(dataDir: string): Promise<Room> {
  const { db, close } = await openDb({ dataDir, databaseUrl: null });
  const chatting = [await insertMember(db), await insertMember(db)] as const;
  const members = [...chatting, await insertMember(db), await insertMember(db)] as const;
  const meetingId = await insertRoom(db, new Date(), { memberIds: chatting.map(({ id }) => id) });
  await close();
  return { members, meetingId };
}

test.runIf(isFull)(
  "disk of the embedded database full",
  async ({ annotate, skip }) => {
    const { folder, ...space } = mounted(skip);
    const dataDir = join(folder, "embedded");
    await createDatabase(dataDir);
    const room = await prepareEmbedded(dataDir);
    const server = await startServerProcess({ ...SETTINGS, DATA_DIR: dataDir });
    onTestFinished(server.close);
    const { upload, urls } = await uploadCall();
    const { load, expectStored } = await prepareLoad(room, [server], [upload]);
    await rehearse(load, diskFull(space), annotate);
    await expectServed(server.url, urls);
    expect(server.output()).not.toContain("Error");
    expect(await server.stop()).toBe(0);
    const { db, close } = await openDb({ dataDir, databaseUrl: null });
    onTestFinished(close);
    await expectImagesComplete(db, dataDir);
    await expectStored(db);
  },
  TEST_MS_MAX,
);

/** Opens the database of the folder in a process of its own, which a failed database can't end without a signal. */
async function runInProcess(dataDir: string, work: string): Promise<{ code: number | null; output: string }> {
  const modules = { open: "../../db/open.ts", kysely: "kysely" };
  const script = `
    import { sql } from ${JSON.stringify(import.meta.resolve(modules.kysely))};
    import { openDb } from ${JSON.stringify(import.meta.resolve(modules.open))};
    const { db, close } = await openDb({ dataDir: ${JSON.stringify(dataDir)}, databaseUrl: null });
    ${work}
    await close();`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    timeout: 30_000,
    killSignal: "SIGKILL",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

test.runIf(isFull)(
  "disk full within a statement of the embedded database",
  async ({ skip }) => {
    const { folder } = mounted(skip);
    const dataDir = join(folder, "panic");
    const spare = join(folder, "spare");
    await createDatabase(dataDir);
    await writeFile(spare, Buffer.alloc(64 * 1024 * 1024));
    const overflow = await runInProcess(
      dataDir,
      `await sql\`create table kept (id int)\`.execute(db);
      await sql\`select pg_logical_emit_message(true, 'test', repeat('x', 100000000))\`.execute(db);`,
    );
    expect(overflow).toEqual({ code: 1, output: expect.stringContaining("the next start recovers it") });
    await rm(spare);
    const after = await runInProcess(dataDir, `await sql\`select * from kept\`.execute(db);`);
    expect(after).toEqual({ code: 0, output: "" });
  },
  TEST_MS_MAX,
);
