/** The scheduled steps of a meeting (D19, D20, D22, D24). */
import { checkInClosesAt, checkInOpensAt, MEETING_LENGTH_MIN, MINUTE_MS } from "@babchingu/openapi";
import type { MeetingStatus } from "../../../db/schema.ts";
import { addMs } from "../../../lib/time.ts";
import { lockMeeting, type Meeting } from "../../shared/meeting-guards.ts";
import { recordNoShows } from "./no-shows.ts";
import { autoConfirmAt, hasEnoughMembers } from "../rules.ts";
import { enterConfirmed, completeMeeting, endBelowMinimum, enterReady } from "./transitions.ts";
import type { WriteContext } from "../../shared/context.ts";

/** A step that runs once, at a time derived from the meeting's time. */
interface Step {
  from: MeetingStatus;
  dueAt: (scheduledAt: Date) => Date;
  applies?: (meeting: Meeting) => boolean;
  run: (ctx: WriteContext, meeting: Meeting) => Promise<void>;
}

const endsAt = (scheduledAt: Date): Date => addMs(scheduledAt, MEETING_LENGTH_MIN * MINUTE_MS);

/** All steps, in the order in which they run. */
const steps: Step[] = [
  {
    from: "RECRUITING",
    dueAt: autoConfirmAt,
    applies: hasEnoughMembers,
    run: enterConfirmed,
  },
  {
    from: "RECRUITING",
    dueAt: autoConfirmAt,
    applies: (meeting) => !hasEnoughMembers(meeting),
    run: endBelowMinimum,
  },
  {
    from: "CONFIRMED",
    dueAt: checkInOpensAt,
    run: enterReady,
  },
  {
    from: "READY",
    dueAt: checkInClosesAt,
    applies: (meeting) => meeting.noShowsAt === null,
    run: recordNoShows,
  },
  { from: "READY", dueAt: endsAt, run: completeMeeting },
];

function nextStep(meeting: Meeting): Step | undefined {
  return steps.find((step) => step.from === meeting.status && (step.applies?.(meeting) ?? true));
}

/** When the next step of a meeting is due; null after its end. */
export function nextStepAt(meeting: Meeting): Date | null {
  return nextStep(meeting)?.dueAt(meeting.scheduledAt) ?? null;
}

/**
 * The effective time of a step: when it was due, so that a late check-in message counts down to the actual end of the window;
 * but never before the previous step.
 */
function effectiveTime(step: Step, { scheduledAt, confirmedAt, readyAt, noShowsAt }: Meeting): Date {
  const times = [step.dueAt(scheduledAt), confirmedAt, readyAt, noShowsAt].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(...times));
}

/**
 * Runs the next step of a meeting that the caller has locked, if it is due. The lock ensures that a step runs once (D20).
 * @returns the meeting after the step; null when none was due.
 */
export async function runNextDueStep(ctx: WriteContext, meeting: Meeting): Promise<Meeting | null> {
  const step = nextStep(meeting);
  if (step === undefined || step.dueAt(meeting.scheduledAt) > ctx.now) return null;
  await step.run({ ...ctx, now: effectiveTime(step, meeting) }, meeting);
  return lockMeeting(ctx, meeting.id);
}

/**
 * Runs all due steps of a meeting that the caller has locked, in case the job is late (D20). A change that frees a seat, ends
 * or deletes the meeting calls this first: afterwards the job would count a member too few, or not find the meeting.
 */
export async function runDueSteps(ctx: WriteContext, meeting: Meeting): Promise<Meeting> {
  const advanced = await runNextDueStep(ctx, meeting);
  return advanced === null ? meeting : runDueSteps(ctx, advanced);
}
