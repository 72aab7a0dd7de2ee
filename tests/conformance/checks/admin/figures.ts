/** The dashboard, the daily figures, and the security code. */
import { COUNTED_ROWS_MAX, DAY_MS, MEETING_DEPOSIT_RICE, seoulDate, SIGNUP_RICE } from "@babchingu/openapi";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import type { Context } from "../../runner/context.ts";
import { createMeeting } from "../support/meetings.ts";
import { freshPosition, placeFields } from "../support/positions.ts";

const DAYS_MAX = 366;

const seoulDayIn = (ctx: Context, days: number) => seoulDate(new Date(ctx.now().getTime() + days * DAY_MS));

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "admin.dashboard.counts",
    title: "The dashboard counts the rows of the member and the meeting list.",
    source: "console §2, console §3",
    covers: ["getAdminDashboard 200"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const before = await ctx.ok("getAdminDashboard", { as });
      const counted = (["memberCount", "meetingCount"] as const).filter((name) => before[name] < COUNTED_ROWS_MAX);
      if (counted.length === 0) ctx.skip(`from ${COUNTED_ROWS_MAX} rows on the counts may be estimates`);
      const host = await ctx.member("host");
      await createMeeting(ctx, host);
      const after = await ctx.ok("getAdminDashboard", { as });
      ctx.equal(
        counted.map((name) => after[name] - before[name]),
        counted.map(() => 1),
        "A new member and a new meeting should be counted.",
      );
      const query = { size: 1 };
      const members = await ctx.ok("listAdminMembers", { as, query });
      const meetings = await ctx.ok("listAdminMeetings", { as, query });
      const listed = { memberCount: members.totalElements, meetingCount: meetings.totalElements };
      ctx.equal(
        counted.map((name) => after[name]),
        counted.map((name) => listed[name]),
        "The lists should count the same.",
      );
    },
  },
  {
    id: "admin.dashboard.places",
    title: "The dashboard has the saved positions of members and the places of meetings.",
    source: "console §2, console §3",
    run: async (ctx) => {
      const [position, place] = [freshPosition(), freshPosition()];
      const [placed, unplaced] = [await ctx.member("member with a position", { position }), await ctx.member("other")];
      const meetingId = await createMeeting(ctx, unplaced, placeFields(place));
      const { memberLocationDtoList: members, meetingLocationDtoList: meetings } = await ctx.ok("getAdminDashboard", {
        as: await ctx.operator(),
      });
      const found = members.filter(({ memberId }) => [placed.id, unplaced.id].includes(memberId));
      ctx.equal(found, [{ memberId: placed.id, ...position }], "The saved position should be shown.");
      const shown = meetings.find((each) => each.meetingId === meetingId);
      ctx.equal(shown, { meetingId, ...place }, "The meeting's place should be shown.");
    },
  },
  {
    id: "admin.daily.today",
    title: "Today's figures count a new member, a new meeting, and the rice issued and burned.",
    source: "D44",
    covers: ["getAdminDailyFigures 200"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const today = async () => {
        const day = seoulDayIn(ctx, 0);
        const [row] = await ctx.ok("getAdminDailyFigures", { as, query: { from: day, to: day } });
        return row ?? ctx.fail("There should be a row.");
      };
      const before = await today();
      await createMeeting(ctx, await ctx.member("host"));
      const after = await today();
      if (after.date !== before.date) ctx.skip("midnight passed in Seoul");
      ctx.equal(
        [
          after.signups - before.signups,
          after.meetings - before.meetings,
          after.riceIssued - before.riceIssued,
          after.riceBurned - before.riceBurned,
        ],
        [1, 1, SIGNUP_RICE, MEETING_DEPOSIT_RICE],
        "The figures should increase by these amounts.",
      );
    },
  },
  {
    id: "admin.daily.range",
    title:
      "There is a row for every day of the range, oldest first, also for days without events; a reversed range or one over 366 days is refused with INVALID_REQUEST.",
    source: "openapi.json#/paths/~1admin~1dashboard~1daily/get",
    needs: ["operator"],
    covers: ["getAdminDailyFigures INVALID_REQUEST"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const [from, to] = [seoulDayIn(ctx, -DAYS_MAX + 1), seoulDayIn(ctx, 0)];
      const rows = await ctx.ok("getAdminDailyFigures", { as, query: { from, to } });
      const days = Array.from({ length: DAYS_MAX }, (_, index) => seoulDayIn(ctx, index - DAYS_MAX + 1));
      ctx.equal(fieldOf(rows, "date"), days, "Every day should have its row.");
      const [dayWithoutEvents] = await ctx.ok("getAdminDailyFigures", {
        as,
        query: { from: "2001-01-01", to: "2001-01-01" },
      });
      const nothing = { date: "2001-01-01", signups: 0, meetings: 0, riceIssued: 0, riceBurned: 0 };
      ctx.equal(dayWithoutEvents, nothing, "A day without events should be listed, too.");
      const invalidRanges = [
        { from: seoulDayIn(ctx, -DAYS_MAX), to },
        { from: to, to: from },
        { from: "2026-02-30", to: "2026-03-02" },
      ];
      for (const query of invalidRanges) await ctx.refused("getAdminDailyFigures", "INVALID_REQUEST", { as, query });
    },
  },
  {
    id: "admin.security-code",
    title:
      "The security code is changed with the present one; afterwards the old one is refused, the new one is accepted, and sessions stay.",
    source: "D62, console §2",
    needs: ["operator", "viewer"],
    covers: ["changeSecurityCode 204", "changeSecurityCode CURRENT_CODE_WRONG", "loginAdmin ADMIN_LOGIN_REFUSED"],
    alone: true,
    run: async (ctx) => {
      const operator = await ctx.viewer();
      const { credentials } = operator;
      const code = credentials.code === 2_000_000_000 ? 0 : 2_000_000_000;
      const change = (currentCode: number, newCode: number) => ({ as: operator, body: { currentCode, newCode } });
      // To the present code, so that a backend that accepts a wrong one keeps its operator.
      await ctx.refused("changeSecurityCode", "CURRENT_CODE_WRONG", change(code, credentials.code));
      await ctx.ok("changeSecurityCode", change(credentials.code, code));
      try {
        await ctx.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...credentials } });
        await ctx.ok("loginAdmin", { body: { ...credentials, code } });
        await ctx.ok("getAdminDashboard", { as: operator });
        const { credentials: ofOther } = await ctx.operator();
        await ctx.ok("loginAdmin", { body: { ...ofOther } });
      } finally {
        await ctx.ok("changeSecurityCode", change(code, credentials.code));
      }
      await ctx.ok("loginAdmin", { body: { ...credentials } });
      const { content } = await ctx.ok("listAuditLog", {
        as: await ctx.operator(),
        query: { action: "SECURITY_CODE_CHANGE", size: 2 },
      });
      ctx.equal(content.length, 2, "Both changes should be in the audit log.");
      ctx.assert(
        !JSON.stringify(content).includes(String(credentials.code)),
        "The log should not contain the code itself.",
        content,
      );
    },
  },
);
