/** Defects in the rules of meetings, seats and applications. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitPatch, replacePatch } from "./builders.ts";

export const meetingPatches: PatchFault[] = [
  omitPatch("create-takes-no-deposit", "Creating a meeting costs nothing.", ["rice.deposit.create"], {
    createMeeting: "takeSeatDeposit",
  }),
  replacePatch(
    "create-takes-reversed-capacity",
    "A minimum above the maximum is accepted.",
    ["meetings.create.capacities"],
    {
      createMeeting: ["body.minCapacity > body.maxCapacity", "false"],
    },
  ),
  omitPatch("edit-after-confirmation", "A confirmed meeting can be edited.", ["meetings.edit.only-recruiting"], {
    updateMeeting: "assertAllowed",
  }),
  replacePatch("confirm-one-below-minimum", "A meeting is confirmed with one member too few.", ["meetings.confirm"], {
    confirmMeeting: ["meeting.memberCount < meeting.minCapacity", "meeting.memberCount < meeting.minCapacity - 1"],
  }),
  omitPatch("confirm-twice", "A confirmed meeting is confirmed again.", ["meetings.confirm"], {
    confirmMeeting: "assertAllowed",
  }),
  replacePatch("delete-with-two-members", "A meeting with two members can be deleted.", ["meetings.delete.alone"], {
    deleteMeeting: ["meeting.memberCount > 1", "meeting.memberCount > 2"],
  }),
  omitPatch(
    "delete-keeps-applicants-deposit",
    "Deleting a meeting doesn't give applicants their rice back.",
    ["rice.deposit.delete-rejects"],
    { deleteMeeting: "rejectPendingApplications" },
  ),
  replacePatch(
    "delete-keeps-hosts-deposit",
    "Deleting a meeting doesn't give the host's rice back.",
    ["rice.deposit.delete"],
    { deleteMeeting: ['seat !== undefined && isAllowed("refundDeposit", meeting, now)', "false"] },
  ),
  replacePatch(
    "delete-refunds-after-confirmation",
    "A confirmed meeting's deletion gives the deposit back.",
    ["rice.deposit.delete-confirmed"],
    { deleteMeeting: ['seat !== undefined && isAllowed("refundDeposit", meeting, now)', "seat !== undefined"] },
  ),
  replacePatch(
    "delete-with-report",
    "A host who deletes a meeting deletes the messages that a report is about.",
    ["beyond.reports.deleted-meeting"],
    { hasReports: ["report !== undefined", "false"] },
  ),
  omitPatch("delete-when-over", "A meeting that is over can be deleted.", ["meetings.delete.over"], {
    deleteMeeting: "assertAllowed",
  }),
  replacePatch(
    "one-seat-too-many",
    "A full meeting accepts one member more.",
    ["meetings.join.full", "meetings.join.last-seat", "meetings.approve.last-seat"],
    { takeSeat: ['eb("memberCount", "<", eb.ref("maxCapacity"))', 'eb("memberCount", "<=", eb.ref("maxCapacity"))'] },
  ),
  replacePatch(
    "full-meeting-takes-anybody",
    "A full meeting keeps accepting members.",
    ["meetings.join.full", "meetings.join.last-seat"],
    { takeSeat: ["updated.numUpdatedRows === 0n", "false"] },
  ),
  replacePatch("rejoin-after-expulsion", "An expelled member comes back.", ["meetings.expelled", "meetings.expel"], {
    joinMeeting: ['membership?.state === "EXPELLED"', "false"],
  }),
  replacePatch("join-twice", "A member takes a second seat.", ["meetings.join.twice", "meetings.join.double-tap"], {
    joinMeeting: ['membership?.state === "JOINED"', "false"],
  }),
  omitPatch("join-after-confirmation", "A confirmed meeting can be joined.", ["meetings.join.not-recruiting"], {
    joinMeeting: "assertAllowed",
  }),
  replacePatch(
    "join-with-application-pending",
    "An applicant with a pending application gets another error.",
    ["meetings.apply.waits", "meetings.apply.refusals", "meetings.join"],
    { joinMeeting: ["await hasPendingApplication(ctx, { meetingId, memberId })", "false"] },
  ),
  replacePatch(
    "join-without-approval",
    "A meeting that needs approval can be joined directly.",
    ["meetings.join.approval-required"],
    { joinMeeting: ["meeting.requiresApproval", "false"] },
  ),
  omitPatch("join-takes-no-deposit", "Joining costs nothing.", ["rice.deposit.join"], {
    joinMeeting: "takeSeatDeposit",
  }),
  replacePatch(
    "host-role-to-the-latest",
    "The host role passes to the member who joined last.",
    ["meetings.leave.host-role"],
    {
      transferHostRole: [
        "await findJoinedMembers(ctx, meeting.id)",
        "(await findJoinedMembers(ctx, meeting.id)).toReversed()",
      ],
    },
  ),
  replacePatch("host-role-stays", "A host who left stays the host.", ["meetings.leave.host-role"], {
    leaveMeeting: ["meeting.hostId === memberId", "false"],
  }),
  replacePatch("leave-without-refund", "Leaving while recruiting keeps the deposit.", ["rice.leave"], {
    leaveMeeting: ['isAllowed("refundDeposit", meeting, now)', "false"],
  }),
  replacePatch(
    "leave-with-refund-after-confirmation",
    "Leaving after confirmation gives the deposit back.",
    ["rice.deposit.leave-confirmed"],
    { leaveMeeting: ['isAllowed("refundDeposit", meeting, now)', "true"] },
  ),
  replacePatch("last-member-leaves", "The last member may leave.", ["meetings.leave.last"], {
    leaveMeeting: ["meeting.memberCount === 1", "false"],
  }),
  omitPatch("leave-when-over", "A meeting that is over can be left.", ["meetings.leave.over"], {
    leaveMeeting: "assertAllowed",
  }),
  replacePatch("apply-after-expulsion", "An expelled member may apply.", ["meetings.expelled", "meetings.expel"], {
    applyToMeeting: ['membership?.state === "EXPELLED"', "false"],
  }),
  replacePatch("apply-as-participant", "A participant may apply.", ["meetings.apply"], {
    applyToMeeting: ['membership?.state === "JOINED"', "false"],
  }),
  omitPatch(
    "apply-after-confirmation",
    "A confirmed meeting accepts applications.",
    ["meetings.join.not-recruiting", "meetings.apply"],
    { applyToMeeting: "assertAllowed" },
  ),
  replacePatch("apply-where-not-needed", "A meeting that needs no approval accepts applications.", ["meetings.apply"], {
    applyToMeeting: ["!meeting.requiresApproval", "false"],
  }),
  replacePatch("apply-twice", "A second application is accepted.", ["meetings.apply"], {
    applyToMeeting: ["await hasPendingApplication(ctx, { meetingId, memberId })", "false"],
  }),
  replacePatch("apply-to-a-full-meeting", "A full meeting accepts applications.", ["meetings.apply.full"], {
    applyToMeeting: ["meeting.memberCount >= meeting.maxCapacity", "false"],
  }),
  omitPatch("apply-takes-no-deposit", "Applying costs nothing.", ["rice.deposit.apply"], {
    applyToMeeting: "takeApplicationDeposit",
  }),
  replacePatch(
    "approve-somebody-else",
    "An approval that names another member or meeting is carried out.",
    ["meetings.approve.mismatch"],
    {
      approveApplication: [
        "application.meetingId !== body.meetingId || application.memberId !== body.memberId",
        "false",
      ],
    },
  ),
  omitPatch(
    "approve-after-confirmation",
    "A confirmed meeting's applications can be approved.",
    ["meetings.approve.too-late", "meetings.approve"],
    { approveApplication: "assertAllowed" },
  ),
  omitPatch(
    "approve-leaves-it-pending",
    "An approved application stays pending and can be approved again.",
    ["meetings.approve.seat", "meetings.approve"],
    { approveApplication: "setStatus" },
  ),
  omitPatch("cancel-keeps-deposit", "Cancelling an application keeps the deposit.", ["rice.deposit.cancel"], {
    cancelOrRejectApplication: ["refundApplications", '"MEETING_APPLY_DELETE"'],
  }),
  omitPatch("reject-keeps-deposit", "Rejecting an application keeps the deposit.", ["rice.deposit.reject"], {
    cancelOrRejectApplication: ["refundApplications", '"MEETING_APPLY_REJECT"'],
  }),
  ...ofKind("security", [
    replacePatch(
      "not-only-the-host",
      "Anybody may edit, confirm and delete a meeting.",
      ["auth.scope.updateMeeting", "auth.scope.confirmMeeting"],
      { lockHostedMeeting: ["meeting.hostId !== hostId", "false"] },
    ),
    replacePatch(
      "approve-not-only-by-the-host",
      "Anybody approves an application.",
      ["auth.scope.approveMeetingApplication", "meetings.approve.foreign-host"],
      { approveApplication: ["meeting.hostId !== approval.memberId", "false"] },
    ),
    replacePatch(
      "reject-not-only-by-the-host",
      "Anybody rejects an application.",
      ["auth.scope.deleteMeetingApplication"],
      { cancelOrRejectApplication: ["meeting.hostId !== memberId", "false"] },
    ),
  ]),
];
