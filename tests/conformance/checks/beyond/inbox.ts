/** What waits for operators (D59). */
import { defineChecks } from "../../runner/check.ts";
import { DAY_MS, formatSeoulTime } from "@babchingu/openapi";
import { newPartnerApplication, newPurchase, newReport, newStore } from "../support/fixtures.ts";

export const checks = defineChecks(
  {
    id: "beyond.inbox.contracts",
    title: "The inbox counts contracts that end within 14 days, and neither later ones nor those that have ended.",
    source: "D59",
    needs: ["operator", "sms"],
    alone: true,
    run: async (ctx) => {
      const [as, { id }] = [await ctx.operator(), await newStore(ctx)];
      const countEndingIn = async (days: number) => {
        const until = formatSeoulTime(new Date(ctx.now().getTime() + days * DAY_MS));
        await ctx.ok("setAdminPartnerPlaceUntil", { as, params: { id }, body: { until } });
        return (await ctx.ok("getAdminInbox", { as })).endingContracts;
      };
      const others = await countEndingIn(-1);
      const counts = [
        await countEndingIn(1),
        await countEndingIn(13),
        await countEndingIn(15),
        await countEndingIn(-1),
      ];
      ctx.equal(counts, [others + 1, others + 1, others, others], "Those of the next 14 days should be counted.");
    },
  },
  {
    id: "beyond.inbox.oldest-report",
    title: "The inbox has the age of the oldest open report, whatever comes later.",
    source: "D59",
    needs: ["operator", "sms"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      await newReport(ctx);
      const { oldestReportAt: before } = await ctx.ok("getAdminInbox", { as });
      await newReport(ctx);
      const { oldestReportAt } = await ctx.ok("getAdminInbox", { as });
      ctx.equal(oldestReportAt, before, "A newer report should not change it.");
    },
  },
  {
    id: "beyond.inbox.payments",
    title: "The inbox counts no payment that is completed.",
    source: "D59",
    needs: ["operator", "sms", "store"],
    alone: true,
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("buyer")];
      const { pendingPayments: before } = await ctx.ok("getAdminInbox", { as });
      await ctx.ok("createPayment", { as: member, body: newPurchase(ctx) });
      const { pendingPayments } = await ctx.ok("getAdminInbox", { as });
      ctx.equal(pendingPayments, before, "A completed payment should not wait for anybody.");
    },
  },
  {
    id: "beyond.inbox.counts",
    title: "The inbox counts an open report and a partner request until they are done.",
    source: "D59",
    needs: ["operator", "sms"],
    alone: true,
    covers: ["getAdminInbox 200"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const read = async () => {
        const { openReports, partnerApplications } = await ctx.ok("getAdminInbox", { as });
        return [openReports, partnerApplications];
      };
      const [reports = 0, applications = 0] = await read();
      const { id } = await newReport(ctx);
      const applicationId = await newPartnerApplication(ctx, await ctx.member("owner"));
      ctx.equal(await read(), [reports + 1, applications + 1], "The report and the request should be counted.");
      const { oldestReportAt } = await ctx.ok("getAdminInbox", { as });
      ctx.assert(oldestReportAt !== null, "With an open report the time of the oldest should be told.");
      await ctx.ok("setAdminReport", { as, params: { id }, body: { status: "DISMISSED" } });
      await ctx.ok("deleteAdminPartnerApplication", { as, params: { id: applicationId } });
      ctx.equal(await read(), [reports, applications], "What is done should not be counted.");
    },
  },
);
