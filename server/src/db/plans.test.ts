/** How PostgreSQL reads large tables: by an index, and without sorting many rows. `npm run bench:growth` measures the rest. */
import { DAY_MS, MINUTE_MS, seoulDate } from "@babchingu/openapi";
import { CompiledQuery, type RootOperationNode, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeCode } from "../domain/accounts/verification.ts";
import { listAuditLog } from "../domain/admin/audit-log.ts";
import { lockNext } from "../domain/admin/bulk-jobs/chunks.ts";
import { countTargets, targetsOf } from "../domain/admin/bulk-jobs/jobs.ts";
import { prepareExport } from "../domain/admin/exports.ts";
import { listMeetingChats, listMeetings } from "../domain/admin/meetings.ts";
import { listMembers } from "../domain/admin/members.ts";
import { listLedger } from "../domain/admin/rice.ts";
import { queueChatPushes } from "../domain/chat/pushes.ts";
import { listMessages, listRooms } from "../domain/chat/rooms.ts";
import { renameInSeatLines } from "../domain/chat/seat-lines.ts";
import { listMyApplications } from "../domain/meetings/applications/lists.ts";
import { listHosted, listJoined } from "../domain/meetings/lists/lists.ts";
import { MeetingCache } from "../domain/meetings/nearby/cache.ts";
import { listMapMarkers, searchMeetings } from "../domain/meetings/lists/search.ts";
import { hasUnread, readNotifications } from "../domain/notifications/notifications.ts";
import { listPartnerPlaces } from "../domain/partners/partner-places.ts";
import { listRiceTransactions } from "../domain/rice/wallet.ts";
import { findMessagesAfter } from "../realtime/hub/access.ts";
import { createAccountWriter } from "../http/accounts/account-writer.ts";
import { sweepAccounts } from "../jobs/housekeeping.ts";
import { runDueMeetings } from "../jobs/meeting-lifecycle.ts";
import { createPushDelivery } from "../jobs/push-delivery.ts";
import { maintainPartitions } from "../jobs/partitions.ts";
import { addMs } from "../lib/time.ts";
import { openTestDb } from "../testing/database.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import { isParallel } from "../testing/locks.ts";
import { extendPartitions, messagesTable, notificationsTable } from "./partitions.ts";
import type { Db } from "./schema.ts";
import { transact } from "./transact.ts";

const SORTED_ROWS_MAX = 1000;
/** For what shows some rows of many. */
const READ_ROWS_MAX = 1000;
const LONG_ROOM = 11_111;
/** Rooms of four years ago, whose partition has 10,000 messages, the last one of today. */
const FIRST_OLD_ROOM = 12_001;
const OLD_ROOMS = 3000;
/** Two members with 2,000 notifications each. */
const notified = { hasReadAll: 20_501, hasReadNone: 20_502 };
/**
 * Has blocked 2,000 members, one of whom wrote the 2,000 newest messages of one room, and wrote as many in another. They left and joined
 * both again and again, and 3,000 hosts have rejected their application.
 */
const blocker = { id: 20_503, blockedId: 1, rooms: [11_001, 11_002], joins: 100_000 };
const LARGE_TABLES = new Set(
  ["members", "meetings", "meeting_members", "chat_messages", "notifications", "rice_transactions", "audit_log"].concat(
    "partner_places",
    "sessions",
    "web_subscriptions",
    "attempts",
    "verification_days",
  ),
);

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Plan Rows": number;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Filter?: string;
  Plans?: Plan[];
}

let app: TestApp;
let viewer: { memberId: number; position: { latitude: number; longitude: number } };

const spread = (size: number) => sql`1 + (i * 7919) % ${sql.lit(size)}`;
const rows = (size: number) => sql`generate_series(1, ${sql.lit(size)}) i`;

/**
 * 21,000 members, whose rows lie in any order as after many changes, of whom all but 1,000 have a session and had another until a month ago, both with a subscription of their browser,
 * 12,000 meetings of which a tenth is unfinished, and 30,000 rows of the rest, in two partitions where there are any. 2,000 meetings run. One room has 5,000 messages more.
 */
