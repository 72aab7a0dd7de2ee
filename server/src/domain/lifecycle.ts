/** What happens to a meeting by the clock (D19, D20, D22, D24). */
import { CHECK_IN_WINDOW_MIN, MEETING_LENGTH_MIN, NO_SHOW_PENALTY_WON, NO_SHOW_SCORE } from "@babchingu/openapi";
import { sql } from "kysely";
import type { MeetingStatus, Trx } from "../db/schema.ts";
import { later, MINUTE_MS } from "../lib/time.ts";
import type { Meeting } from "./meeting-lock.ts";
import { joinedMembers, lockMeeting } from "./meeting-lock.ts";
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

/** Every step, in the order a meeting goes through them. */
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

function nextStep(meeting: Meeting): Step | undefined {
  return steps.find((step) => step.from === meeting.status && (step.applies?.(meeting) ?? true));
}

/** When the next step of a meeting is due; null once it is over. */
export function nextStepAt(meeting: Meeting): Date | null {
  return nextStep(meeting)?.dueAt(meeting.scheduledAt) ?? null;
}

/**
 * The time a step bears: when it was due, so that a check-in message that comes late counts down to the true end of the
 * window; but not before the step that led to it.
 */
function datedAt(step: Step, { scheduledAt, confirmedAt, readyAt, noShowsAt }: Meeting): Date {
  const times = [step.dueAt(scheduledAt), confirmedAt, readyAt, noShowsAt].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(...times));
}

/**
 * Takes the next step of a meeting that the caller has locked, if it is due. Under the lock nobody else takes the same one (D20).
 * @returns the meeting after it; null when nothing was due.
 */
export async function takeDueStep(trx: Trx, meeting: Meeting, now: Date): Promise<Meeting | null> {
  const step = nextStep(meeting);
  if (step === undefined || step.dueAt(meeting.scheduledAt) > now) return null;
  await step.run(trx, meeting, datedAt(step, meeting));
  return lockMeeting(trx, meeting.id);
}

/**
 * Takes all steps that are due of a meeting that the caller has locked, while the job is late (D20). Whoever frees a seat, ends
 * or deletes the meeting does this first: the job would count one too few, or never know of them.
 */
export async function catchUp(trx: Trx, meeting: Meeting, now: Date): Promise<Meeting> {
  const moved = await takeDueStep(trx, meeting, now);
  return moved === null ? meeting : catchUp(trx, moved, now);
}
