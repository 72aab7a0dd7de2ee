/** Defects in the lifecycle of meetings, check-in, rating, reports, blocks and lists. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitPatch, replacePatch } from "./builders.ts";

export const lifecyclePatches: PatchFault[] = [
  omitPatch(
    "confirmation-not-posted",
    "No message in the room says that the meeting is confirmed.",
    ["meetings.confirm", "meetings.clock.takes-place", "chat.history.system", "chat.system"],
    { enterConfirmed: "postSystemMessage" },
  ),
  omitPatch(
    "check-in-not-posted",
    "No message in the room asks to check in.",
    ["meetings.clock.takes-place", "chat.history.system", "chat.system"],
    { enterReady: "postSystemMessage" },
  ),
  omitPatch(
    "rating-not-posted",
    "No message in the room asks to rate.",
    ["meetings.clock.takes-place", "chat.history.system"],
    { completeMeeting: "postSystemMessage" },
  ),
  replacePatch(
    "end-below-minimum-misnamed",
    "A meeting that ends for lack of members has an unknown system message.",
    ["meetings.clock.below-minimum", "chat.history.system", "chat.system"],
    { endBelowMinimum: ['"END_MINCAPACITY"', '"END"'] },
  ),
  omitPatch(
    "refunded-meeting-reopens",
    "A meeting that ended with refund runs again without deposits.",
    ["beyond.meeting.refunded-stays-ended"],
    { setMeetingStatus: "assertDepositsHeld" },
  ),
  omitPatch(
    "end-below-minimum-without-refund",
    "A meeting that ends for lack of members keeps the deposits.",
    ["rice.deposit.ended-short"],
    { cancelMeeting: "refundSeat" },
  ),
  replacePatch(
    "no-shows-refunded-at-the-deletion",
    "An operator's deletion of a meeting that runs gives no-shows their deposits back.",
    ["rice.deposit.no-show-deleted-by-operator"],
    { refundHeldDeposits: ["isNoShow(meeting, seat)", "false"] },
  ),
  omitPatch(
    "confirmation-keeps-applicants-deposit",
    "A confirmation doesn't refund the pending applications that it rejects.",
    ["rice.deposit.confirm-rejects"],
    { rejectPendingApplications: "refundApplications" },
  ),
  replacePatch("never-took-place", "A meeting that took place can't be rated.", ["meetings.rate"], {
    enterReady: ["true", "false"],
  }),
  replacePatch(
    "minimum-is-not-enough",
    "A meeting with exactly its minimum ends for lack of members.",
    ["meetings.clock.takes-place", "meetings.clock"],
    { hasEnoughMembers: ["memberCount >= minCapacity", "memberCount > minCapacity"] },
  ),
  replacePatch("no-show-for-nobody", "A no-show isn't penalized.", ["meetings.no-show"], {
    recordNoShows: ["member.checkedAt === null", "false"],
  }),
  replacePatch("no-show-for-everybody", "A member who checked in is penalized, too.", ["meetings.no-show"], {
    recordNoShows: ["member.checkedAt === null", "true"],
  }),
  replacePatch("check-in-too-early", "Check-in is open before its window.", ["meetings.confirmed-early"], {
    assertCheckInOpen: [
      "now < opensAt || now > closesAt || meeting.noShowsAt !== null",
      "now > closesAt || meeting.noShowsAt !== null",
    ],
  }),
  replacePatch("check-in-closes-early", "Check-in closes at the meeting's time.", ["meetings.check-in"], {
    assertCheckInOpen: [
      "now < opensAt || now > closesAt || meeting.noShowsAt !== null",
      "now < opensAt || now > meeting.scheduledAt || meeting.noShowsAt !== null",
    ],
  }),
  replacePatch("check-in-radius-2-km", "A check-in from 2 km away is accepted.", ["meetings.check-in.distance"], {
    checkIn: ["offsetM > CHECK_IN_RADIUS_M", "offsetM > 2 * CHECK_IN_RADIUS_M"],
  }),
  replacePatch("check-in-anywhere", "A check-in from anywhere is accepted.", ["meetings.check-in.distance"], {
    checkIn: ["offsetM > CHECK_IN_RADIUS_M", "false"],
  }),
  replacePatch("check-in-radius-900-m", "A check-in at 950 m is refused.", ["meetings.check-in.distance"], {
    checkIn: ["offsetM > CHECK_IN_RADIUS_M", "offsetM > CHECK_IN_RADIUS_M - 100"],
  }),
  replacePatch("check-in-twice", "A member checks in twice.", ["meetings.check-in"], {
    checkIn: ["membership.checkedAt !== null", "false"],
  }),
  omitPatch("check-in-without-refund", "Checking in doesn't give the deposit back.", ["rice.deposit.check-in"], {
    checkIn: "refundSeat",
  }),
  replacePatch("check-in-without-consent", "A check-in without consent is accepted.", ["meetings.check-in.consent"], {
    checkIn: ["!(await hasAgreedToLocation(ctx, memberId))", "false"],
  }),
  replacePatch("rate-twice", "A member rates twice.", ["meetings.rate.once"], {
    evaluateMembers: ["membership.evaluatedAt !== null", "false"],
  }),
  omitPatch("rate-too-early", "Members are rated before the meeting is over.", ["meetings.rate.when-over"], {
    evaluateMembers: "assertAllowed",
  }),
  replacePatch("rate-incomplete", "A rating may leave a member out.", ["meetings.rate.complete"], {
    checkTargets: ["!isSameMeeting || !isComplete", "false"],
  }),
  replacePatch("rate-oneself", "Rating oneself gets another error.", ["meetings.rate.complete", "meetings.rate"], {
    checkTargets: ["targets.includes(memberId)", "false"],
  }),
  replacePatch("rating-without-effect", "Ratings don't change the meal score.", ["meetings.rate.scores"], {
    evaluateMembers: ["scoreOf[type] === 0", "true"],
  }),
  replacePatch("rating-the-wrong-way", "A bad rating raises the meal score.", ["meetings.rate.scores"], {
    evaluateMembers: ["scoreOf[type]", "-scoreOf[type]", "point + ${scoreOf[type]}::integer"],
  }),
  replacePatch("expelled-by-half", "Half of the members are enough to expel somebody.", ["meetings.expel.majority"], {
    reportOnMeeting: [
      "(await countReporters(ctx, target)) > meeting.memberCount / 2",
      "(await countReporters(ctx, target)) >= meeting.memberCount / 2",
    ],
  }),
  replacePatch("never-expelled", "Reports never expel anybody.", ["meetings.expel.majority"], {
    reportOnMeeting: ["(await countReporters(ctx, target)) > meeting.memberCount / 2", "false"],
  }),
  replacePatch("host-expelled", "The host can be expelled.", ["meetings.expel.not-the-host"], {
    reportOnMeeting: ["target.memberId === meeting.hostId", "false"],
  }),
  replacePatch("report-twice", "The same person can be reported twice.", ["meetings.report"], {
    insertReport: ["earlier !== undefined", "false"],
  }),
  replacePatch("report-oneself", "Reporting oneself gets another error.", ["meetings.report.refusals"], {
    lockReportedMeeting: ["body.reportedId === reporterId", "false"],
  }),
  omitPatch(
    "expulsion-not-posted",
    "No message in the room says that a member was expelled.",
    ["meetings.expel.majority", "meetings.expelled", "chat.end.expelled"],
    { expel: "postSeatLine" },
  ),
  replacePatch("block-oneself", "A member may block themselves.", ["meetings.block"], {
    blockMember: ["blockedId === blockerId", "false"],
  }),
  replacePatch("block-twice", "Blocking twice isn't refused.", ["meetings.block"], {
    blockMember: ["inserted === undefined", "false"],
  }),
  replacePatch(
    "unblock-nobody",
    "Unblocking a member who isn't blocked succeeds.",
    ["shapes.absent.unblockMember", "meetings.block"],
    { unblockMember: ["deleted === undefined", "false"] },
  ),
  replacePatch("blocked-host-on-the-map", "A blocked host's meetings are on the map.", ["meetings.list.blocked"], {
    findWithin: ["blockedHosts?.has(meeting.hostId) === true", "false"],
  }),
  replacePatch(
    "blocked-host-in-the-search",
    "A blocked host's meetings are in the search.",
    ["meetings.list.blocked", "meetings.search"],
    { isHostNotBlocked: ["viewerId", "-1", '.where("blocks.blockerId", "=", viewerId)'] },
  ),
  replacePatch(
    "blocked-host-in-the-list",
    "A blocked host's meetings are in the list.",
    ["meetings.list.blocked", "meetings.block"],
    { selectNear: ["blockedHosts?.has(hostId) === true", "false"] },
  ),
  replacePatch("list-shows-50-km", "The list reaches 50 km.", ["meetings.geography", "meetings.list.within-10-km"], {
    selectNear: ["NEARBY_RADIUS_M", "5 * NEARBY_RADIUS_M"],
  }),
  replacePatch(
    "search-ignores-recruiting-only",
    "The search shows confirmed meetings although only recruiting ones were asked for.",
    ["meetings.search.recruiting-only"],
    {
      searchMeetings: [
        "search.recruitingOnly",
        "false",
        "search.recruitingOnly ? sql<SqlBool>`${isUnfinished} and status = 'RECRUITING'` : isUnfinished",
      ],
    },
  ),
  replacePatch(
    "map-shows-the-past",
    "The map shows meetings that have begun.",
    ["meetings.list.running", "meetings.list.not-over", "meetings.list"],
    { findWithin: ["query.now.getTime()", "0"] },
  ),
  replacePatch("map-shows-50-km", "The map reaches 50 km.", ["meetings.list.within-10-km"], {
    findMarkers: ["{ ...query, radiusM: NEARBY_RADIUS_M }", "{ ...query, radiusM: 5 * NEARBY_RADIUS_M }"],
  }),
  replacePatch(
    "joined-lists-own-meetings",
    "The list of joined meetings shows hosted ones.",
    ["meetings.hosted-and-joined", "meetings.joined"],
    { listJoined: ["sql<SqlBool>`meetings.host_id <> ${memberId}`", "sql<SqlBool>`true`"] },
  ),
  ...ofKind("security", [
    replacePatch("report-by-outsiders", "Outsiders report from inside a meeting.", ["auth.scope.reportOnMeeting"], {
      lockReportedMeeting: ['reporter?.state !== "JOINED"', "false"],
    }),
  ]),
];
