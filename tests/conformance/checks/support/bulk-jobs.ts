/** Operations on all members, which go on after the answer (R54). */
import type { AnyCall, Body, Result } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import { SAMPLE_POST } from "./fixtures.ts";
import { outcomeOf, waitFor } from "./outcomes.ts";

export type BulkJob = Result<"getAdminBulkJob">;

/** Operations that answer 202 when they take long, each with the kind of its job and a body. */
export const bulkOperations = [
  { id: "grantRiceToAll", kind: "RICE_GRANT_ALL", body: { amount: 1 } satisfies Body<"grantRiceToAll"> },
  { id: "sendNotificationToAll", kind: "NOTIFICATION_SEND_ALL", body: { ...SAMPLE_POST, memberId: null, url: null } },
  { id: "syncRiceTransactions", kind: "RICE_SYNC", body: undefined },
] as const;

const STOP_ATTEMPTS_MAX = 3;

/** Starts an operation in the background; a backend that does it at once is skipped. */
export async function startBulkJob(ctx: Context, id: string, call: AnyCall = {}): Promise<BulkJob> {
  const headers = { ...call.headers, Prefer: "respond-async" };
  const response = await ctx.http.callWithRetry(id, { ...call, as: await ctx.operator(), headers });
  if (response.status !== 202) ctx.skip(`${id} takes no notice of Prefer: respond-async`);
  return response.body as BulkJob;
}

/** The job as it is when it no longer runs. */
export async function finishedBulkJob(ctx: Context, id: number): Promise<BulkJob> {
  const as = await ctx.operator();
  const job = await waitFor(async () => {
    const read = await ctx.ok("getAdminBulkJob", { as, params: { id } });
    return read.state === "RUNNING" ? null : read;
  }, 30_000);
  return job ?? ctx.fail("The job should end.");
}

/**
 * A job that was just started. One before it has ended in this moment, so that a backend that looks for jobs from time to time needs
 * a while for this one.
 */
export async function runningBulkJob(ctx: Context): Promise<BulkJob> {
  const { id } = await startBulkJob(ctx, "syncRiceTransactions");
  await finishedBulkJob(ctx, id);
  return startBulkJob(ctx, "syncRiceTransactions");
}

/** Stops a job that was just started; returns its id. A fast backend may end a job before it can be stopped. */
export async function stopBulkJob(ctx: Context): Promise<number> {
  const as = await ctx.operator();
  for (let attempts = 0; attempts < STOP_ATTEMPTS_MAX; attempts += 1) {
    const { id } = await runningBulkJob(ctx);
    const response = await ctx.http.callWithRetry("stopAdminBulkJob", { as, params: { id } });
    if (outcomeOf(response) !== "BULK_JOB_NOT_RUNNING") {
      ctx.expectSuccess("stopAdminBulkJob", response);
      return id;
    }
    const { state } = await ctx.ok("getAdminBulkJob", { as, params: { id } });
    ctx.equal(state, "DONE", "Only a job that has ended should be refused.", response);
  }
  return ctx.skip("the backend ended each job before it could be stopped");
}
