import { DAY_MS, seoulDate } from "@babchingu/openapi";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { listAnnouncements } from "./announcements.ts";
import { listMembers } from "./members.ts";
import { listLedger } from "./rice.ts";

const ROWS = 2510;
const SIZE = 20;
let t: TestApp;
/** Newest first. */
let ids: number[];

beforeAll(async () => {
  t = await createTestApp();
  const { id } = await t.member({ rice: 0 });
  await sql`insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select ${id}::bigint, 1, case n % 2 when 0 then 'ADMIN_GRANT' else 'SIGNUP' end, n, 'test:' || n, ${t.clock.now()}::timestamptz
    from generate_series(1, ${ROWS}::int) n`.execute(t.db);
  const rows = await t.db.selectFrom("riceTransactions").select("id").orderBy("id", "desc").execute();
  ids = rows.map((row) => row.id);
});

test.each([0, 1, 49, 50, 51, 62, 63, 100, 124, 125, 126, 5000])("returns page %d, newest first", async (page) => {
  const { content, totalElements, totalPages } = await listLedger(t.db).page({ page, size: SIZE });
  expect(content.map((row) => row.id)).toEqual(ids.slice(page * SIZE, (page + 1) * SIZE));
  expect({ totalElements, totalPages }).toEqual({
    totalElements: ids.length,
    totalPages: Math.ceil(ids.length / SIZE),
  });
});

test("a text search counts few or many matches, ignoring case", async () => {
  await sql`insert into members (name, role, status, created_at, updated_at)
    select case n when 7 then 'OnlyOne_7' else 'many' || n end, 'ROLE_USER', 'ACTIVE', ${t.clock.now()}::timestamptz, ${t.clock.now()}::timestamptz
    from generate_series(1, 5200) n`.execute(t.db);
  const find = (term: string, page = 0) => listMembers(t.db, { field: "name", term }).page({ page, size: SIZE });
  expect(await find("only")).toMatchObject({ totalElements: 1, totalPages: 1, content: [{ name: "OnlyOne_7" }] });
  expect((await find("e_7")).totalElements).toBe(1);
  expect((await find("51", 1)).content).toHaveLength(SIZE);
  const many = await find("MANY", 259);
  expect(many).toMatchObject({ totalElements: 5199, totalPages: 260 });
  expect(many.content.map((row) => row.name).at(-1)).toBe("many1");
  expect((await find("없는사람")).content).toEqual([]);
});

test("a deep page of a search contains only matches", async () => {
  const search = { field: "rice_transaction_reason", term: "ADMIN_GRANT" } as const;
  const { content, totalElements } = await listLedger(t.db, search).page({ page: 60, size: SIZE });
  expect(totalElements).toBe(ROWS / 2);
  expect(content.every((row) => row.riceTransactionReason === "ADMIN_GRANT")).toBe(true);
  const expectedRows = await t.db
    .selectFrom("riceTransactions")
    .select("id")
    .where("reason", "=", "ADMIN_GRANT")
    .orderBy("id", "desc")
    .execute();
  expect(content.map((row) => row.id)).toEqual(expectedRows.slice(1200, 1220).map((row) => row.id));
});

test("a list of some days has exactly their rows, by id, although others were stored before and after", async () => {
  const { db, clock, ...app } = await createTestApp();
  const { id } = await app.member({ rice: 0 });
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
  // In the order of the times but for every tenth row, whose time may be any.
  await sql`insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select ${id}::bigint, 1, 'ADMIN_GRANT', n, 'days:' || n,
      ${clock.now()}::timestamptz + case n % 10 when 0 then n * 7919 % 300 else n end * interval '0.1 day'
    from generate_series(1, 300) n`.execute(db);
  const stored = await db.selectFrom("riceTransactions").select(["id", "createdAt"]).orderBy("id").execute();
  for (const [from, to] of [
    [0, 0],
    [3, 5],
    [8, 30],
    [12, undefined],
    [undefined, 17],
    [40, 50],
  ] as const) {
    const dayOf = (days: number | undefined) => (days === undefined ? undefined : seoulDate(at(days)));
    const days = { from: dayOf(from), to: dayOf(to) };
    const expectedIds = stored
      .filter(({ createdAt }) => seoulDate(createdAt) >= (days.from ?? "") && seoulDate(createdAt) <= (days.to ?? "9"))
      .map((row) => row.id);
    const { content } = await listLedger(db, undefined, { ...days, sort: "id" }).page({ size: 500 });
    expect(content.map((row) => row.id)).toEqual(expectedIds);
    const batch = await listLedger(db, undefined, days).batch(null, 500);
    expect(batch.map((row) => row.id)).toEqual(expectedIds.toReversed());
  }
});

