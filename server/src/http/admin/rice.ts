import { Accepted, type Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { grantRice, grantRiceToAll, listLedger, listPayments, revokeRice } from "../../domain/admin/rice.ts";
import { awaitBulkJob } from "../../domain/admin/bulk-jobs/runner.ts";
import { startSync } from "../../domain/admin/rice-sync.ts";
import { createWriter } from "../writer.ts";
import { answerOf, prefersAsync } from "./bulk-jobs.ts";

export function adminRiceHandlers(deps: Pick<Deps, "db" | "clock" | "log">) {
  const { db } = deps;
  const { write, writeOnce } = createWriter(deps);
  return {
    listAdminPayments: ({ query }) => listPayments(db, undefined, query).page(query),
    searchAdminPayments: ({ query }) => listPayments(db, { field: query.field, term: query.q }).page(query),
    listAdminRiceTransactions: ({ query }) => listLedger(db, undefined, query).page(query),
    searchAdminRiceTransactions: ({ query }) => listLedger(db, { field: query.field, term: query.q }).page(query),
    syncRiceTransactions: async ({ actor, headers }) => {
      const { jobId } = await write(actor, startSync);
      const job = await awaitBulkJob(deps, { jobId, isAsync: prefersAsync(headers) });
      return job.state === "DONE" ? { checked: job.done, corrected: job.corrected ?? 0 } : new Accepted(job);
    },
    grantRice: (request) => writeOnce("grantRice", request, (ctx) => grantRice(ctx, request.body)),
    grantRiceToAll: async (request) => {
      const job = await writeOnce("grantRiceToAll", request, (ctx) => grantRiceToAll(ctx, request.body.amount));
      return answerOf(deps, job, request.headers);
    },
    revokeRice: (request) => writeOnce("revokeRice", request, (ctx) => revokeRice(ctx, request.body)),
  } satisfies Handlers;
}
