/** Operations on all members: progress, exactly once, stopping (R54). */
import { defineChecks, type Check } from "../../runner/check.ts";
import { readAuditEntries } from "../support/audit-log.ts";
import { bulkOperations, finishedBulkJob, startBulkJob, stopBulkJob } from "../support/bulk-jobs.ts";
import { expectConsistentBalances, readLedger } from "../support/ledger.ts";
import { readRice } from "../support/meetings.ts";

const started: Check[] = bulkOperations.map(({ id, kind, body }) => ({
  id: `admin.bulk.start.${id}`,
  title: `${id} answers 202 with its job when asked not to wait, and the job reaches everybody.`,
  source: "R54",
  needs: ["sms", "operator"],
  covers: [`${id} 202`, "getAdminBulkJob 200"],
  alone: true,
  run: async (ctx) => {
    await ctx.sharedMember();
    const job = await startBulkJob(ctx, id, { body });
    ctx.equal(job.kind, kind, "The job should say what it does.");
    const { state, total, done, finishedAt } = await finishedBulkJob(ctx, job.id);
    ctx.equal([state, done], ["DONE", total], "Everybody should be reached.");
    ctx.assert(done > 0 && finishedAt !== null, "The job should say how many, and when it ended.", {
      done,
      finishedAt,
    });
    const [newest] = (await ctx.ok("listAdminBulkJobs", { as: await ctx.operator() })).content;
    ctx.equal(newest?.id, job.id, "The newest job should come first in the list.");
  },
}));

const others = defineChecks(
  {
    id: "admin.bulk.repeat",
    title: "A grant to all that is repeated with its Idempotency-Key gets the same job, and everybody gets it once.",
    source: "R54, R2",
    needs: ["sms", "operator"],
    covers: ["grantRiceToAll 202"],
    alone: true,
    run: async (ctx) => {
      const member = await ctx.member("member");
      const call = { headers: { "Idempotency-Key": ctx.env.freshText("bulk-key-") }, body: { amount: 7 } };
      const { id } = await startBulkJob(ctx, "grantRiceToAll", call);
      const again = await startBulkJob(ctx, "grantRiceToAll", call);
      ctx.equal(again.id, id, "There should be one job.");
      await finishedBulkJob(ctx, id);
      expectConsistentBalances(ctx, await readLedger(ctx, member), await readRice(ctx, member));
      ctx.equal(await readRice(ctx, member), 1507, "The member should get it once.");
    },
  },
  {
    id: "admin.bulk.stop",
    title: "A running job can be stopped, once, and leaves an entry in the audit log; one that has ended can't.",
    source: "R54, D18",
    needs: ["sms", "operator"],
    covers: ["stopAdminBulkJob 204", "stopAdminBulkJob BULK_JOB_NOT_RUNNING"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const id = await stopBulkJob(ctx);
      const stopped = await ctx.ok("getAdminBulkJob", { as, params: { id } });
      ctx.equal(stopped.state, "STOPPED", "The job should say so.");
      const [entry] = await readAuditEntries(ctx, "RICE_SYNC");
      ctx.includes(entry?.after ?? {}, { state: "STOPPED", done: stopped.done }, "The entry should say so, too.");
      await ctx.refused("stopAdminBulkJob", "BULK_JOB_NOT_RUNNING", { as, params: { id } });
    },
  },
);

export const checks: Check[] = [...started, ...others];
