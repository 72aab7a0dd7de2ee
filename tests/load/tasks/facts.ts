/** Adds to the demo data what the tasks need, through the domain where it has a function, and remembers whom and what they are about. */
import { DAY_MS, HOUR_MS, seoulDate, SIGNUP_RICE } from "@babchingu/openapi";
import type { Db, Trx } from "../../../server/src/db/schema.ts";
import { transact } from "../../../server/src/db/transact.ts";
import { grantRice, revokeRice } from "../../../server/src/domain/admin/rice.ts";
import { bookRice } from "../../../server/src/domain/rice/index.ts";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { addMs } from "../../../server/src/lib/time.ts";

const MEMBERS = 60;
const REPORTS = 24;
const PAYMENTS_A_MONTH = 9;
const DAYS_A_WEEK = 7;
const REVOKED_RICE = 300;

interface Named {
  id: number;
  name: string;
}

export interface Facts {
  /** The oldest open report, and another one about somebody else. */
  oldestReport: { id: number; reported: Named };
  nextReport: { id: number; reporter: Named };
  /** Whom the phone that a caller gave belongs to. */
  caller: Named & { phone: string; spoken: string };
  /** Whose rice an operator took. */
  revoked: Named & { amount: number; by: string; transactionId: number };
  endingMeeting: { id: number; title: string; memberIds: number[] };
  closedMeeting: { id: number; title: string; members: Named[] };
  endingPlace: Named & { until: Date };
  application: Named &
    Record<"address" | "phone" | "policy", string> &
    Record<"memberId" | "latitude" | "longitude", number> & {
      memberName: string;
    };
  /** Rows of the ledger with one reason in the last whole week, Monday to Sunday. */
  week: { from: string; to: string; reason: "ADMIN_GRANT"; ids: number[] };
  /** Payments of the last month. */
  month: { from: string; to: string; ids: number[] };
}

const seoulNoon = (day: string) => new Date(`${day}T12:00:00+09:00`);
const dayBefore = (day: string, days: number) => seoulDate(addMs(seoulNoon(day), -days * DAY_MS));

