/** Defects in the rules of meetings, seats and applications. */
import type { PatchFault } from "../fault.ts";
import { forgotten, wrong } from "./write.ts";

const at = (name: string, find: string, expression?: string) => ({
  file: `domain/${name}.ts`,
  find,
  ...(expression === undefined ? {} : { expression }),
});
const [MEETINGS, SEATS, APPLICATIONS] = ["meetings", "membership", "meeting-applications"];

export const meetingPatches: PatchFault[] = [
  forgotten("create-takes-no-deposit", at(MEETINGS, 'await takeSeatDeposit(trx, seat, "MEETING_CREATE", now);'), [
    "Creating a meeting costs nothing.",
    "rice.deposit.create",
  ]),
  wrong("create-takes-reversed-capacity", at(MEETINGS, "body.minCapacity > body.maxCapacity"), "false", [
    "A minimum above the maximum is taken.",
    "meetings.create.capacities",
  ]),
  forgotten("edit-after-confirmation", at(MEETINGS, 'assertAllowed("edit", meeting, now);'), [
    "A confirmed meeting can be edited.",
    "meetings.edit.only-recruiting",
  ]),
  wrong(
    "confirm-one-below-minimum",
    at(MEETINGS, "meeting.memberCount < meeting.minCapacity"),
    "meeting.memberCount < meeting.minCapacity - 1",
    ["A meeting is confirmed with one member too few.", "meetings.confirm"],
  ),
  forgotten("confirm-twice", at(MEETINGS, 'assertAllowed("confirm", meeting, now);'), [
    "A confirmed meeting is confirmed again.",
    "meetings.confirm",
  ]),
  wrong("delete-with-two-members", at(MEETINGS, "meeting.memberCount > 1"), "meeting.memberCount > 2", [
    "A meeting with two members can be deleted.",
    "meetings.delete.alone",
  ]),
  forgotten("delete-keeps-applicants-deposit", at(MEETINGS, "await refundWaiting(trx, meeting, now);"), [
    "Deleting a meeting doesn't give applicants their rice back.",
    "rice.deposit.delete-rejects",
  ]),
  wrong(
    "delete-keeps-hosts-deposit",
    at(MEETINGS, 'seat !== undefined && isAllowed("takeRefund", meeting, now)'),
    "false",
    ["Deleting a meeting doesn't give the host's rice back.", "rice.deposit.delete"],
  ),
  wrong(
    "delete-refunds-after-confirmation",
    at(MEETINGS, 'seat !== undefined && isAllowed("takeRefund", meeting, now)'),
    "seat !== undefined",
    ["A confirmed meeting's deletion gives the deposit back.", "rice.deposit.delete-confirmed"],
  ),
  forgotten("delete-when-over", at(MEETINGS, 'assertAllowed("delete", meeting, now);'), [
    "A meeting that is over can be deleted.",
    "meetings.delete.over",
  ]),
  wrong(
    "not-only-the-host",
    { file: "domain/meeting-lock.ts", find: "meeting.hostId !== hostId" },
    "false",
    ["Anybody may edit, confirm and delete a meeting.", "auth.scope.updateMeeting", "auth.scope.confirmMeeting"],
    "security",
  ),
  wrong(
    "one-seat-too-many",
    { file: "domain/meeting-seats.ts", find: 'where("memberCount", "<", where.ref("maxCapacity"))' },
    'where("memberCount", "<=", where.ref("maxCapacity"))',
    [
      "A full meeting takes one member more.",
      "meetings.join.full",
      "meetings.join.last-seat",
      "meetings.approve.last-seat",
    ],
  ),
  wrong(
    "full-meeting-takes-anybody",
    { file: "domain/meeting-seats.ts", find: "counted.numUpdatedRows === 0n" },
    "false",
    ["A full meeting goes on taking members.", "meetings.join.full", "meetings.join.last-seat"],
  ),
  wrong("rejoin-after-expulsion", at(SEATS, 'membership?.state === "EXPELLED"'), "false", [
    "An expelled member comes back.",
    "meetings.expelled",
    "meetings.expel",
  ]),
  wrong("join-twice", at(SEATS, 'membership?.state === "JOINED"'), "false", [
    "A member takes a second seat.",
    "meetings.join.twice",
    "meetings.join.double-tap",
  ]),
  forgotten("join-after-confirmation", at(SEATS, 'assertAllowed("join", meeting, now);'), [
    "A confirmed meeting can be joined.",
    "meetings.join.not-recruiting",
  ]),
  wrong(
    "join-with-application-pending",
    at(
      SEATS,
      "if (await hasWaitingApplication(trx, meetingId, memberId)) throw",
      "await hasWaitingApplication(trx, meetingId, memberId)",
    ),
    "false",
    [
      "An applicant is told something else than that the application waits.",
      "meetings.apply.waits",
      "meetings.apply.refusals",
      "meetings.join",
    ],
  ),
  wrong("join-without-approval", at(SEATS, "meeting.requiresApproval"), "false", [
    "A meeting that needs approval can be joined directly.",
    "meetings.join.approval-required",
  ]),
  forgotten("join-takes-no-deposit", at(SEATS, 'await takeSeatDeposit(trx, seat, "MEETING_JOIN", now);'), [
    "Joining costs nothing.",
    "rice.deposit.join",
  ]),
  wrong(
    "host-role-to-the-latest",
    at(SEATS, "await joinedMembers(trx, meeting.id)"),
    "(await joinedMembers(trx, meeting.id)).toReversed()",
    ["The host role passes to who joined last.", "meetings.leave.host-role"],
  ),
  wrong("host-role-stays", at(SEATS, "meeting.hostId === memberId"), "false", [
    "A host who left stays the host.",
    "meetings.leave.host-role",
  ]),
  wrong("leave-without-refund", at(SEATS, 'isAllowed("takeRefund", meeting, now)'), "false", [
    "Leaving while recruiting keeps the deposit.",
    "rice.leave",
  ]),
  wrong("leave-with-refund-after-confirmation", at(SEATS, 'isAllowed("takeRefund", meeting, now)'), "true", [
    "Leaving after confirmation gives the deposit back.",
    "rice.deposit.leave-confirmed",
  ]),
  wrong("last-member-leaves", at(SEATS, "meeting.memberCount === 1"), "false", [
    "The last member may leave.",
    "meetings.leave.last",
  ]),
  forgotten("leave-when-over", at(SEATS, 'assertAllowed("leave", meeting, now);'), [
    "A meeting that is over can be left.",
    "meetings.leave.over",
  ]),
  wrong("apply-after-expulsion", at(APPLICATIONS, 'membership?.state === "EXPELLED"'), "false", [
    "An expelled member may apply.",
    "meetings.expelled",
    "meetings.expel",
  ]),
  wrong("apply-as-participant", at(APPLICATIONS, 'membership?.state === "JOINED"'), "false", [
    "A participant may apply.",
    "meetings.apply",
  ]),
  forgotten("apply-after-confirmation", at(APPLICATIONS, 'assertAllowed("apply", meeting, now);'), [
    "A confirmed meeting takes applications.",
    "meetings.join.not-recruiting",
    "meetings.apply",
  ]),
  wrong("apply-where-not-needed", at(APPLICATIONS, "!meeting.requiresApproval"), "false", [
    "A meeting that needs no approval takes applications.",
    "meetings.apply",
  ]),
  wrong(
    "apply-twice",
    at(
      APPLICATIONS,
      "if (await hasWaitingApplication(trx, meetingId, memberId)) throw",
      "await hasWaitingApplication(trx, meetingId, memberId)",
    ),
    "false",
    ["A second application is taken.", "meetings.apply"],
  ),
  wrong("apply-to-a-full-meeting", at(APPLICATIONS, "meeting.memberCount >= meeting.maxCapacity"), "false", [
    "A full meeting takes applications.",
    "meetings.apply.full",
  ]),
  forgotten("apply-takes-no-deposit", at(APPLICATIONS, "await takeApplicationDeposit(trx, { id, memberId }, now);"), [
    "Applying costs nothing.",
    "rice.deposit.apply",
  ]),
  wrong(
    "approve-not-only-by-the-host",
    at(APPLICATIONS, "meeting.hostId !== approval.memberId"),
    "false",
    ["Anybody approves an application.", "auth.scope.approveMeetingApplication", "meetings.approve.foreign-host"],
    "security",
  ),
  wrong(
    "approve-somebody-else",
    at(APPLICATIONS, "application.meetingId !== body.meetingId || application.memberId !== body.memberId"),
    "false",
    ["An approval that names another member or meeting is carried out.", "meetings.approve.mismatch"],
  ),
  forgotten("approve-after-confirmation", at(APPLICATIONS, 'assertAllowed("approve", meeting, now);'), [
    "A confirmed meeting's applications can be approved.",
    "meetings.approve.too-late",
    "meetings.approve",
  ]),
  forgotten("approve-leaves-it-pending", at(APPLICATIONS, 'await answer(trx, application, "APPROVED", now);'), [
    "An approved application stays pending and can be approved again.",
    "meetings.approve.seat",
    "meetings.approve",
  ]),
  forgotten(
    "cancel-keeps-deposit",
    at(APPLICATIONS, 'await refundApplication(trx, application, "MEETING_APPLY_DELETE", now);'),
    ["Cancelling an application keeps the deposit.", "rice.deposit.cancel"],
  ),
  forgotten(
    "reject-keeps-deposit",
    at(APPLICATIONS, 'await refundApplication(trx, application, "MEETING_APPLY_REJECT", now);'),
    ["Rejecting an application keeps the deposit.", "rice.deposit.reject"],
  ),
  wrong(
    "reject-not-only-by-the-host",
    at(APPLICATIONS, "meeting.hostId !== memberId"),
    "false",
    ["Anybody rejects an application.", "auth.scope.deleteMeetingApplication"],
    "security",
  ),
];
