/** Defects that damage a text on the way, or change something beside the target of a write. */
import type { PatchFault } from "../fault.ts";
import { replacePatch } from "./builders.ts";

const meetingTexts = ["meetings.reading-back"];
const consoleTexts = ["admin.reading-back"];
const nameTexts = ["auth.reading-back"];

const texts = [
  replacePatch("title-on-one-line", "A meeting's title loses its line breaks.", meetingTexts, {
    createMeeting: ["body.title.trim()", 'body.title.trim().replaceAll("\\n", " ")'],
  }),
  replacePatch("text-cut-in-an-emoji", "A meeting's text is cut after 300 units of UTF-16.", meetingTexts, {
    createMeeting: ["body.content.trim()", "body.content.trim().slice(0, 300)"],
  }),
  replacePatch("edited-title-cut", "An edited title is cut after 20 units of UTF-16.", meetingTexts, {
    updateMeeting: ["change.body.title.trim()", "change.body.title.trim().slice(0, 20)"],
  }),
  replacePatch("edited-text-normalized", "An edited text is stored in another Unicode form.", meetingTexts, {
    updateMeeting: ["change.body.content.trim()", 'change.body.content.trim().normalize("NFC")'],
  }),
  replacePatch("place-name-in-one-space", "The name of a place loses its line breaks.", meetingTexts, {
    validatePlace: ["fields.placeName.trim()", 'fields.placeName.trim().replaceAll(/\\s+/g, " ")'],
  }),
  replacePatch("address-lost", "A typed address of a place is lost.", meetingTexts, {
    validatePlace: ["fields.placeAddress?.trim() ?? null", "null"],
  }),
  replacePatch("introduction-cut", "An introduction is cut after 100 units of UTF-16.", meetingTexts, {
    applyToMeeting: ["request.content.trim()", "request.content.trim().slice(0, 100)"],
  }),
  replacePatch("introduction-of-one-line", "The host sees the first line of an introduction.", meetingTexts, {
    toApplication: ["row.content", '(row.content.split("\\n")[0] ?? "")'],
  }),
  replacePatch("marker-on-one-line", "The map shows the first line of a title.", meetingTexts, {
    "MeetingCache.#readRows": ["item", '{ ...item, title: item.title.split("\\n")[0] ?? "" }', "} = item;"],
  }),
  replacePatch("list-normalizes-places", "Lists show the name of a place in another Unicode form.", meetingTexts, {
    toListItem: ["row", '{ ...row, placeName: row.placeName.normalize("NFC") }', "...row,"],
  }),
  replacePatch("room-title-cut", "The list of rooms cuts titles after 20 units of UTF-16.", meetingTexts, {
    toRoom: ["room", "{ ...room, meetingTitle: room.meetingTitle.slice(0, 20) }", "...room,"],
  }),
  replacePatch("room-place-cut", "A room shows 20 characters of the name of its place.", meetingTexts, {
    readRoom: ["meeting.placeName", "meeting.placeName.slice(0, 20)"],
  }),
  replacePatch("certificate-escapes-markup", "The certificate shows a title with escaped markup.", meetingTexts, {
    readCertificate: [
      "row",
      '{ ...row, title: row.title.replaceAll("<", "&lt;").replaceAll("\\n", "<br>") }',
      "} = row;",
    ],
  }),
  replacePatch("preview-on-one-line", "The public preview shows the first line of a title.", meetingTexts, {
    readPublicMeeting: ["meeting", '{ ...meeting, title: meeting.title.split("\\n")[0] ?? "" }', "...meeting,"],
  }),
  replacePatch("report-normalized", "A report is stored in another Unicode form.", consoleTexts, {
    insertReport: ["body.content.trim()", 'body.content.trim().normalize("NFC")'],
  }),
  replacePatch("comment-on-one-line", "A comment on a report loses its line breaks.", consoleTexts, {
    toAdminReport: ["row", '{ ...row, adminComment: row.adminComment?.replaceAll("\\n", " ") ?? null }', "...row,"],
  }),
  replacePatch("benefits-in-one-space", "The benefits of a store lose their line breaks.", consoleTexts, {
    applyForPartnership: ["policy.trim()", 'policy.trim().replaceAll(/\\s+/g, " ")'],
  }),
  replacePatch("store-name-cut", "A store's name is cut after 20 units of UTF-16.", consoleTexts, {
    applyForPartnership: ["name.trim()", "name.trim().slice(0, 20)"],
  }),
  replacePatch("edited-benefits-cut", "Edited benefits are cut after 300 units of UTF-16.", consoleTexts, {
    editPlace: ["body.policy.trim()", "body.policy.trim().slice(0, 300)"],
  }),
  replacePatch("event-normalized", "An event's text is stored in another Unicode form.", consoleTexts, {
    createEvent: ["body.content.trim()", 'body.content.trim().normalize("NFC")'],
  }),
  replacePatch("edited-event-cut", "An edited event's title is cut after 100 units of UTF-16.", consoleTexts, {
    editEvent: ["body.title.trim()", "body.title.trim().slice(0, 100)"],
  }),
  replacePatch("announcement-on-one-line", "An announcement loses its line breaks.", consoleTexts, {
    createAnnouncement: ["body.content.trim()", 'body.content.trim().replaceAll("\\n", " ")'],
  }),
  replacePatch("edited-announcement-without-tabs", "An edited announcement loses its tabs.", consoleTexts, {
    editAnnouncement: ["body.content.trim()", 'body.content.trim().replaceAll("\\t", " ")'],
  }),
  replacePatch("notification-cut", "A notification is cut after 1,000 units of UTF-16.", consoleTexts, {
    toNotificationContent: ["content.trim()", "content.trim().slice(0, 1000)"],
  }),
  replacePatch("notification-address-cut", "The address of a notification loses its query.", consoleTexts, {
    toNotificationContent: ["url ?? null", 'url?.split("?")[0] ?? null'],
  }),
  replacePatch(
    "export-breaks-lines",
    "A text with a line break becomes two lines of an export.",
    [...consoleTexts, ...meetingTexts],
    {
      toCell: ['/[",\\r\\n]/.test(text)', "text.includes(',')"],
    },
  ),
  replacePatch("name-not-normalized", "A nickname is stored in the Unicode form in which it was sent.", nameTexts, {
    normalizeName: ["normalizeNickname(name)", "name.trim()"],
  }),
  replacePatch("name-in-full-width", "A nickname keeps letters of full width.", nameTexts, {
    normalizeName: ["normalizeNickname(name)", 'name.normalize("NFC").trim()'],
  }),
  replacePatch("name-cut-in-room", "A meeting cuts its members' names after 10 units of UTF-16.", nameTexts, {
    listSeatedMembers: ["rows", "rows.map((row) => ({ ...row, name: row.name.slice(0, 10) }))", "return rows"],
  }),
];

