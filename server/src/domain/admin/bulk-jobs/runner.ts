/** Works on bulk jobs, chunk by chunk with pauses, so that members' requests come first. */
import { SECOND_MS } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeadlock } from "../../../db/errors.ts";
import { transact } from "../../../db/transact.ts";
import type { Deps } from "../../../deps.ts";
import { isUnavailable } from "../../../lib/unavailable.ts";
import type { WriteContext } from "../../shared/context.ts";
import { type ChunkResult, runChunk } from "./chunks.ts";
import { auditDone, readBulkJob, runningJobs } from "./jobs.ts";

type AdminBulkJob = components["schemas"]["AdminBulkJob"];
type RunnerDeps = Pick<Deps, "db" | "clock" | "log">;

/** How long a request works on its job before it answers 202. */
const REQUEST_MS_MAX = SECOND_MS;
/** Requests that work on their jobs at the same time: each takes a connection for its chunks. The others answer 202 at once. */
const REQUESTS_WORKING_MAX = 5;
/** A chunk has as many rows as fit into this time: so long they are locked, and a processor is taken. */
const CHUNK_MS = 10;
/** Fewer cost more for the statements around them than for themselves. */
const CHUNK_ROWS_MIN = 150;
const CHUNK_ROWS_MAX = 500;
/** The pause after a chunk, in which others are served. */
const PAUSE_MS = 15;
/** Before the next look at a job that another server works on. */
const SKIPPED_MS = 20;

/** Does chunks of the jobs that `nextJob` names, until it names none. */
async function work(
  { db, clock, log }: RunnerDeps,
  nextJob: (last: ChunkResult) => Promise<number | null>,
): Promise<void> {
  let rowsMax = CHUNK_ROWS_MIN;
  let result: ChunkResult = "WORKED";
  for (;;) {
    const jobId = await nextJob(result);
    if (jobId === null) return;
    const startMs = performance.now();
    result = await transact(db, (trx) => runChunk({ trx, now: clock.now() }, { jobId, rowsMax })).catch(
      async (error: unknown): Promise<ChunkResult> => {
        // An outage, or a row that was locked for long: it is tried again.
        if (isUnavailable(error) || isDeadlock(error)) {
          log.warn({ err: error, bulkJob: jobId }, "A chunk of a bulk job has to wait");
          return "SKIPPED";
        }
        log.error({ err: error, bulkJob: jobId }, "A bulk job failed");
        await transact(db, (trx) => failJob({ trx, now: clock.now() }, jobId));
        return "SKIPPED";
      },
    );
    const chunkMs = Math.max(1, performance.now() - startMs);
    if (result === "WORKED") {
      rowsMax = Math.min(CHUNK_ROWS_MAX, Math.max(CHUNK_ROWS_MIN, Math.round((rowsMax * CHUNK_MS) / chunkMs)));
      await sleep(PAUSE_MS);
    }
  }
}

async function failJob({ trx, now }: WriteContext, jobId: number): Promise<void> {
  const job = await trx
    .selectFrom("bulkJobs")
    .selectAll()
    .where("id", "=", jobId)
    .where("state", "=", "RUNNING")
    .forUpdate()
    .executeTakeFirst();
  if (job === undefined) return;
  await trx.updateTable("bulkJobs").set({ state: "FAILED", finishedAt: now }).where("id", "=", jobId).execute();
  await auditDone({ trx, now, actorId: job.actorId }, job, "FAILED");
}

/** Works on all running jobs in turns, until there is none, another server works on one, or this one stops. */
export async function runBulkJobs(deps: RunnerDeps, stopping: AbortSignal): Promise<void> {
  let lastId = 0;
  await work(deps, async (last) => {
    if (stopping.aborted || last === "SKIPPED") return null;
    const ids = (await runningJobs(deps.db).execute()).map(({ id }) => id);
    lastId = ids.find((id) => id > lastId) ?? ids[0] ?? 0;
    return lastId || null;
  });
}

let requestsWorking = 0;

/** Works on a job of this request for a second, or not at all, and returns it as it is then. */
export async function awaitBulkJob(
  deps: RunnerDeps,
  { jobId, isAsync = false }: { jobId: number; isAsync?: boolean },
): Promise<AdminBulkJob> {
  if (!isAsync && requestsWorking < REQUESTS_WORKING_MAX) {
    requestsWorking += 1;
    await workForRequest(deps, jobId).finally(() => (requestsWorking -= 1));
  }
  return readBulkJob(deps.db, jobId);
}

async function workForRequest(deps: RunnerDeps, jobId: number): Promise<void> {
  const deadlineMs = performance.now() + REQUEST_MS_MAX;
  await work(deps, async (last) => {
    if (last === "FINISHED" || performance.now() >= deadlineMs) return null;
    if (last === "WORKED") return jobId;
    const { state } = await readBulkJob(deps.db, jobId);
    if (state !== "RUNNING") return null;
    await sleep(SKIPPED_MS);
    return jobId;
  });
}
