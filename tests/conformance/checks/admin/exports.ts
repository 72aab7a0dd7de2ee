/** Exports as CSV (D44). */
import { API_PREFIX, COUNTED_ROWS_MAX, formatSeoulTime, MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { exportColumns } from "@babchingu/openapi/columns";
import { type ExportResourceValue, MeetingStatusLabels } from "@babchingu/openapi/enums";
import { defineChecks, type Check } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { readAuditEntries } from "../support/audit-log.ts";
import { readCsv } from "../support/csv.ts";
import { createMeeting } from "../support/meetings.ts";

type Filter = {
  format?: "RAW" | "READABLE";
  q?: string;
  field?: "id" | "name" | "phone" | "host_id" | "title" | "member_id" | "rice_transaction_reason";
};

async function exportRows(ctx: Context, resource: ExportResourceValue, query: Filter = {}) {
  const call = { as: await ctx.operator(), params: { resource }, query };
  const response = await ctx.http.callWithRetry("exportAdminResource", call);
  ctx.expectSuccess("exportAdminResource", response);
  const [header = [], ...rows] = readCsv(response.text);
  return { response, header, rows };
}

const headerChecks: Check[] = Object.entries(exportColumns).map(([resource, labels]) => ({
  id: `admin.export.${resource}`,
  title: `The export of ${resource} is a CSV file with the Korean names of its columns, without password and push token.`,
  source: "openapi.json#/paths/~1admin~1exports~1{resource}/get",
  needs: ["operator"],
  covers: ["exportAdminResource 200"],
  run: async (ctx) => {
    const { response, header, rows } = await exportRows(ctx, resource as ExportResourceValue);
    ctx.assert(
      response.headers.get("content-type")?.startsWith("text/csv") === true,
      "The content type should be text/csv.",
    );
    const name = response.headers.get("content-disposition") ?? "";
    ctx.assert(
      name.includes(`${resource}-`) && name.includes(".csv"),
      "The file name should contain the resource.",
      name,
    );
    ctx.equal(header, Object.values(labels), "The first row should name the columns.");
    ctx.assert(
      rows.every(({ length }) => length === header.length),
      "Every row should have every column.",
    );
  },
}));

const otherChecks = defineChecks(
  {
    id: "admin.export.readable",
    title: "READABLE writes the time of Seoul, states in words and yes or no; without it values are those of the list.",
    source: "openapi.json#/components/schemas/ExportFormat",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const host = await ctx.member("host");
      const id = await createMeeting(ctx, host, { requiresApproval: true });
      const filter = { field: "id", q: String(id) } as const;
      const { content } = await ctx.ok("searchAdminMeetings", { as: await ctx.operator(), query: filter });
      const names = Object.keys(exportColumns.meetings);
      const cellsOf = async (query: Filter) => {
        const [row = []] = (await exportRows(ctx, "meetings", query)).rows;
        return ["status", "requiresApproval", "scheduledAt", "createdAt"].map((name) => row[names.indexOf(name)]);
      };
      const { scheduledAt = "", createdAt = "" } = content[0] ?? {};
      ctx.equal(
        await cellsOf({ ...filter, format: "RAW" }),
        ["RECRUITING", "true", scheduledAt, createdAt],
        "RAW has the list's values.",
      );
      const inSeoul = formatSeoulTime(new Date(createdAt));
      const readable = [MeetingStatusLabels.RECRUITING, "예", scheduledAt, inSeoul].map((text) =>
        text.replace("T", " "),
      );
      ctx.equal(await cellsOf({ ...filter, format: "READABLE" }), readable, "READABLE has words.");
    },
  },
  {
    id: "admin.export.encoding",
    title: "An export begins with a byte order mark, without which spreadsheets garble Korean.",
    source: "openapi.json#/paths/~1admin~1exports~1{resource}/get",
    needs: ["operator"],
    run: async (ctx) => {
      const headers = { Authorization: `Bearer ${await (await ctx.operator()).token()}` };
      // By hand, since reading a response as text removes the mark.
      const response = await fetch(
        `${ctx.env.originOf("exportAdminResource", ctx.check)}${API_PREFIX}/admin/exports/events`,
        { headers },
      );
      const [first, second, third] = new Uint8Array(await response.arrayBuffer());
      ctx.equal([first, second, third], [0xef, 0xbb, 0xbf], "The first bytes should be the mark of UTF-8.");
    },
  },
  {
    id: "admin.export.rows",
    title: "An export has the rows that its filter finds, in the order and with the values of the list.",
    source: "openapi.json#/paths/~1admin~1exports~1{resource}/get",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const host = await ctx.member("host");
      const content = '쉼표, "따옴표"\n줄 바꿈';
      await createMeeting(ctx, host, { content, title: "둘째 아님" });
      await createMeeting(ctx, host, { requiresApproval: true });
      const filter = { field: "host_id", q: String(host.id) } as const;
      const { header, rows } = await exportRows(ctx, "meetings", filter);
      const list = await ctx.ok("searchAdminMeetings", { as: await ctx.operator(), query: filter });
      const names = Object.keys(exportColumns.meetings) as (keyof typeof exportColumns.meetings)[];
      ctx.equal(header.length, names.length, "Every column should be there.");
      for (const name of ["id", "hostId", "title", "content", "placeName", "minCapacity", "memberCount"] as const) {
        const exported = rows.map((row) => row[names.indexOf(name)]);
        ctx.equal(
          exported,
          list.content.map((row) => String(row[name])),
          `${name} should be what the list returns.`,
        );
      }
    },
  },
  {
    id: "admin.export.formulas",
    title:
      "A cell that a spreadsheet would evaluate as a formula begins with an apostrophe; negative numbers are unchanged.",
    source: "openapi.json#/paths/~1admin~1exports~1{resource}/get",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const formulaTitles = ["=1+1", "+82 번호", "-밥"];
      const host = await ctx.member("host", { rice: formulaTitles.length * MEETING_DEPOSIT_RICE });
      for (const title of formulaTitles) await createMeeting(ctx, host, { title, content: "@사람" });
      const { rows } = await exportRows(ctx, "meetings", { field: "host_id", q: String(host.id) });
      const names = Object.keys(exportColumns.meetings);
      const cells = (name: string) => rows.map((row) => row[names.indexOf(name)]);
      ctx.equal(
        cells("title").toReversed(),
        formulaTitles.map((title) => `'${title}`),
        "Titles should be escaped.",
      );
      ctx.equal(new Set(cells("content")), new Set(["'@사람"]), "Content should be escaped like titles.");
      const ledger = await exportRows(ctx, "rice-transactions", { field: "member_id", q: String(host.id) });
      const amounts = ledger.rows.map((row) => row[Object.keys(exportColumns["rice-transactions"]).indexOf("amount")]);
      const deposits = amounts.slice(0, formulaTitles.length);
      ctx.equal(new Set(deposits), new Set([`-${MEETING_DEPOSIT_RICE}`]), "Negative numbers are numbers.");
    },
  },
  {
    id: "admin.export.all-rows",
    title: "An export without a filter has as many rows as the list counts.",
    source: "D44",
    needs: ["operator"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const { totalElements } = await ctx.ok("listAdminMembers", { as, query: { size: 1 } });
      const { rows } = await exportRows(ctx, "members");
      // Another total may be an estimate.
      if (totalElements < COUNTED_ROWS_MAX) ctx.equal(rows.length, totalElements, "Every member should have a row.");
      ctx.equal(new Set(rows.map(([id]) => id)).size, rows.length, "No member should appear twice.");
    },
  },
  {
    id: "admin.export.secrets",
    title: "An export of members contains neither password nor push token, even where the member has one.",
    source: "D10, openapi.json#/paths/~1admin~1exports~1{resource}/get",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      const fcmToken = ctx.env.freshText("push-token-of-the-kit-");
      await ctx.ok("login", { body: { phone: member.phone, password: member.password, fcmToken } });
      const { targetToken } = await ctx.ok("getAdminMember", { as, params: { id: member.id } });
      ctx.equal(targetToken, fcmToken, "The console should show the push token.");
      const { response } = await exportRows(ctx, "members", { field: "id", q: String(member.id) });
      ctx.assert(
        !response.text.includes(fcmToken),
        "The exported file should not contain the push token.",
        undefined,
        response,
      );
    },
  },
  {
    id: "admin.export.filters",
    title:
      "A term without a field, a field without a term and a field of another resource are refused with INVALID_REQUEST.",
    source: "openapi.json#/paths/~1admin~1exports~1{resource}/get",
    needs: ["operator"],
    covers: ["exportAdminResource INVALID_REQUEST"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const invalidFilters: [ExportResourceValue, Filter][] = [
        ["members", { q: "밥" }],
        ["members", { field: "name" }],
        ["members", { field: "title", q: "밥" }],
        ["events", { field: "title", q: "밥" }],
      ];
      for (const [resource, query] of invalidFilters) {
        await ctx.refused("exportAdminResource", "INVALID_REQUEST", { as, params: { resource }, query });
      }
    },
  },
  {
    id: "admin.export.logged",
    title: "An export is recorded in the audit log with resource and filter.",
    source: "D18",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      // By id: a backend may leave out names and phones that were searched for (D67).
      const { id } = await ctx.member("exported");
      const q = String(id);
      await exportRows(ctx, "members", { field: "id", q });
      const entries = await readAuditEntries(ctx, "DATA_EXPORT");
      const own = entries.filter(({ after }) => after?.["q"] === q);
      ctx.equal(
        own.map(({ after }) => [after?.["resource"], after?.["field"]]),
        [["members", "id"]],
        "There should be one entry.",
      );
    },
  },
);

export const checks: Check[] = [...headerChecks, ...otherChecks];
