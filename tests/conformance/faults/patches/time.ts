/** Defects in what happens at a meeting's time, in checking in, rating, reporting and blocking, and in lists. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitted, replaced } from "./write.ts";

export const timePatches: PatchFault[] = [
  omitted(
    "confirmation-not-posted",
    "No message in the room says that the meeting is confirmed.",
    ["meetings.confirm", "meetings.clock.takes-place", "chat.history.system", "chat.system"],
    { enterConfirmed: "postSystemMessage" },
  ),
  omitted(
    "check-in-not-posted",
    "No message in the room asks to check in.",
    ["meetings.clock.takes-place", "chat.history.system", "chat.system"],
    { enterReady: "postSystemMessage" },
  ),
  omitted(
    "rating-not-posted",
    "No message in the room asks to rate.",
    ["meetings.clock.takes-place", "chat.history.system"],
    { completeMeeting: "postSystemMessage" },
  ),
  replaced(
    "end-below-minimum-misnamed",
    "A meeting that ends for lack of members has an unknown system message.",
    ["meetings.clock.below-minimum", "chat.history.system", "chat.system"],
    { endBelowMinimum: ['"END_MINCAPACITY"', '"END"'] },
  ),
  omitted(
    "end-below-minimum-without-refund",
    "A meeting that ends for lack of members keeps the deposits.",
    ["rice.deposit.ended-short"],
    { cancelMeeting: "refundSeat" },
  ),
  omitted(
    "confirmation-keeps-applicants-deposit",
    "Confirming keeps the rice of those whose applications waited.",
    ["rice.deposit.confirm-rejects"],
    { rejectPendingApplications: "refundApplication" },
  ),
  replaced("never-took-place", "A meeting that took place can't be rated.", ["meetings.rate"], {
    enterReady: ["true", "false"],
  }),
  replaced(
    "minimum-is-not-enough",
    "A meeting with exactly its minimum ends for lack of members.",
    ["meetings.clock.takes-place", "meetings.clock"],
    { hasEnoughMembers: ["memberCount >= minCapacity", "memberCount > minCapacity"] },
  ),
  replaced("no-show-for-nobody", "Who stays away isn't punished.", ["meetings.no-show"], {
    recordNoShows: ["member.checkedAt === null", "false"],
  }),
  replaced("no-show-for-everybody", "Who checked in is punished as well.", ["meetings.no-show"], {
    recordNoShows: ["member.checkedAt === null", "true"],
  }),
  replaced("check-in-too-early", "Check-in is open before its window.", ["meetings.confirmed-early"], {
    assertWindowOpen: [
      "now < opensAt || now > closesAt || meeting.noShowsAt !== null",
      "now > closesAt || meeting.noShowsAt !== null",
    ],
  }),
  replaced("check-in-closes-early", "Check-in closes at the meeting's time.", ["meetings.check-in"], {
    assertWindowOpen: [
      "now < opensAt || now > closesAt || meeting.noShowsAt !== null",
      "now < opensAt || now > meeting.scheduledAt || meeting.noShowsAt !== null",
    ],
  }),
  replaced("check-in-radius-2-km", "One may check in from 2 km away.", ["meetings.check-in.distance"], {
    checkIn: ["offsetM > CHECK_IN_RADIUS_M", "offsetM > 2 * CHECK_IN_RADIUS_M"],
  }),
  replaced("check-in-anywhere", "One may check in from anywhere.", ["meetings.check-in.distance"], {
    checkIn: ["offsetM > CHECK_IN_RADIUS_M", "false"],
  }),
  replaced("check-in-radius-900-m", "One is refused at 950 m.", ["meetings.check-in.distance"], {
    checkIn: ["offsetM > CHECK_IN_RADIUS_M", "offsetM > CHECK_IN_RADIUS_M - 100"],
  }),
  replaced("check-in-twice", "One may check in twice.", ["meetings.check-in"], {
    checkIn: ["membership.checkedAt !== null", "false"],
  }),
  omitted("check-in-without-refund", "Checking in doesn't give the deposit back.", ["rice.deposit.check-in"], {
    checkIn: "refundSeat",
  }),
  replaced("check-in-without-consent", "A position is read without consent.", ["meetings.check-in.consent"], {
    checkIn: ["!(await hasAgreedToLocation(ctx, memberId))", "false"],
  }),
  replaced("rate-twice", "A member rates twice.", ["meetings.rate.once"], {
    evaluateMembers: ["membership.evaluatedAt !== null", "false"],
  }),
  omitted("rate-too-early", "Members are rated before the meeting is over.", ["meetings.rate.when-over"], {
    evaluateMembers: "assertAllowed",
  }),
  replaced("rate-incomplete", "A rating may leave somebody out.", ["meetings.rate.complete"], {
    checkTargets: ["!isSameMeeting || !isComplete", "false"],
  }),
  replaced("rate-oneself", "Rating oneself isn't refused as such.", ["meetings.rate.complete", "meetings.rate"], {
    checkTargets: ["targets.includes(memberId)", "false"],
  }),
  replaced("rating-without-effect", "Ratings don't change the meal score.", ["meetings.rate.scores"], {
    evaluateMembers: ["scoreOf[type] === 0", "true"],
  }),
  replaced("rating-the-wrong-way", "A bad rating raises the meal score.", ["meetings.rate.scores"], {
    evaluateMembers: ["scoreOf[type]", "-scoreOf[type]", "point + ${scoreOf[type]}::integer"],
  }),
  replaced("expelled-by-half", "Half of the members are enough to expel somebody.", ["meetings.expel.majority"], {
    reportOnMeeting: [
      "(await countReporters(ctx, target)) > meeting.memberCount / 2",
      "(await countReporters(ctx, target)) >= meeting.memberCount / 2",
    ],
  }),
  replaced("never-expelled", "Reports never expel anybody.", ["meetings.expel.majority"], {
    reportOnMeeting: ["(await countReporters(ctx, target)) > meeting.memberCount / 2", "false"],
  }),
  replaced("host-expelled", "The host can be expelled.", ["meetings.expel.not-the-host"], {
    reportOnMeeting: ["target.memberId === meeting.hostId", "false"],
  }),
  replaced("report-twice", "The same person can be reported twice.", ["meetings.report"], {
    store: ["earlier !== undefined", "false"],
  }),
  replaced("report-oneself", "Reporting oneself isn't refused as such.", ["meetings.report.refusals"], {
    lockMeetingOfReport: ["body.reportedId === reporterId", "false"],
  }),
  omitted(
    "expulsion-not-posted",
    "No message in the room says that a member was expelled.",
    ["meetings.expel.majority", "meetings.expelled", "chat.end.expelled"],
    { expel: "postSystemMessage" },
  ),
  replaced("block-oneself", "One may block oneself.", ["meetings.block"], {
    blockMember: ["blockedId === blockerId", "false"],
  }),
  replaced("block-twice", "Blocking twice isn't refused.", ["meetings.block"], {
    blockMember: ["inserted === undefined", "false"],
  }),
  replaced(
    "unblock-nobody",
    "Unblocking who isn't blocked succeeds.",
    ["shapes.absent.unblockMember", "meetings.block"],
    { unblockMember: ["deleted === undefined", "false"] },
  ),
  replaced(
    "blocked-host-on-the-map",
    "A blocked host's meetings are on the map and in the search.",
    ["meetings.list.blocked", "meetings.search"],
    { isHostShown: ["viewerId", "-1", '.where("blocks.blockerId", "=", viewerId)'] },
  ),
  replaced(
    "blocked-host-in-the-list",
    "A blocked host's meetings are in the list.",
    ["meetings.list.blocked", "meetings.block"],
    { selectNear: ["hidden?.has(hostId) === true", "false"] },
  ),
  replaced("list-shows-50-km", "The list reaches 50 km.", ["meetings.list.within-10-km"], {
    selectNear: ["NEARBY_RADIUS_M", "5 * NEARBY_RADIUS_M"],
  }),
  replaced(
    "search-ignores-recruiting-only",
    "The search shows confirmed meetings although only recruiting ones were asked for.",
    ["meetings.search.recruiting-only"],
    { searchMeetings: ["search.recruitingOnly", "false"] },
  ),
  replaced(
    "map-shows-the-past",
    "The map shows meetings that have begun.",
    ["meetings.list.running", "meetings.list.not-over", "meetings.list"],
    { listOnMap: ["now", "new Date(0)", '.where("scheduledAt", ">", now)'] },
  ),
  replaced("map-shows-50-km", "The map reaches 50 km.", ["meetings.list.within-10-km"], {
    listOnMap: ["NEARBY_RADIUS_M", "5 * NEARBY_RADIUS_M"],
  }),
  replaced(
    "joined-lists-own-meetings",
    "The list of joined meetings shows hosted ones.",
    ["meetings.hosted-and-joined", "meetings.joined"],
    { listJoined: ['"<>"', '">="'] },
  ),
  ...ofKind("security", [
    replaced("report-by-outsiders", "Outsiders report from inside a meeting.", ["auth.scope.reportOnMeeting"], {
      lockMeetingOfReport: ['reporter?.state !== "JOINED"', "false"],
    }),
  ]),
];
