/** The job that moves all meetings by the clock, however late it is (D20). */
import { AUTO_CONFIRM_MIN, CHECK_IN_WINDOW_MIN, MEETING_LENGTH_MIN, MINUTE_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import { idArray } from "../db/id-array.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { addMs } from "../lib/time.ts";
import { nextStepAt, runNextDueStep } from "../domain/meetings/lifecycle/lifecycle.ts";
import type { Meeting } from "../domain/shared/meeting-guards.ts";

const BATCH = 200;

interface DueMeeting {
  id: number;
  dueAt: Date;
}

const earlierFirst = (a: DueMeeting, b: DueMeeting): number => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id;

/** `nextStepAt` of a row. */
const nextStepAtSql = sql<Date>`scheduled_at + make_interval(mins => case
  when status <> 'READY' then ${-AUTO_CONFIRM_MIN}::integer
  when no_shows_at is null then ${CHECK_IN_WINDOW_MIN}::integer
  else ${MEETING_LENGTH_MIN}::integer end)`;

/** The meetings whose next steps have been due for the longest, a bounded number. */
function findDue(db: Db, now: Date, passed: ReadonlySet<number>): Promise<DueMeeting[]> {
  return db
    .selectFrom("meetings")
    .select(["id", nextStepAtSql.as("dueAt")])
    .where("status", "<>", "END")
    .where("scheduledAt", "<=", addMs(now, AUTO_CONFIRM_MIN * MINUTE_MS))
    .where(nextStepAtSql, "<=", now)
    .where(sql<boolean>`id <> all(${idArray(passed)})`)
    .orderBy("dueAt")
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

/**
 * Takes the one step that is due, in a transaction of its own. A meeting that somebody else holds is left to them or to
 * the next run. @returns the meeting after it; null when no step was taken.
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
 * Moves every meeting through all steps that are due, in the order of their times, so that after an outage notices and
 * rows of the ledger follow each other as they would have; stops between two steps when the signal says so. Throws at the
 * end when some could not be moved.
 */
export async function runDueMeetings(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  /** Failed, or left to somebody else. */
  const passed = new Set<number>();
  const move = async (id: number): Promise<Meeting | null> => {
    const moved = await runNextStep(db, id, now).catch((cause: unknown) => {
      failures.push(new Error(`Meeting ${id} could not be moved`, { cause }));
      return null;
    });
    if (moved === null) passed.add(id);
    return moved;
  };
  const isStopped = (): boolean => signal?.aborted === true;
  let isFull = true;
  while (isFull && !isStopped()) {
    const due = await findDue(db, now, passed);
    isFull = due.length === BATCH;
    // What comes after the last of a full batch may come after others that are not in it.
    const horizon = (isFull && due.at(-1)?.dueAt) || now;
    for (let first = due.shift(); first !== undefined && !isStopped(); first = due.shift()) {
      const moved = await move(first.id);
      const dueAt = moved && nextStepAt(moved);
      if (dueAt === null || dueAt > horizon) continue;
      due.push({ id: first.id, dueAt });
      due.sort(earlierFirst);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} meetings could not be moved`);
}
