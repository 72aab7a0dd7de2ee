import { bulkJobStart } from "@babchingu/openapi";
import type { BulkJobKindValue } from "@babchingu/openapi/enums";
import { mayCall } from "@babchingu/openapi/operator-roles";
import { Accepted, type Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { type BulkJobRef, listBulkJobs, readBulkJob, stopBulkJob } from "../../domain/admin/bulk-jobs/jobs.ts";
import { awaitBulkJob } from "../../domain/admin/bulk-jobs/runner.ts";
import type { Actor } from "../../domain/accounts/actor.ts";
import { ApiError } from "../../lib/api-error.ts";
import { createWriter } from "../writer.ts";

interface Preferring {
  Prefer?: string;
}

/** Whether the client asks for 202 at once (RFC 7240). */
export function prefersAsync({ Prefer = "" }: Preferring): boolean {
  return /(^|[,;])\s*respond-async\b/i.test(Prefer);
}

/** Nothing when the job is done within a second, else the job. An idempotency key of the release before bulk jobs has none. */
export async function answerOf(
  deps: Pick<Deps, "db" | "clock" | "log">,
  job: BulkJobRef | undefined,
  headers: Preferring,
): Promise<Accepted<Awaited<ReturnType<typeof awaitBulkJob>>> | undefined> {
  if (job === undefined) return undefined;
  const result = await awaitBulkJob(deps, { ...job, isAsync: prefersAsync(headers) });
  return result.state === "DONE" ? undefined : new Accepted(result);
}

/** Whoever may start a job may stop it. */
function mayStop({ operatorRole }: Actor, kind: BulkJobKindValue): boolean {
  return operatorRole !== null && mayCall(operatorRole, bulkJobStart[kind]);
}

export function adminBulkJobHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  return {
    listAdminBulkJobs: ({ query }) => listBulkJobs(db).page(query),
    getAdminBulkJob: ({ params }) => readBulkJob(db, params.id),
    stopAdminBulkJob: async ({ actor, params }) => {
      const { kind } = await readBulkJob(db, params.id);
      if (!mayStop(actor, kind)) throw new ApiError("OPERATOR_ROLE_NOT_ALLOWED");
      await write(actor, (ctx) => stopBulkJob(ctx, params.id));
    },
  } satisfies Handlers;
}
