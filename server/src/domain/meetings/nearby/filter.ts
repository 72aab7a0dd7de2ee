/** The filters of the meeting list (R58): for cached meetings and as SQL. */
import { isWithinHours, MEAL_HOURS } from "@babchingu/openapi";
import type { operations } from "@babchingu/openapi/types";
import { type Expression, sql, type SqlBool } from "kysely";
import type { CachedMeeting } from "./cache.ts";
import type { MeetingExpressionBuilder } from "../lists/filters.ts";

export type MeetingFilter = Omit<operations["listMeetings"]["parameters"]["query"], "lat" | "lng" | "cursor">;
type Values = Required<MeetingFilter>;

interface Rule<Value> {
  matches: (meeting: CachedMeeting, value: Value) => boolean;
  toSql: (eb: MeetingExpressionBuilder, value: Value) => Expression<SqlBool>;
}

/** A filter of the contract that is missing here is a type error. A cached meeting's `scheduledAt` is Seoul's time, as YYYY-MM-DDTHH:mm. */
const rules: { readonly [Name in keyof Values]: Rule<Values[Name]> } = {
  date: {
    matches: ({ item }, date) => item.scheduledAt.startsWith(date),
    toSql: (eb, date) => {
      const start = sql<Date>`(${date}::date)::timestamp at time zone 'Asia/Seoul'`;
      const end = sql<Date>`(${date}::date + 1)::timestamp at time zone 'Asia/Seoul'`;
      return eb.and([eb("meetings.scheduledAt", ">=", start), eb("meetings.scheduledAt", "<", end)]);
    },
  },
  meal: {
    matches: ({ item }, meal) => isWithinHours(Number(item.scheduledAt.slice(11, 13)), MEAL_HOURS[meal]),
    toSql: (eb, meal) => {
      const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
        isWithinHours(hour, MEAL_HOURS[meal]),
      );
      const hour = sql<number>`extract(hour from ${eb.ref("meetings.scheduledAt")} at time zone 'Asia/Seoul')::int`;
      return eb(hour, "in", hours);
    },
  },
  isPartnerPlace: {
    matches: ({ marker }, isPartnerPlace) => marker.isPartnerPlace === isPartnerPlace,
    toSql: (eb, isPartnerPlace) => eb("meetings.partnerPlaceId", isPartnerPlace ? "is not" : "is", null),
  },
  requiresApproval: {
    matches: ({ item }, requiresApproval) => item.requiresApproval === requiresApproval,
    toSql: (eb, requiresApproval) => eb("meetings.requiresApproval", "=", requiresApproval),
  },
};
const FILTERS = Object.keys(rules) as (keyof MeetingFilter)[];

/** Equal for equal filters; empty for none. */
export function filterKey(filter: MeetingFilter = {}): string {
  const parts = FILTERS.map((name) => filter[name]);
  return parts.every((part) => part === undefined) ? "" : parts.join(":");
}

interface Condition {
  matches: (meeting: CachedMeeting) => boolean;
  toSql: (eb: MeetingExpressionBuilder) => Expression<SqlBool>;
}

function conditionOf<Name extends keyof Values>(name: Name, value: Values[Name]): Condition {
  const rule: Rule<Values[Name]> = rules[name];
  return { matches: (meeting) => rule.matches(meeting, value), toSql: (eb) => rule.toSql(eb, value) };
}

/** What has to hold: one condition for each filter that is set. */
export function conditionsOf(filter: MeetingFilter = {}): Condition[] {
  return FILTERS.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [conditionOf(name, value)];
  });
}
