/** Defects in the rules of meetings, seats and applications. */
import type { PatchFault } from "../fault.ts";
import { omitted, replaced } from "./write.ts";

export const meetingPatches: PatchFault[] = [
  omitted(
    "create-takes-no-deposit",
    { in: "createMeeting", callee: "takeSeatDeposit" },
    { title: "Creating a meeting costs nothing.", checks: ["rice.deposit.create"] },
  ),
  replaced(
    "create-takes-reversed-capacity",
    { in: "createMeeting", expression: "body.minCapacity > body.maxCapacity", becomes: "false" },
    { title: "A minimum above the maximum is taken.", checks: ["meetings.create.capacities"] },
  ),
  omitted(
    "edit-after-confirmation",
    { in: "updateMeeting", callee: "assertAllowed" },
    { title: "A confirmed meeting can be edited.", checks: ["meetings.edit.only-recruiting"] },
  ),
  replaced(
    "confirm-one-below-minimum",
    {
      in: "confirmMeeting",
      expression: "meeting.memberCount < meeting.minCapacity",
      becomes: "meeting.memberCount < meeting.minCapacity - 1",
    },
    { title: "A meeting is confirmed with one member too few.", checks: ["meetings.confirm"] },
  ),
  omitted(
    "confirm-twice",
    { in: "confirmMeeting", callee: "assertAllowed" },
    { title: "A confirmed meeting is confirmed again.", checks: ["meetings.confirm"] },
  ),
  replaced(
    "delete-with-two-members",
    { in: "deleteMeeting", expression: "meeting.memberCount > 1", becomes: "meeting.memberCount > 2" },
    { title: "A meeting with two members can be deleted.", checks: ["meetings.delete.alone"] },
  ),
  omitted(
    "delete-keeps-applicants-deposit",
    { in: "deleteMeeting", callee: "refundPendingApplications" },
    { title: "Deleting a meeting doesn't give applicants their rice back.", checks: ["rice.deposit.delete-rejects"] },
  ),
  replaced(
    "delete-keeps-hosts-deposit",
    {
      in: "deleteMeeting",
      expression: 'seat !== undefined && isAllowed("takeRefund", meeting, now)',
      becomes: "false",
    },
    { title: "Deleting a meeting doesn't give the host's rice back.", checks: ["rice.deposit.delete"] },
  ),
  replaced(
    "delete-refunds-after-confirmation",
    {
      in: "deleteMeeting",
      expression: 'seat !== undefined && isAllowed("takeRefund", meeting, now)',
      becomes: "seat !== undefined",
    },
    { title: "A confirmed meeting's deletion gives the deposit back.", checks: ["rice.deposit.delete-confirmed"] },
  ),
  omitted(
    "delete-when-over",
    { in: "deleteMeeting", callee: "assertAllowed" },
    { title: "A meeting that is over can be deleted.", checks: ["meetings.delete.over"] },
  ),
  replaced(
    "not-only-the-host",
    { in: "lockHostedMeeting", expression: "meeting.hostId !== hostId", becomes: "false" },
    {
      title: "Anybody may edit, confirm and delete a meeting.",
      checks: ["auth.scope.updateMeeting", "auth.scope.confirmMeeting"],
      kind: "security",
    },
  ),
  replaced(
    "one-seat-too-many",
    {
      in: "takeSeat",
      expression: 'eb("memberCount", "<", eb.ref("maxCapacity"))',
      becomes: 'eb("memberCount", "<=", eb.ref("maxCapacity"))',
    },
    {
      title: "A full meeting takes one member more.",
      checks: ["meetings.join.full", "meetings.join.last-seat", "meetings.approve.last-seat"],
    },
  ),
  replaced(
    "full-meeting-takes-anybody",
    { in: "takeSeat", expression: "updated.numUpdatedRows === 0n", becomes: "false" },
    { title: "A full meeting goes on taking members.", checks: ["meetings.join.full", "meetings.join.last-seat"] },
  ),
  replaced(
    "rejoin-after-expulsion",
    { in: "joinMeeting", expression: 'membership?.state === "EXPELLED"', becomes: "false" },
    { title: "An expelled member comes back.", checks: ["meetings.expelled", "meetings.expel"] },
  ),
  replaced(
    "join-twice",
    { in: "joinMeeting", expression: 'membership?.state === "JOINED"', becomes: "false" },
    { title: "A member takes a second seat.", checks: ["meetings.join.twice", "meetings.join.double-tap"] },
  ),
  omitted(
    "join-after-confirmation",
    { in: "joinMeeting", callee: "assertAllowed" },
    { title: "A confirmed meeting can be joined.", checks: ["meetings.join.not-recruiting"] },
  ),
  replaced(
    "join-with-application-pending",
    { in: "joinMeeting", expression: "await hasPendingApplication(ctx, { meetingId, memberId })", becomes: "false" },
    {
      title: "An applicant with a pending application gets another error.",
      checks: ["meetings.apply.waits", "meetings.apply.refusals", "meetings.join"],
    },
  ),
  replaced(
    "join-without-approval",
    { in: "joinMeeting", expression: "meeting.requiresApproval", becomes: "false" },
    { title: "A meeting that needs approval can be joined directly.", checks: ["meetings.join.approval-required"] },
  ),
  omitted(
    "join-takes-no-deposit",
    { in: "joinMeeting", callee: "takeSeatDeposit" },
    { title: "Joining costs nothing.", checks: ["rice.deposit.join"] },
  ),
  replaced(
    "host-role-to-the-latest",
    {
      in: "transferHostRole",
      expression: "await findJoinedMembers(ctx, meeting.id)",
      becomes: "(await findJoinedMembers(ctx, meeting.id)).toReversed()",
    },
    { title: "The host role passes to who joined last.", checks: ["meetings.leave.host-role"] },
  ),
  replaced(
    "host-role-stays",
    { in: "leaveMeeting", expression: "meeting.hostId === memberId", becomes: "false" },
    { title: "A host who left stays the host.", checks: ["meetings.leave.host-role"] },
  ),
  replaced(
    "leave-without-refund",
    { in: "leaveMeeting", expression: 'isAllowed("takeRefund", meeting, now)', becomes: "false" },
    { title: "Leaving while recruiting keeps the deposit.", checks: ["rice.leave"] },
  ),
  replaced(
    "leave-with-refund-after-confirmation",
    { in: "leaveMeeting", expression: 'isAllowed("takeRefund", meeting, now)', becomes: "true" },
    { title: "Leaving after confirmation gives the deposit back.", checks: ["rice.deposit.leave-confirmed"] },
  ),
  replaced(
    "last-member-leaves",
    { in: "leaveMeeting", expression: "meeting.memberCount === 1", becomes: "false" },
    { title: "The last member may leave.", checks: ["meetings.leave.last"] },
  ),
  omitted(
    "leave-when-over",
    { in: "leaveMeeting", callee: "assertAllowed" },
    { title: "A meeting that is over can be left.", checks: ["meetings.leave.over"] },
  ),
  replaced(
    "apply-after-expulsion",
    { in: "applyToMeeting", expression: 'membership?.state === "EXPELLED"', becomes: "false" },
    { title: "An expelled member may apply.", checks: ["meetings.expelled", "meetings.expel"] },
  ),
  replaced(
    "apply-as-participant",
    { in: "applyToMeeting", expression: 'membership?.state === "JOINED"', becomes: "false" },
    { title: "A participant may apply.", checks: ["meetings.apply"] },
  ),
  omitted(
    "apply-after-confirmation",
    { in: "applyToMeeting", callee: "assertAllowed" },
    { title: "A confirmed meeting takes applications.", checks: ["meetings.join.not-recruiting", "meetings.apply"] },
  ),
  replaced(
    "apply-where-not-needed",
    { in: "applyToMeeting", expression: "!meeting.requiresApproval", becomes: "false" },
    { title: "A meeting that needs no approval takes applications.", checks: ["meetings.apply"] },
  ),
  replaced(
    "apply-twice",
    { in: "applyToMeeting", expression: "await hasPendingApplication(ctx, { meetingId, memberId })", becomes: "false" },
    { title: "A second application is taken.", checks: ["meetings.apply"] },
  ),
  replaced(
    "apply-to-a-full-meeting",
    { in: "applyToMeeting", expression: "meeting.memberCount >= meeting.maxCapacity", becomes: "false" },
    { title: "A full meeting takes applications.", checks: ["meetings.apply.full"] },
  ),
  omitted(
    "apply-takes-no-deposit",
    { in: "applyToMeeting", callee: "takeApplicationDeposit" },
    { title: "Applying costs nothing.", checks: ["rice.deposit.apply"] },
  ),
  replaced(
    "approve-not-only-by-the-host",
    { in: "approveApplication", expression: "meeting.hostId !== approval.memberId", becomes: "false" },
    {
      title: "Anybody approves an application.",
      checks: ["auth.scope.approveMeetingApplication", "meetings.approve.foreign-host"],
      kind: "security",
    },
  ),
  replaced(
    "approve-somebody-else",
    {
      in: "approveApplication",
      expression: "application.meetingId !== body.meetingId || application.memberId !== body.memberId",
      becomes: "false",
    },
    {
      title: "An approval that names another member or meeting is carried out.",
      checks: ["meetings.approve.mismatch"],
    },
  ),
  omitted(
    "approve-after-confirmation",
    { in: "approveApplication", callee: "assertAllowed" },
    {
      title: "A confirmed meeting's applications can be approved.",
      checks: ["meetings.approve.too-late", "meetings.approve"],
    },
  ),
  omitted(
    "approve-leaves-it-pending",
    { in: "approveApplication", callee: "setStatus" },
    {
      title: "An approved application stays pending and can be approved again.",
      checks: ["meetings.approve.seat", "meetings.approve"],
    },
  ),
  omitted(
    "cancel-keeps-deposit",
    { in: "cancelOrRejectApplication", callee: "refundApplication", having: '"MEETING_APPLY_DELETE"' },
    { title: "Cancelling an application keeps the deposit.", checks: ["rice.deposit.cancel"] },
  ),
  omitted(
    "reject-keeps-deposit",
    { in: "cancelOrRejectApplication", callee: "refundApplication", having: '"MEETING_APPLY_REJECT"' },
    { title: "Rejecting an application keeps the deposit.", checks: ["rice.deposit.reject"] },
  ),
  replaced(
    "reject-not-only-by-the-host",
    { in: "cancelOrRejectApplication", expression: "meeting.hostId !== memberId", becomes: "false" },
    { title: "Anybody rejects an application.", checks: ["auth.scope.deleteMeetingApplication"], kind: "security" },
  ),
];
