/** Bulk jobs (R54): operations on all members or all running meetings, which are done in chunks after they were started. */
import { COUNTED_ROWS_MAX } from "@babchingu/openapi";
import type { BulkJobKindValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { type Selectable, sql, type SqlBool } from "kysely";
import type { BulkJobsTable, Db, Trx } from "../../../db/schema.ts";
import { ApiError } from "../../../lib/api-error.ts";
import type { NotificationContent } from "../../notifications/index.ts";
import { audit, type AuditEntry } from "../../shared/audit.ts";
import type { AuditContext, TrxContext } from "../../shared/context.ts";
import { adminList, type AdminList, countRows } from "../list.ts";

type AdminBulkJob = components["schemas"]["AdminBulkJob"];
export type BulkJob = Selectable<BulkJobsTable>;

/** What each kind needs to know in its chunks. */
export interface BulkJobInputs {
  /** The audit entry makes the cause of each booking unique. */
  RICE_GRANT_ALL: { amount: number; auditId: number };
  NOTIFICATION_SEND_ALL: NotificationContent;
  ANNOUNCEMENT_CREATE: { announcementId: number; title: string };
  RICE_SYNC: object;
}

/** The members who haven't withdrawn, without the operators. */
const MEMBERS = sql`select id from members where withdrawn_at is null and status <> 'WITHDRAWN' and role <> 'ROLE_ADMIN'`;

/** Whom a job is about, as they are now. */
export const targetsOf = {
  RICE_GRANT_ALL: MEMBERS,
  NOTIFICATION_SEND_ALL: MEMBERS,
  ANNOUNCEMENT_CREATE: sql`select id from meetings where status <> 'END'`,
  RICE_SYNC: sql`select id from members where true`,
} as const satisfies Record<BulkJobKindValue, unknown>;

interface Targets {
  /** As the total of a list: an estimate when it is a large one. */
  total: number;
  lastId: number;
}

export async function countTargets({ trx }: TrxContext, kind: BulkJobKindValue): Promise<Targets> {
  const targets = trx.selectFrom(sql<{ id: number }>`(${targetsOf[kind]})`.as("targets"));
  const last = await targets.select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return { total: await countRows(targets), lastId: last?.id ?? 0 };
}

export const isEstimate = (total: number): boolean => total > COUNTED_ROWS_MAX;

/** The total of a job that has reached so many: an estimate is corrected. */
export function correctedTotal({ total, done }: { total: number; done: number }, isFinished: boolean): number {
  return isFinished && isEstimate(total) ? done : Math.max(total, done);
}

/** A total for the audit log, which can't be corrected: nothing of an estimate. */
export function auditedTotal<Name extends "members" | "total">(name: Name, total: number): { [name in Name]?: number } {
  return isEstimate(total) ? {} : ({ [name]: total } as { [name in Name]: number });
}

/** Adds what a job that has ended before everybody was reached has done. */
export async function auditDone(ctx: AuditContext, job: BulkJob, state: "STOPPED" | "FAILED"): Promise<void> {
  const { kind, done, total, corrected } = job;
  await audit(ctx, {
    action: kind,
    target: auditTargetOf(job),
    before: { state: job.state },
    after: { state, done, ...auditedTotal("total", total), ...(kind === "RICE_SYNC" && { corrected }) },
  });
}

export interface BulkJobRef {
  jobId: number;
}

/** Stores a new job; there is one RICE_SYNC at a time, whose id is returned, with `isNew` false, to everybody who starts another. */
export async function insertBulkJob<Kind extends BulkJobKindValue>(
  { trx, now, actorId }: AuditContext,
  { kind, input, targets }: { kind: Kind; input: BulkJobInputs[Kind]; targets: Targets },
): Promise<BulkJobRef & { isNew: boolean }> {
  const ofRunningSync = sql<SqlBool>`state = 'RUNNING' and kind = 'RICE_SYNC'`;
  return await trx
    .insertInto("bulkJobs")
    .values({ kind, input: JSON.stringify(input), actorId, ...targets, createdAt: now })
    // An update, though it changes nothing, returns the row, and inserts one when the current run ends at this moment.
    .onConflict((conflict) => conflict.column("kind").where(ofRunningSync).doUpdateSet({ kind }))
    .returning(["id as jobId", sql<boolean>`xmax = 0`.as("isNew")])
    .executeTakeFirstOrThrow();
}

/** The ids of the jobs to work on, oldest first. */
export function runningJobs(db: Db | Trx) {
  return db.selectFrom("bulkJobs").select("id").where("state", "=", "RUNNING").orderBy("id");
}

function jobsQuery(db: Db) {
  return db
    .selectFrom("bulkJobs")
    .innerJoin("members", "members.id", "bulkJobs.actorId")
    .leftJoin("adminCredentials", "adminCredentials.memberId", "members.id")
    .selectAll("bulkJobs")
    .select((eb) => eb.fn.coalesce("adminCredentials.loginName", "members.name").as("operatorName"))
    .orderBy("bulkJobs.id", "desc");
}

function toAdmin(job: BulkJob & { operatorName: string }): AdminBulkJob {
  const { amount = null, title = null } = job.input as { amount?: number; title?: string };
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    total: job.total,
    done: job.done,
    amount,
    title,
    corrected: job.kind === "RICE_SYNC" ? job.corrected : null,
    operatorName: job.operatorName,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}

/** Newest first. */
export function listBulkJobs(db: Db): AdminList<AdminBulkJob> {
  return adminList(jobsQuery(db), "bulkJobs.id", toAdmin);
}

/** @throws ApiError BULK_JOB_NOT_FOUND. */
export async function readBulkJob(db: Db, id: number): Promise<AdminBulkJob> {
  const job = await jobsQuery(db).where("bulkJobs.id", "=", id).executeTakeFirst();
  if (job === undefined) throw new ApiError("BULK_JOB_NOT_FOUND");
  return toAdmin(job);
}

export function auditTargetOf({ kind, input }: Pick<BulkJob, "kind" | "input">): AuditEntry["target"] {
  if (kind === "RICE_SYNC") return { kind: "SYSTEM", id: null };
  if (kind !== "ANNOUNCEMENT_CREATE") return { kind: "ALL_MEMBERS", id: null };
  return { kind: "ANNOUNCEMENT", id: (input as BulkJobInputs["ANNOUNCEMENT_CREATE"]).announcementId };
}

/**
 * Stops a job: waits for the chunk that is being done, after which there is no other.
 * @throws ApiError BULK_JOB_NOT_FOUND, BULK_JOB_NOT_RUNNING.
 */
export async function stopBulkJob(ctx: AuditContext, id: number): Promise<void> {
  const { trx, now } = ctx;
  const job = await trx.selectFrom("bulkJobs").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (job === undefined) throw new ApiError("BULK_JOB_NOT_FOUND");
  if (job.state !== "RUNNING") throw new ApiError("BULK_JOB_NOT_RUNNING");
  await trx.updateTable("bulkJobs").set({ state: "STOPPED", finishedAt: now }).where("id", "=", id).execute();
  await auditDone(ctx, job, "STOPPED");
}
