import { AUTO_CONFIRM_MIN, MINUTE_MS } from "@babchingu/openapi";
import type { ErrorName } from "@babchingu/openapi/errors";
import type { MeetingStatus } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { addMs } from "../../lib/time.ts";

/** What somebody may want to do with a meeting. */
export type Action =
  | "join"
  | "apply"
  | "approve"
  | "confirm"
  | "edit"
  | "leave"
  | "delete"
  | "takeRefund"
  | "checkIn"
  | "rate";

/** What is allowed when (member §4, D19, D22, D23, R7). */
export const allowedWhen = {
  join: ["RECRUITING"],
  apply: ["RECRUITING"],
  approve: ["RECRUITING"],
  confirm: ["RECRUITING"],
  edit: ["RECRUITING"],
  leave: ["RECRUITING", "CONFIRMED", "READY"],
  delete: ["RECRUITING", "CONFIRMED", "READY"],
  takeRefund: ["RECRUITING"],
  checkIn: ["CONFIRMED", "READY"],
  rate: ["END"],
} satisfies Record<Action, MeetingStatus[]>;

const refusals = {
  join: "MEETING_NOT_RECRUITING",
  apply: "MEETING_NOT_RECRUITING",
  approve: "MEETING_NOT_RECRUITING",
  confirm: "MEETING_NOT_RECRUITING",
  edit: "MEETING_NOT_EDITABLE",
  leave: "MEETING_OVER",
  delete: "MEETING_OVER",
  takeRefund: "MEETING_NOT_RECRUITING",
  checkIn: "CHECK_IN_CLOSED",
  rate: "EVALUATION_CLOSED",
} satisfies Record<Action, ErrorName>;

/** The facts of a meeting that decide its status. */
export interface Timetable {
  status: MeetingStatus;
  scheduledAt: Date;
  memberCount: number;
  minCapacity: number;
}

/** When a meeting is confirmed or ended without its host (D19). */
export function autoConfirmAt(scheduledAt: Date): Date {
  return addMs(scheduledAt, -AUTO_CONFIRM_MIN * MINUTE_MS);
}

/** Whether the minimum is reached, the host included. */
export function hasEnoughMembers({
  memberCount,
  minCapacity,
}: Pick<Timetable, "memberCount" | "minCapacity">): boolean {
  return memberCount >= minCapacity;
}

/**
 * The status a meeting has by the clock. It differs from the stored one between the moment a transition is due and the
 * moment the job books it, so that a late job gives nobody a seat or a refund too many (D20).
 */
export function statusAt(meeting: Timetable, now: Date): MeetingStatus {
  if (meeting.status !== "RECRUITING" || now < autoConfirmAt(meeting.scheduledAt)) return meeting.status;
  return hasEnoughMembers(meeting) ? "CONFIRMED" : "END";
}

/** Whether the table allows the action now. */
export function isAllowed(action: Action, meeting: Timetable, now: Date): boolean {
  const statuses: readonly MeetingStatus[] = allowedWhen[action];
  return statuses.includes(statusAt(meeting, now));
}

/** @throws ApiError with the action's error when the table refuses it now. */
export function assertAllowed(action: Action, meeting: Timetable, now: Date): void {
  if (!isAllowed(action, meeting, now)) throw new ApiError(refusals[action]);
}
