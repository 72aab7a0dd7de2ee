/** The console's lists: pages, totals, order. */
import { COUNTED_ROWS_MAX } from "@babchingu/openapi";
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import type { Check } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { operationOf, specPointer } from "../../contract/openapi.ts";
import { fieldOf } from "../support/fields.ts";
import { createMeeting } from "../support/meetings.ts";
import { at, sharedMembers } from "../support/shared-members.ts";
import {
  newAnnouncement,
  newEvent,
  newPartnerApplication,
  newReport,
  newStore,
  newPurchase,
} from "../support/fixtures.ts";

interface Page {
  content: { id: number }[];
  currentPage: number;
  totalPages: number;
  totalElements: number;
}

/** Creates one row of a list; returns its id where it is known. */
type CreateRow = (ctx: Context) => Promise<number | null>;

const lists: Partial<Record<OperationId, CreateRow>> = {
  listAdminMembers: async (ctx) => (await ctx.member("new member")).id,
  listAdminMeetings: async (ctx) => createMeeting(ctx, at(await sharedMembers(ctx, 1), 0)),
  listAdminReports: async (ctx) => (await newReport(ctx)).id,
  listAdminPartnerApplications: async (ctx) => newPartnerApplication(ctx, await ctx.member("owner")),
  listAdminPartnerPlaces: async (ctx) => (await newStore(ctx)).id,
  listAdminEvents: (ctx) => newEvent(ctx),
  listAdminAnnouncements: (ctx) => newAnnouncement(ctx),
  listAdminRiceTransactions: async (ctx) => {
    await createMeeting(ctx, at(await sharedMembers(ctx, 1), 0));
    return null;
  },
  listAdminPayments: async (ctx) => {
    if (ctx.env.profile.receipts === null)
      ctx.skip("no receipts of a sandbox store were given (receipts in the profile)");
    return (await ctx.ok("createPayment", { as: await ctx.member("buyer"), body: newPurchase(ctx) })).id;
  },
  listAdminBulkJobs: async (ctx) => {
    await ctx.ok("syncRiceTransactions", { as: await ctx.operator() });
    return null;
  },
  listAuditLog: async (ctx) => {
    await newEvent(ctx);
    return null;
  },
};

/** At most so many pages of a list are read. */
const PAGES_MAX = 8;
const SIZE = 100;

async function readPage(ctx: Context, id: string, query: AnyCall["query"]): Promise<Page> {
  const response = await ctx.http.callWithRetry(id, { as: await ctx.operator(), query });
  ctx.expectSuccess(id, response);
  return response.body as Page;
}

async function expectAllPages(ctx: Context, id: string, total: number): Promise<void> {
  const ids: number[] = [];
  const pages = Math.min(Math.ceil(total / SIZE), PAGES_MAX);
  for (let page = 0; page < pages; page += 1) {
    const { content } = await readPage(ctx, id, { page, size: SIZE });
    ctx.equal(content.length, Math.min(SIZE, total - page * SIZE), `Page ${page} should be full, but for the last.`);
    ids.push(...content.map((row) => row.id));
  }
  const descending = [...new Set(ids)].toSorted((a, b) => b - a);
  ctx.equal(ids, descending, "Every row should come once, the newest first.");
}

export const checks: Check[] = Object.entries(lists).map(([id, createRow]) => ({
  id: `admin.list.${id}`,
  title: `${id} counts its rows, pages through them without loss or repetition, the newest first, and shows new rows at once.`,
  source: specPointer(operationOf(id)),
  needs: ["sms", "operator"],
  covers: [`${id} 200`],
  // A new row of another check would shift the pages.
  alone: true,
  run: async (ctx) => {
    // The members that a new row needs are created before the rows are counted.
    await createRow(ctx);
    const before = await readPage(ctx, id, {});
    const newest = await createRow(ctx);
    const after = await readPage(ctx, id, {});
    const isCounted = before.totalElements < COUNTED_ROWS_MAX;
    ctx.assert(!isCounted || after.totalElements >= before.totalElements + 1, "The total should count the new row.", [
      before.totalElements,
      after.totalElements,
    ]);
    if (newest !== null) ctx.equal(after.content[0]?.id, newest, "The new row should come first.");
    const { totalElements: total } = after;
    // Two estimates may differ.
    const totalOf = (page: Page) => (isCounted ? total : page.totalElements);
    ctx.equal(
      [after.currentPage, after.totalPages, after.content.length],
      [0, Math.ceil(total / 20), Math.min(20, total)],
      "Without parameters the first 20 rows should come.",
    );
    const small = await readPage(ctx, id, { page: 1, size: 1 });
    ctx.equal(
      [small.currentPage, small.totalPages, fieldOf(small.content, "id")],
      [1, totalOf(small), after.content.slice(1, 2).map((row) => row.id)],
      "A page of one row should hold the second row.",
    );
    const beyond = await readPage(ctx, id, { page: total + 5, size: 20 });
    ctx.equal(
      [beyond.content, beyond.totalElements],
      [[], totalOf(beyond)],
      "A page beyond the end should have the total but no rows.",
    );
    await expectAllPages(ctx, id, total);
  },
}));
