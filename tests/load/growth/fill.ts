/**
 * A country of members with two years of meetings, messages, rice and notifications, written by the database itself: generated rows
 * without foreign keys, triggers and secondary indexes, which are built afterwards. Every row follows from its number.
 */
import { DAY_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import { extendPartitions, messagesTable, notificationsTable } from "../../../server/src/db/partitions.ts";
import type { Db } from "../../../server/src/db/schema.ts";
import { citiesSql, COUNTRY } from "../lib/seed.ts";

/** A database that was filled by another version is filled again. */
const FILL_VERSION = 6;
/** Rows of each kind for one member. */
const RATIOS = { meetings: 0.5, messages: 10, ledger: 5, notifications: 5, stores: 0.02 };
/** Rows that a sweep deletes or a job takes, the same number in a small country and in a large one. */
const DUE_ROWS = 50;
const SEATS = 4;
const YEARS = 2;
const QUARTERS = YEARS * 4;

type Log = (line: string) => void;

/** A linear step through 1 … size that meets every number once: the factor has no divisor in common with a power of ten. */
const spread = (size: number, factor = 7919) => sql.raw(`(1 + (i::bigint * ${factor}) % ${size})`);

const rows = (size: number) => sql.raw(`generate_series(1, ${size}) i`);

/** The statement that fills each table. */
function insertsByTable(members: number, now: Date): Record<string, ReturnType<typeof sql>> {
  const count = (perMember: number) => Math.max(DUE_ROWS, Math.round(members * perMember));
  const meetings = count(RATIOS.meetings);
  const [messages, ledger, notifications] = [count(RATIOS.messages), count(RATIOS.ledger), count(RATIOS.notifications)];
  const stores = count(RATIOS.stores);
  const today = sql`${now}::timestamptz(3)`;
  /** Two years ago for the first row, now for the last. */
  const at = (size: number) => sql`${today} - (${sql.lit(size)} - i) * (interval '730 days' / ${sql.lit(size)})`;
  /** Expired for the first DUE_ROWS rows, else within the last days. */
  const recently = (days: number) =>
    sql`${today} - case when i <= ${sql.lit(DUE_ROWS)} then interval '200 days' else interval '1 minute' * (i % ${sql.lit(days * 1440)}) end`;
  const { south, north, west, east } = COUNTRY;
  const places = (size: number) => sql`
    cities (city, city_latitude, city_longitude, deviation, low, high) as (values ${citiesSql()}),
    places as (
      select i, city,
        case when deviation is null then ${south}::float8 + x * ${north - south}::float8 else city_latitude + dy * deviation end as latitude,
        case when deviation is null then ${west}::float8 + y * ${east - west}::float8 else city_longitude + dx * deviation end as longitude
      from (
        select i, random() as place, random() as x, random() as y, random() + random() + random() - 1.5 as dy,
          random() + random() + random() - 1.5 as dx from ${rows(size)}
      ) as points
      join cities on place >= low and place < high
    )`;
  return {
    members: sql`with ${places(members)}
        insert into members (name, phone, role, status, image_id, latitude, longitude, location_agreed_at, target_token, rice_balance,
          phone_verified_at, created_at, updated_at, withdrawn_at)
        select (array['밥정','국밥','김밥','솥밥','냉면','비빔'])[1 + i % 6] || '이' || i,
          case when i % 33 = 0 then null else '010' || (10000000 + i) end, 'ROLE_USER',
          case when i % 33 = 0 then 'WITHDRAWN' when i % 97 = 0 then 'BANNED' else 'ACTIVE' end,
          case when i % 5 = 0 then i / 5 end, case when i % 5 < 4 then latitude end, case when i % 5 < 4 then longitude end,
          ${today}, case when i % 10 < 6 then 'device-' || i end, 1500, ${today}, ${at(members)}, ${today},
          case when i % 33 = 0 then ${today} end
        from places order by i`,
    images: sql`insert into images (owner_id, key, bytes, width, height, usage_kind, usage_id, created_at, deleted_at)
        select i * 5, 'growth-' || i || '.webp', 40000, 800, 600, case when i > ${sql.lit(DUE_ROWS)} then 'MEMBER' end,
          case when i > ${sql.lit(DUE_ROWS)} then i * 5 end, ${at(members / 5)}, null from ${rows(members / 5)}`,
    sessions: sql`insert into sessions (member_id, created_at, expires_at, revoked_at, revoked_reason)
        select i, created_at, created_at + interval '30 days', case when i % 10 = 0 then created_at end,
          case when i % 10 = 0 then 'LOGOUT' end
        from (select i, ${recently(20)} as created_at from ${rows(members)}) as opened`,
    refresh_tokens: sql`insert into refresh_tokens (hash, session_id, created_at)
        select md5('refresh-' || i), i, ${today} from ${rows(members)}`,
    web_subscriptions: sql`insert into web_subscriptions (session_id, endpoint, p256dh, auth, created_at)
        select i * 4, 'https://push.example/' || i, md5('p256dh-' || i), md5('auth-' || i), ${today} from ${rows(members / 4)}`,
    notification_settings: sql`insert into notification_settings (member_id, meeting, chat, news, updated_at)
        select i * 20, true, i % 2 = 0, false, ${today} from ${rows(members / 20)}`,
    attempts: sql`insert into attempts (key_hash, failures, since) select md5('attempt-' || i), 1, ${recently(1)} from ${rows(count(0.02))}`,
    agreements: sql`insert into agreements (member_id, terms, privacy, location, created_at)
        select i, true, true, true, ${at(members)} from ${rows(members)}`,
    verification_codes: sql`insert into verification_codes (phone, purpose, code_hash, created_at, expires_at)
        select '010' || (10000000 + i), 'SIGNUP', md5(i::text), ${recently(6)}, ${today} from ${rows(count(0.05))}`,
    verification_tokens: sql`insert into verification_tokens (hash, phone, purpose, created_at, expires_at)
        select md5('token-' || i), '010' || (10000000 + i), 'SIGNUP', ${recently(6)}, ${today} from ${rows(count(0.05))}`,
    verification_days: sql`insert into verification_days (phone, day, messages)
        select '010' || (10000000 + i), (${recently(6)})::date, 1 from ${rows(count(0.05))}`,
    social_tickets: sql`insert into social_tickets (hash, provider, provider_id, suggested_name, created_at, expires_at)
        select md5('ticket-' || i), 'KAKAO', i, '밥친구', ${recently(6)}, ${today} from ${rows(count(0.02))}`,
    phone_locks: sql`insert into phone_locks (phone_hash, reason, created_at, until)
        select md5('lock-' || i), 'WITHDRAWN', ${today} - interval '20 days', ${recently(1)} + interval '10 days'
        from ${rows(count(0.03))}`,
    idempotency_keys: sql`insert into idempotency_keys (member_id, operation, key, body_hash, created_at)
        select i, 'createMeeting', 'growth-' || i, md5(i::text),
          case when i <= ${sql.lit(DUE_ROWS)} then ${today} - interval '200 days' else ${today} end from ${rows(count(0.1))}`,
    partner_places: sql`with ${places(stores)}
        insert into partner_places (name, address, phone, latitude, longitude, policy, until, created_at, updated_at)
        select city || ' 백반집 ' || i, city || ' 중앙로 ' || i, '02-335-0101', latitude, longitude, '음료를 한 병씩 드려요.',
          ${today} + case when i % 10 = 0 then interval '-30 days' else interval '200 days' end, ${at(stores)}, ${today}
        from places order by i`,
    partner_place_applications: sql`insert into partner_place_applications (member_id, name, address, phone, latitude, longitude, policy, created_at)
        select i * 10, '분식집 ' || i, '서울 중앙로 ' || i, '02-335-0102', 37.5, 127, '튀김을 드려요.', ${today}
        from ${rows(count(0.001))}`,
    // Nine of ten have ended; the others are in the next two weeks, some of them confirmed, some with a check-in, and DUE_ROWS are due now.
    meetings: sql`with ${places(meetings)}
        insert into meetings (host_id, status, title, content, scheduled_at, place_name, place_address, place_latitude, place_longitude,
          partner_place_id, min_capacity, max_capacity, member_count, requires_approval, took_place, confirmed_at, ready_at,
          no_shows_at, ended_at, created_at, updated_at)
        select ${spread(members)}, case when ended then 'END' when running then 'READY' when i % 20 = 0 and not due then 'CONFIRMED' else 'RECRUITING' end,
          dish || ' 같이 먹어요 ' || i,
          (array['점심시간에 만나서', '퇴근하고', '주말에 느긋하게', '수업 끝나고'])[1 + i % 4] || ' 따뜻한 ' || dish
            || ' 같이 먹을 분을 찾아요. 처음이어도 괜찮아요.',
          case when ended then created_at + interval '3 days' when due then ${today} + interval '10 minutes'
            when running then ${today} - interval '5 minutes'
            else ${today} + interval '1 hour' + (i % 20000) * interval '1 minute' end,
          city || ' ' || dish || '집', city || ' 중앙로 ' || i, latitude, longitude,
          case when i % 10 = 0 then 1 + i % ${sql.lit(stores)} end, 2, 6, 4, i % 3 = 0, ended or running,
          case when ended or running then created_at end, case when ended or running then created_at end,
          case when ended then created_at end, case when ended then created_at end, created_at, created_at
        from (
          select places.*, i <= ${sql.lit(Math.round(meetings * 0.9))} as ended,
            i > ${sql.lit(meetings - DUE_ROWS)} as due, i % 50 = 1 and i > ${sql.lit(Math.round(meetings * 0.9))} and i <= ${sql.lit(meetings - DUE_ROWS)} as running,
            ${at(meetings)} - interval '1 second' as created_at,
            (array['김치찌개','된장찌개','비빔밥','냉면','삼겹살','떡볶이','초밥','라멘','쌀국수','피자','파스타','치킨','곱창','국밥',
              '칼국수','만두','샤브샤브','돈가스','짜장면','평양냉면'])[1 + (i / 7) % 20] as dish
          from places
        ) as planned order by i`,
    meeting_members: sql`insert into meeting_members (meeting_id, member_id, state, joined_at)
        select i, 1 + (${spread(members)} - 1 + seat * ${sql.lit(Math.round(members / SEATS))}) % ${sql.lit(members)},
          case when seat = 3 and i % 3 = 0 then 'LEFT' when seat = 3 and i % 50 = 1 then 'EXPELLED' else 'JOINED' end, ${at(meetings)}
        from ${rows(meetings)}, generate_series(0, ${sql.lit(SEATS - 1)}) seat`,
    meeting_applications: sql`insert into meeting_applications (meeting_id, member_id, content, status, created_at)
        select i, ${spread(members, 7927)}, '함께 먹고 싶어요.',
          case when i > ${sql.lit(Math.round(meetings * 0.9))} then 'PENDING' else 'APPROVED' end, ${at(meetings)} from ${rows(meetings)}`,
    evaluations: sql`insert into evaluations (meeting_id, evaluator_id, target_id, type, created_at)
        select i, ${spread(members)}, ${spread(members, 7927)}, 'POSITIVE', ${at(meetings)} from ${rows(meetings)}`,
    no_shows: sql`insert into no_shows (meeting_id, member_id, amount_won, status, created_at)
        select i * 10, ${spread(members)}, 5000, 'UNPAID', ${at(count(0.05))} from ${rows(count(0.05))}`,
    chat_messages: sql`insert into chat_messages (meeting_id, member_id, type, content, client_id, created_at)
        select ${spread(meetings)}, ${spread(members)}, 'TEXT', '오늘 저녁 홍대에서 몇 시에 만날까요? ' || i, 'client-' || i, ${at(messages)}
        from ${rows(messages)}`,
    chat_reads: sql`insert into chat_reads (meeting_id, member_id, last_read_id, updated_at)
        select i, ${spread(members)}, ${sql.lit(messages)} - i % 1000, ${today} from ${rows(meetings)}`,
    chat_pushes: sql`insert into chat_pushes (meeting_id, member_id, message_id)
        select i, ${spread(members)}, i from ${rows(count(0.1))}`,
    seat_alerts: sql`insert into seat_alerts (meeting_id, member_id, created_at)
        select ${sql.lit(meetings)}::bigint - i, ${spread(members)}, ${today} from ${rows(count(0.01))}`,
    rice_transactions: sql`insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
        select ${spread(members)}, case i % 5 when 1 then -500 when 3 then -500 else 500 end,
          (array['SIGNUP','MEETING_JOIN','MEETING_CHECKED','MEETING_CREATE','ADMIN_GRANT'])[1 + i % 5], 1500, 'growth:' || i, ${at(ledger)}
        from ${rows(ledger)}`,
    payments: sql`insert into payments (member_id, platform, transaction_id, product_id, currency, amount, status, created_at, updated_at)
        select ${spread(members)}, case when i % 2 = 0 then 'APPLE' else 'GOOGLE' end, 'growth-' || i, 'rice_500', 'KRW', 1100, 'COMPLETED',
          ${at(count(0.3))}, ${today} from ${rows(count(0.3))}`,
    notifications: sql`insert into notifications (member_id, title, content, url, created_at, read_at)
        select ${spread(members)}, '모임이 확정됐어요', '모임이 확정됐어요. 시간에 맞춰 만나요.', '/app/meetings/' || ${spread(meetings)},
          ${at(notifications)}, case when i % 10 < 9 then ${today} end from ${rows(notifications)}`,
    // DUE_ROWS are due now, the others wait for their next attempt.
    push_outbox: sql`insert into push_outbox (member_id, title, content, next_attempt_at, created_at, is_broadcast)
        select i * 10 + 1, '모임이 확정됐어요', '시간에 맞춰 만나요.',
          ${today} + case when i > ${sql.lit(DUE_ROWS)} then interval '1 hour' else interval '0' end, ${today}, i > ${sql.lit(DUE_ROWS)}
        from ${rows(count(0.05))}`,
    blocks: sql`insert into blocks (blocker_id, blocked_id, created_at)
        select i, ${spread(members)}, ${at(count(0.5))} from ${rows(count(0.5))} where i <> ${spread(members)}`,
    reports: sql`insert into reports (reporter_id, reported_id, meeting_id, kind, content, status, created_at, updated_at)
        select i, ${spread(members)}, ${spread(meetings)}, 'ON_MEETING', '약속 장소에 오지 않았어요.', 'PENDING', ${at(count(0.05))}, ${today}
        from ${rows(count(0.05))}`,
    announcements: sql`insert into announcements (title, content, created_at, updated_at)
        select '알려드려요 ' || i, '설 연휴에는 답이 늦어요.', ${at(count(0.0003))}, ${today} from ${rows(count(0.0003))}`,
    events: sql`insert into events (title, content, created_at, updated_at)
        select '봄맞이 행사 ' || i, '친구와 함께 오세요.', ${at(count(0.0001))}, ${today} from ${rows(count(0.0001))}`,
    audit_log: sql`insert into audit_log (actor_id, actor_name, action, target_kind, target_id, after, created_at)
        select 1 + i % 20, 'operator-' || i % 20,
          (array['MEMBER_STATUS_CHANGE','RICE_GRANT','MEMBER_POINT_CHANGE','NOTIFICATION_SEND'])[1 + i % 4], 'MEMBER', ${spread(members)},
          '{"amount": 500}', ${at(count(0.2))} from ${rows(count(0.2))}`,
    // By the database's clock, as the sweep: nothing has expired.
    access_log: sql`insert into access_log (operator_id, operator_name, action, resource, target_ids, address, created_at)
        select 1 + i % 20, 'operator-' || i % 20, (array['SEARCH','MEMBER_OPEN','EXPORT'])[1 + i % 3], 'members', array[${spread(members)}]::bigint[],
          '192.0.2.1', now() - (${sql.lit(count(0.2))} - i) * (interval '600 days' / ${sql.lit(count(0.2))}) from ${rows(count(0.2))}`,
  };
}

interface IndexRow {
  name: string;
  definition: string;
}

/** Indexes that no constraint needs. */
async function secondaryIndexes(db: Db): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index
    join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and relname not like 'kysely%' and not relispartition
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  return rows;
}

