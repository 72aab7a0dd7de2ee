/** Rows in bulk, written by the database itself: a million meetings through the API would take hours. */
import { sql } from "kysely";
import type { Db } from "../../../server/src/db/schema.ts";
import { deriveKeys } from "../../../server/src/domain/accounts/keys.ts";
import { signAccessToken } from "../../../server/src/domain/accounts/access-tokens.ts";
import { TEST_SECRET } from "../../../server/src/testing/processes/server-process.ts";
import type { Seat } from "./stomp-load.ts";

/** Cities with their share of the meetings and the spread around their centre in degrees; the other meetings are anywhere. */
const CITIES: readonly (readonly [name: string, latitude: number, longitude: number, share: number, spread: number])[] =
  [
    ["서울", 37.5563, 126.9836, 0.34, 0.16],
    ["인천", 37.4563, 126.7052, 0.09, 0.12],
    ["수원", 37.2636, 127.0286, 0.09, 0.14],
    ["부산", 35.1587, 129.0604, 0.1, 0.14],
    ["대구", 35.8714, 128.6014, 0.06, 0.1],
    ["대전", 36.3504, 127.3845, 0.05, 0.1],
    ["광주", 35.1595, 126.8526, 0.04, 0.08],
    ["울산", 35.5384, 129.3114, 0.03, 0.08],
    ["제주", 33.4996, 126.5312, 0.03, 0.1],
    ["전주", 35.8242, 127.148, 0.02, 0.06],
  ];
export const COUNTRY = { south: 34.4, north: 38.2, west: 126.4, east: 129.4 };
const HOSTS = 1000;

export interface LoadMember {
  memberId: number;
  sessionId: number;
}

/** A new access token, as a login returns it. */
export function signToken({ memberId, sessionId }: LoadMember): string {
  const key = deriveKeys(TEST_SECRET).accessToken;
  return signAccessToken(key, { memberId, sessionId, role: "ROLE_USER", at: new Date() });
}

/** Inserts active, logged-in members; resolves with them in the order of their ids. */
export async function seedMembers(db: Db, count: number, now: Date, name = "load"): Promise<LoadMember[]> {
  await sql`
    insert into members (name, role, status, location_agreed_at, created_at, updated_at)
    select ${name}::text || i, 'ROLE_USER', 'ACTIVE', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from generate_series(1, ${count}::int) i`.execute(db);
  const { rows } = await sql<LoadMember>`
    insert into sessions (member_id, created_at, expires_at)
    select id, ${now}::timestamptz, ${now}::timestamptz + interval '1 day' from members where name like ${`${name}%`} order by id
    returning member_id, id as session_id`.execute(db);
  return rows;
}

/** The cities, each with its part of the range from 0 to 1. */
export function citiesSql() {
  let from = 0;
  const rows = CITIES.map(([name, latitude, longitude, share, spread]) => {
    const row = sql`(${name}::text, ${latitude}::float8, ${longitude}::float8, ${spread}::float8, ${from}::float8, ${from + share}::float8)`;
    from += share;
    return row;
  });
  const { south, north, west, east } = COUNTRY;
  rows.push(
    sql`('시골'::text, ${(south + north) / 2}::float8, ${(west + east) / 2}::float8, null::float8, ${from}::float8, 1::float8)`,
  );
  return sql.join(rows);
}

/**
 * Inserts meetings that are all in the future and recruiting, so that each is in the partial indexes: the worst case, as in
 * production most have ended. The same count gives the same positions. Resolves with a member who hosts none.
 */
export async function seedMeetings(db: Db, count: number, now = new Date()): Promise<LoadMember> {
  const [firstMember] = await seedMembers(db, HOSTS + 1, now);
  if (firstMember === undefined) throw new Error("There are no members.");
  const { south, north, west, east } = COUNTRY;
  await db.transaction().execute(async (trx) => {
    await sql`select setseed(0.42)`.execute(trx);
    await sql`
      with
        cities (name, latitude, longitude, spread, low, high) as (values ${citiesSql()}),
        points as (
          select i, random() as place, random() as x, random() as y, random() + random() + random() - 1.5 as north,
            random() + random() + random() - 1.5 as east
          from generate_series(1, ${count}::int) i
        )
      insert into meetings (host_id, status, title, content, scheduled_at, place_name, place_address, place_latitude,
        place_longitude, min_capacity, max_capacity, member_count, requires_approval, created_at, updated_at)
      select ${firstMember.memberId}::bigint + 1 + i % ${HOSTS}::int, 'RECRUITING', name || ' 김치찌개 같이 먹어요 ' || i,
        '점심시간에 만나서 따뜻한 찌개를 같이 먹을 분을 찾아요. 처음이어도 괜찮아요.',
        ${now}::timestamptz + interval '1 day' + (i % 20000) * interval '1 minute', name || ' 백반집', name || ' 중앙로 ' || i,
        case when spread is null then ${south}::float8 + x * ${north - south}::float8 else latitude + north * spread end,
        case when spread is null then ${west}::float8 + y * ${east - west}::float8 else longitude + east * spread end,
        2, 6, 1 + i % 4, false, ${now}::timestamptz - i * interval '1 second', ${now}::timestamptz
      from points join cities on place >= low and place < high`.execute(trx);
  });
  await sql`analyze`.execute(db);
  return firstMember;
}

export interface LoadRoom {
  meetingId: number;
  members: LoadMember[];
}

/** Inserts rooms with `seats` logged-in members each. */
export async function seedRooms(db: Db, rooms: number, seats: number, now = new Date()): Promise<LoadRoom[]> {
  const members = await seedMembers(db, rooms * seats, now);
  const result: LoadRoom[] = [];
  for (let room = 0; room < rooms; room += 1) {
    const roomMembers = members.slice(room * seats, (room + 1) * seats);
    const { rows } = await sql<{ id: number }>`
      insert into meetings (host_id, status, title, content, scheduled_at, place_name, place_latitude, place_longitude,
        min_capacity, max_capacity, member_count, requires_approval, created_at, updated_at)
      values (${roomMembers[0]?.memberId}, 'RECRUITING', '홍대 김치찌개', '같이 먹어요', ${now}::timestamptz + interval '1 day',
        '홍대 백반집', 37.5563, 126.9236, 2, 20, ${seats}, false, ${now}::timestamptz - ${room}::int * interval '1 second',
        ${now}::timestamptz)
      returning id`.execute(db);
    const meetingId = rows[0]?.id ?? 0;
    await db
      .insertInto("meetingMembers")
      .values(roomMembers.map(({ memberId }) => ({ meetingId, memberId, state: "JOINED" as const, joinedAt: now })))
      .execute();
    result.push({ meetingId, members: roomMembers });
  }
  await sql`analyze`.execute(db);
  return result;
}

/** The first seat of each room, then the second of each, and so on. */
export function seatsOf(rooms: readonly LoadRoom[]): Seat[] {
  const seats = Math.max(...rooms.map(({ members }) => members.length));
  return Array.from({ length: seats }, (_, seat) =>
    rooms.flatMap(({ meetingId, members }) => {
      const member = members[seat];
      return member === undefined ? [] : [{ meetingId, token: signToken(member) }];
    }),
  ).flat();
}
