/** Partitions on a database with rows; what they cost a large one is in docs/scaling.md. */
import { type KyselyPlugin, RawNode, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { notifyMembers } from "../domain/notifications/notifications.ts";
import { lockMeeting } from "../domain/shared/meeting-guards.ts";
import { maintainPartitions } from "../jobs/partitions.ts";
import { MESSAGES_PER_CHUNK } from "../jobs/partitions-messages.ts";
import { emptyTestDb } from "../testing/database.ts";
import { createTestApp, TEST_NOW, type TestApp } from "../testing/harness.ts";
import { isParallel } from "../testing/locks.ts";
import { onStatement } from "../testing/on-statement.ts";
import { joinPartitions } from "../testing/partitions.ts";
import { insertRoom } from "../testing/rooms.ts";
import { expirePartitions, listPartitions, messagesTable, notificationsTable } from "./partitions.ts";

const NOW = new Date(TEST_NOW);
let t: TestApp;
let memberId: number;

const starts = async () =>
  (await listPartitions(t.db, notificationsTable)).map(({ from }) =>
    from === null ? "" : new Date(from).toISOString().slice(0, 10),
  );
const maintain = (at: string) => maintainPartitions(t.db, new Date(at));

/** The partitions of which `expirePartitions` asks whether they have expired, where none has. */
async function askedOnExpiry(): Promise<string[]> {
  const names: string[] = [];
  await expirePartitions(t.db, notificationsTable, async ({ name }) => names.push(name) === 0);
  return names;
}

const notify = (title: string, at: string) =>
  t.db
    .transaction()
    .execute((trx) =>
      notifyMembers(
        { trx, now: new Date(at) },
        { memberIds: [memberId], notification: { title, content: "만나요.", url: null } },
      ),
    );
const titles = async () =>
  (await t.db.selectFrom("notifications").select("title").orderBy("id").execute()).map(({ title }) => title);

const say = (meetingId: number, content: string, at: string) =>
  t.db
    .insertInto("chatMessages")
    .values({ meetingId, memberId, type: "TEXT", content, createdAt: new Date(at) })
    .execute();
const said = async () =>
  (await t.db.selectFrom("chatMessages").select("content").orderBy("id").execute()).map(({ content }) => content);

/** Ends a room at its time. */
async function endedRoom(at: string): Promise<number> {
  const scheduledAt = new Date(at);
  const id = await insertRoom(t.db, scheduledAt, { memberIds: [memberId], scheduledAt });
  await t.db.updateTable("meetings").set({ status: "END", endedAt: scheduledAt }).where("id", "=", id).execute();
  return id;
}

const report = (meetingId: number, at: string) =>
  t.db
    .insertInto("reports")
    .values({
      reporterId: memberId,
      reportedId: memberId,
      meetingId,
      kind: "ON_MEETING",
      content: "약속 장소에 오지 않았어요.",
      status: "PENDING",
      createdAt: new Date(at),
      updatedAt: NOW,
    })
    .execute();

/** An old partition with a silent room, and with one that somebody has written in since. */
async function oldQuarter(): Promise<{ silent: number; young: number }> {
  const [silent, young] = [await endedRoom("2020-05-01T00:00:00Z"), await endedRoom("2020-05-01T00:00:00Z")];
  await say(silent, "만나요", "2020-05-01T03:00:00Z");
  await say(young, "좋아요", "2020-05-01T03:00:00Z");
  await say(young, "오랜만이에요", "2023-01-01T00:00:00Z");
  await maintain("2020-05-02T00:00:00Z");
  return { silent, young };
}
const YOUNG = ["좋아요", "오랜만이에요"];
/** Three years and a month after the last room of that partition was created. */
const OVERDUE = "2023-06-02T00:00:00Z";

beforeEach(async () => {
  t = await createTestApp();
  memberId = (await t.member()).id;
});
afterEach(async () => {
  await joinPartitions(await emptyTestDb());
});

test("the next partition is there before it is needed", async () => {
  await maintain(TEST_NOW);
  expect(await starts()).toEqual(["", "2026-07-01"]);
  await maintain("2026-05-31T23:59:59Z");
  expect(await starts()).toEqual(["", "2026-07-01"]);
  await maintain("2026-06-01T00:00:00Z");
  expect(await starts()).toEqual(["", "2026-07-01", "2026-10-01"]);
});

test("a newest partition with rows is split after them, by several servers at once", async () => {
  await notify("예전 알림", "2024-01-01T00:00:00Z");
  await notify("시계가 앞선 알림", "2026-09-09T00:00:00Z");
  await Promise.all([maintain(TEST_NOW), maintain(TEST_NOW)]);
  expect(await starts()).toEqual(["", "2026-09-09"]);
  await notify("새 알림", TEST_NOW);
  await notify("더 앞선 알림", "2026-09-09T00:00:01Z");
  expect(await titles()).toEqual(["예전 알림", "시계가 앞선 알림", "새 알림", "더 앞선 알림"]);
});

test("a split that was interrupted is done by the next run", async () => {
  await notify("예전 알림", "2026-02-01T00:00:00Z");
  await sql`alter table notifications_from_start add constraint notifications_from_start_range
    check (created_at < '2026-04-01') not valid`.execute(t.db);
  await maintain(TEST_NOW);
  await notify("새 알림", "2026-06-20T00:00:00Z");
  expect(await titles()).toEqual(["예전 알림", "새 알림"]);
});

test("notifications are deleted a year after their quarter", async () => {
  for (const day of ["2023-12-10", "2024-03-10", "2024-06-10"]) await maintain(`${day}T00:00:00Z`);
  expect(await starts()).toEqual(["", "2024-04-01", "2024-07-01", "2024-10-01"]);
  await notify("3월 알림", "2024-03-10T00:00:00Z");
  await notify("6월 알림", "2024-06-10T00:00:00Z");
  await notify("7월 알림", "2024-07-10T00:00:00Z");
  await maintain("2025-06-30T00:00:00Z");
  expect(await titles()).toEqual(["6월 알림", "7월 알림"]);
  await maintain("2025-07-01T00:00:00Z");
  expect(await titles()).toEqual(["7월 알림"]);
  expect(await starts()).toEqual(["", "2024-07-01", "2024-10-01", "2025-10-01"]);
});

test("a clock that is ahead deletes nothing", async () => {
  await notify("올해 알림", TEST_NOW);
  await maintain(TEST_NOW);
  await maintain("2099-01-01T00:00:00Z");
  expect(await titles()).toEqual(["올해 알림"]);
});

test("messages are deleted three years after the last one, meeting or report of their partition", async () => {
  const rooms: number[] = [];
  for (const month of ["2020-05", "2020-06", "2020-07"]) {
    const room = await endedRoom(`${month}-01T00:00:00Z`);
    await say(room, month, `${month}-01T03:00:00Z`);
    await maintain(`${month}-02T00:00:00Z`);
    const newest = (await listPartitions(t.db, messagesTable)).at(-1);
    await sql`select setval(pg_get_serial_sequence('meetings', 'id'), ${newest?.from})`.execute(t.db);
    rooms.push(room);
  }
  const [silent = 0, reported = 0] = rooms;
  await report(reported, "2021-01-01T00:00:00Z");
  await maintain("2023-05-01T00:00:00Z");
  expect(await said()).toEqual(["2020-05", "2020-06", "2020-07"]);
  await maintain("2023-05-02T00:00:00Z");
  expect(await said()).toEqual(["2020-06", "2020-07"]);
  await maintain("2023-12-01T00:00:00Z");
  expect(await said()).toEqual(["2020-06"]);
  await say(silent, "오랜만이에요", TEST_NOW);
  expect(await said()).toEqual(["2020-06", "오랜만이에요"]);
});

test("a partition with a young room keeps that one, and for a month all", async () => {
  await oldQuarter();
  const [unfinished, reported] = [
    await insertRoom(t.db, new Date("2020-05-01T00:00:00Z"), { memberIds: [memberId] }),
    await endedRoom("2020-05-01T00:00:00Z"),
  ];
  await say(unfinished, "아직이에요", "2020-05-01T03:00:00Z");
  await say(reported, "신고할게요", "2020-05-01T03:00:00Z");
  await report(reported, "2020-07-01T00:00:00Z");
  await maintain("2023-05-31T00:00:00Z");
  expect(await said()).toEqual(["만나요", ...YOUNG, "아직이에요", "신고할게요"]);
  await maintain(OVERDUE);
  expect(await said()).toEqual([...YOUNG, "아직이에요", "신고할게요"]);
  await maintain("2023-07-02T00:00:00Z");
  expect(await said()).toEqual([...YOUNG, "아직이에요"]);
});

test("a long room is deleted by chunks, and after a stop the rest by the next run", async () => {
  const { silent } = await oldQuarter();
  await sql`
    insert into chat_messages (meeting_id, member_id, type, content, created_at)
    select ${silent}::bigint, ${memberId}::bigint, 'TEXT', '마지막 말', ${new Date("2020-05-02T00:00:00Z")}::timestamptz
    from generate_series(1, ${sql.lit(MESSAGES_PER_CHUNK)})`.execute(t.db);
  const stopping = new AbortController();
  const stopAtDelete = onStatement((node) => {
    if (RawNode.is(node) && node.sqlFragments.join(" ").includes("delete from")) stopping.abort();
  });
  await maintainPartitions(t.db.withPlugin(stopAtDelete), new Date(OVERDUE), stopping.signal);
  expect(await said()).toEqual([...YOUNG, "마지막 말"]);
  await maintain(OVERDUE);
  expect(await said()).toEqual(YOUNG);
});

test("a room that was written in since it was found silent is kept", async () => {
  const { silent } = await oldQuarter();
  const sayWhenFound: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => row["id"] === silent && row["isSilent"] === true))
        await say(silent, "저도 오랜만이에요", "2023-06-01T00:00:00Z");
      return result;
    },
  };
  await maintainPartitions(t.db.withPlugin(sayWhenFound), new Date(OVERDUE));
  expect(await said()).toEqual(["만나요", ...YOUNG, "저도 오랜만이에요"]);
});

