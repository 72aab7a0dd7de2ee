/** Filters and orders of the operators' lists (D63). */
import { seoulDate } from "@babchingu/openapi";
import { defineChecks } from "../../runner/check.ts";
import { sharedMeeting, sharedStore } from "../support/fixtures.ts";

const LISTS = [
  "listAdminMembers",
  "listAdminMeetings",
  "listAdminPartnerPlaces",
  "listAdminPayments",
  "listAdminRiceTransactions",
  "listAdminReports",
  "listAuditLog",
] as const;

export const checks = defineChecks(
  {
    id: "beyond.lists.days",
    title: "Lists are narrowed to days in Seoul and sorted by age; a range that ends before it begins is refused.",
    source: "D63",
    needs: ["operator", "sms"],
    run: async (ctx) => {
      const as = await ctx.operator();
      await sharedMeeting(ctx);
      const today = seoulDate(ctx.now());
      for (const list of LISTS) {
        await ctx.refused(list, "INVALID_REQUEST", { as, query: { from: "2026-01-02", to: "2026-01-01" } });
        const { content: past } = await ctx.ok(list, { as, query: { to: "2001-01-01" } });
        ctx.equal(past, [], `${list}: nothing was made before 2001.`);
        const { content } = await ctx.ok(list, { as, query: { from: today, sort: "id", size: 100 } });
        const ids = content.map(({ id }) => id);
        ctx.equal(
          ids,
          ids.toSorted((one, other) => one - other),
          `${list}: the oldest should come first.`,
        );
        ctx.assert(
          content.every(({ createdAt }) => seoulDate(new Date(createdAt)) >= today),
          `${list}: only rows of today should be listed.`,
          content,
        );
      }
    },
  },
  {
    id: "beyond.lists.status",
    title: "Lists are narrowed by status, the rice ledger by reason; an export refuses a filter that its list hasn't.",
    source: "D63",
    needs: ["operator", "sms"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const { meetingId } = await sharedMeeting(ctx);
      const store = await sharedStore(ctx);
      const banned = await ctx.member("banned");
      await ctx.ok("setAdminMemberStatus", { as, params: { id: banned.id }, body: { status: "BANNED" } });
      const members = await ctx.ok("listAdminMembers", { as, query: { status: "BANNED" } });
      ctx.equal(members.content[0]?.id, banned.id, "The banned member should be the newest of the banned ones.");
      const meetings = await ctx.ok("listAdminMeetings", { as, query: { status: "END", size: 100 } });
      ctx.assert(
        meetings.content.every(({ id, status }) => id !== meetingId && status === "END"),
        "Only ended meetings should be listed.",
        meetings.content,
      );
      const ended = await ctx.ok("listAdminPartnerPlaces", { as, query: { status: "ENDED", size: 100 } });
      ctx.assert(
        !ended.content.some(({ id }) => id === store.id),
        "A contract that runs has not ended.",
        ended.content,
      );
      const pending = await ctx.ok("listAdminPayments", { as, query: { status: "PENDING", size: 100 } });
      ctx.assert(
        pending.content.every(({ status }) => status === "PENDING"),
        "Only pending payments should be listed.",
        pending.content,
      );
      const grants = await ctx.ok("listAdminRiceTransactions", { as, query: { reason: "ADMIN_GRANT", size: 100 } });
      ctx.assert(
        grants.content.every(({ riceTransactionReason }) => riceTransactionReason === "ADMIN_GRANT"),
        "Only rice that operators granted should be listed.",
        grants.content,
      );
      // The members' list has the first filter and not the second.
      const query = { status: "ACTIVE", reportedId: banned.id };
      await ctx.refused("exportAdminResource", "INVALID_REQUEST", { as, params: { resource: "members" }, query });
    },
  },
);
