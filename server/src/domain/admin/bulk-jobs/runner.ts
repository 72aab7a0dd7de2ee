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
/** Fewer cost more for the statements around them than for themselves, and are taken only where so many would be locked for longer. */
const CHUNK_ROWS_MIN = 150;
const CHUNK_MS_MAX = 200;
/** Below this the statements around them take most of that time. */
const FEW_ROWS = 10;
const CHUNK_ROWS_MAX = 500;
/** The pause after a chunk, in which others are served. */
const PAUSE_MS = 15;
/** Before a request looks again at a job that another server works on. */
const SKIPPED_MS = 20;
/** How long a job that can't go on leaves its turns to the others. */
const REST_MS = SECOND_MS;

/** `WAITING`: an outage, or a row that was locked or took long. It is tried again. */
type Turn = ChunkResult | "WAITING";

/** How many rows the next chunk has, of running jobs that this server has worked on. */
const chunkRows = new Map<number, number>();

/** The rows of the next chunk, after one of `rows` was locked for so long. */
export function nextRows(rows: number, chunkMs: number): number {
  const rowsIn = (ms: number) => Math.max(FEW_ROWS, Math.round((rows * ms) / Math.max(1, chunkMs)));
  const rowsMin = Math.min(CHUNK_ROWS_MIN, rowsIn(CHUNK_MS_MAX));
  return Math.min(CHUNK_ROWS_MAX, Math.max(rowsMin, rowsIn(CHUNK_MS)));
}

async function takeTurn({ db, clock, log }: RunnerDeps, jobId: number): Promise<Turn> {
  const rowsMax = chunkRows.get(jobId) ?? CHUNK_ROWS_MIN;
  let lockedMs = Infinity;
  const onLock = () => (lockedMs = performance.now());
  const rowsFitting = () => nextRows(rowsMax, performance.now() - lockedMs);
  try {
    const result = await transact(db, (trx) => runChunk({ trx, now: clock.now() }, { jobId, rowsMax, onLock }));
    if (result === "WORKED") chunkRows.set(jobId, rowsFitting());
    return result;
  } catch (error) {
    if (isUnavailable(error) || isDeadlock(error)) {
      log.warn({ err: error, bulkJob: jobId }, "A chunk of a bulk job has to wait");
      chunkRows.set(jobId, Math.min(rowsMax, rowsFitting()));
      return "WAITING";
    }
    log.error({ err: error, bulkJob: jobId }, "A bulk job failed");
    await transact(db, (trx) => failJob({ trx, now: clock.now() }, jobId));
    return "SKIPPED";
  }
}

/** Does chunks of the jobs that `nextJob` names, until it names none. */
async function work(deps: RunnerDeps, nextJob: (last: Turn) => Promise<number | null>): Promise<void> {
  let last: Turn = "WORKED";
  for (;;) {
    const jobId = await nextJob(last);
    if (jobId === null) return;
    last = await takeTurn(deps, jobId);
    if (last === "WORKED") await sleep(PAUSE_MS);
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

/** Works on all running jobs in turns, until none can go on here or this one stops. */
export async function runBulkJobs(deps: RunnerDeps, stopping: AbortSignal): Promise<void> {
  let jobId = 0;
  const restUntilMs = new Map<number, number>();
  await work(deps, async (last) => {
    if (stopping.aborted) return null;
    if (last === "SKIPPED" || last === "WAITING") restUntilMs.set(jobId, performance.now() + REST_MS);
    const running = new Set((await runningJobs(deps.db).execute()).map(({ id }) => id));
    for (const id of chunkRows.keys()) if (!running.has(id)) chunkRows.delete(id);
    const ids = [...running].filter((id) => (restUntilMs.get(id) ?? 0) <= performance.now());
    jobId = ids.find((id) => id > jobId) ?? ids[0] ?? 0;
    return jobId || null;
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
