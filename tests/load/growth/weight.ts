/** Makes the members of a fixture heavy: the same numbers of rows in a small country and in a large one. */
import { sql } from "kysely";
import { idArray } from "../../../server/src/db/id-array.ts";
import type { Db } from "../../../server/src/db/schema.ts";
import type { Fixture } from "../../../server/src/acceptance/authorization/fixture.ts";

const SEATS = 1500;
const HOSTED = 1000;
const BLOCKS = 300;
const NOTIFICATIONS = 3000;
const LEDGER_ROWS = 3000;
const APPLICATIONS = 300;
/** In the room of the fixture. */
const MESSAGES = 100_000;

/** Adds seats, meetings, blocks, notifications, ledger rows, applications and a long chat to those who send requests. */
export async function addWeight(db: Db, { people, ids }: Fixture, now: Date): Promise<void> {
  const { host, member, other, partner, applicant } = people;
  const heavyIds = idArray([host, member, other, partner, applicant].map(({ id }) => id));
  const today = sql`${now}::timestamptz`;
  const each = (count: number) =>
    sql`unnest(${heavyIds}) as heavy (id), generate_series(1, ${sql.lit(count)}::int) as k`;
  // Spread over the meetings up to the fixture's: in the small country and in the large one the same share is still to come.
  const spread = sql`k * ${ids.meeting}::bigint / ${sql.lit(SEATS + 1)}`;
  // A member with a seat in a meeting that is confirmed, or about to be, could not withdraw.
  await sql`
    insert into meeting_members (meeting_id, member_id, state, joined_at)
    select meetings.id, heavy.id, 'JOINED', ${today} from ${each(SEATS)}
    join meetings on meetings.id = ${spread}
      and (status = 'END' or status = 'RECRUITING' and scheduled_at > ${today} + interval '1 day')
    on conflict do nothing`.execute(db);
  await sql`
    update meetings set host_id = ${host.id} where id in (select ${spread} - 1 from generate_series(1, ${sql.lit(HOSTED)}::int) as k)`.execute(
    db,
  );
  await sql`
    update meetings set host_id = ${other.id} where id in (select ${spread} - 2 from generate_series(1, ${sql.lit(HOSTED)}::int) as k)`.execute(
    db,
  );
  await sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    select heavy.id, k * 10 + 1, ${today} from ${each(BLOCKS)} on conflict do nothing`.execute(db);
  await sql`
    insert into notifications (member_id, title, content, url, created_at, read_at)
    select heavy.id, '모임이 확정됐어요', '시간에 맞춰 만나요.', '/app/meetings/1', ${today}, case when k % 10 > 0 then ${today} end
    from ${each(NOTIFICATIONS)}`.execute(db);
  await sql`
    insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select heavy.id, 500, 'ADMIN_GRANT', 1500, 'heavy:' || heavy.id || ':' || k, ${today} from ${each(LEDGER_ROWS)}`.execute(
    db,
  );
  await sql`
    insert into meeting_applications (meeting_id, member_id, content, status, created_at)
    select ${spread} - 1, heavy.id, '함께 먹고 싶어요.', 'PENDING', ${today} from ${each(APPLICATIONS)}
    on conflict do nothing`.execute(db);
  await sql`
    insert into chat_messages (meeting_id, member_id, type, content, client_id, created_at)
    select ${ids.meeting}::bigint, ${member.id}::bigint, 'TEXT', '몇 시에 만날까요? ' || k, 'heavy-' || k, ${today}
    from generate_series(1, ${sql.lit(MESSAGES)}::int) as k`.execute(db);
  // As autovacuum does where a partition begins to fill.
  await sql`analyze chat_messages, notifications`.execute(db);
}
