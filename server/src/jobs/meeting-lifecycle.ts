/** The job that advances all meetings through their due steps, even when it runs late (D20). */
import { AUTO_CONFIRM_MIN, CHECK_IN_CLOSES_MIN, MEETING_LENGTH_MIN, MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import { idArray } from "../db/id-array.ts";
import { NEXT_STEP } from "../db/indexes.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { addMs } from "../lib/time.ts";
import { nextStepAt, runNextDueStep } from "../domain/meetings/lifecycle/lifecycle.ts";
import { sendReminders } from "../domain/meetings/lifecycle/reminders.ts";
import type { Meeting } from "../domain/shared/meeting-guards.ts";
import type { Job } from "./registry.ts";

const BATCH_SIZE = 200;

interface DueMeeting {
  id: number;
  dueAt: Date;
}

const earlierFirst = (a: DueMeeting, b: DueMeeting): number => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id;

/** The same as `nextStepAt`, in SQL: so many minutes after a meeting's time, for each value of `NEXT_STEP`. Check-in opens with the confirmation. */
const minutesToStep = [-AUTO_CONFIRM_MIN, CHECK_IN_CLOSES_MIN, MEETING_LENGTH_MIN] as const;

/** One batch of the meetings with due steps, the earliest due first. */
function findDueMeetings(db: Db, now: Date, skippedIds: ReadonlySet<number>): Promise<DueMeeting[]> {
  const [first, ...others] = minutesToStep.map((minutes, step) =>
    db
      .selectFrom("meetings")
      .select(["id", sql<Date>`scheduled_at + make_interval(mins => ${minutes}::integer)`.as("dueAt")])
      .where("status", "<>", "END")
      .where(sql<boolean>`${sql.raw(NEXT_STEP)} = ${sql.lit(step)}`)
      .where("scheduledAt", "<=", addMs(now, -minutes * MINUTE_MS))
      .where(sql<boolean>`id <> all(${idArray(skippedIds)})`),
  );
  return db
    .selectFrom(others.reduce((all, next) => all.unionAll(next), first!).as("due"))
    .selectAll()
    .orderBy("dueAt")
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
}

/**
 * Runs the next due step in its own transaction. A meeting that another transaction has locked is skipped until the next
 * run. @returns the meeting after the step; null when no step was run.
 */
async function runNextStep(db: Db, meetingId: number, now: Date): Promise<Meeting | null> {
  return transact(db, async (trx) => {
    const meeting = await trx
      .selectFrom("meetings")
      .selectAll()
      .where("id", "=", meetingId)
      .where("status", "<>", "END")
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    return meeting === undefined ? null : runNextDueStep({ trx, now }, meeting);
  });
}

/**
 * Runs all due steps of all meetings in the order of their times, so that after an outage notifications and ledger rows
 * have their usual order. Stops between two steps when the signal is aborted. @throws AggregateError at the end when some failed.
 */
export async function runDueMeetings(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  /** Failed, or locked by another transaction. */
  const skippedIds = new Set<number>();
  const advance = async (id: number): Promise<Meeting | null> => {
    const advanced = await runNextStep(db, id, now).catch((cause: unknown) => {
      failures.push(new Error(`Meeting ${id} could not be advanced`, { cause }));
      return null;
    });
    if (advanced === null) skippedIds.add(id);
    return advanced;
  };
  const isStopped = (): boolean => signal?.aborted === true;
  let isBatchFull = true;
  while (isBatchFull && !isStopped()) {
    const due = await findDueMeetings(db, now, skippedIds);
    isBatchFull = due.length === BATCH_SIZE;
    // A full batch may leave out meetings due right after its last row; don't advance past that time before querying again.
    const batchEnd = (isBatchFull && due.at(-1)?.dueAt) || now;
    for (let next = due.shift(); next !== undefined && !isStopped(); next = due.shift()) {
      const advanced = await advance(next.id);
      const dueAt = advanced && nextStepAt(advanced);
      if (dueAt === null || dueAt > batchEnd) continue;
      due.push({ id: next.id, dueAt });
      due.sort(earlierFirst);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} meetings could not be advanced`);
}

/** The jobs that confirm meetings, open check-in, book no-shows and end meetings when due (D19), and remind of them (D50). */
export function meetingJobs(db: Db): Job[] {
  return [
    { name: "meetings.move", everyMs: 2 * SECOND_MS, run: (now, signal) => runDueMeetings(db, now, signal) },
    { name: "meetings.remind", everyMs: 10 * SECOND_MS, run: (now, signal) => sendReminders(db, now, signal) },
  ];
}
