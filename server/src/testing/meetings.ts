/** Builders of test meetings and partner places with defaults, and checks of ledger and seats. */
import { formatSeoulTime, HOUR_MS, MEETING_DEPOSIT_RICE, MINUTE_MS, SIGNUP_RICE } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { sql, type Insertable } from "kysely";
import { expect } from "vitest";
import { isSeatLineSql } from "../domain/chat/seat-lines.ts";
import type { Tables } from "../db/schema.ts";
import type { Clock } from "../lib/clock.ts";
import { addMs } from "../lib/time.ts";
import type { TestApi } from "./api.ts";
import type { TestMember } from "./builders.ts";
import type { TestApp } from "./harness.ts";

type NewMeeting = components["schemas"]["CreateMeetingRequest"];

export const hongdae = { latitude: 37.5563, longitude: 126.9236 };

/** Minutes from now until the time of a new meeting. */
export const MEETING_AHEAD_MIN = 180;

/** A meeting in Hongdae three hours from now. */
export function meetingBody({ clock }: { clock: Clock }, overrides: Partial<NewMeeting> = {}): NewMeeting {
  return {
    imageId: null,
    title: "홍대에서 라멘 먹어요",
    content: "천천히 먹고 커피까지 마셔요.",
    scheduledAt: formatSeoulTime(new Date(clock.now().getTime() + MEETING_AHEAD_MIN * MINUTE_MS)),
    placeName: "하카타분코",
    placeAddress: "서울 마포구 독막로19길 43",
    placePhone: "02-338-5536",
    placeLatitude: 37.5473,
    placeLongitude: 126.9219,
    partnerPlaceId: null,
    minCapacity: 2,
    maxCapacity: 4,
    requiresApproval: false,
    ...overrides,
  };
}

/** Opens a meeting through the API and returns its id. */
export async function openMeeting(
  test: { api: TestApi; clock: Clock },
  host: TestMember,
  overrides?: Partial<NewMeeting>,
): Promise<number> {
  const created = await test.api.ok("createMeeting", { token: host.token, body: meetingBody(test, overrides) });
  return created.meetingId;
}

/** Inserts a partner place in Hongdae that is under contract for an hour, and returns its id. */
export async function insertPartnerPlace(
  { db, clock }: Pick<TestApp, "db" | "clock">,
  overrides: Partial<Insertable<Tables["partnerPlaces"]>> = {},
): Promise<number> {
  const now = clock.now();
  const { id } = await db
    .insertInto("partnerPlaces")
    .values({
      memberId: null,
      name: "연남한상",
      address: "서울 마포구 동교로 242",
      phone: "02-335-0101",
      ...hongdae,
      policy: "음료를 한 병씩 드려요.",
      imageId: null,
      until: addMs(now, HOUR_MS),
      createdAt: now,
      updatedAt: now,
      ...overrides,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The balance of a new member who has paid one deposit, in grains. */
export const RICE_AFTER_DEPOSIT = SIGNUP_RICE - MEETING_DEPOSIT_RICE;

/** The member's balance, read through the API. */
export async function riceOf(test: TestApp, member: TestMember): Promise<number> {
  return (await test.api.ok("getMe", { token: member.token })).riceBalance;
}

/** The reasons of the member's transactions, oldest first. */
export async function reasonsOf(test: TestApp, member: TestMember): Promise<string[]> {
  const { riceTransactionDtoList: rows } = await test.api.ok("listRiceTransactions", { token: member.token });
  return rows.map((row) => row.riceTransactionReason).toReversed();
}

/** Checks that every balance is the sum of its ledger rows, and every row's balance follows from the previous one (D27). */
export async function expectConsistentLedger({ db }: TestApp): Promise<void> {
  const inconsistent = await sql<{ id: number }>`
    select members.id from members
    left join (select member_id, sum(amount) as total from rice_transactions group by member_id) sums
      on sums.member_id = members.id
    where members.rice_balance <> coalesce(sums.total, 0)
    union all
    select id from (
      select id, balance_after, sum(amount) over (partition by member_id order by id) as running
      from rice_transactions
    ) steps where balance_after <> running`.execute(db);
  expect(inconsistent.rows).toEqual([]);
}

/** Checks that every meeting's memberCount is the number of its seats. */
export async function expectConsistentSeats({ db }: TestApp): Promise<void> {
  const inconsistent = await sql<{ id: number }>`
    select id from meetings where member_count <>
      (select count(*) from meeting_members where meeting_id = meetings.id and state = 'JOINED')`.execute(db);
  expect(inconsistent.rows).toEqual([]);
}

/** Checks ledger and seats. */
export async function expectConsistentLedgerAndSeats(app: TestApp): Promise<void> {
  await expectConsistentLedger(app);
  await expectConsistentSeats(app);
}

/** The statuses of responses, in ascending order. */
export function statusesOf(responses: { statusCode: number }[]): number[] {
  return responses.map((response) => response.statusCode).toSorted((a, b) => a - b);
}

/** Leaves out the lines about who joined or left (D48). */
export const isNotAboutSeat = sql<boolean>`not ${isSeatLineSql}`;