function lastWeek(today: string): { from: string; to: string } {
  const sinceMonday = (seoulNoon(today).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  return { from: dayBefore(today, sinceMonday + DAYS_A_WEEK), to: dayBefore(today, sinceMonday + 1) };
}

function lastMonth(today: string): { from: string; to: string } {
  const to = dayBefore(`${today.slice(0, 8)}01`, 1);
  return { from: `${to.slice(0, 8)}01`, to };
}

const firsts = ["든든한", "느긋한", "매콤한", "담백한", "푸짐한", "새벽의", "동네", "주말의"];
const lasts = ["국밥", "비빔밥", "된장국", "김밥", "만두", "우동", "냉면", "수제비"];

async function addMembers(trx: Trx, now: Date): Promise<Named[]> {
  const added = Array.from({ length: MEMBERS }, (_, index) => ({
    name: `${firsts[index % firsts.length] ?? ""}${lasts[Math.floor(index / firsts.length)] ?? ""}`,
    phone: `0103342${String((index * 1367 + 1000) % 10_000).padStart(4, "0")}`,
    phoneVerifiedAt: now,
    role: "ROLE_USER" as const,
    status: "ACTIVE" as const,
    createdAt: now,
    updatedAt: now,
  }));
  const rows = await trx
    .insertInto("members")
    .values(added as never)
    .returning(["id", "name"])
    .execute();
  for (const { id } of rows) {
    await bookRice({ trx, now }, { memberId: id, amount: SIGNUP_RICE, reason: "SIGNUP", cause: `signup:${id}` });
  }
  return rows;
}

async function addReports(trx: Trx, now: Date, people: readonly Named[]): Promise<void> {
  const { id: meetingId } = await trx.selectFrom("meetings").select("id").orderBy("id").executeTakeFirstOrThrow();
  const rows = Array.from({ length: REPORTS }, (_, index) => ({
    reporterId: people[index]?.id ?? 0,
    reportedId: people[people.length - 1 - index]?.id ?? 0,
    meetingId,
    kind: "OUT_OF_MEETING" as const,
    content: `채팅에서 계좌 번호를 보내 달라고 했어요. (${index + 1})`,
    status: "PENDING" as const,
    adminComment: null,
    createdAt: addMs(now, -(REPORTS - index) * HOUR_MS),
    updatedAt: now,
  }));
  await trx.insertInto("reports").values(rows).execute();
}

async function operatorId(trx: Trx, loginName: string): Promise<number> {
  const query = trx.selectFrom("adminCredentials").select("memberId").where("loginName", "=", loginName);
  return (await query.executeTakeFirstOrThrow()).memberId;
}

async function addPayments(trx: Trx, people: readonly Named[], days: readonly string[]): Promise<void> {
  const rows = days.map((day, index) => ({
    memberId: people[index % people.length]?.id ?? 0,
    platform: "GOOGLE" as const,
    transactionId: `GPA.3310-0000-0000-${30_000 + index}`,
    productId: "rice_500",
    currency: "KRW",
    amount: 5000,
    status: "FAILED" as const,
    receiptData: null,
    createdAt: seoulNoon(day),
    updatedAt: seoulNoon(day),
  }));
  await trx.insertInto("payments").values(rows).execute();
}

async function meetingsToWorkOn(trx: Trx, now: Date) {
  const meetings = await trx
    .selectFrom("meetings")
    .select(["id", "title"])
    .where("status", "=", "RECRUITING")
    .where("scheduledAt", ">", addMs(now, DAY_MS / 2))
    .orderBy("memberCount", "desc")
    .orderBy("id")
    .limit(2)
    .execute();
  return await Promise.all(
    meetings.map(async (meeting) => {
      const members = await trx
        .selectFrom("meetingMembers")
        .innerJoin("members", "members.id", "meetingMembers.memberId")
        .select(["members.id", "members.name"])
        .where("meetingId", "=", meeting.id)
        .where("state", "=", "JOINED")
        .orderBy("members.id")
        .execute();
      return Object.assign(meeting, { members });
    }),
  );
}

function first<Item>(items: readonly Item[], index = 0): Item {
  const item = items[index];
  if (item === undefined) throw new Error("The demo data lacks what a task is about.");
  return item;
}

/** The ids of a table's rows that were made in the days of Seoul from `from` to `to`. */
async function idsWithin(
  trx: Trx,
  table: "payments" | "riceTransactions",
  { from, to, reason }: { from: string; to: string; reason?: string },
): Promise<number[]> {
  let query = trx
    .selectFrom(table)
    .select("id")
    .where("createdAt", ">=", new Date(`${from}T00:00:00+09:00`))
    .where("createdAt", "<", addMs(new Date(`${to}T00:00:00+09:00`), DAY_MS));
  if (reason !== undefined) query = query.where("reason" as never, "=", reason as never);
  return (await query.execute()).map(({ id }) => id).toSorted((a, b) => a - b);
}

export async function addFacts(db: Db, now: Date): Promise<Facts> {
  return await transact(db, async (trx) => {
    const people = await addMembers(trx, addMs(now, -90 * DAY_MS));
    await addReports(trx, now, people);
    const today = seoulDate(now);
    const week = lastWeek(today);
    const month = lastMonth(today);
    const actorId = await operatorId(trx, demoLogins.operator.loginName);
    // In the week, in the one before and today.
    const grantDays = [0, 1, 2, 3, 4, 5].flatMap((day) => [
      dayBefore(week.to, day),
      dayBefore(week.to, day + DAYS_A_WEEK),
    ]);
    for (const [index, day] of [...grantDays, today].entries()) {
      const context = { trx, now: seoulNoon(day), actorId };
      await grantRice(context, { memberId: first(people, index).id, amount: 100 });
    }
    const by = first(demoLogins.operatorsOfRoles.filter(({ role }) => role === "FINANCE")).loginName;
    const loser = first(people, MEMBERS / 2);
    await revokeRice(
      { trx, now: addMs(now, -2 * DAY_MS), actorId: await operatorId(trx, by) },
      { memberId: loser.id, amount: REVOKED_RICE },
    );
    const { id: transactionId } = await trx
      .selectFrom("riceTransactions")
      .select("id")
      .where("memberId", "=", loser.id)
      .where("reason", "=", "ADMIN_REVOKE")
      .executeTakeFirstOrThrow();
    const days = Array.from({ length: PAYMENTS_A_MONTH }, (_, index) => dayBefore(month.to, 3 * index));
    await addPayments(trx, people, [...days, ...days.map((day) => dayBefore(day, 31)), today]);

    const place = await trx.selectFrom("partnerPlaces").select(["id", "name"]).orderBy("id").executeTakeFirstOrThrow();
    const until = addMs(now, 4 * DAY_MS);
    await trx.updateTable("partnerPlaces").set({ until }).where("id", "=", place.id).execute();

    const open = await trx
      .selectFrom("reports")
      .innerJoin("members as reporter", "reporter.id", "reports.reporterId")
      .innerJoin("members as reported", "reported.id", "reports.reportedId")
      .select([
        "reports.id",
        "reporterId",
        "reporter.name as reporterName",
        "reportedId",
        "reported.name as reportedName",
      ])
      .where("reports.status", "=", "PENDING")
      .orderBy("reports.id")
      .execute();
    const oldest = first(open);
    const next = first(open.filter(({ reportedId }) => reportedId !== oldest.reportedId));
    const application = await trx
      .selectFrom("partnerPlaceApplications as application")
      .innerJoin("members", "members.id", "application.memberId")
      .selectAll("application")
      .select("members.name as memberName")
      .orderBy("application.id")
      .executeTakeFirstOrThrow();
    const caller = await trx
      .selectFrom("members")
      .select(["id", "name", "phone"])
      .where("id", "=", first(people, 20).id)
      .executeTakeFirstOrThrow();
    const phone = caller.phone ?? "";
    const meetings = await meetingsToWorkOn(trx, now);
    const ending = first(meetings);
    return {
      oldestReport: { id: oldest.id, reported: { id: oldest.reportedId, name: oldest.reportedName } },
      nextReport: { id: next.id, reporter: { id: next.reporterId, name: next.reporterName } },
      caller: { ...caller, phone, spoken: `+82 ${phone.slice(1, 3)}-${phone.slice(3, 7)} ${phone.slice(7)}` },
      revoked: { ...loser, amount: REVOKED_RICE, by, transactionId },
      endingMeeting: { id: ending.id, title: ending.title, memberIds: ending.members.map(({ id }) => id) },
      closedMeeting: first(meetings, 1),
      endingPlace: { ...place, until },
      application,
      week: {
        ...week,
        reason: "ADMIN_GRANT",
        ids: await idsWithin(trx, "riceTransactions", { ...week, reason: "ADMIN_GRANT" }),
      },
      month: { ...month, ids: await idsWithin(trx, "payments", month) },
    };
  });
}
