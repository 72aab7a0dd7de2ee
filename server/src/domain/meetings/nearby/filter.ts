/** The filters of the meeting list (R58): for cached meetings and as SQL. */
import { isWithinHours, MEAL_HOURS } from "@babchingu/openapi";
import type { operations } from "@babchingu/openapi/types";
import { type Expression, sql, type SqlBool } from "kysely";
import type { CachedMeeting } from "./cache.ts";
import type { MeetingExpressionBuilder } from "../lists/filters.ts";

type Query = operations["listMeetings"]["parameters"]["query"];
export type MeetingFilter = Pick<Query, "date" | "meal" | "isPartnerPlace" | "requiresApproval">;

/** Equal for equal filters; empty for none. */
export function filterKey({ date, meal, isPartnerPlace, requiresApproval }: MeetingFilter = {}): string {
  const parts = [date, meal, isPartnerPlace, requiresApproval];
  return parts.every((part) => part === undefined) ? "" : parts.join(":");
}

/** Whether every filter that is set holds. */
export function matchesFilter(
  { item, marker }: CachedMeeting,
  { date, meal, isPartnerPlace, requiresApproval }: MeetingFilter = {},
): boolean {
  // Seoul's time, as YYYY-MM-DDTHH:mm.
  const { scheduledAt } = item;
  if (date !== undefined && !scheduledAt.startsWith(date)) return false;
  if (meal !== undefined && !isWithinHours(Number(scheduledAt.slice(11, 13)), MEAL_HOURS[meal])) return false;
  if (isPartnerPlace !== undefined && marker.isPartnerPlace !== isPartnerPlace) return false;
  return requiresApproval === undefined || item.requiresApproval === requiresApproval;
}

export function matchesFilterSql(
  eb: MeetingExpressionBuilder,
  { date, meal, isPartnerPlace, requiresApproval }: MeetingFilter = {},
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (date !== undefined) {
    const start = sql<Date>`(${date}::date)::timestamp at time zone 'Asia/Seoul'`;
    const end = sql<Date>`(${date}::date + 1)::timestamp at time zone 'Asia/Seoul'`;
    conditions.push(eb("meetings.scheduledAt", ">=", start), eb("meetings.scheduledAt", "<", end));
  }
  if (meal !== undefined) {
    const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isWithinHours(hour, MEAL_HOURS[meal]));
    const hour = sql<number>`extract(hour from ${eb.ref("meetings.scheduledAt")} at time zone 'Asia/Seoul')::int`;
    conditions.push(eb(hour, "in", hours));
  }
  if (isPartnerPlace !== undefined)
    conditions.push(eb("meetings.partnerPlaceId", isPartnerPlace ? "is not" : "is", null));
  if (requiresApproval !== undefined) conditions.push(eb("meetings.requiresApproval", "=", requiresApproval));
  return conditions;
}
