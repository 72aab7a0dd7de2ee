/** Days and months are those of Seoul: at midnight, and at the ends of months. */
import { formatSeoulTime, MINUTE_MS, seoulDate, SEOUL_OFFSET_MS, DAY_MS } from "@babchingu/openapi";
import type { Sender } from "../../client/call-types.ts";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { operations } from "../../contract/openapi.ts";
import { findStoreRow, newReport, newStore } from "../support/fixtures.ts";

import { addMonths } from "../support/months.ts";
import { createMeetingWith } from "../support/rooms.ts";

/** The next midnight in Seoul that begins a month. */
function nextMonth(now: Date): Date {
  const seoul = new Date(now.getTime() + SEOUL_OFFSET_MS);
  return new Date(Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth() + 1, 1) - SEOUL_OFFSET_MS);
}

const dayOf = (at: Date) => new Date(at.getTime() + SEOUL_OFFSET_MS).getUTCDate();

/** The next noon in Seoul for which this holds. */
function nextNoon(now: Date, isWanted: (noon: Date) => boolean): Date {
  const today = Math.floor((now.getTime() + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS;
  for (let days = 1; ; days += 1) {
    const noon = new Date(today + days * DAY_MS + DAY_MS / 2);
    if (isWanted(noon)) return noon;
  }
}

const hasMonthOf31Days = (noon: Date) => addMonths(noon, 1).getTime() - noon.getTime() === 31 * DAY_MS;
const hasNoCounterpart = (noon: Date) => dayOf(addMonths(noon, 1)) !== dayOf(noon);

const names = (id: string) =>
  operations.find((operation) => operation.id === id)?.parameters.map(({ name }) => name) ?? [];

/** Every list that is narrowed by days, but the log that reading lists adds to. */
const listsByDay = operations
  .map(({ id }) => id)
  .filter((id) => ["from", "to", "page"].every((name) => names(id).includes(name)) && id !== "listAccessLog");

/** How many rows each list has on a day. */
async function totalsOf(ctx: Context, as: Sender, day: string): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const id of listsByDay) {
    const call = { as, query: { from: day, to: day, size: 1 } };
    totals[id] = ((await ctx.ok(id as "listAdminMembers", call)) as { totalElements: number }).totalElements;
  }
  return totals;
}

export const checks = defineChecksThatNeed(
  ["sms", "operator", "clock"],
  {
    id: "admin.dates.midnight",
    title: "Days begin at midnight in Seoul: in every list by day, in the daily figures, and in the month of joining.",
    source: "D63, D44, D54",
    covers: ["getMemberProfile 200"],
    run: async (ctx) => {
      const as = await ctx.operator();
      let midnight = nextMonth(ctx.now());
      // Beyond the days of an earlier run, whose clock was set back.
      const hasRows = async (from: string) =>
        (await ctx.ok("listAdminMembers", { as, query: { from, size: 1 } })).totalElements +
          (await ctx.ok("listAdminMeetings", { as, query: { from, size: 1 } })).totalElements >
        0;
      while (await hasRows(seoulDate(midnight))) midnight = nextMonth(midnight);
      const [last, first] = [seoulDate(new Date(midnight.getTime() - MINUTE_MS)), seoulDate(midnight)];
      const figures = async (day: string) => {
        const [row] = await ctx.ok("getAdminDailyFigures", { as, query: { from: day, to: day } });
        return row ?? ctx.fail("There should be a row.");
      };
      await ctx.advanceTo(new Date(midnight.getTime() - MINUTE_MS));
      const before = await ctx.member("member of the last day");
      const countedBefore = await figures(last);
      await ctx.advanceTo(new Date(midnight.getTime() + 1000));
      const totalsBefore = await totalsOf(ctx, as, last);
      const host = await ctx.member("member of the first day");
      const meetingId = await createMeetingWith(ctx, host, [before]);
      await newReport(ctx);
      await newStore(ctx);
      ctx.equal(await totalsOf(ctx, as, last), totalsBefore, "The day before should get no rows after midnight.");
      const totals = await totalsOf(ctx, as, first);
      for (const id of ["listAdminMembers", "listAdminMeetings", "listAdminReports", "listAdminPartnerPlaces"])
        ctx.assert((totals[id] ?? 0) > 0, `${id} should have rows of the new day.`, totals);
      ctx.equal(await figures(last), countedBefore, "The figures of the day before should stay.");
      const { signups, meetings } = await figures(first);
      ctx.equal(
        [signups, meetings],
        [totals["listAdminMembers"], totals["listAdminMeetings"]],
        "They should count the new day.",
      );
      const joinedOn = async (viewer: Sender, id: number) =>
        (await ctx.ok("getMemberProfile", { as: viewer, params: { id } })).joinedOn;
      ctx.equal(
        [await joinedOn(host, before.id), await joinedOn(before, host.id)],
        [last.slice(0, 7), first.slice(0, 7)],
        "The profiles should name the months of Seoul.",
      );
      await ctx.ok("leaveMeeting", { as: before, params: { meetingId } });
    },
  },
  {
    id: "admin.dates.contract",
    title:
      "A contract that begins in a long month has 31 days; on a day that the next month lacks, it ends on the last day of that month.",
    source: "R52",
    run: async (ctx) => {
      for (const isWanted of [hasMonthOf31Days, hasNoCounterpart]) {
        await ctx.advanceTo(nextNoon(ctx.now(), isWanted));
        const start = ctx.now();
        const { id } = await newStore(ctx);
        const until = (await findStoreRow(ctx, id)).until.slice(0, 16);
        const [expected, atEnd] = [formatSeoulTime(addMonths(start, 1)), formatSeoulTime(addMonths(ctx.now(), 1))];
        ctx.assert(until >= expected && until <= atEnd, `The contract should end at ${expected}.`, until);
      }
    },
  },
);