/** Whether this version has filled the database with so many members. */
export async function isFilled(db: Db, members: number): Promise<boolean> {
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description(to_regclass('members'), 'pg_class') as mark`.execute(db);
  return rows[0]?.mark === markOf(members);
}

function markOf(members: number): string {
  return `bench:growth ${FILL_VERSION}, ${members} members`;
}

/** Deletes everything. */
export async function emptyDatabase(db: Db): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

/** The partitions that two years of quarters leave behind. */
async function addPartitions(db: Db, meetings: number, now: Date): Promise<void> {
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    const at = now.getTime() - ((QUARTERS - quarter) * YEARS * 365 * DAY_MS) / QUARTERS;
    await extendPartitions(db, notificationsTable, { aheadTo: at, at });
    const id = Math.round((meetings * quarter) / QUARTERS);
    await extendPartitions(db, messagesTable, { aheadTo: id, at: id });
  }
}

/** Fills a migrated, empty database with one connection. */
export async function fill(db: Db, { members, now, log }: { members: number; now: Date; log: Log }): Promise<void> {
  await addPartitions(db, Math.round(members * RATIOS.meetings), now);
  const indexes = await secondaryIndexes(db);
  await sql`set session_replication_role = replica`.execute(db);
  await sql`select setseed(0.42)`.execute(db);
  for (const { name } of indexes) await sql.raw(`drop index ${name}`).execute(db);
  for (const [name, insert] of Object.entries(insertsByTable(members, now))) {
    const startMs = performance.now();
    await insert.execute(db);
    log(`${members} members: ${name} in ${Math.round(performance.now() - startMs)} ms`);
  }
  const indexStartMs = performance.now();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  log(`${members} members: ${indexes.length} indexes in ${Math.round(performance.now() - indexStartMs)} ms`);
  // As after autovacuum: index-only scans need no heap access.
  await sql`vacuum analyze`.execute(db);
  await sql.raw(`comment on table members is '${markOf(members)}'`).execute(db);
}
