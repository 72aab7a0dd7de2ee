/** Dashboard, daily figures, and the operator's own security code. */
import { DAY_MS, seoulDate } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { fromSeoulTimeSince2000 } from "../../lib/time.ts";
import { audit } from "../shared/audit.ts";
import type { AuditContext } from "../shared/context.ts";

type Schemas = components["schemas"];

const MEMBERS_MAX = limits.AdminDashboard.memberLocationDtoList.maxItems;
const MEETINGS_MAX = limits.AdminDashboard.meetingLocationDtoList.maxItems;
const DAYS_MAX = 366;

const rowCount = sql<number>`count(*)`.as("rows");

/** Counts the member list, which excludes deleted members. */
async function countMembers(db: Db): Promise<number> {
  const members = db.selectFrom("members").where("deletedAt", "is", null);
  return (await members.select(rowCount).executeTakeFirstOrThrow()).rows;
}

async function countMeetings(db: Db): Promise<number> {
  return (await db.selectFrom("meetings").select(rowCount).executeTakeFirstOrThrow()).rows;
}

/** The counts, and the positions of the newest members and meetings. */
export async function readDashboard(db: Db): Promise<Schemas["AdminDashboard"]> {
  const members = await db
    .selectFrom("members")
    .select(["id as memberId", "latitude", "longitude"])
    .where("latitude", "is not", null)
    .where("longitude", "is not", null)
    .orderBy("id", "desc")
    .limit(MEMBERS_MAX)
    .$narrowType<{ latitude: number; longitude: number }>()
    .execute();
  const meetings = await db
    .selectFrom("meetings")
    .select(["id as meetingId", "placeLatitude as latitude", "placeLongitude as longitude"])
    .orderBy("id", "desc")
    .limit(MEETINGS_MAX)
    .execute();
  return {
    memberCount: await countMembers(db),
    meetingCount: await countMeetings(db),
    memberLocationDtoList: members,
    meetingLocationDtoList: meetings,
  };
}

/** Sets the acting operator's own security code; sessions are kept. */
export async function changeSecurityCode(ctx: AuditContext, codeHash: string): Promise<void> {
  const { trx, now, actorId } = ctx;
  await trx.updateTable("adminCredentials").set({ codeHash, updatedAt: now }).where("memberId", "=", actorId).execute();
  await audit(ctx, { action: "SECURITY_CODE_CHANGE", target: { kind: "SYSTEM", id: null } });
}

/** The start of a day in Seoul. @throws ApiError INVALID_REQUEST for an invalid date, or one before the year 2000. */
function startOfDay(day: string, name: "?from" | "?to"): Date {
  try {
    return fromSeoulTimeSince2000(`${day}T00:00`);
  } catch {
    throw new ApiError("INVALID_REQUEST", { fields: { [name]: "쓸 수 없는 날짜예요." } });
  }
}

interface DayRow {
  day: string;
  signups: number;
  meetings: number;
  riceIssued: number;
  riceBurned: number;
}

/** One row for every day in Seoul, both ends included (D44). @throws ApiError INVALID_REQUEST for an invalid range. */
export async function readDailyFigures(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<Schemas["AdminDailyFigures"][]> {
  const first = startOfDay(from, "?from");
  const last = startOfDay(to, "?to");
  const days = Math.round((last.getTime() - first.getTime()) / DAY_MS) + 1;
  if (days < 1) throw new ApiError("INVALID_REQUEST", { fields: { "?from": "끝나는 날보다 늦을 수 없어요." } });
  if (days > DAYS_MAX) throw new ApiError("INVALID_REQUEST", { fields: { "?to": `${DAYS_MAX}일까지 볼 수 있어요.` } });
  const until = new Date(last.getTime() + DAY_MS);
  const { rows } = await sql<DayRow>`
    with entries as (
      select created_at, 1 as signups, 0 as meetings, 0 as issued, 0 as burned from members
      where role <> 'ROLE_ADMIN' and created_at >= ${first}::timestamptz and created_at < ${until}::timestamptz
      union all
      select created_at, 0, 1, 0, 0 from meetings
      where created_at >= ${first}::timestamptz and created_at < ${until}::timestamptz
      union all
      select created_at, 0, 0, greatest(amount, 0), greatest(-amount, 0) from rice_transactions
      where created_at >= ${first}::timestamptz and created_at < ${until}::timestamptz
    )
    select to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, sum(signups)::bigint as signups,
      sum(meetings)::bigint as meetings, sum(issued)::bigint as rice_issued, sum(burned)::bigint as rice_burned
    from entries group by 1`.execute(db);
  const byDay = new Map(rows.map(({ day, ...figures }) => [day, figures]));
  return Array.from({ length: days }, (_unused, index) => {
    const date = seoulDate(new Date(first.getTime() + index * DAY_MS));
    return { date, signups: 0, meetings: 0, riceIssued: 0, riceBurned: 0, ...byDay.get(date) };
  });
}
