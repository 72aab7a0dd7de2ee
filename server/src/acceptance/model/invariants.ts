/** What must hold in the database after any command, whatever the model says. */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../db/schema.ts";

/**
 * Each seat with how often its deposit was taken and came back. What is held now has not come back: a seat, until the check-in or the
 * end of a meeting that did not take place. What was forfeited has not either: a seat left after the meeting was confirmed.
 */
const seats = sql`
  with booked as (
    select split_part(cause, ':', 2)::bigint as meeting_id, member_id,
      count(*) filter (where cause like '%:deposit:%') as deposits, count(*) filter (where cause like '%:refund:%') as refunds
    from rice_transactions where cause like 'meeting:%' group by 1, 2
  ), approved as (
    select meeting_id, member_id, count(*) as approvals from meeting_applications where status = 'APPROVED' group by 1, 2
  ), states as (
    select meeting_id, member_id, joins,
      state = 'JOINED' and checked_at is null and (status <> 'END' or took_place) as is_held,
      state = 'EXPELLED' or (state = 'LEFT' and confirmed_at is not null) as may_be_forfeited
    from meeting_members join meetings on meetings.id = meeting_id
  )
  select joins, coalesce(deposits, 0) + coalesce(approvals, 0) as payments, coalesce(refunds, 0) as refunds,
    joins - (case when is_held or may_be_forfeited then 1 else 0 end) as refunds_min,
    joins - (case when is_held then 1 else 0 end) as refunds_max
  from states left join booked using (meeting_id, member_id) left join approved using (meeting_id, member_id)`;

/** Doesn't hold for rooms that a test has inserted without deposits. */
export const SEATS_ARE_PAID = "each seat was paid for, and all of its deposits came back but the last";

/** The names of the broken rules; empty when the data is consistent. */
async function brokenRules(db: Db): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select 'balance is the sum of its rows' as rule from members
      left join (select member_id, sum(amount) as total from rice_transactions group by member_id) sums
        on sums.member_id = members.id
      where rice_balance <> coalesce(total, 0)
    union all
    select 'each row follows from the one before' from (
      select balance_after, sum(amount) over (partition by member_id order by id) as running from rice_transactions
    ) steps where balance_after <> running
    union all
    select 'no balance is negative' from rice_transactions where balance_after < 0
    union all
    select 'each cause is booked once' from rice_transactions group by cause having count(*) > 1
    union all
    select 'only what was deposited comes back, and once' from (
      select replace(cause, ':refund', ':deposit') as deposit, sum(amount) as amount from rice_transactions
      where cause like '%:refund%' group by 1
    ) refunds where amount <> ${MEETING_DEPOSIT_RICE} or not exists (
      select 1 from rice_transactions where cause = deposit or cause like 'application:%:deposit'
    )
    union all
    select ${sql.lit(SEATS_ARE_PAID)} from (${seats}) seats
      where payments <> joins or refunds not between refunds_min and refunds_max
    union all
    select 'a deposit of an application is held until the answer' from (
      select status, (select count(*) from rice_transactions where cause = 'application:' || asked.id || ':deposit') as deposits,
        (select count(*) from rice_transactions where cause = 'application:' || asked.id || ':refund') as refunds
      from meeting_applications asked
    ) applications
    where deposits <> 1 or refunds <> (case when status in ('PENDING', 'APPROVED') then 0 else 1 end)
    union all
    select 'the member count is the number of seats' from meetings where member_count <>
      (select count(*) from meeting_members where meeting_id = meetings.id and state = 'JOINED')
    union all
    select 'no meeting is overfull' from meetings where member_count > max_capacity
    union all
    select 'the host has a seat, until the meeting is deleted' from meetings
      where not exists (
        select 1 from meeting_members where meeting_id = meetings.id and member_id = host_id and state = 'JOINED'
      ) and not (status = 'END' and member_count = 0 and exists (select 1 from reports where meeting_id = meetings.id))
    union all
    select 'nobody with a seat has a pending application' from meeting_applications
      join meeting_members on meeting_members.meeting_id = meeting_applications.meeting_id
        and meeting_members.member_id = meeting_applications.member_id and state = 'JOINED'
      where meeting_applications.status = 'PENDING'
    union all
    select 'scores stay between 0 and 100' from members where point not between 0 and 100`.execute(db);
  return rows.map((row) => row.rule);
}

/** Checks that issued − burned rice equals the balances plus the deposits without a refund. */
async function expectRiceAccountedFor(db: Db): Promise<void> {
  const { rows } = await sql<{ issued: number; held: number; deposits: number }>`
    select
      coalesce(sum(amount) filter (where reason in ('SIGNUP', 'ADMIN_GRANT', 'ADMIN_REVOKE')
        or reason like 'PURCHASE%'), 0)::bigint as issued,
      (select coalesce(sum(rice_balance), 0) from members)::bigint as held,
      ${MEETING_DEPOSIT_RICE} * (count(*) filter (where cause like '%:deposit%')
        - count(*) filter (where cause like '%:refund%')) as deposits
    from rice_transactions`.execute(db);
  const [sums] = rows;
  expect(Number(sums?.held) + Number(sums?.deposits)).toBe(Number(sums?.issued));
}

export async function expectConsistent(db: Db, ignoredRules: readonly string[] = []): Promise<void> {
  expect((await brokenRules(db)).filter((rule) => !ignoredRules.includes(rule))).toEqual([]);
  await expectRiceAccountedFor(db);
}

/** Statuses that may follow a status; one late job may take several steps at once (D19). */
const nextStatuses: Record<MeetingStatusValue, MeetingStatusValue[]> = {
  RECRUITING: ["RECRUITING", "CONFIRMED", "READY", "END"],
  CONFIRMED: ["CONFIRMED", "READY", "END"],
  READY: ["READY", "END"],
  END: ["END"],
};

/** Fails on a status change that the rules don't allow. */
export function expectAllowedTransition(from: MeetingStatusValue | undefined, to: MeetingStatusValue): void {
  if (from !== undefined) expect(nextStatuses[from]).toContain(to);
}
