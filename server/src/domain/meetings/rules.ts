import { AUTO_CONFIRM_MIN, MINUTE_MS } from "@babchingu/openapi";
import type { ErrorName } from "@babchingu/openapi/errors";
import type { MeetingStatus } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { addMs } from "../../lib/time.ts";

export type Action =
  | "join"
  | "apply"
  | "approve"
  | "confirm"
  | "edit"
  | "leave"
  | "delete"
  | "refundDeposit"
  | "checkIn"
  | "rate";

/** The statuses in which each action is allowed (member §4, D19, D22, D23, R7). */
export const allowedWhen = {
  join: ["RECRUITING"],
  apply: ["RECRUITING"],
  approve: ["RECRUITING"],
  confirm: ["RECRUITING"],
  edit: ["RECRUITING"],
  leave: ["RECRUITING", "CONFIRMED", "READY"],
  delete: ["RECRUITING", "CONFIRMED", "READY"],
  refundDeposit: ["RECRUITING"],
  checkIn: ["CONFIRMED", "READY"],
  rate: ["END"],
} satisfies Record<Action, MeetingStatus[]>;

const errorNames = {
  join: "MEETING_NOT_RECRUITING",
  apply: "MEETING_NOT_RECRUITING",
  approve: "MEETING_NOT_RECRUITING",
  confirm: "MEETING_NOT_RECRUITING",
  edit: "MEETING_NOT_EDITABLE",
  leave: "MEETING_OVER",
  delete: "MEETING_OVER",
  refundDeposit: "MEETING_NOT_RECRUITING",
  checkIn: "CHECK_IN_CLOSED",
  rate: "EVALUATION_CLOSED",
} satisfies Record<Action, ErrorName>;

export interface StatusFields {
  status: MeetingStatus;
  scheduledAt: Date;
  memberCount: number;
  minCapacity: number;
}

/** When a meeting is confirmed or ended automatically (D19). */
export function autoConfirmAt(scheduledAt: Date): Date {
  return addMs(scheduledAt, -AUTO_CONFIRM_MIN * MINUTE_MS);
}

/** Whether the minimum is reached, the host included. */
export function hasEnoughMembers({
  memberCount,
  minCapacity,
}: Pick<StatusFields, "memberCount" | "minCapacity">): boolean {
  return memberCount >= minCapacity;
}

/**
 * The status that a meeting should have now. It differs from the stored one while a transition is due and the job has not run
 * yet, so that a late job causes no extra seat or refund (D20).
 */
export function statusAt(meeting: StatusFields, now: Date): MeetingStatus {
  if (meeting.status !== "RECRUITING" || now < autoConfirmAt(meeting.scheduledAt)) return meeting.status;
  return hasEnoughMembers(meeting) ? "CONFIRMED" : "END";
}

/** Whether `allowedWhen` permits the action now. */
export function isAllowed(action: Action, meeting: StatusFields, now: Date): boolean {
  const statuses: readonly MeetingStatus[] = allowedWhen[action];
  return statuses.includes(statusAt(meeting, now));
}

/** @throws ApiError with the action's error when it isn't allowed now. */
export function assertAllowed(action: Action, meeting: StatusFields, now: Date): void {
  if (!isAllowed(action, meeting, now)) throw new ApiError(errorNames[action]);
}