/** The condition of a statement holds for later rows, too. */
const laterRows = (condition: string) => ['"="', '">="', condition] as const;
const MEETING = ["meetings.untouched.meeting", "admin.untouched.meeting"];
const STORE = ["admin.untouched.store"];
const POST = ["admin.untouched.post"];

const bystanders = [
  replacePatch(
    "delete-later-notifications",
    "Deleting a notification deletes the later ones.",
    ["admin.untouched.notification"],
    {
      deleteNotification: laterRows('.where("id", "=", notificationId)'),
    },
  ),
  replacePatch(
    "delete-notifications-of-others",
    "Deleting all notifications deletes those of others.",
    ["admin.untouched.notifications-of-others"],
    {
      deleteNotifications: laterRows('.where("memberId", "=", memberId)'),
    },
  ),
  replacePatch("unblock-others", "Lifting a block lifts others of the member.", ["meetings.untouched.people"], {
    unblockMember: ['"="', '"<>"', '.where("blockedId", "=", blockedId)'],
  }),
  replacePatch("unblock-for-others", "Lifting a block lifts it for others, too.", ["meetings.untouched.people"], {
    unblockMember: laterRows('.where("blockerId", "=", blockerId)'),
  }),
  replacePatch(
    "answer-later-applications",
    "An answer to an application answers the later ones.",
    ["meetings.untouched.application"],
    {
      setStatus: laterRows('.where("id", "=", application.id)'),
    },
  ),
  replacePatch(
    "confirmation-rejects-elsewhere",
    "A confirmation rejects applications to other meetings.",
    [...MEETING, "meetings.confirm"],
    {
      rejectPendingApplications: laterRows('.where("meetingId", "=", meeting.id)'),
    },
  ),
  replacePatch("leaving-empties-later-seats", "Who leaves takes later members along.", [...MEETING, "meetings.leave"], {
    releaseSeat: laterRows('.where("id", "=", membership.id)'),
  }),
  replacePatch("leaving-counts-elsewhere", "Who leaves is taken off the count of other meetings.", MEETING, {
    releaseSeat: laterRows('.where("id", "=", membership.meetingId)'),
  }),
  replacePatch("joining-counts-elsewhere", "Who joins is counted in other meetings.", MEETING, {
    takeSeat: laterRows('.where("id", "=", meeting.id)'),
  }),
  replacePatch("confirmation-of-all", "Confirming a meeting confirms later ones.", MEETING, {
    enterConfirmed: laterRows('.where("id", "=", meeting.id)'),
  }),
  replacePatch("edit-of-all", "Editing a meeting edits later ones.", MEETING, {
    updateMeeting: laterRows('.where("id", "=", meeting.id)'),
  }),
  replacePatch("position-of-all", "Saving a position saves it for others.", ["meetings.untouched.account"], {
    saveLocation: laterRows('.where("id", "=", memberId)'),
  }),
  replacePatch("portrait-of-all", "Removing a photo removes those of others.", ["meetings.untouched.account"], {
    changeImage: laterRows('.where("id", "=", memberId)'),
  }),
  replacePatch(
    "sessions-of-all",
    "What ends a member's sessions ends those of others.",
    ["meetings.untouched", "admin.untouched.member"],
    {
      revokeSessions: laterRows('revocation.where("memberId", "=", scope.memberId)'),
    },
  ),
  replacePatch("status-of-all", "A ban bans others.", ["admin.untouched.member"], {
    setMemberStatus: laterRows('.where("id", "=", memberId)'),
  }),
  replacePatch("score-of-all", "A score that an operator sets is set for others.", ["admin.untouched.member"], {
    setMemberPoint: laterRows('.where("id", "=", memberId)'),
  }),
  replacePatch("rating-of-all", "A rating changes the score of others.", ["admin.untouched.rating"], {
    evaluateMembers: laterRows('.where("id", "=", targetMemberId)'),
  }),
  replacePatch("report-decisions-of-all", "Deciding a report decides later ones.", ["admin.untouched.report"], {
    setReport: laterRows('.where("id", "=", reportId)'),
  }),
  replacePatch("report-deletions-of-all", "Deleting a report deletes later ones.", ["admin.untouched.report"], {
    deleteReport: laterRows('.where("id", "=", reportId)'),
  }),
  replacePatch("contract-of-all", "The end of a contract is set for other stores.", STORE, {
    saveContractEnd: laterRows('.where("id", "=", id)'),
  }),
  replacePatch("store-deposit-of-all", "A store's deposit is set for others.", STORE, {
    setCache: laterRows('.where("id", "=", id)'),
  }),
  replacePatch("store-edit-of-all", "Editing a store edits others.", STORE, {
    editPlace: laterRows('.where("id", "=", id)'),
  }),
  replacePatch("store-deletion-of-all", "Deleting a store deletes others.", STORE, {
    deletePlace: laterRows('trx.deleteFrom("partnerPlaces").where("id", "=", id)'),
  }),
  replacePatch("event-edit-of-all", "Editing an event edits later ones.", POST, {
    editEvent: laterRows('.where("id", "=", id)'),
  }),
  replacePatch("event-deletion-of-all", "Deleting an event deletes later ones.", POST, {
    deleteEvent: laterRows('.where("id", "=", id)'),
  }),
  replacePatch("announcement-edit-of-all", "Editing an announcement edits later ones.", POST, {
    editAnnouncement: laterRows('.where("id", "=", id)'),
  }),
  replacePatch("announcement-deletion-of-all", "Deleting an announcement deletes later ones.", POST, {
    deleteAnnouncement: laterRows('.where("id", "=", id)'),
  }),
  replacePatch(
    "store-application-answers-of-all",
    "An answer to a store's application answers the later ones.",
    ["admin.untouched.partner-application"],
    {
      removeApplication: laterRows('.where("id", "=", applicationId)'),
    },
  ),
];

export const textAndBystanderPatches: PatchFault[] = [...texts, ...bystanders];
