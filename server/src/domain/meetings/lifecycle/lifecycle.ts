/** What happens to a meeting by the clock (D19, D20, D22, D24). */
import { CHECK_IN_WINDOW_MIN, MEETING_LENGTH_MIN, MINUTE_MS } from "@babchingu/openapi";
import type { MeetingStatus } from "../../../db/schema.ts";
import { addMs } from "../../../lib/time.ts";
import type { Meeting } from "../../shared/meeting-guards.ts";
import { lockMeeting } from "../../shared/meeting-guards.ts";
import { bookNoShows } from "./no-shows.ts";
import { autoConfirmAt, hasEnoughMembers } from "../rules.ts";
import { enterConfirmed, endHeldMeeting, endBelowMinimum, enterReady } from "./transitions.ts";
import type { WriteContext } from "../../shared/context.ts";

/** Something that is due once in a meeting's life. */
interface Step {
  from: MeetingStatus;
  /** When it is due, by the meeting's time. */
  dueAt: (scheduledAt: Date) => Date;
  applies?: (meeting: Meeting) => boolean;
  run: (ctx: WriteContext, meeting: Meeting) => Promise<void>;
}

const windowClosesAt = (scheduledAt: Date): Date => addMs(scheduledAt, CHECK_IN_WINDOW_MIN * MINUTE_MS);
const overAt = (scheduledAt: Date): Date => addMs(scheduledAt, MEETING_LENGTH_MIN * MINUTE_MS);

/** Every step, in the order a meeting goes through them. */
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
    dueAt: autoConfirmAt,
    run: enterReady,
  },
  {
    from: "READY",
    dueAt: windowClosesAt,
    applies: (meeting) => meeting.noShowsAt === null,
    run: bookNoShows,
  },
  { from: "READY", dueAt: overAt, run: endHeldMeeting },
];

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
export async function runNextDueStep(ctx: WriteContext, meeting: Meeting): Promise<Meeting | null> {
  const step = nextStep(meeting);
  if (step === undefined || step.dueAt(meeting.scheduledAt) > ctx.now) return null;
  await step.run({ ...ctx, now: datedAt(step, meeting) }, meeting);
  return lockMeeting(ctx, meeting.id);
}

/**
 * Takes all steps that are due of a meeting that the caller has locked, while the job is late (D20). A change that frees a seat, ends
 * or deletes the meeting does this first: the job would count one too few, or never know of them.
 */
export async function runDueSteps(ctx: WriteContext, meeting: Meeting): Promise<Meeting> {
  const moved = await runNextDueStep(ctx, meeting);
  return moved === null ? meeting : runDueSteps(ctx, moved);
}
