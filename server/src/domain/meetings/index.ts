/** Public API of the meetings domain. */
export { cancelOrRejectApplication } from "./applications/applications.ts";
export { runDueSteps } from "./lifecycle/lifecycle.ts";
export { notifyAboutMeeting } from "./lifecycle/notifications.ts";
export {
  endBelowMinimum,
  endByOperator,
  completeMeeting,
  enterConfirmed,
  enterReady,
} from "./lifecycle/transitions.ts";
export { isEnded, isUnfinished } from "./lists/filters.ts";
export { meetingText } from "./lists/search.ts";
export { deleteMeeting } from "./meetings.ts";
export { hasEnoughMembers } from "./rules.ts";
export { meetingsAttendedSql, noShowsSql } from "./seats/attendance-record.ts";
export { isNoShow, isSeatRefunded, refundDeposits } from "./seats/deposits.ts";
export { leaveMeeting } from "./seats/join-and-leave.ts";
export { notifySeatOpened } from "./seats/seat-alerts.ts";
export { releaseSeat } from "./seats/seats.ts";
