/** Defects written from the requirement alone, in meetings, applications, seats and attendance. */
import type { PatchFault } from "../fault.ts";
import { replacePatch } from "./builders.ts";

export const meetingRulePatches: PatchFault[] = [
  replacePatch(
    "edit-loses-the-image",
    "Editing a meeting removes its image.",
    ["meetings.edit", "meetings.untouched.meeting", "beyond.meeting.preview"],
    {
      updateMeeting: ["place", "{ ...place, imageId: null }", "...place,"],
    },
  ),
  replacePatch(
    "edit-moves-to-the-top",
    "Editing a meeting makes it the newest.",
    ["meetings.edit", "meetings.untouched.meeting", "meetings.list", "meetings.search.after-edit"],
    {
      updateMeeting: ["place", "{ ...place, createdAt: now }", "...place,"],
    },
  ),
  replacePatch(
    "edit-keeps-the-store",
    "A meeting that moves elsewhere stays at the partner store.",
    ["meetings.edit", "meetings.create.partner-place", "beyond.meeting.list-items", "meetings.places"],
    {
      updateMeeting: ["place", "{ ...place, partnerPlaceId: meeting.partnerPlaceId }", "...place,"],
    },
  ),
  replacePatch(
    "edit-without-a-contract",
    "A meeting whose store's contract has ended can't be edited.",
    ["meetings.create.partner-place"],
    {
      validatePlace: ["STORE_FIELDS.every((name) => place[name] === stored?.[name])", "false"],
    },
  ),
  replacePatch(
    "edit-keeps-white-space",
    "An edited text keeps the white space around it.",
    ["meetings.edit", "meetings.reading-back.updateMeeting"],
    {
      updateMeeting: ["change.body.content.trim()", "change.body.content"],
    },
  ),
  replacePatch(
    "rejoin-keeps-the-rank",
    "Who left and joined again becomes host before those who stayed.",
    ["meetings.leave", "meetings.join.seat", "meetings.withdraw.host", "rice.deposit.rejoin"],
    {
      takeSeat: ['eb.ref("excluded.joinedAt")', 'eb.ref("meetingMembers.joinedAt")'],
    },
  ),
  replacePatch(
    "second-leave-without-refund",
    "Who leaves a second time gets no deposit back.",
    ["rice.deposit.rejoin", "rice.second-time"],
    {
      seatRefundCause: [
        "`meeting:${meetingId}:refund:${memberId}:${joins}`",
        "`meeting:${meetingId}:refund:${memberId}`",
      ],
    },
  ),
  replacePatch(
    "approved-seat-without-refund",
    "Who leaves after an approval gets no deposit back.",
    ["rice.deposit.leave-approved"],
    {
      findSeatDeposit: ["application === undefined", "true"],
    },
  ),
  replacePatch(
    "second-applicant-unannounced",
    "The host isn't notified of a second applicant within the hour.",
    ["beyond.limits.applying-again", "meetings.apply", "meetings.approve", "meetings.clock.notices"],
    {
      wasHostNotified: ["memberId", '(eb: any) => eb.ref("memberId")', '"=", memberId'],
    },
  ),
  replacePatch(
    "moves-without-bound",
    "A host moves a meeting as often as they like, and the members are notified of each time.",
    ["beyond.limits.moves"],
    {
      addPlaceMove: ["recent.length >= PLACE_MOVES_PER_HOUR", "false"],
    },
  ),
  replacePatch(
    "approval-of-somebody-else",
    "An approval that names another member is carried out.",
    ["meetings.approve.mismatch"],
    {
      approveApplication: [
        "application.meetingId !== body.meetingId || application.memberId !== body.memberId",
        "application.meetingId !== body.meetingId",
      ],
    },
  ),
  replacePatch(
    "approval-for-another-meeting",
    "An approval that names another meeting is carried out.",
    ["meetings.approve.mismatch"],
    {
      approveApplication: [
        "application.meetingId !== body.meetingId || application.memberId !== body.memberId",
        "application.memberId !== body.memberId",
      ],
    },
  ),
  replacePatch(
    "applications-newest-first",
    "The host sees the newest application first.",
    ["meetings.apply.list", "meetings.apply"],
    {
      listMeetingApplications: ["rows", "rows.toReversed()", "meetingMeetingApplicationDtoList: rows.map"],
    },
  ),
  replacePatch(
    "applied-for-everybody",
    "Everybody sees that an application was sent.",
    ["meetings.apply.waits", "meetings.apply", "meetings.untouched.application"],
    {
      readMeeting: [
        "viewerId",
        '(eb: any) => eb.ref("meetingApplications.memberId")',
        '.where("meetingApplications.memberId", "=", viewerId)',
      ],
    },
  ),
  replacePatch(
    "alert-for-everybody",
    "Everybody sees that a seat alert was asked for.",
    ["beyond.meeting.seat-alert", "meetings.untouched.seat-alert"],
    {
      readMeeting: [
        "viewerId",
        '(eb: any) => eb.ref("seatAlerts.memberId")',
        '.where("seatAlerts.memberId", "=", viewerId)',
      ],
    },
  ),
  replacePatch(
    "all-alerts-cancelled",
    "Cancelling a seat alert cancels those of others.",
    ["meetings.untouched.seat-alert", "beyond.meeting.seat-alert"],
    {
      deleteSeatAlert: ["memberId", '(eb: any) => eb.ref("memberId")', '"=", memberId'],
    },
  ),
  replacePatch(
    "present-members-told-of-no-show",
    "Who checked in is notified of a no-show.",
    ["meetings.no-show", "rice.deposit.no-show"],
    {
      recordNoShows: ["noShowMemberIds", "members.map((member) => member.memberId)", "memberIds: noShowMemberIds"],
    },
  ),
  replacePatch("reminder-two-hours-before", "The reminder comes two hours before.", ["beyond.meeting.reminder"], {
    isReminderDue: ["MEETING_REMINDER_MIN * MINUTE_MS", "2 * MEETING_REMINDER_MIN * MINUTE_MS"],
  }),
  replacePatch(
    "reminder-for-confirmed-only",
    "A meeting that still recruits has no reminder.",
    ["beyond.meeting.reminder"],
    {
      isReminderDue: ['eb("status", "<>", "END")', 'eb("status", "=", "CONFIRMED")'],
    },
  ),
  replacePatch(
    "end-of-applications-forgotten",
    "Applications stay pending when a meeting ends below its minimum.",
    ["rice.deposit.end-rejects", "meetings.clock", "admin.meeting.rejects-waiting", "rice.deposit.end"],
    {
      cancelMeeting: ["rejectPendingApplications(ctx, meeting)", "undefined"],
    },
  ),
  replacePatch("late-steps-bear-the-present", "A late step bears the time at which it ran.", ["meetings.clock"], {
    runNextDueStep: ["effectiveTime(step, meeting)", "ctx.now"],
  }),
  replacePatch(
    "check-in-before-the-window",
    "Check-in is open 30 minutes before the time.",
    ["meetings.confirmed-early", "meetings.check-in"],
    {
      assertCheckInOpen: ["checkInOpensAt(meeting.scheduledAt)", "checkInOpensAt(checkInOpensAt(meeting.scheduledAt))"],
    },
  ),
  replacePatch(
    "distance-of-a-check-in-rounded-down",
    "A refused check-in says a distance that is within the bound.",
    ["meetings.check-in.distance", "meetings.geography.check-in"],
    {
      checkIn: ["Math.ceil(offsetM)", "Math.min(CHECK_IN_RADIUS_M, Math.floor(offsetM))"],
    },
  ),
  replacePatch("rating-of-a-half", "A rating may leave a member out.", ["meetings.rate.complete", "meetings.rate"], {
    checkTargets: ["otherIds.length === targets.length", "targets.length > 0"],
  }),
  replacePatch(
    "rating-twice-in-one",
    "A rating may name a member twice.",
    ["meetings.rate.complete", "meetings.rate"],
    {
      checkTargets: ["otherIds.length === targets.length", "otherIds.length <= targets.length"],
    },
  ),
  replacePatch(
    "rating-without-the-withdrawn",
    "Who has withdrawn since the meeting can't be rated.",
    ["meetings.rate.members-only"],
    {
      evaluateMembers: [
        "await findJoinedMembers(ctx, meeting.id)",
        'await trx.selectFrom("members").innerJoin("meetingMembers", "meetingMembers.memberId", "members.id").select("memberId").where("meetingId", "=", meeting.id).where("state", "=", "JOINED").where("withdrawnAt", "is", null).execute()',
      ],
    },
  ),
  replacePatch(
    "rating-before-the-end-counts",
    "A meeting that was cancelled can be rated.",
    ["meetings.rate.when-over", "meetings.rate"],
    {
      evaluateMembers: ["!meeting.tookPlace", "false"],
    },
  ),
];