async function fill(): Promise<void> {
  const now = sql`${app.clock.now()}::timestamptz`;
  const ago = sql`${now} - (40001 - i) * interval '1 minute'`;
  await extendPartitions(app.db, messagesTable, { aheadTo: 6000, at: 6000 });
  const daysAgo = app.clock.now().getTime() - 15 * DAY_MS;
  await extendPartitions(app.db, notificationsTable, { aheadTo: daysAgo, at: daysAgo });
  await sql`
    insert into members (id, name, phone, role, status, target_token, created_at, updated_at) overriding system value
    select i, '밥친구' || i, '010' || (10000000 + i * 37), 'ROLE_USER', 'ACTIVE', 'device-' || i, ${ago}, ${now} from ${rows(21_000)}
    order by ${spread(21_000)}`.execute(app.db);
  await sql`alter table members alter id restart with 21001`.execute(app.db);
  await sql`
    insert into sessions (member_id, created_at, expires_at)
    select 1 + (i - 1) % 20000, ${ago}, ${now} + case when i > 20000 then interval '-30 days' else interval '1 day' end
    from ${rows(40_000)}`.execute(app.db);
  await sql`
    insert into web_subscriptions (session_id, endpoint, p256dh, auth, created_at)
    select id, 'https://push.example/' || id, '', '', ${now} from sessions`.execute(app.db);
  await sql`
    insert into attempts (key_hash, failures, since) select 'phone-' || i, 1, ${now} from ${rows(20_000)}`.execute(
    app.db,
  );
  await sql`
    insert into verification_days (phone, day, messages)
    select 'phone-' || i, ${seoulDate(app.clock.now())}::date, 1 from ${rows(20_000)}`.execute(app.db);
  await sql`
    insert into meetings (host_id, status, title, content, scheduled_at, place_name, place_latitude, place_longitude, min_capacity,
      max_capacity, member_count, requires_approval, created_at, updated_at)
    select ${spread(20_000)}, case when i % 10 = 0 then 'RECRUITING' else 'END' end,
      (array['냉면','김밥','라멘','초밥','국밥','피자','만두','치킨'])[1 + (i / 10) % 8] || ' 같이 먹어요 ' || i,
      case when i % 10 > 0 and i % 3 = 0 then '단골' else '편하게 오세요' end,
      ${now} + interval '1 day', '식당', 33.5 + (i * 13) % 5000 / 1000.0, 126.5 + (i * 29) % 2500 / 1000.0, 2, 6, 2, false, ${ago}, ${now}
    from ${rows(12_000)}`.execute(app.db);
  await sql`
    insert into meeting_members (meeting_id, member_id, state, joined_at)
    select i, 1 + ((i * 7919) + seat * 5000) % 20000, 'JOINED', ${ago} from ${rows(12_000)}, generate_series(0, 1) seat`.execute(
    app.db,
  );
  await sql`
    insert into chat_messages (meeting_id, member_id, type, content, created_at)
    select ${spread(12_000)}, ${spread(20_000)}, 'TEXT', '몇 시에 만날까요?', ${ago} from ${rows(30_000)}`.execute(
    app.db,
  );
  await sql`
    insert into chat_messages (meeting_id, member_id, type, content, created_at)
    select ${LONG_ROOM}::bigint, ${spread(20_000)}, 'TEXT', '어디서 만날까요?', ${now} - (5000 - i) * interval '1 minute' from ${rows(5000)}`.execute(
    app.db,
  );
  await sql`
    insert into blocks (blocker_id, blocked_id, created_at) select ${blocker.id}::bigint, i, ${ago} from ${rows(2000)}`.execute(
    app.db,
  );
  await sql`
    insert into meeting_members (meeting_id, member_id, state, joins, joined_at)
    select room, ${blocker.id}::bigint, 'JOINED', ${blocker.joins}::int, ${now} from unnest(${blocker.rooms}::bigint[]) room`.execute(
    app.db,
  );
  await sql`
    insert into chat_messages (meeting_id, member_id, type, content, created_at)
    select room, case when room = ${blocker.rooms[0]}::bigint then ${blocker.blockedId}::bigint else ${blocker.id}::bigint end, 'TEXT', '저예요', ${now}
    from ${rows(2000)}, unnest(${blocker.rooms}::bigint[]) room`.execute(app.db);
  await sql`
    insert into chat_messages (meeting_id, type, content, system_key, created_at)
    select meeting_id, 'SYSTEM', '밥친구님이 들어왔어요.', 'JOINED:' || member_id || ':' || 1, ${now} from meeting_members`.execute(
    app.db,
  );
  await sql`
    insert into meeting_applications (meeting_id, member_id, content, status, created_at, answered_at)
    select i, ${blocker.id}::bigint, '', 'REJECTED', ${ago}, ${now} from ${rows(3000)}
    union all select i, ${spread(20_000)}, '', 'PENDING', ${ago}, null from ${rows(3000)}`.execute(app.db);
  await extendPartitions(app.db, messagesTable, { aheadTo: FIRST_OLD_ROOM, at: FIRST_OLD_ROOM });
  const yearsAgo = sql`${ago} - interval '4 years'`;
  await sql`
    insert into meetings (host_id, status, title, content, scheduled_at, place_name, place_latitude, place_longitude, min_capacity,
      max_capacity, member_count, requires_approval, created_at, updated_at)
    select 1, 'END', '추억의 모임', '', ${yearsAgo}, '식당', 37, 127, 2, 6, 0, false, ${yearsAgo}, ${now} from ${rows(OLD_ROOMS)}`.execute(
    app.db,
  );
  await sql`
    insert into chat_messages (meeting_id, member_id, type, content, created_at)
    select ${FIRST_OLD_ROOM}::bigint + i % ${sql.lit(OLD_ROOMS)}, 1, 'TEXT', '어디서 만날까요?', case when i = 10000 then ${now} else ${yearsAgo} end
    from ${rows(10_000)}`.execute(app.db);
  const start = sql`(${now} - interval '1 hour' + (14 - i % 133) * interval '1 minute')`;
  await sql`
    insert into meetings (host_id, status, title, content, scheduled_at, place_name, place_latitude, place_longitude, min_capacity,
      max_capacity, member_count, requires_approval, no_shows_at, created_at, updated_at)
    select ${spread(20_000)}, 'READY', '지금 먹는 중', '', ${start}, '식당', 37, 127, 2, 6, 2, false,
      case when i % 133 > 28 then ${start} + interval '15 minutes' end, ${now} - i * interval '1 second', ${now} from ${rows(2000)}`.execute(
    app.db,
  );
  await sql`
    insert into notifications (member_id, title, content, created_at, read_at)
    select ${spread(20_000)}, '확정', '만나요.', ${ago}, ${now} from ${rows(30_000)}`.execute(app.db);
  await sql`
    insert into notifications (member_id, title, content, created_at, read_at)
    select member_id, '확정', '만나요.', ${ago}, case when member_id = ${notified.hasReadAll}::bigint then ${now} end
    from ${rows(2000)}, unnest(array[${notified.hasReadAll}::bigint, ${notified.hasReadNone}::bigint]) member_id`.execute(
    app.db,
  );
  await sql`
    insert into push_outbox (member_id, title, content, is_broadcast, attempts, created_at, next_attempt_at)
    select i, '확정', '만나요.', i % 2 = 0, 1, ${now} - interval '2 hours', ${now} - interval '1 minute' from ${rows(20_000)}`.execute(
    app.db,
  );
  await sql`
    insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select ${spread(20_000)}, 500, 'SIGNUP', 500, 'plan:' || i, ${ago} from ${rows(30_000)}`.execute(app.db);
  await sql`
    insert into audit_log (actor_name, action, target_kind, target_id, created_at)
    select 'operator', 'RICE_GRANT', 'MEMBER', i % 5000, ${ago} from ${rows(30_000)}`.execute(app.db);
  await sql`
    insert into partner_places (name, address, phone, latitude, longitude, policy, until, created_at, updated_at)
    select '백반집 ' || i, '서울', '02-335-0101', 33.5 + (i * 13) % 5000 / 1000.0, 126.5 + (i * 29) % 2500 / 1000.0, '음료',
      ${now} + interval '1 day', ${now}, ${now} from ${rows(5000)}`.execute(app.db);
  await sql`vacuum analyze`.execute(app.db);
}

