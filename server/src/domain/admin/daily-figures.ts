/** What happened on each day: past days from their stored figures, the others from the rows themselves. */
import { DAY_MS, parseSeoulTime, seoulDate } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { type RawBuilder, sql } from "kysely";
import { earliestNow } from "../../db/earliest-now.ts";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { addMs } from "../../lib/time.ts";
import { fromAfterTo, startOfRequestedDay } from "./requested-days.ts";

type Schemas = components["schemas"];

const DAYS_MAX = 366;

interface DayRow {
  day: string;
  signups: number;
  meetings: number;
  riceIssued: number;
  riceBurned: number;
}

/** SQL of the figures of the days from `first` until `until`, without days on which nothing happened. */
function figuresSql(first: Date, until: Date): RawBuilder<DayRow> {
  const isBetween = sql`created_at >= ${first}::timestamptz and created_at < ${until}::timestamptz`;
  return sql<DayRow>`
    select to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, sum(signups)::bigint as signups,
      sum(meetings)::bigint as meetings, sum(issued)::bigint as rice_issued, sum(burned)::bigint as rice_burned
    from (
      select created_at, 1 as signups, 0 as meetings, 0 as issued, 0 as burned from members
      where role <> 'ROLE_ADMIN' and ${isBetween}
      union all
      select created_at, 0, 1, 0, 0 from meetings where ${isBetween}
      union all
      select created_at, 0, 0, greatest(amount, 0), greatest(-amount, 0) from rice_transactions where ${isBetween}
    ) as entries
    group by 1`;
}

const startOfDay = (day: string): Date => parseSeoulTime(`${day}T00:00`);

/** The start of the first day without stored figures; null when there are none. */
async function findStoredUntil(db: Db): Promise<Date | null> {
  const { day } = await db
    .selectFrom("dailyFigures")
    .select((eb) => eb.fn.max("day").as("day"))
    .executeTakeFirstOrThrow();
  return day === null ? null : addMs(startOfDay(day), DAY_MS);
}

/** One row for every day in Seoul, both ends included (D44). @throws ApiError INVALID_REQUEST for an invalid range. */
export async function readDailyFigures(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<Schemas["AdminDailyFigures"][]> {
  const first = startOfRequestedDay(from, "?from");
  const last = startOfRequestedDay(to, "?to");
  const days = Math.round((last.getTime() - first.getTime()) / DAY_MS) + 1;
  if (days < 1) throw fromAfterTo();
  if (days > DAYS_MAX) throw new ApiError("INVALID_REQUEST", { fields: { "?to": `${DAYS_MAX}일까지 볼 수 있어요.` } });
  const until = addMs(last, DAY_MS);
  const storedUntil = await findStoredUntil(db);
  const firstCounted = storedUntil !== null && storedUntil > first ? storedUntil : first;
  const stored = await db
    .selectFrom("dailyFigures")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  const counted = firstCounted < until ? (await figuresSql(firstCounted, until).execute(db)).rows : [];
  const byDay = new Map([...stored, ...counted].map(({ day, ...figures }) => [day, figures]));
  return Array.from({ length: days }, (_unused, index) => {
    const date = seoulDate(addMs(first, index * DAY_MS));
    return { date, signups: 0, meetings: 0, riceIssued: 0, riceBurned: 0, ...byDay.get(date) };
  });
}

/** The start of the first day that may still get rows: yesterday, or that of a meeting whose steps are late (R15). */
async function findSettledUntil(db: Db, now: Date): Promise<Date> {
  const { scheduledAt } = await db
    .selectFrom("meetings")
    .select((eb) => eb.fn.min<Date | null>("scheduledAt").as("scheduledAt"))
    .where(sql<boolean>`status <> 'END'`)
    .executeTakeFirstOrThrow();
  const yesterday = addMs(now, -DAY_MS);
  const earliest = scheduledAt !== null && scheduledAt < yesterday ? addMs(scheduledAt, -DAY_MS) : yesterday;
  return startOfDay(seoulDate(earliest));
}

/** Stores the figures of the days that have become unchangeable since the last run: on the first one those of all days. */
export async function storeDailyFigures(db: Db, now: Date): Promise<void> {
  const storedUntil = await findStoredUntil(db);
  const until = await findSettledUntil(db, await earliestNow(db, now));
  if (storedUntil !== null && storedUntil >= until) return;
  const first = storedUntil ?? (await findFirstDay(db));
  if (first === null || first >= until) return;
  await sql`
    insert into daily_figures (day, signups, meetings, rice_issued, rice_burned)
    select days.day::date, coalesce(signups, 0), coalesce(meetings, 0), coalesce(rice_issued, 0), coalesce(rice_burned, 0)
    from generate_series(${seoulDate(first)}::date, ${seoulDate(addMs(until, -DAY_MS))}::date, interval '1 day') as days (day)
    left join (${figuresSql(first, until)}) as figures on figures.day = to_char(days.day, 'YYYY-MM-DD')
    on conflict do nothing`.execute(db);
}

/** The start of the day on which the first member was created. */
async function findFirstDay(db: Db): Promise<Date | null> {
  const { createdAt } = await db
    .selectFrom("members")
    .select((eb) => eb.fn.min<Date | null>("createdAt").as("createdAt"))
    .executeTakeFirstOrThrow();
  return createdAt === null ? null : startOfDay(seoulDate(createdAt));
}
