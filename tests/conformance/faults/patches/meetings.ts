/** Defects in the rules of meetings, seats and applications. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitted, replaced } from "./write.ts";

export const meetingPatches: PatchFault[] = [
  omitted("create-takes-no-deposit", "Creating a meeting costs nothing.", ["rice.deposit.create"], {
    createMeeting: "takeSeatDeposit",
  }),
  replaced("create-takes-reversed-capacity", "A minimum above the maximum is taken.", ["meetings.create.capacities"], {
    createMeeting: ["body.minCapacity > body.maxCapacity", "false"],
  }),
  omitted("edit-after-confirmation", "A confirmed meeting can be edited.", ["meetings.edit.only-recruiting"], {
    updateMeeting: "assertAllowed",
  }),
  replaced("confirm-one-below-minimum", "A meeting is confirmed with one member too few.", ["meetings.confirm"], {
    confirmMeeting: ["meeting.memberCount < meeting.minCapacity", "meeting.memberCount < meeting.minCapacity - 1"],
  }),
  omitted("confirm-twice", "A confirmed meeting is confirmed again.", ["meetings.confirm"], {
    confirmMeeting: "assertAllowed",
  }),
  replaced("delete-with-two-members", "A meeting with two members can be deleted.", ["meetings.delete.alone"], {
    deleteMeeting: ["meeting.memberCount > 1", "meeting.memberCount > 2"],
  }),
  omitted(
    "delete-keeps-applicants-deposit",
    "Deleting a meeting doesn't give applicants their rice back.",
    ["rice.deposit.delete-rejects"],
    { deleteMeeting: "refundPendingApplications" },
  ),
  replaced(
    "delete-keeps-hosts-deposit",
    "Deleting a meeting doesn't give the host's rice back.",
    ["rice.deposit.delete"],
    { deleteMeeting: ['seat !== undefined && isAllowed("takeRefund", meeting, now)', "false"] },
  ),
  replaced(
    "delete-refunds-after-confirmation",
    "A confirmed meeting's deletion gives the deposit back.",
    ["rice.deposit.delete-confirmed"],
    { deleteMeeting: ['seat !== undefined && isAllowed("takeRefund", meeting, now)', "seat !== undefined"] },
  ),
  omitted("delete-when-over", "A meeting that is over can be deleted.", ["meetings.delete.over"], {
    deleteMeeting: "assertAllowed",
  }),
  replaced(
    "one-seat-too-many",
    "A full meeting takes one member more.",
    ["meetings.join.full", "meetings.join.last-seat", "meetings.approve.last-seat"],
    { takeSeat: ['eb("memberCount", "<", eb.ref("maxCapacity"))', 'eb("memberCount", "<=", eb.ref("maxCapacity"))'] },
  ),
  replaced(
    "full-meeting-takes-anybody",
    "A full meeting goes on taking members.",
    ["meetings.join.full", "meetings.join.last-seat"],
    { takeSeat: ["updated.numUpdatedRows === 0n", "false"] },
  ),
  replaced("rejoin-after-expulsion", "An expelled member comes back.", ["meetings.expelled", "meetings.expel"], {
    joinMeeting: ['membership?.state === "EXPELLED"', "false"],
  }),
  replaced("join-twice", "A member takes a second seat.", ["meetings.join.twice", "meetings.join.double-tap"], {
    joinMeeting: ['membership?.state === "JOINED"', "false"],
  }),
  omitted("join-after-confirmation", "A confirmed meeting can be joined.", ["meetings.join.not-recruiting"], {
    joinMeeting: "assertAllowed",
  }),
  replaced(
    "join-with-application-pending",
    "An applicant with a pending application gets another error.",
    ["meetings.apply.waits", "meetings.apply.refusals", "meetings.join"],
    { joinMeeting: ["await hasPendingApplication(ctx, { meetingId, memberId })", "false"] },
  ),
  replaced(
    "join-without-approval",
    "A meeting that needs approval can be joined directly.",
    ["meetings.join.approval-required"],
    { joinMeeting: ["meeting.requiresApproval", "false"] },
  ),
  omitted("join-takes-no-deposit", "Joining costs nothing.", ["rice.deposit.join"], { joinMeeting: "takeSeatDeposit" }),
  replaced("host-role-to-the-latest", "The host role passes to who joined last.", ["meetings.leave.host-role"], {
    transferHostRole: [
      "await findJoinedMembers(ctx, meeting.id)",
      "(await findJoinedMembers(ctx, meeting.id)).toReversed()",
    ],
  }),
  replaced("host-role-stays", "A host who left stays the host.", ["meetings.leave.host-role"], {
    leaveMeeting: ["meeting.hostId === memberId", "false"],
  }),
  replaced("leave-without-refund", "Leaving while recruiting keeps the deposit.", ["rice.leave"], {
    leaveMeeting: ['isAllowed("takeRefund", meeting, now)', "false"],
  }),
  replaced(
    "leave-with-refund-after-confirmation",
    "Leaving after confirmation gives the deposit back.",
    ["rice.deposit.leave-confirmed"],
    { leaveMeeting: ['isAllowed("takeRefund", meeting, now)', "true"] },
  ),
  replaced("last-member-leaves", "The last member may leave.", ["meetings.leave.last"], {
    leaveMeeting: ["meeting.memberCount === 1", "false"],
  }),
  omitted("leave-when-over", "A meeting that is over can be left.", ["meetings.leave.over"], {
    leaveMeeting: "assertAllowed",
  }),
  replaced("apply-after-expulsion", "An expelled member may apply.", ["meetings.expelled", "meetings.expel"], {
    applyToMeeting: ['membership?.state === "EXPELLED"', "false"],
  }),
  replaced("apply-as-participant", "A participant may apply.", ["meetings.apply"], {
    applyToMeeting: ['membership?.state === "JOINED"', "false"],
  }),
  omitted(
    "apply-after-confirmation",
    "A confirmed meeting takes applications.",
    ["meetings.join.not-recruiting", "meetings.apply"],
    { applyToMeeting: "assertAllowed" },
  ),
  replaced("apply-where-not-needed", "A meeting that needs no approval takes applications.", ["meetings.apply"], {
    applyToMeeting: ["!meeting.requiresApproval", "false"],
  }),
  replaced("apply-twice", "A second application is taken.", ["meetings.apply"], {
    applyToMeeting: ["await hasPendingApplication(ctx, { meetingId, memberId })", "false"],
  }),
  replaced("apply-to-a-full-meeting", "A full meeting takes applications.", ["meetings.apply.full"], {
    applyToMeeting: ["meeting.memberCount >= meeting.maxCapacity", "false"],
  }),
  omitted("apply-takes-no-deposit", "Applying costs nothing.", ["rice.deposit.apply"], {
    applyToMeeting: "takeApplicationDeposit",
  }),
  replaced(
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
  omitted(
    "approve-after-confirmation",
    "A confirmed meeting's applications can be approved.",
    ["meetings.approve.too-late", "meetings.approve"],
    { approveApplication: "assertAllowed" },
  ),
  omitted(
    "approve-leaves-it-pending",
    "An approved application stays pending and can be approved again.",
    ["meetings.approve.seat", "meetings.approve"],
    { approveApplication: "setStatus" },
  ),
  omitted("cancel-keeps-deposit", "Cancelling an application keeps the deposit.", ["rice.deposit.cancel"], {
    cancelOrRejectApplication: ["refundApplication", '"MEETING_APPLY_DELETE"'],
  }),
  omitted("reject-keeps-deposit", "Rejecting an application keeps the deposit.", ["rice.deposit.reject"], {
    cancelOrRejectApplication: ["refundApplication", '"MEETING_APPLY_REJECT"'],
  }),
  ...ofKind("security", [
    replaced(
      "not-only-the-host",
      "Anybody may edit, confirm and delete a meeting.",
      ["auth.scope.updateMeeting", "auth.scope.confirmMeeting"],
      { lockHostedMeeting: ["meeting.hostId !== hostId", "false"] },
    ),
    replaced(
      "approve-not-only-by-the-host",
      "Anybody approves an application.",
      ["auth.scope.approveMeetingApplication", "meetings.approve.foreign-host"],
      { approveApplication: ["meeting.hostId !== approval.memberId", "false"] },
    ),
    replaced(
      "reject-not-only-by-the-host",
      "Anybody rejects an application.",
      ["auth.scope.deleteMeetingApplication"],
      { cancelOrRejectApplication: ["meeting.hostId !== memberId", "false"] },
    ),
  ]),
];