const searchRegulars = (db: Db) => searchMeetings(db, viewer, { text: "단골", recruitingOnly: false });

/** The plans of the statements that `read` executes. */
async function plansOf(read: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const compiled = new WeakMap<WeakKey, RootOperationNode>();
  const nodes: RootOperationNode[] = [];
  // A subquery is compiled like a statement, but has no result.
  const recorder = app.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, node);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const node = compiled.get(queryId);
      if (node) nodes.push(node);
      return Promise.resolve(result);
    },
  });
  await read(recorder);
  const plans: Plan[] = [];
  for (const node of nodes) {
    const { sql: text, parameters } = app.db.getExecutor().compileQuery(node, { queryId: "plan" });
    if (text.startsWith("explain") || text.includes("explain (")) continue;
    const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]);
    const { rows } = await app.db.executeQuery<{ "QUERY PLAN": [{ Plan: Plan }] }>(explained);
    for (const row of rows) plans.push(row["QUERY PLAN"][0].Plan);
  }
  return plans;
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** What reads or sorts too much. */
function expensiveNodes(plans: readonly Plan[]): Plan[] {
  return plans.flatMap(nodesOf).filter((node) => {
    const table = (node["Relation Name"] ?? "").replace(/_from_.*/, "");
    const isScan = node["Node Type"] === "Seq Scan" && LARGE_TABLES.has(table);
    const sorted = node["Node Type"].endsWith("Sort") ? (node.Plans?.[0]?.["Actual Rows"] ?? 0) : 0;
    return isScan || sorted > SORTED_ROWS_MAX;
  });
}

