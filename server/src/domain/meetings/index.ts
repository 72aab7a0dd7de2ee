/** Public API of the meetings domain. */
export { cancelOrRejectApplication } from "./applications/applications.ts";
export { runDueSteps } from "./lifecycle/lifecycle.ts";
export { notify } from "./lifecycle/notifications.ts";
export {
  endBelowMinimum,
  endByOperator,
  completeMeeting,
  enterConfirmed,
  enterReady,
} from "./lifecycle/transitions.ts";
export { deleteMeeting } from "./meetings.ts";
export { hasEnoughMembers } from "./rules.ts";
export { isSeatRefunded, refundApplication, refundSeat } from "./seats/deposits.ts";
export { leaveMeeting } from "./seats/join-and-leave.ts";
export { releaseSeat } from "./seats/seats.ts";
