/** Defects in what the clock does, in checking in, rating, reporting and blocking. */
import type { PatchFault } from "../fault.ts";
import { forgotten, wrong } from "./write.ts";

const at = (name: string, find: string, expression?: string) => ({
  file: `domain/${name}.ts`,
  find,
  ...(expression === undefined ? {} : { expression }),
});
const MOVES = "meeting-transitions";
const post = (content: string) =>
  `await postSystemMessage(trx, { meetingId: meeting.id, content: "${content}", systemKey: "${content}", now });`;
const WINDOW = "now < opensAt || now > closesAt || meeting.noShowsAt !== null";

export const timePatches: PatchFault[] = [
  forgotten("confirmation-untold", at(MOVES, post("CONFIRMED")), [
    "The room isn't told that the meeting is confirmed.",
    "meetings.confirm",
    "meetings.clock.takes-place",
    "chat.history.system",
    "chat.system",
  ]),
  forgotten("check-in-untold", at(MOVES, post("CHECK")), [
    "The room isn't asked to check in.",
    "meetings.clock.takes-place",
    "chat.history.system",
    "chat.system",
  ]),
  forgotten("rating-untold", at(MOVES, post("EVALUATION")), [
    "The room isn't asked to rate.",
    "meetings.clock.takes-place",
    "chat.history.system",
  ]),
  wrong("end-below-minimum-untold", at(MOVES, 'const content = "END_MINCAPACITY";', '"END_MINCAPACITY"'), '"END"', [
    "A meeting that ends for lack of members is told with an unknown word.",
    "meetings.clock.below-minimum",
    "chat.history.system",
    "chat.system",
  ]),
  forgotten("end-below-minimum-without-refund", at(MOVES, 'await refundSeat(trx, member, "MEETING_END", now);'), [
    "A meeting that ends for lack of members keeps the deposits.",
    "rice.deposit.ended-short",
  ]),
  forgotten(
    "confirmation-keeps-applicants-deposit",
    at(MOVES, 'await refundApplication(trx, application, "MEETING_APPLY_REJECT", now);'),
    ["Confirming keeps the rice of those whose applications waited.", "rice.deposit.confirm-rejects"],
  ),
  wrong("never-took-place", at(MOVES, "tookPlace: true", "true"), "false", [
    "A meeting that took place can't be rated.",
    "meetings.rate",
  ]),
  wrong(
    "minimum-is-not-enough",
    at("meeting-rules", "return memberCount >= minCapacity;", "memberCount >= minCapacity"),
    "memberCount > minCapacity",
    ["A meeting with exactly its minimum ends for lack of members.", "meetings.clock.takes-place", "meetings.clock"],
  ),
  wrong("no-show-for-nobody", at("lifecycle", "member.checkedAt === null"), "false", [
    "Who stays away isn't punished.",
    "meetings.no-show",
  ]),
  wrong("no-show-for-everybody", at("lifecycle", "member.checkedAt === null"), "true", [
    "Who checked in is punished as well.",
    "meetings.no-show",
  ]),
  wrong("check-in-too-early", at("attendance", WINDOW), "now > closesAt || meeting.noShowsAt !== null", [
    "Check-in is open before its window.",
    "meetings.confirmed-early",
  ]),
  wrong(
    "check-in-closes-early",
    at("attendance", WINDOW),
    "now < opensAt || now > meeting.scheduledAt || meeting.noShowsAt !== null",
    ["Check-in closes at the meeting's time.", "meetings.check-in"],
  ),
  wrong("check-in-radius-2-km", at("attendance", "awayM > CHECK_IN_RADIUS_M"), "awayM > 2 * CHECK_IN_RADIUS_M", [
    "One may check in from 2 km away.",
    "meetings.check-in.distance",
  ]),
  wrong("check-in-anywhere", at("attendance", "awayM > CHECK_IN_RADIUS_M"), "false", [
    "One may check in from anywhere.",
    "meetings.check-in.distance",
  ]),
  wrong("check-in-radius-900-m", at("attendance", "awayM > CHECK_IN_RADIUS_M"), "awayM > CHECK_IN_RADIUS_M - 100", [
    "One is refused at 950 m.",
    "meetings.check-in.distance",
  ]),
  wrong("check-in-twice", at("attendance", "membership.checkedAt !== null"), "false", [
    "One may check in twice.",
    "meetings.check-in",
  ]),
  forgotten("check-in-without-refund", at("attendance", 'await refundSeat(trx, membership, "MEETING_CHECKED", now);'), [
    "Checking in doesn't give the deposit back.",
    "rice.deposit.check-in",
  ]),
  wrong("check-in-without-consent", at("attendance", "!(await hasAgreedToLocation(trx, memberId))"), "false", [
    "A position is read without consent.",
    "meetings.check-in.consent",
  ]),
  wrong("rate-twice", at("evaluation", "membership.evaluatedAt !== null"), "false", [
    "A member rates twice.",
    "meetings.rate.once",
  ]),
  forgotten("rate-too-early", at("evaluation", 'assertAllowed("rate", meeting, now);'), [
    "Members are rated before the meeting is over.",
    "meetings.rate.when-over",
  ]),
  wrong("rate-incomplete", at("evaluation", "!isForThis || !isComplete"), "false", [
    "A rating may leave somebody out.",
    "meetings.rate.complete",
  ]),
  wrong("rate-oneself", at("evaluation", "targets.includes(memberId)"), "false", [
    "Rating oneself isn't refused as such.",
    "meetings.rate.complete",
    "meetings.rate",
  ]),
  wrong("rating-without-effect", at("evaluation", "scoreOf[type] === 0"), "true", [
    "Ratings don't change the meal score.",
    "meetings.rate.scores",
  ]),
  wrong(
    "rating-the-wrong-way",
    at("evaluation", "point + ${scoreOf[type]}::integer", "scoreOf[type]"),
    "-scoreOf[type]",
    ["A bad rating raises the meal score.", "meetings.rate.scores"],
  ),
  wrong(
    "expelled-by-half",
    at("reports", "(await countReporters(trx, target)) > meeting.memberCount / 2"),
    "(await countReporters(trx, target)) >= meeting.memberCount / 2",
    ["Half of the members are enough to expel somebody.", "meetings.expel.majority"],
  ),
  wrong("never-expelled", at("reports", "(await countReporters(trx, target)) > meeting.memberCount / 2"), "false", [
    "Reports never expel anybody.",
    "meetings.expel.majority",
  ]),
  wrong("host-expelled", at("reports", "target.memberId === meeting.hostId"), "false", [
    "The host can be expelled.",
    "meetings.expel.not-the-host",
  ]),
  wrong("report-twice", at("reports", "earlier !== undefined"), "false", [
    "The same person can be reported twice.",
    "meetings.report",
  ]),
  wrong("report-oneself", at("reports", "body.reportedId === reporterId"), "false", [
    "Reporting oneself isn't refused as such.",
    "meetings.report.refusals",
  ]),
  wrong(
    "report-by-outsiders",
    at("reports", 'reporter?.state !== "JOINED"'),
    "false",
    ["Outsiders report from inside a meeting.", "auth.scope.reportOnMeeting"],
    "security",
  ),
  forgotten(
    "expulsion-untold",
    at("reports", "await postSystemMessage(trx, { meetingId: meeting.id, content, systemKey: null, now });"),
    ["The room isn't told of an expulsion.", "meetings.expel.majority", "meetings.expelled", "chat.end.expelled"],
  ),
  wrong("block-oneself", at("blocks", "blockedId === blockerId"), "false", [
    "One may block oneself.",
    "meetings.block",
  ]),
  wrong("block-twice", at("blocks", "inserted === undefined"), "false", [
    "Blocking twice isn't refused.",
    "meetings.block",
  ]),
  wrong("unblock-nobody", at("blocks", "deleted === undefined"), "false", [
    "Unblocking who isn't blocked succeeds.",
    "shapes.absent.unblockMember",
    "meetings.block",
  ]),
  wrong("blocked-host-on-the-map", at("meeting-lists", '.where("blocks.blockerId", "=", viewerId)', "viewerId"), "-1", [
    "A blocked host's meetings are on the map and in the search.",
    "meetings.list.blocked",
    "meetings.search",
  ]),
  wrong("blocked-host-in-the-list", at("nearby-known", "hidden?.has(hostId) === true"), "false", [
    "A blocked host's meetings are in the list.",
    "meetings.list.blocked",
    "meetings.block",
  ]),
  wrong("list-shows-50-km", at("nearby-known", "> NEARBY_RADIUS_M", "NEARBY_RADIUS_M"), "5 * NEARBY_RADIUS_M", [
    "The list reaches 50 km.",
    "meetings.list.within-10-km",
  ]),
  wrong("search-ignores-recruiting-only", at("meeting-lists", "search.recruitingOnly"), "false", [
    "The search shows confirmed meetings although only recruiting ones were asked for.",
    "meetings.search.recruiting-only",
  ]),
  wrong("map-shows-the-past", at("meeting-lists", '.where("scheduledAt", ">", now)', "now"), "new Date(0)", [
    "The map shows meetings that have begun.",
    "meetings.list.running",
    "meetings.list.not-over",
    "meetings.list",
  ]),
  wrong(
    "map-shows-50-km",
    at(
      "meeting-lists",
      ".where((where) => withinSql(placeOf(where), viewer.position, NEARBY_RADIUS_M))",
      "NEARBY_RADIUS_M",
    ),
    "5 * NEARBY_RADIUS_M",
    ["The map reaches 50 km.", "meetings.list.within-10-km"],
  ),
  wrong("joined-lists-own-meetings", at("meeting-lists", 'where("meetings.hostId", "<>", memberId),', '"<>"'), '">="', [
    "The list of joined meetings shows hosted ones.",
    "meetings.hosted-and-joined",
    "meetings.joined",
  ]),
];