test.runIf(isParallel)("a room that somebody is writing in is kept, without waiting for them", async () => {
  const { silent } = await oldQuarter();
  await t.db.transaction().execute(async (trx) => {
    await lockMeeting({ trx }, silent);
    await maintain(OVERDUE);
  });
  expect(await said()).toEqual(["만나요", ...YOUNG]);
});

test("a partition that has become young since it was found expired is kept, and so are all when the server stops", async () => {
  const room = await endedRoom("2020-05-01T00:00:00Z");
  await say(room, "만나요", "2020-05-01T03:00:00Z");
  await maintain("2020-05-02T00:00:00Z");
  const ages = [true, false];
  await expirePartitions(t.db, messagesTable, async () => ages.shift() === true);
  expect([ages, await said()]).toEqual([[], ["만나요"]]);
  await maintainPartitions(t.db, new Date("2024-05-01T00:00:00Z"), AbortSignal.abort());
  expect(await said()).toEqual(["만나요"]);
});

test("of an empty partition nobody asks whether it has expired, unless it may join an empty one before it", async () => {
  for (const day of ["2023-12-10", "2024-03-10", "2024-06-10"]) await maintain(`${day}T00:00:00Z`);
  expect(await askedOnExpiry()).toEqual(["notifications_from_2024_04_01"]);
  await notify("1월 알림", "2024-01-10T00:00:00Z");
  expect(await askedOnExpiry()).toEqual(["notifications_from_start"]);
});
