import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migrateToLatest } from "../../db/migrate.ts";
import type { OpenDb } from "../../db/kysely.ts";
import { openDb } from "../../db/open.ts";
import { lockMeeting } from "../../domain/shared/meeting-guards.ts";
import { sharedPostgres, type TestDatabases } from "../../testing/processes/postgres.ts";
import { insertRoom } from "../../testing/rooms.ts";
import { createChatWriter } from "./chat-writer.ts";

const NOW = new Date("2026-03-01T09:00:00Z");

let postgres: TestDatabases;
let open: OpenDb;
let writeMessage: ReturnType<typeof createChatWriter>;
let memberId: number;
beforeAll(async () => {
  postgres = await sharedPostgres();
  const url = await postgres.newDatabase({ mayBeMigrated: true });
  open = await openDb({ dataDir: "", databaseUrl: `${url}?options=-c%20jit=off%20-c%20lock_timeout=500ms` });
  await migrateToLatest(open.db);
  writeMessage = createChatWriter(open.db);
  const member = { name: "밥친구", role: "ROLE_USER", status: "ACTIVE", createdAt: NOW, updatedAt: NOW } as const;
  ({ id: memberId } = await open.db.insertInto("members").values(member).returning("id").executeTakeFirstOrThrow());
}, 400_000);
afterAll(async () => {
  await open.close();
  await postgres.close();
});

const newRoom = () => insertRoom(open.db, NOW, { memberIds: [memberId] });

const messageTo = (meetingId: number, content: string) => ({ meetingId, memberId, content, clientId: null, now: NOW });

async function readContents(meetingId: number): Promise<string[]> {
  const messages = open.db.selectFrom("chatMessages").where("meetingId", "=", meetingId);
  return (await messages.select("content").orderBy("id").execute()).map(({ content }) => content);
}

test("without a database a batch fails after one attempt", async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const databaseUrl = `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/none`;
  const { db, close } = await openDb({ dataDir: "", databaseUrl });
  const write = createChatWriter(db);
  const results = await Promise.allSettled([1, 1, 2, 3].map((meetingId) => write(messageTo(meetingId, "안녕"))));
  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "rejected"));
  expect(connections).toBe(1);
  await close();
  server.close();
});

test("a locked room fails once and doesn't delay the others, which keep their order", async () => {
  const [locked, first, second] = [await newRoom(), await newRoom(), await newRoom()];
  const settled: number[] = [];
  const write = (meetingId: number, content: string) =>
    writeMessage(messageTo(meetingId, content)).finally(() => settled.push(meetingId));
  await open.db.transaction().execute(async (trx) => {
    await lockMeeting({ trx }, locked);
    const results = await Promise.allSettled([
      write(locked, "하나"),
      write(first, "하나"),
      write(locked, "둘"),
      write(second, "하나"),
      write(first, "둘"),
      write(first, "셋"),
    ]);
    expect(results.map(({ status }) => status === "fulfilled")).toEqual([false, true, false, true, true, true]);
  });
  expect(settled.slice(-2)).toEqual([locked, locked]);
  expect(await readContents(first)).toEqual(["하나", "둘", "셋"]);
  expect(await readContents(second)).toEqual(["하나"]);
  expect(await readContents(locked)).toEqual([]);
});

test("a batch of one locked room isn't tried again", async () => {
  const locked = await newRoom();
  await open.db.transaction().execute(async (trx) => {
    await lockMeeting({ trx }, locked);
    const execute = vi.spyOn(open.db.getExecutor(), "executeQuery");
    const writes = ["하나", "둘", "셋"].map((content) => writeMessage(messageTo(locked, content)));
    await Promise.allSettled(writes);
    expect(execute).toHaveBeenCalledOnce();
  });
});

test("a message that the database rejects doesn't make those of its room fail", async () => {
  const meetingId = await newRoom();
  const contents = ["하나", "둘", "\u0000", "셋", "넷"];
  const writes = contents.map((content) => writeMessage(messageTo(meetingId, content)));
  const results = await Promise.allSettled(writes);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([true, true, false, true, true]);
  expect(await readContents(meetingId)).toEqual(["하나", "둘", "셋", "넷"]);
});
