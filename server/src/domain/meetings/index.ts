/** What other areas of the domain may use of meetings. */
export { withdrawApplication } from "./applications/applications.ts";
export { runDueSteps } from "./lifecycle/lifecycle.ts";
export { notify } from "./lifecycle/notices.ts";
export { endBelowMinimum, endByOperator, endHeldMeeting, enterConfirmed, enterReady } from "./lifecycle/transitions.ts";
export { deleteMeeting } from "./meetings.ts";
export { hasEnoughMembers } from "./rules.ts";
export { isSeatRefunded, refundApplication, refundSeat } from "./seats/deposits.ts";
export { leaveMeeting } from "./seats/join-and-leave.ts";
export { releaseSeat } from "./seats/seats.ts";
