/** A million rows in every list of the console, and an operator to read them. */
import { sql } from "kysely";
import type { Db } from "../../../server/src/db/schema.ts";
import { deriveKeys } from "../../../server/src/domain/accounts/keys.ts";
import { createOperator } from "../../../server/src/domain/admin/operators.ts";
import { signAccessToken } from "../../../server/src/domain/accounts/access-tokens.ts";
import { TEST_SECRET } from "../../../server/src/testing/processes/server-process.ts";
import { seedMeetings, type LoadMember } from "./seed.ts";

const REASONS = ["SIGNUP", "MEETING_JOIN", "MEETING_CHECKED", "MEETING_CREATE", "ADMIN_GRANT"];

export async function addOperator(db: Db, now: Date): Promise<LoadMember> {
  // The session is opened without a login, so the hashes are of nothing.
  const hashes = { password1Hash: "", password2Hash: "", codeHash: "" };
  const memberId = await db
    .transaction()
    .execute((trx) => createOperator({ trx, now }, { loginName: "load-operator", hashes, role: "OWNER" }));
  const session = await db
    .insertInto("sessions")
    .values({ memberId, createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { memberId, sessionId: session.id };
}

/** A new access token of the operator. */
export function signOperatorToken({ memberId, sessionId }: LoadMember): string {
  const key = deriveKeys(TEST_SECRET).accessToken;
  return signAccessToken(key, { memberId, sessionId, role: "ROLE_ADMIN", at: new Date() });
}

/** One of a hundred rows has each of the rarer states, and the last but one of them three rows in all. */
const state = (common: string, ...rare: string[]) => {
  const [first = common, ...others] = rare;
  const seldom = others.map((value) => sql`when i % 300000 = 7 then ${value}::text`);
  return sql`case when i % 100 = 0 then ${first}::text ${sql.join(seldom, sql` `)} else ${common}::text end`;
};

/** The other lists; each row follows from its number, `first` is the first member's id. */
async function seedOtherLists(db: Db, count: number, now: Date, first: number): Promise<void> {
  const rows = sql`generate_series(1, ${count}::int) i`;
  const at = sql`${now}::timestamptz - (${count}::int - i) * interval '20 seconds'`;
  const member = sql`${first}::bigint + (i::bigint * 7919) % ${count}::int`;
  const operators = sql`select member_id from admin_credentials`;
  const inserts = [
    sql`update members set status = ${state("ACTIVE", "BANNED", "WITHDRAWN", "PHONE_V_REQUIRED")} from ${rows}
      where id = ${first}::bigint + i - 1 and (i % 100 = 0 or i % 300000 = 7)`,
    sql`update meetings set status = ${state("RECRUITING", "END", "CONFIRMED", "READY")} from ${rows}
      where id = i and (i % 100 = 0 or i % 300000 = 7)`,
    sql`insert into reports (reporter_id, reported_id, meeting_id, kind, content, status, created_at, updated_at)
      select ${first}::bigint + i - 1, ${member}, i, 'ON_MEETING', '약속 장소에 오지 않았어요.', ${state("RESOLVED", "DISMISSED", "PENDING")},
        ${at}, ${now}::timestamptz from ${rows}`,
    sql`insert into payments (member_id, platform, transaction_id, product_id, currency, amount, status, created_at, updated_at)
      select ${member}, 'APPLE', 'load-' || i, 'rice_500', 'KRW', 1100, ${state("COMPLETED", "REFUNDED", "PENDING")}, ${at}, ${now}::timestamptz
      from ${rows}`,
    sql`insert into partner_places (member_id, name, address, phone, latitude, longitude, policy, until, created_at, updated_at)
      select ${first}::bigint + i - 1, '백반집 ' || i, '서울 중앙로 ' || i, '02-335-0101', 37, 127, '음료를 드려요.',
        ${now}::timestamptz + case when i % 100 = 0 then interval '-30 days' when i % 300000 = 7 then interval '5 days' else interval '200 days' end,
        ${at}, ${now}::timestamptz from ${rows}`,
    sql`insert into partner_place_applications (member_id, name, address, phone, latitude, longitude, policy, created_at)
      select ${first}::bigint + i - 1, '분식집 ' || i, '서울 중앙로 ' || i, '02-335-0102', 37, 127, '튀김을 드려요.', ${at} from ${rows}`,
    sql`insert into events (title, content, created_at, updated_at) select '행사 ' || i, '함께 오세요.', ${at}, ${now}::timestamptz from ${rows}`,
    sql`insert into announcements (title, content, created_at, updated_at)
      select '알림 ' || i, '설 연휴에는 답이 늦어요.', ${at}, ${now}::timestamptz from ${rows}`,
    sql`insert into audit_log (actor_id, actor_name, action, target_kind, target_id, before, after, created_at)
      select member_id, 'load-operator', ${state("MEMBER_POINT_CHANGE", "MEMBER_STATUS_CHANGE", "RICE_GRANT", "MEETING_DELETE")}, 'MEMBER',
        (${member})::text, '{"point": 50}', '{"point": 40}', ${at} from ${rows}, (${operators}) as operators`,
    sql`insert into access_log (operator_id, operator_name, action, resource, target_ids, address, created_at)
      select member_id, 'load-operator', ${state("MEMBER_OPEN", "SEARCH", "EXPORT", "LOGIN_FAILED")}, 'members', array[${member}],
        '127.0.0.1', ${at} from ${rows}, (${operators}) as operators`,
    sql`insert into bulk_jobs (kind, input, actor_id, state, total, done, last_id, created_at, finished_at)
      select 'RICE_GRANT_ALL', '{"amount": 100}', member_id, 'DONE', 1000, 1000, 1000, ${at}, ${now}::timestamptz
      from ${rows}, (${operators}) as operators`,
  ];
  await db.connection().execute(async (connection) => {
    // Rows that follow from their number need no foreign keys and triggers.
    await sql`set session_replication_role = replica`.execute(connection);
    for (const insert of inserts) await insert.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
}

/** Inserts `count` rows for each list, but only one operator, who is signed in. */
export async function seedConsole(db: Db, count: number, now = new Date()): Promise<LoadMember> {
  await seedMeetings(db, count, now);
  await sql`
    insert into members (name, phone, role, status, latitude, longitude, rice_balance, created_at, updated_at)
    select (array['밥정','국밥','김밥','솥밥','냉면','비빔'])[1 + i % 6] || '든사람' || i, '010' || lpad(i::text, 8, '0'), 'ROLE_USER',
      'ACTIVE', 33.5 + i % 5000 / 1000.0, 126.5 + i % 2500 / 1000.0, 1500,
      ${now}::timestamptz - (${count}::int - i) * interval '20 seconds', ${now}::timestamptz
    from generate_series(1, ${count}::int) i`.execute(db);
  const { rows } = await sql<{
    first: string;
  }>`select min(id)::bigint as first from members where phone is not null`.execute(db);
  const first = Number(rows[0]?.first ?? 1);
  await sql`
    insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select ${first}::bigint + (i * 7) % ${count}::int, case i % 5 when 1 then -500 when 3 then -500 else 500 end,
      (${sql.val(REASONS)}::text[])[1 + i % 5], 1500, 'load:' || i, ${now}::timestamptz - (${count}::int - i) * interval '20 seconds'
    from generate_series(1, ${count}::int) i`.execute(db);
  const operator = await addOperator(db, now);
  await seedOtherLists(db, count, now, first);
  // The state after autovacuum, in which index-only scans need no heap access.
  await sql`vacuum analyze`.execute(db);
  return operator;
}
