/** What others may see of how reliably a member comes (D54): subqueries for one member, to be part of another statement. */
import { NO_SHOWS_SHOWN_MONTHS } from "@babchingu/openapi";
import { type RawBuilder, sql } from "kysely";
import { seoulMonthsBefore } from "../../../lib/time.ts";

/** Meetings the member checked in at. `memberId` is an SQL reference to the member. */
export const meetingsAttendedSql = (memberId: string): RawBuilder<number> => sql<number>`(
  select count(*) from meeting_members as seats where seats.member_id = ${sql.ref(memberId)} and seats.checked_at is not null)`;

/** No-shows that others are told of, without waived ones. */
export const noShowsSql = (memberId: string, now: Date): RawBuilder<number> => sql<number>`(
  select count(*) from no_shows where no_shows.member_id = ${sql.ref(memberId)} and no_shows.status <> 'WAIVED'
    and no_shows.created_at > ${seoulMonthsBefore(now, NO_SHOWS_SHOWN_MONTHS)})`;
