/** The filters of the meeting list (R58), as they stand in the address: `?only=today.dinner`. */
import { seoulDate } from "@babchingu/openapi";
import type { operations } from "@babchingu/openapi/types";

type Query = Partial<operations["listMeetings"]["parameters"]["query"]>;

export const FILTERS = ["today", "lunch", "dinner", "partner", "direct"] as const;
export type Filter = (typeof FILTERS)[number];

/** The filters that the parameter names; unknown ones are left out. */
export function filtersOf(only: string | null): Filter[] {
  const named = only?.split(".");
  return FILTERS.filter((filter) => named?.includes(filter));
}

/** With this one turned on or off. No meeting is both lunch and dinner, so one turns the other off. */
export function toggled(filters: readonly Filter[], filter: Filter): Filter[] {
  const kept = filters.filter((it) => it !== filter);
  if (kept.length < filters.length) return kept;
  const isMeal = (it: Filter) => it === "lunch" || it === "dinner";
  return [...kept.filter((it) => !(isMeal(it) && isMeal(filter))), filter];
}

/** What the server is asked for. */
export function toQuery(filters: readonly Filter[], now: Date): Query {
  const has = (filter: Filter) => filters.includes(filter);
  return {
    ...(has("today") && { date: seoulDate(now) }),
    ...(has("lunch") && { meal: "LUNCH" }),
    ...(has("dinner") && { meal: "DINNER" }),
    ...(has("partner") && { isPartnerPlace: true }),
    ...(has("direct") && { requiresApproval: false }),
  };
}