/** More than are counted. */
const LARGE = 10_500;

test("a list of some days of a large ledger has the rows that were booked late, too", async () => {
  const { db, ...app } = await createTestApp();
  const { id } = await app.member({ rice: 0 });
  const [day, next] = ["2026-03-03", "2026-03-04"];
  // The jobs are hours late in the night between the days: every second row has the time at which it was due.
  const late = 200;
  await sql`insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select ${id}::bigint, 1, 'ADMIN_GRANT', n, 'late:' || n, case
      when n <= ${LARGE} or n <= ${LARGE + late} and n % 2 = 0 then ${`${day}T12:00:00+09:00`}::timestamptz
      else ${`${next}T12:00:00+09:00`}::timestamptz end
    from generate_series(1, ${2 * LARGE + late}::int) n`.execute(db);
  await sql`analyze rice_transactions`.execute(db);
  const [lateIds, earlyIds] = [[] as number[], [] as number[]];
  const stored = await db.selectFrom("riceTransactions").select("id").orderBy("id").execute();
  for (const [n, row] of stored.slice(LARGE, LARGE + late).entries()) (n % 2 === 0 ? earlyIds : lateIds).push(row.id);
  const size = late / 2;
  const ofDay = await listLedger(db, undefined, { from: day, to: day }).page({ size });
  expect(ofDay.content.map((row) => row.id)).toEqual(lateIds.toReversed());
  const ofNext = await listLedger(db, undefined, { from: next, to: next, sort: "id" }).page({ size });
  expect(ofNext.content.map((row) => row.id)).toEqual(earlyIds);
});

test("a list of many rows has an estimated total, its first and its last rows, and an exact total for a search", async () => {
  const { db, clock } = await createTestApp();
  await sql`
    insert into members (name, phone, role, status, created_at, updated_at)
    select '밥친구' || i, '010' || lpad(i::text, 8, '0'), 'ROLE_USER', 'ACTIVE', ${clock.now()}::timestamptz, ${clock.now()}::timestamptz
    from generate_series(1, ${LARGE}::int) i`.execute(db);
  await sql`analyze members`.execute(db);
  const { rows: ids } = await sql<{ min: number; max: number }>`select min(id), max(id) from members`.execute(db);
  const first = await listMembers(db).page({});
  expect(first.totalElements / LARGE).toBeCloseTo(1, 1);
  expect(first.content[0]?.id).toBe(ids[0]?.max);
  const last = await listMembers(db).page({ page: first.totalPages - 1 });
  expect(last.content.at(-1)?.id).toBe(ids[0]?.min);
  const byPhone = await listMembers(db, { field: "phone", term: "0-0123" }).page({});
  expect(byPhone.totalElements).toBe(11);
  const byName = await listMembers(db, { field: "name", term: "구123" }).page({});
  expect(byName.totalElements).toBe(11);
});

test("a total that was estimated too large is corrected where the list ends", async () => {
  const { db, clock } = await createTestApp();
  await sql`
    insert into announcements (title, content, created_at, updated_at)
    select '공지 ' || i, '내용', ${clock.now()}::timestamptz, ${clock.now()}::timestamptz from generate_series(1, 25000) i`.execute(
    db,
  );
  await sql`analyze announcements`.execute(db);
  await sql`delete from announcements where id > 3`.execute(db);
  expect((await listAnnouncements(db).page({})).totalElements).toBe(3);
  // Statistics of rows that are gone would mislead the worker's next test.
  await sql`vacuum analyze announcements`.execute(db);
});
