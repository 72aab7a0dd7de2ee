/** Defects in what happens at a meeting's time, in checking in, rating, reporting and blocking, and in lists. */
import type { PatchFault } from "../fault.ts";
import { omitted, replaced } from "./write.ts";

export const timePatches: PatchFault[] = [
  omitted(
    "confirmation-not-posted",
    { in: "enterConfirmed", callee: "postSystemMessage" },
    {
      title: "No message in the room says that the meeting is confirmed.",
      checks: ["meetings.confirm", "meetings.clock.takes-place", "chat.history.system", "chat.system"],
    },
  ),
  omitted(
    "check-in-not-posted",
    { in: "enterReady", callee: "postSystemMessage" },
    {
      title: "No message in the room asks to check in.",
      checks: ["meetings.clock.takes-place", "chat.history.system", "chat.system"],
    },
  ),
  omitted(
    "rating-not-posted",
    { in: "completeMeeting", callee: "postSystemMessage" },
    { title: "No message in the room asks to rate.", checks: ["meetings.clock.takes-place", "chat.history.system"] },
  ),
  replaced(
    "end-below-minimum-misnamed",
    { in: "endBelowMinimum", expression: '"END_MINCAPACITY"', becomes: '"END"' },
    {
      title: "A meeting that ends for lack of members has an unknown system message.",
      checks: ["meetings.clock.below-minimum", "chat.history.system", "chat.system"],
    },
  ),
  omitted(
    "end-below-minimum-without-refund",
    { in: "cancelMeeting", callee: "refundSeat" },
    { title: "A meeting that ends for lack of members keeps the deposits.", checks: ["rice.deposit.ended-short"] },
  ),
  omitted(
    "confirmation-keeps-applicants-deposit",
    { in: "rejectPendingApplications", callee: "refundApplication" },
    {
      title: "Confirming keeps the rice of those whose applications waited.",
      checks: ["rice.deposit.confirm-rejects"],
    },
  ),
  replaced(
    "never-took-place",
    { in: "enterReady", expression: "true", becomes: "false" },
    { title: "A meeting that took place can't be rated.", checks: ["meetings.rate"] },
  ),
  replaced(
    "minimum-is-not-enough",
    { in: "hasEnoughMembers", expression: "memberCount >= minCapacity", becomes: "memberCount > minCapacity" },
    {
      title: "A meeting with exactly its minimum ends for lack of members.",
      checks: ["meetings.clock.takes-place", "meetings.clock"],
    },
  ),
  replaced(
    "no-show-for-nobody",
    { in: "recordNoShows", expression: "member.checkedAt === null", becomes: "false" },
    { title: "Who stays away isn't punished.", checks: ["meetings.no-show"] },
  ),
  replaced(
    "no-show-for-everybody",
    { in: "recordNoShows", expression: "member.checkedAt === null", becomes: "true" },
    { title: "Who checked in is punished as well.", checks: ["meetings.no-show"] },
  ),
  replaced(
    "check-in-too-early",
    {
      in: "assertWindowOpen",
      expression: "now < opensAt || now > closesAt || meeting.noShowsAt !== null",
      becomes: "now > closesAt || meeting.noShowsAt !== null",
    },
    { title: "Check-in is open before its window.", checks: ["meetings.confirmed-early"] },
  ),
  replaced(
    "check-in-closes-early",
    {
      in: "assertWindowOpen",
      expression: "now < opensAt || now > closesAt || meeting.noShowsAt !== null",
      becomes: "now < opensAt || now > meeting.scheduledAt || meeting.noShowsAt !== null",
    },
    { title: "Check-in closes at the meeting's time.", checks: ["meetings.check-in"] },
  ),
  replaced(
    "check-in-radius-2-km",
    { in: "checkIn", expression: "offsetM > CHECK_IN_RADIUS_M", becomes: "offsetM > 2 * CHECK_IN_RADIUS_M" },
    { title: "One may check in from 2 km away.", checks: ["meetings.check-in.distance"] },
  ),
  replaced(
    "check-in-anywhere",
    { in: "checkIn", expression: "offsetM > CHECK_IN_RADIUS_M", becomes: "false" },
    { title: "One may check in from anywhere.", checks: ["meetings.check-in.distance"] },
  ),
  replaced(
    "check-in-radius-900-m",
    { in: "checkIn", expression: "offsetM > CHECK_IN_RADIUS_M", becomes: "offsetM > CHECK_IN_RADIUS_M - 100" },
    { title: "One is refused at 950 m.", checks: ["meetings.check-in.distance"] },
  ),
  replaced(
    "check-in-twice",
    { in: "checkIn", expression: "membership.checkedAt !== null", becomes: "false" },
    { title: "One may check in twice.", checks: ["meetings.check-in"] },
  ),
  omitted(
    "check-in-without-refund",
    { in: "checkIn", callee: "refundSeat" },
    { title: "Checking in doesn't give the deposit back.", checks: ["rice.deposit.check-in"] },
  ),
  replaced(
    "check-in-without-consent",
    { in: "checkIn", expression: "!(await hasAgreedToLocation(ctx, memberId))", becomes: "false" },
    { title: "A position is read without consent.", checks: ["meetings.check-in.consent"] },
  ),
  replaced(
    "rate-twice",
    { in: "evaluateMembers", expression: "membership.evaluatedAt !== null", becomes: "false" },
    { title: "A member rates twice.", checks: ["meetings.rate.once"] },
  ),
  omitted(
    "rate-too-early",
    { in: "evaluateMembers", callee: "assertAllowed" },
    { title: "Members are rated before the meeting is over.", checks: ["meetings.rate.when-over"] },
  ),
  replaced(
    "rate-incomplete",
    { in: "checkTargets", expression: "!isSameMeeting || !isComplete", becomes: "false" },
    { title: "A rating may leave somebody out.", checks: ["meetings.rate.complete"] },
  ),
  replaced(
    "rate-oneself",
    { in: "checkTargets", expression: "targets.includes(memberId)", becomes: "false" },
    { title: "Rating oneself isn't refused as such.", checks: ["meetings.rate.complete", "meetings.rate"] },
  ),
  replaced(
    "rating-without-effect",
    { in: "evaluateMembers", expression: "scoreOf[type] === 0", becomes: "true" },
    { title: "Ratings don't change the meal score.", checks: ["meetings.rate.scores"] },
  ),
  replaced(
    "rating-the-wrong-way",
    {
      in: "evaluateMembers",
      expression: "scoreOf[type]",
      within: "point + ${scoreOf[type]}::integer",
      becomes: "-scoreOf[type]",
    },
    { title: "A bad rating raises the meal score.", checks: ["meetings.rate.scores"] },
  ),
  replaced(
    "expelled-by-half",
    {
      in: "reportOnMeeting",
      expression: "(await countReporters(ctx, target)) > meeting.memberCount / 2",
      becomes: "(await countReporters(ctx, target)) >= meeting.memberCount / 2",
    },
    { title: "Half of the members are enough to expel somebody.", checks: ["meetings.expel.majority"] },
  ),
  replaced(
    "never-expelled",
    {
      in: "reportOnMeeting",
      expression: "(await countReporters(ctx, target)) > meeting.memberCount / 2",
      becomes: "false",
    },
    { title: "Reports never expel anybody.", checks: ["meetings.expel.majority"] },
  ),
  replaced(
    "host-expelled",
    { in: "reportOnMeeting", expression: "target.memberId === meeting.hostId", becomes: "false" },
    { title: "The host can be expelled.", checks: ["meetings.expel.not-the-host"] },
  ),
  replaced(
    "report-twice",
    { in: "store", expression: "earlier !== undefined", becomes: "false" },
    { title: "The same person can be reported twice.", checks: ["meetings.report"] },
  ),
  replaced(
    "report-oneself",
    { in: "lockReported", expression: "body.reportedId === reporterId", becomes: "false" },
    { title: "Reporting oneself isn't refused as such.", checks: ["meetings.report.refusals"] },
  ),
  replaced(
    "report-by-outsiders",
    { in: "lockReported", expression: 'reporter?.state !== "JOINED"', becomes: "false" },
    { title: "Outsiders report from inside a meeting.", checks: ["auth.scope.reportOnMeeting"], kind: "security" },
  ),
  omitted(
    "expulsion-not-posted",
    { in: "expel", callee: "postSystemMessage" },
    {
      title: "No message in the room says that a member was expelled.",
      checks: ["meetings.expel.majority", "meetings.expelled", "chat.end.expelled"],
    },
  ),
  replaced(
    "block-oneself",
    { in: "blockMember", expression: "blockedId === blockerId", becomes: "false" },
    { title: "One may block oneself.", checks: ["meetings.block"] },
  ),
  replaced(
    "block-twice",
    { in: "blockMember", expression: "inserted === undefined", becomes: "false" },
    { title: "Blocking twice isn't refused.", checks: ["meetings.block"] },
  ),
  replaced(
    "unblock-nobody",
    { in: "unblockMember", expression: "deleted === undefined", becomes: "false" },
    { title: "Unblocking who isn't blocked succeeds.", checks: ["shapes.absent.unblockMember", "meetings.block"] },
  ),
  replaced(
    "blocked-host-on-the-map",
    { in: "isHostShown", expression: "viewerId", within: '.where("blocks.blockerId", "=", viewerId)', becomes: "-1" },
    {
      title: "A blocked host's meetings are on the map and in the search.",
      checks: ["meetings.list.blocked", "meetings.search"],
    },
  ),
  replaced(
    "blocked-host-in-the-list",
    { in: "selectNear", expression: "hidden?.has(hostId) === true", becomes: "false" },
    { title: "A blocked host's meetings are in the list.", checks: ["meetings.list.blocked", "meetings.block"] },
  ),
  replaced(
    "list-shows-50-km",
    { in: "selectNear", expression: "NEARBY_RADIUS_M", becomes: "5 * NEARBY_RADIUS_M" },
    { title: "The list reaches 50 km.", checks: ["meetings.list.within-10-km"] },
  ),
  replaced(
    "search-ignores-recruiting-only",
    { in: "searchMeetings", expression: "search.recruitingOnly", becomes: "false" },
    {
      title: "The search shows confirmed meetings although only recruiting ones were asked for.",
      checks: ["meetings.search.recruiting-only"],
    },
  ),
  replaced(
    "map-shows-the-past",
    { in: "listOnMap", expression: "now", within: '.where("scheduledAt", ">", now)', becomes: "new Date(0)" },
    {
      title: "The map shows meetings that have begun.",
      checks: ["meetings.list.running", "meetings.list.not-over", "meetings.list"],
    },
  ),
  replaced(
    "map-shows-50-km",
    { in: "listOnMap", expression: "NEARBY_RADIUS_M", becomes: "5 * NEARBY_RADIUS_M" },
    { title: "The map reaches 50 km.", checks: ["meetings.list.within-10-km"] },
  ),
  replaced(
    "joined-lists-own-meetings",
    { in: "listJoined", expression: '"<>"', becomes: '">="' },
    {
      title: "The list of joined meetings shows hosted ones.",
      checks: ["meetings.hosted-and-joined", "meetings.joined"],
    },
  ),
];