/** Rows that the nodes look at in tables, also those that a filter removes. */
function countReadRows(nodes: readonly Plan[]): number {
  const counts = nodes.map((node) => {
    if (node["Relation Name"] === undefined) return 0;
    const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
    return (node["Actual Rows"] + removed) * node["Actual Loops"];
  });
  return counts.reduce((total, count) => total + count, 0);
}

const maintainAt = (db: Db, msAgo = 0) => maintainPartitions(db, addMs(app.clock.now(), -msAgo));

const page = { pageSize: 20, lastDistance: undefined };
const reads: Record<string, (db: Db) => Promise<unknown>> = {
  "the map": (db) => listMapMarkers(db, new MeetingCache(db), { ...viewer, now: app.clock.now() }),
  "a search with few matches": (db) => searchMeetings(db, viewer, { text: "먹어요 1234", recruitingOnly: false }),
  "a search with many matches": (db) => searchMeetings(db, viewer, { text: "냉면", recruitingOnly: true }),
  "hosted meetings": (db) => listHosted(db, viewer.memberId, undefined),
  "joined meetings": (db) => listJoined(db, viewer.memberId, undefined),
  "chat rooms": (db) => listRooms(db, viewer.memberId),
  "old messages": (db) =>
    listMessages(db, { meetingId: 1, memberId: viewer.memberId, page: 500, now: app.clock.now() }),
  notifications: (db) => readNotifications(db, viewer.memberId, app.clock.now()),
  "unread notifications": (db) => hasUnread(db, viewer.memberId),
  "rice of a member": (db) => listRiceTransactions(db, viewer.memberId, undefined),
  "partner stores": (db) => listPartnerPlaces(db, { ...page, memberId: viewer.memberId, now: app.clock.now() }),
  "the console's members": (db) => listMembers(db).page({}),
  "members by a part of a phone": (db) => listMembers(db, { field: "phone", term: "00123" }).page({}),
  "members by a part of a name": (db) => listMembers(db, { field: "name", term: "친구1234" }).page({}),
  "members by a part of a name, with or without a space": (db) =>
    listMembers(db, { field: "name", term: "친구 1234" }).page({}),
  "the console's meetings": (db) => listMeetings(db).page({}),
  "meetings by a part of a title": (db) => listMeetings(db, { field: "title", term: "먹어요 123" }).page({}),
  "the console's ledger": (db) => listLedger(db).page({}),
  "the audit log of a target": (db) => listAuditLog(db, { target: "MEMBER:1042" }).page({}),
};

const selections: Record<string, (db: Db) => Promise<unknown>> = {
  "rooms whose newest messages are the member's own, or of somebody they blocked": (db) => listRooms(db, blocker.id),
  "the pending applications of somebody who has many rejected ones": (db) => listMyApplications(db, blocker.id),
  "the pushes that are due, of many that wait": (db) =>
    createPushDelivery({ ...app.deps, db })(new AbortController().signal),
  "the messages of a long room around a time": (db) =>
    listMeetingChats(db, LONG_ROOM, {
      around: new Date(app.clock.now().getTime() - 2 * DAY_MS).toISOString(),
      size: 100,
    }),
  "whether one of many read notifications is unread": (db) => hasUnread(db, notified.hasReadAll),
  "whether one of many unread notifications is unread": (db) => hasUnread(db, notified.hasReadNone),
};

/** Lets the planner expect so many meetings. */
const estimateMeetings = (count: number) =>
  sql`update pg_class set reltuples = ${count}::real where oid = 'meetings'::regclass`.execute(app.db);

