/** The console's lists: pages, totals, order. */
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import type { Check } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { operationOf, specPointer } from "../../contract/openapi.ts";
import { openMeeting } from "../support/meetings.ts";
import { at, sharedMembers } from "../support/shared-members.ts";
import {
  newAnnouncement,
  newEvent,
  newPartnerApplication,
  newReport,
  newStore,
  purchase,
} from "../support/fixtures.ts";

interface Page {
  content: { id: number }[];
  currentPage: number;
  totalPages: number;
  totalElements: number;
}

/** What lets a list grow, and by how many rows; the id of the newest where it is known. */
type Grow = (ctx: Context) => Promise<{ id: number | null; by: number }>;

const one = (id: number | null) => ({ id, by: 1 });

const lists: Partial<Record<OperationId, Grow>> = {
  listAdminMembers: async (ctx) => one((await ctx.member("new member")).id),
  listAdminMeetings: async (ctx) => one(await openMeeting(ctx, at(await sharedMembers(ctx, 1), 0))),
  listAdminReports: async (ctx) => one((await newReport(ctx)).id),
  listAdminPartnerApplications: async (ctx) => one(await newPartnerApplication(ctx, await ctx.member("owner"))),
  listAdminPartnerPlaces: async (ctx) => one((await newStore(ctx)).id),
  listAdminEvents: async (ctx) => one(await newEvent(ctx)),
  listAdminAnnouncements: async (ctx) => one(await newAnnouncement(ctx)),
  listAdminRiceTransactions: async (ctx) => {
    await openMeeting(ctx, at(await sharedMembers(ctx, 1), 0));
    return one(null);
  },
  listAdminPayments: async (ctx) => {
    if (ctx.env.profile.receipts === null)
      ctx.skip("no receipts of a sandbox store were given (receipts in the profile)");
    return one((await ctx.ok("createPayment", { as: await ctx.member("buyer"), body: purchase(ctx) })).id);
  },
  listAuditLog: async (ctx) => {
    await newEvent(ctx);
    return one(null);
  },
};

/** Pages that a walk looks at, at most. */
const PAGES_MAX = 8;
const SIZE = 100;

async function readPage(ctx: Context, id: string, query: AnyCall["query"]): Promise<Page> {
  const response = await ctx.http.callWithRetry(id, { as: await ctx.operator(), query });
  ctx.expectSuccess(id, response);
  return response.body as Page;
}

async function expectWalk(ctx: Context, id: string, total: number): Promise<void> {
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

export const checks: Check[] = Object.entries(lists).map(([id, grow]) => ({
  id: `admin.list.${id}`,
  title: `${id} counts its rows, pages through them without loss or repetition, the newest first, and shows what is new at once.`,
  source: specPointer(operationOf(id)),
  needs: ["sms", "operator"],
  covers: [`${id} 200`],
  // A new row of another check would shift the pages.
  alone: true,
  run: async (ctx) => {
    // The members that growing needs are created before the rows are counted.
    await grow(ctx);
    const before = await readPage(ctx, id, {});
    const { id: newest, by } = await grow(ctx);
    const after = await readPage(ctx, id, {});
    ctx.that(after.totalElements >= before.totalElements + by, "The total should grow with what is new.", [
      before.totalElements,
      after.totalElements,
    ]);
    if (newest !== null) ctx.equal(after.content[0]?.id, newest, "What is new should come first.");
    const { totalElements: total } = after;
    ctx.equal(
      [after.currentPage, after.totalPages, after.content.length],
      [0, Math.ceil(total / 20), Math.min(20, total)],
      "Without parameters the first 20 rows should come.",
    );
    const small = await readPage(ctx, id, { page: 1, size: 1 });
    ctx.equal(
      [small.currentPage, small.totalPages, small.content.map((row) => row.id)],
      [1, total, after.content.slice(1, 2).map((row) => row.id)],
      "A page of one row should hold the second row.",
    );
    const beyond = await readPage(ctx, id, { page: total + 5, size: 20 });
    ctx.equal([beyond.content, beyond.totalElements], [[], total], "Beyond the end there are no rows, but the total.");
    await expectWalk(ctx, id, total);
  },
}));
