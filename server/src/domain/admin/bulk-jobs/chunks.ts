/** One chunk of a bulk job: a short transaction, which happens as a whole or not at all, so that nobody is reached twice. */
import type { BulkJobKindValue } from "@babchingu/openapi/enums";
import { sql } from "kysely";
import type { Trx } from "../../../db/schema.ts";
import { postToLockedRooms } from "../../chat/index.ts";
import { notifyMembers } from "../../notifications/index.ts";
import { bookRiceOfMembers } from "../../rice/index.ts";
import { audit } from "../../shared/audit.ts";
import type { AuditContext, WriteContext } from "../../shared/context.ts";
import { syncBalances } from "../rice-sync.ts";
import { auditTargetOf, type BulkJob, type BulkJobInputs, correctedTotal, isEstimate, targetsOf } from "./jobs.ts";

/** A chunk that waits longer for a row gives its own locks back and is tried again. */
const LOCK_TIMEOUT_MS = 200;

interface ChunkOf<Kind extends BulkJobKindValue> {
  input: BulkJobInputs[Kind];
  /** Members or meetings, whose rows are locked. */
  ids: number[];
}

/** What a chunk does; returns how many it corrected. */
const work: { [Kind in BulkJobKindValue]: (ctx: WriteContext, chunk: ChunkOf<Kind>) => Promise<number> } = {
  RICE_GRANT_ALL: grantRiceToMembers,
  NOTIFICATION_SEND_ALL: sendNotifications,
  ANNOUNCEMENT_CREATE: postAnnouncement,
  RICE_SYNC: (ctx, { ids }) => syncBalances(ctx, ids),
};

async function grantRiceToMembers(ctx: WriteContext, { input, ids }: ChunkOf<"RICE_GRANT_ALL">): Promise<number> {
  const { amount, auditId } = input;
  const reason = "ADMIN_GRANT";
  await bookRiceOfMembers(
    ctx,
    ids.map((memberId) => ({ memberId, amount, reason, cause: `operator:${auditId}:${memberId}` })),
  );
  return 0;
}

async function sendNotifications(
  ctx: WriteContext,
  { input: notification, ids: memberIds }: ChunkOf<"NOTIFICATION_SEND_ALL">,
): Promise<number> {
  await notifyMembers(ctx, { memberIds, notification, kind: "news", isBroadcast: true });
  return 0;
}

async function postAnnouncement(
  ctx: WriteContext,
  { input, ids: meetingIds }: ChunkOf<"ANNOUNCEMENT_CREATE">,
): Promise<number> {
  const systemKey = `ANNOUNCEMENT:${input.announcementId}`;
  await postToLockedRooms(ctx, { meetingIds, content: "ANNOUNCEMENT", systemKey });
  return 0;
}

/** Locks a running job that no other server works on. */
async function lockRunning(trx: Trx, jobId: number): Promise<BulkJob | undefined> {
  return trx
    .selectFrom("bulkJobs")
    .selectAll()
    .select(sql`set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}`}, true)`.as("lockTimeout"))
    .where("id", "=", jobId)
    .where("state", "=", "RUNNING")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Locks the next rows in id order, as everybody who locks several does. */
export async function lockNext(
  trx: Trx,
  { kind, cursorId, lastId }: Pick<BulkJob, "kind" | "cursorId" | "lastId">,
  rowsMax: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${targetsOf[kind]} and id > ${cursorId} and id <= ${lastId} order by id limit ${rowsMax}
    for no key update`.execute(trx);
  return rows.map((row) => row.id);
}

async function finish(ctx: AuditContext, job: BulkJob): Promise<void> {
  const { trx, now } = ctx;
  const { id, kind, total, done, corrected } = job;
  const end = { state: "DONE", total: correctedTotal(job, true), finishedAt: now } as const;
  await trx.updateTable("bulkJobs").set(end).where("id", "=", id).execute();
  const target = auditTargetOf(job);
  if (kind === "RICE_SYNC") await audit(ctx, { action: kind, target, after: { checked: done, corrected } });
  // Otherwise the entry of the start says how many.
  else if (isEstimate(total)) await audit(ctx, { action: kind, target, after: { state: "DONE", done } });
}

/** `SKIPPED`: the job doesn't run, or another server works on it. */
export type ChunkResult = "WORKED" | "FINISHED" | "SKIPPED";

/** Does the next chunk of a job, and calls `onLock` before it locks its rows. */
export async function runChunk(
  { trx, now }: WriteContext,
  { jobId, rowsMax, onLock }: { jobId: number; rowsMax: number; onLock?: () => void },
): Promise<ChunkResult> {
  const job = await lockRunning(trx, jobId);
  if (job === undefined) return "SKIPPED";
  const ctx = { trx, now, actorId: job.actorId };
  onLock?.();
  const ids = await lockNext(trx, job, rowsMax);
  const lastId = ids.at(-1);
  if (lastId === undefined) {
    await finish(ctx, job);
    return "FINISHED";
  }
  const run = work[job.kind] as (ctx: WriteContext, chunk: { input: object; ids: number[] }) => Promise<number>;
  const corrected = await run(ctx, { input: job.input, ids });
  const done = job.done + ids.length;
  const total = correctedTotal({ total: job.total, done }, false);
  await trx
    .updateTable("bulkJobs")
    .set({ cursorId: lastId, total, done, corrected: job.corrected + corrected })
    .where("id", "=", jobId)
    .execute();
  return "WORKED";
}