const dayAgo = (days: number) => seoulDate(new Date(app.clock.now().getTime() - days * DAY_MS));

// The embedded database has too little memory for so many rows in so short a time.
describe.runIf(isParallel)("a large table is read by an index", () => {
  beforeAll(async () => {
    app = await createTestApp({ deps: { db: await openTestDb() } });
    await fill();
    app.clock.advance(-DAY_MS / 24);
    viewer = { memberId: 1 + 7919, position: { latitude: 37.5563, longitude: 126.9236 } };
  });
  afterAll(async () => {
    await app.app.close();
    await app.db.destroy();
  });

  test("no statement is compiled, which takes longer than to run it", async () => {
    const { rows } = await sql<{ jit: string }>`show jit`.execute(app.db);
    expect(rows).toEqual([{ jit: "off" }]);
  });

  test("the senders of new messages are read one by one", async () => {
    const positions = [1, 2, 3].map((meetingId) => ({ meetingId, afterId: 0 }));
    const subscribers = positions.map(({ meetingId }) => ({ meetingId, sessionId: meetingId }));
    const plans = await plansOf((db) => findMessagesAfter(db, positions, { subscribers, rowsMax: 200 }));
    expect(expensiveNodes(plans)).toEqual([]);
    const members = plans.flatMap(nodesOf).filter((node) => node["Relation Name"] === "members");
    expect(members.map((node) => node["Plan Rows"])).toEqual([1, 1]);
  });

  test("the devices and messages of chat pushes are read for each member", async () => {
    const plans = await plansOf((db) => queueChatPushes({ db, now: app.clock.now() }, [1, 2, 3]));
    expect(expensiveNodes(plans)).toEqual([]);
  });

  test("a search that a third of the ended meetings match, where the planner expects that the viewer has blocked the hosts", async () => {
    await sql`update pg_statistic set stadistinct = 1 from pg_attribute
      where starelid = 'meetings'::regclass and attrelid = starelid and attnum = staattnum and attname = 'host_id'`.execute(
      app.db,
    );
    expect(expensiveNodes(await plansOf(searchRegulars))).toEqual([]);
  });

  test("no meeting is compared with all members whom the viewer has blocked", async () => {
    const search = { text: "먹어요", recruitingOnly: false };
    const plans = await plansOf((db) => searchMeetings(db, { ...viewer, memberId: blocker.id }, search));
    const filters = plans.flatMap(nodesOf).map(({ Filter: filter }) => filter ?? "");
    expect(filters).toContainEqual(expect.stringMatching(/SubPlan/));
  });

  test("the lines about a member's seats are found without all the times that they joined", async () => {
    const plans = await plansOf((db) =>
      transact(db, (trx) => renameInSeatLines({ trx }, { memberId: blocker.id, name: "탈퇴한 회원" })),
    );
    const counts = plans.flatMap(nodesOf).map((node) => node["Actual Rows"] * node["Actual Loops"]);
    expect(Math.max(...counts)).toBeLessThan(READ_ROWS_MAX);
  });

  test("a job on all members is started without reading them", async () => {
    const targets: object[] = [];
    const plans = await plansOf((db) =>
      transact(db, async (trx) => void targets.push(await countTargets({ trx }, "RICE_GRANT_ALL"))),
    );
    expect(targets).toEqual([{ total: expect.closeTo(21_000, -3) as number, lastId: 21_000 }]);
    expect(countReadRows(plans.flatMap(nodesOf))).toBeLessThan(READ_ROWS_MAX);
  });

  test.each(Object.keys(targetsOf) as (keyof typeof targetsOf)[])("a chunk of %s reads its own rows", async (kind) => {
    const job = { kind, cursorId: 0, lastId: 1_000_000 };
    const plans = await plansOf((db) => transact(db, (trx) => lockNext(trx, job, 150)));
    expect(countReadRows(plans.flatMap(nodesOf))).toBeLessThan(READ_ROWS_MAX);
  });

  test("of running meetings those are read whose next step is due", async () => {
    const plans = await plansOf((db) => runDueMeetings(db, app.clock.now()));
    expect(plans).toHaveLength(1);
    expect(countReadRows(plans.flatMap(nodesOf))).toBe(0);
  });

  test("a text message is counted without the rows of all phones", async () => {
    const target = { phone: "01087654321", purpose: "SIGNUP" } as const;
    const plans = await plansOf((db) =>
      createAccountWriter({ ...app.deps, db }).write((ctx) =>
        storeCode(ctx, { target, code: "123456", messagesPerDay: 1_000_000 }),
      ),
    );
    expect(expensiveNodes(plans)).toEqual([]);
  });

  test("the sweep of accounts reads what has expired", async () => {
    const plans = await plansOf((db) => sweepAccounts({ db }, app.clock.now()));
    expect(expensiveNodes(plans)).toEqual([]);
    const sessions = plans.flatMap(nodesOf).filter((node) => node["Relation Name"] === "sessions");
    expect(new Set(sessions.map((node) => node["Actual Rows"]))).toEqual(new Set([0]));
  });

  test.each(Object.keys(reads))("%s", async (name) => {
    expect(expensiveNodes(await plansOf((db) => reads[name]?.(db) ?? Promise.resolve()))).toEqual([]);
  });
  test("an export of a search, and the ids that are recorded of it, read the matches once", async () => {
    const plans = await plansOf(async (db) => {
      const request = { resource: "members", field: "name", q: "친구1234" } as const;
      const { readTargetIds, lines } = prepareExport(db, request, app.clock.now());
      expect(await readTargetIds()).toHaveLength(11);
      let csv = "";
      for await (const batch of lines()) csv += batch;
      expect(csv.trim().split("\r\n")).toHaveLength(1 + 11);
    });
    expect(plans).toHaveLength(1);
    expect(countReadRows(plans.flatMap(nodesOf))).toBeLessThan(READ_ROWS_MAX);
  });

  test("a list of many days in the past begins three days after they end, since rows may be booked late", async () => {
    const days = { from: dayAgo(27), to: dayAgo(12) };
    const plans = await plansOf((db) => listLedger(db, undefined, days).batch(null, 100));
    const rowsOfDay = DAY_MS / MINUTE_MS;
    expect(countReadRows(plans.flatMap(nodesOf))).toBeLessThan(3 * rowsOfDay + READ_ROWS_MAX);
  });

  test("a list of a day finds its rows wherever changes have moved them", async () => {
    const plans = await plansOf((db) => listMembers(db, undefined, { from: dayAgo(20), to: dayAgo(20) }).page({}));
    expect(countReadRows(plans.flatMap(nodesOf))).toBeLessThan(5 * READ_ROWS_MAX);
  });

  describe("a partition of messages with a young one", () => {
    beforeAll(async () => {
      const end = FIRST_OLD_ROOM + OLD_ROOMS;
      await extendPartitions(app.db, messagesTable, { aheadTo: end, at: end });
      // So that the next run changes no tables.
      await maintainPartitions(app.db, app.clock.now(), AbortSignal.abort());
    });

    test("is read only where that is, and its meetings aren't, before its rooms are deleted", async () => {
      const nodes = (await plansOf((db) => maintainAt(db, 365 * DAY_MS))).flatMap(nodesOf);
      expect(nodes.map((node) => node["Relation Name"])).toContain(`chat_messages_from_${FIRST_OLD_ROOM}`);
      expect(countReadRows(nodes)).toBeLessThan(2 * READ_ROWS_MAX);
    });

    test("loses its other rooms, which are found by keys, and later runs read what is left", async () => {
      const deletions = (await plansOf(maintainAt)).filter((plan) => plan["Node Type"] === "ModifyTable");
      expect(expensiveNodes(deletions)).toEqual([]);
      const { rows: left } = await sql`
        select distinct meeting_id from chat_messages where meeting_id >= ${FIRST_OLD_ROOM}`.execute(app.db);
      expect(left).toHaveLength(1);
      expect(countReadRows((await plansOf(maintainAt)).flatMap(nodesOf))).toBeLessThan(READ_ROWS_MAX);
    });
  });

  test("a title with letters that no meeting has is found by the index, also among so many that a frequency below the statistics is many", async () => {
    await estimateMeetings(10_000_000);
    const plans = await plansOf((db) => listMeetings(db, { field: "title", term: "없다" }).page({}));
    await estimateMeetings(17_000);
    expect(countReadRows(plans.flatMap(nodesOf))).toBeLessThan(READ_ROWS_MAX);
  });

  test.each(Object.keys(selections))("%s: few rows are read", async (name) => {
    const plans = await plansOf((db) => selections[name]?.(db) ?? Promise.resolve());
    expect(countReadRows(plans.flatMap(nodesOf))).toBeLessThan(READ_ROWS_MAX);
  });
});
