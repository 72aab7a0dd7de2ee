/** What happens to meetings by the clock (D19, D20, D22, D24). */
import { CHECK_IN_WINDOW_MIN, MEETING_LENGTH_MIN, NO_SHOW_PENALTY_WON, NO_SHOW_SCORE } from "@babchingu/openapi";
import { sql } from "kysely";
import type { Db, MeetingStatus, Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { later, MINUTE_MS } from "../lib/time.ts";
import type { Meeting } from "./meeting-lock.ts";
import { joinedMembers } from "./meeting-lock.ts";
import { tellAll } from "./meeting-notices.ts";
import { autoConfirmAt, hasEnoughMembers } from "./meeting-rules.ts";
import { confirmMeetingNow, endAfterMeal, endBelowMinimum, openCheckIn } from "./meeting-transitions.ts";

/** Something that is due once in a meeting's life. */
interface Step {
  from: MeetingStatus;
  /** When it is due, by the meeting's time. */
  dueAt: (scheduledAt: Date) => Date;
  applies?: (meeting: Meeting) => boolean;
  run: (trx: Trx, meeting: Meeting, at: Date) => Promise<void>;
}

const windowClosesAt = (scheduledAt: Date): Date => later(scheduledAt, CHECK_IN_WINDOW_MIN * MINUTE_MS);
const overAt = (scheduledAt: Date): Date => later(scheduledAt, MEETING_LENGTH_MIN * MINUTE_MS);

/** Every step, in the order a meeting goes through them. The first one that is due is taken, then the next. */
const steps: Step[] = [
  {
    from: "RECRUITING",
    dueAt: autoConfirmAt,
    applies: hasEnoughMembers,
    run: confirmMeetingNow,
  },
  {
    from: "RECRUITING",
    dueAt: autoConfirmAt,
    applies: (meeting) => !hasEnoughMembers(meeting),
    run: endBelowMinimum,
  },
  {
    from: "CONFIRMED",
    dueAt: autoConfirmAt,
    run: openCheckIn,
  },
  {
    from: "READY",
    dueAt: windowClosesAt,
    applies: (meeting) => meeting.noShowsAt === null,
    run: bookNoShows,
  },
  { from: "READY", dueAt: overAt, run: endAfterMeal },
];

/** Books who had not checked in when the window closed: a penalty to pay, five points of the meal score (D24). */
export async function bookNoShows(trx: Trx, meeting: Meeting, now: Date): Promise<void> {
  await trx.updateTable("meetings").set({ noShowsAt: now, updatedAt: now }).where("id", "=", meeting.id).execute();
  const members = await joinedMembers(trx, meeting.id);
  const absent = members.filter((member) => member.checkedAt === null).map((member) => member.memberId);
  const booked: number[] = [];
  // In the order of their ids, as everybody locks members.
  for (const memberId of absent.toSorted((a, b) => a - b)) {
    const row = await trx
      .insertInto("noShows")
      .values({ meetingId: meeting.id, memberId, amountWon: NO_SHOW_PENALTY_WON, status: "UNPAID", createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row === undefined) continue;
    booked.push(memberId);
    await trx
      .updateTable("members")
      .set({ point: sql<number>`greatest(0, point - ${NO_SHOW_SCORE}::integer)`, updatedAt: now })
      .where("id", "=", memberId)
      .execute();
  }
  await tellAll(trx, booked, "noShow", meeting, now);
}

function dueStep(meeting: Meeting, now: Date): Step | undefined {
  return steps.find(
    (step) =>
      step.from === meeting.status && step.dueAt(meeting.scheduledAt) <= now && (step.applies?.(meeting) ?? true),
  );
}

/**
 * The time a step bears: when it was due, so that a check-in message that comes late counts down to the true end of the
 * window; but not before the step that led to it.
 */
function datedAt(step: Step, { scheduledAt, confirmedAt, readyAt, noShowsAt }: Meeting): Date {
  const times = [step.dueAt(scheduledAt), confirmedAt, readyAt, noShowsAt].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(...times));
}

const BATCH = 200;

/** Ids of meetings with a step that may be due, a bounded number, after an id. */
async function findDue(db: Db, now: Date, afterId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("meetings")
    .select("id")
    .where("id", ">", afterId)
    .where("status", "<>", "END")
    .where((where) =>
      where.or([
        where.and([
          where("status", "in", ["RECRUITING", "CONFIRMED"]),
          where("scheduledAt", "<=", later(now, CHECK_IN_WINDOW_MIN * MINUTE_MS)),
        ]),
        where.and([
          where("noShowsAt", "is", null),
          where("scheduledAt", "<=", later(now, -CHECK_IN_WINDOW_MIN * MINUTE_MS)),
        ]),
        where("scheduledAt", "<=", later(now, -MEETING_LENGTH_MIN * MINUTE_MS)),
      ]),
    )
    .orderBy("id")
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Takes the one step that is due, in a transaction of its own. A meeting that somebody else holds is left to them or to
 * the next run; the step is chosen under the lock, so no two servers take the same one (D20).
 */
async function takeStep(db: Db, meetingId: number, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    const meeting = await trx
      .selectFrom("meetings")
      .selectAll()
      .where("id", "=", meetingId)
      .where("status", "<>", "END")
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    const step = meeting && dueStep(meeting, now);
    if (meeting === undefined || step === undefined) return false;
    await step.run(trx, meeting, datedAt(step, meeting));
    return true;
  });
}

/** Takes the steps of one meeting that are due, each at most once. */
async function takeSteps(
  db: Db,
  meetingId: number,
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<void> {
  for (let taken = 0; taken < steps.length; taken += 1) {
    if (signal?.aborted === true || !(await takeStep(db, meetingId, now))) return;
  }
}

/**
 * Moves every meeting through all steps that are due, however late; stops between two steps when the signal says so. Throws at
 * the end when some could not be moved.
 */
export async function moveMeetings(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  let afterId = 0;
  for (;;) {
    const ids = await findDue(db, now, afterId);
    for (const id of ids) {
      try {
        await takeSteps(db, id, { now, signal });
      } catch (cause) {
        failures.push(new Error(`Meeting ${id} could not be moved`, { cause }));
      }
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH || signal?.aborted === true) break;
    afterId = last;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} meetings could not be moved`);
}
