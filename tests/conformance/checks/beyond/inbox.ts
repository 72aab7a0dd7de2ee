/** What waits for operators (D59). */
import { defineChecks } from "../../runner/check.ts";
import { newPartnerApplication, newReport } from "../support/fixtures.ts";

export const checks = defineChecks({
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
});
