/** Defects in what was decided beyond the requirement (D48–D59), written from the decisions and product rules. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitPatch, replacePatch } from "./builders.ts";

const SEAT_LINES = ["beyond.chat", "chat.history", "chat.unread", "chat.rooms"];
const SEAT_ALERTS = ["beyond.meeting.seat-alert", "beyond.meeting", "meetings.untouched.seat-alert", "meetings.join"];
const REMINDERS = ["beyond.meeting"];
const PUSH = ["beyond.push", "shapes.bounds.saveWebSubscription", "shapes.success.saveWebSubscription"];
const LISTS = ["beyond.meeting", "meetings.list"];
const PROFILE = ["beyond.profile", "beyond.meeting", "auth.reading-back", "meetings.no-show"];
const PREVIEW = ["beyond.meeting", "meetings.reading-back", "shapes.absent.getPublicMeeting"];
const REPORTS = ["beyond.report", "admin.report", "admin.reading-back"];
const INBOX = ["beyond.inbox"];
const EXPORTS = ["admin.export"];

const seatLines = [
  omitPatch("seat-line-not-at-joining", "Nobody is told in the room who joins.", SEAT_LINES, {
    joinMeeting: "postSeatLine",
  }),
  omitPatch("seat-line-not-at-approval", "Nobody is told in the room who was approved.", SEAT_LINES, {
    approveApplication: "postSeatLine",
  }),
  omitPatch("seat-line-not-at-leaving", "Nobody is told in the room who leaves.", SEAT_LINES, {
    leaveMeeting: "postSeatLine",
  }),
  omitPatch("seat-line-not-for-new-host", "Nobody is told in the room who the new host is.", SEAT_LINES, {
    transferHostRole: "postSeatLine",
  }),
  replacePatch("seat-line-leaving-as-joining", "Who leaves is announced as joining.", SEAT_LINES, {
    postSeatLine: ["sentences[change]", 'sentences[change === "LEFT" ? "JOINED" : change]'],
  }),
  replacePatch("seat-line-names-old-host", "The line about the new host names the one who left.", SEAT_LINES, {
    postSeatLine: [
      "seat.memberId",
      "change === 'HOST' ? sql`(select member_id from meeting_members where meeting_id = ${seat.meetingId} and state = 'LEFT' limit 1)` : seat.memberId",
      "where id = ${seat.memberId}",
    ],
  }),
  replacePatch("seat-lines-make-unread", "A room is unread because somebody joined.", SEAT_LINES, {
    listRooms: ["isSeatLineSql", "sql`false`"],
  }),
  replacePatch(
    "room-codes-as-text",
    "A room's last message is a member's, also where it is the server's.",
    SEAT_LINES,
    {
      toRoom: ["room", '{ ...room, lastChatType: room.lastChatType && "TEXT" }', "...room,"],
    },
  ),
  omitPatch(
    "withdrawn-name-in-seat-lines",
    "The name of a withdrawn member stays in the lines about seats.",
    [...SEAT_LINES, "admin.erased"],
    { deletePersonalData: "renameInSeatLines" },
  ),
];

const seatAlerts = [
  omitPatch("seat-alert-not-after-leaving", "A seat that somebody leaves alerts nobody.", SEAT_ALERTS, {
    leaveMeeting: "notifySeatOpened",
  }),
  omitPatch("seat-alert-not-after-expulsion", "A seat that an expulsion frees alerts nobody.", SEAT_ALERTS, {
    expel: "notifySeatOpened",
  }),
  replacePatch("seat-alert-again-and-again", "Who asked once is alerted at every seat.", SEAT_ALERTS, {
    notifySeatOpened: [
      'alertDeletion(ctx, meeting.id).where("memberId", "in", first).returning("memberId").execute()',
      "first.execute()",
    ],
  }),
  replacePatch("seat-alert-for-the-first-only", "Only one of those who asked is alerted.", SEAT_ALERTS, {
    notifySeatOpened: ["alerts", "alerts.slice(0, 1)", "memberIds = alerts"],
  }),
  omitPatch("seat-alerts-outlive-confirmation", "Alerts stay when the meeting is confirmed.", SEAT_ALERTS, {
    rejectPendingApplications: "deleteSeatAlerts",
  }),
  replacePatch("seat-alert-with-free-seats", "An alert is accepted where seats are free.", SEAT_ALERTS, {
    requestSeatAlert: ["meeting.memberCount < meeting.maxCapacity", "false"],
  }),
  replacePatch("seat-alert-of-a-member", "Who has a seat may ask for an alert.", SEAT_ALERTS, {
    requestSeatAlert: ['membership?.state === "JOINED"', "false"],
  }),
  replacePatch("seat-alert-of-the-expelled", "Who was expelled may ask for an alert.", SEAT_ALERTS, {
    requestSeatAlert: ['membership?.state === "EXPELLED"', "false"],
  }),
  omitPatch("seat-alert-when-over", "An alert is accepted for a meeting that doesn't recruit.", SEAT_ALERTS, {
    requestSeatAlert: "assertAllowed",
  }),
  omitPatch("seat-alert-not-cancelled", "A cancelled alert stays.", SEAT_ALERTS, {
    cancelSeatAlert: "deleteSeatAlert",
  }),
  replacePatch("seat-alert-cancels-others", "Cancelling an alert cancels everybody else's.", SEAT_ALERTS, {
    deleteSeatAlert: ['"="', '"<>"', '.where("memberId", "=", memberId)'],
  }),
  replacePatch("seat-alert-not-shown", "The detail never says that an alert is set.", SEAT_ALERTS, {
    readMeeting: ["Boolean(meeting.hasSeatAlert)", "false"],
  }),
  replacePatch("seat-alert-of-others-shown", "The detail shows another member's alert.", SEAT_ALERTS, {
    readMeeting: ['"="', '">"', '.where("seatAlerts.memberId", "=", viewerId)'],
  }),
];

const reminders = [
  replacePatch("reminder-never", "Nobody is reminded of a meeting.", REMINDERS, {
    remind: ["meeting !== undefined", "false"],
  }),
  replacePatch("reminder-again-and-again", "Members are reminded more than once.", REMINDERS, {
    remind: ["{ remindedAt: ctx.now }", "{ remindedAt: null }"],
  }),
  replacePatch("reminder-half-an-hour-before", "The reminder comes 30 minutes before the meeting.", REMINDERS, {
    isReminderDue: ["MEETING_REMINDER_MIN * MINUTE_MS", "(MEETING_REMINDER_MIN / 2) * MINUTE_MS"],
  }),
  replacePatch("reminder-of-a-new-meeting", "A meeting created within the hour is reminded of.", REMINDERS, {
    isReminderDue: ["MEETING_REMINDER_MIN", "0", "mins => ${MEETING_REMINDER_MIN}"],
  }),
];

const push = [
  ...ofKind("security", [
    replacePatch("push-endpoint-anywhere", "Any address is accepted as a push service.", PUSH, {
      validateSubscription: ["isAllowed(endpoint)", "true"],
    }),
    replacePatch("push-endpoint-without-tls", "A push service without TLS is accepted.", PUSH, {
      kindOfEndpoint: ['protocol === "https:"', "true"],
    }),
    replacePatch("push-endpoint-on-any-port", "A push service on another port is accepted.", PUSH, {
      kindOfEndpoint: ['port === ""', "true"],
    }),
    replacePatch("push-endpoint-with-password", "A push address with credentials is accepted.", PUSH, {
      kindOfEndpoint: ['username !== "" || password !== ""', "false"],
    }),
    replacePatch("push-endpoint-like-a-service", "A host that ends like a push service is accepted.", PUSH, {
      isService: ["host === service", "host.endsWith(service)"],
    }),
  ]),
  replacePatch("push-key-of-any-bytes", "A key that is no point of the curve is accepted.", PUSH, {
    validateSubscription: ["isPublicKey(keys.p256dh)", "true"],
  }),
  replacePatch("push-settings-lose-chat", "Turning off pushes of chats has no effect.", PUSH, {
    saveSettings: ["{ ...settings, updatedAt: now }", "{ ...settings, chat: true, updatedAt: now }"],
  }),
  replacePatch("push-settings-begin-off", "News are off until a member turns them on.", PUSH, {
    readSettings: ["row ?? ALL_ON", "row ?? { ...ALL_ON, news: false }"],
  }),
  replacePatch("push-settings-ignored", "Settings are stored and ignored.", PUSH, {
    notifyMembers: ["kind", "sql`true`", ".where(kind,"],
  }),
];

const lists = [
  replacePatch("list-item-position-swapped", "A list item has latitude and longitude exchanged.", LISTS, {
    toListItem: [
      "row",
      "{ ...row, placeLatitude: row.placeLongitude / 2, placeLongitude: row.placeLatitude }",
      "...row,",
    ],
  }),
  replacePatch("list-item-without-approval", "No list item says that a host approves.", LISTS, {
    toListItem: ["row", "{ ...row, requiresApproval: false }", "...row,"],
  }),
  replacePatch("list-item-of-nobody", "A list item names its viewer's number as the host.", LISTS, {
    toListItem: ["row", "{ ...row, hostId: row.meetingId }", "...row,"],
  }),
];

const profiles = [
  ...ofKind("security", [
    replacePatch("profile-for-strangers", "Anybody reads anybody's profile.", PROFILE, {
      readProfile: ["meetsNow(request)", "sql<SqlBool>`true`"],
    }),
    replacePatch("profile-for-the-blocked", "Who was blocked still reads the profile.", PROFILE, {
      readProfile: ["viewerId", "-1", "(${memberId}, ${viewerId})"],
    }),
    replacePatch("profile-of-the-blocked", "Who blocked somebody still reads that profile.", PROFILE, {
      readProfile: ["viewerId", "-1", "(${viewerId}, ${memberId})"],
    }),
  ]),
  replacePatch("profile-hidden-from-host", "A host can't read the profile of an applicant.", PROFILE, {
    meetsNow: ["memberId", "-1", "meeting_applications.member_id = ${memberId}"],
  }),
  replacePatch("profile-hidden-in-the-room", "Members of one meeting can't read each other's profile.", PROFILE, {
    meetsNow: ["memberId", "-1", "theirs.member_id = ${memberId}"],
  }),
  replacePatch("profile-of-host-hidden", "The host of an open meeting has no profile for others.", PROFILE, {
    meetsNow: ["memberId", "-1", "meetings.host_id = ${memberId}"],
  }),
  replacePatch("profile-always-verified", "Every profile says that the phone is verified.", PROFILE, {
    readProfile: ["row.phoneVerifiedAt !== null", "true"],
  }),
  replacePatch("profile-month-in-utc", "The month of joining is that of UTC.", [...PROFILE, "admin.dates"], {
    readProfile: ["seoulDate(row.createdAt)", "row.createdAt.toISOString()"],
  }),
  replacePatch("profile-counts-attended-as-held", "Meetings attended count as held.", PROFILE, {
    readProfile: ["row.held", "row.attended"],
  }),
  replacePatch("profile-counts-nothing-attended", "No profile counts meetings attended.", PROFILE, {
    readProfile: ["row.attended", "0"],
  }),
  replacePatch("profile-without-no-shows", "No profile tells no-shows.", PROFILE, {
    readProfile: ["row.noShows", "0"],
  }),
  replacePatch("profile-no-shows-for-ever", "A no-show is told after more than twelve months.", PROFILE, {
    noShowsSql: ["seoulMonthsBefore(now, NO_SHOWS_SHOWN_MONTHS)", "new Date(0)"],
  }),
  replacePatch("application-without-score", "A host sees the score 50 of every applicant.", PROFILE, {
    withRecord: ["row", "{ ...row, memberPoint: 50 }", "} = row;"],
  }),
  replacePatch("application-without-no-shows", "A host doesn't see an applicant's no-shows.", PROFILE, {
    withRecord: ["row", "{ ...row, noShows: 0 }", "} = row;"],
  }),
];

const previews = [
  replacePatch("preview-of-ended", "The public preview shows a meeting that is over.", PREVIEW, {
    readPublicMeeting: ['row.status === "END"', "false"],
  }),
  replacePatch("preview-of-deleted-unknown", "The preview says of a deleted meeting that it never existed.", PREVIEW, {
    readPublicMeeting: ["await wasDeleted(db, meetingId)", "false"],
  }),
  replacePatch("preview-of-unknown-gone", "The preview says of an unknown meeting that it is over.", PREVIEW, {
    readPublicMeeting: ["await wasDeleted(db, meetingId)", "true"],
  }),
  ...ofKind("security", [
    replacePatch("preview-with-address", "The public preview shows the exact address.", PREVIEW, {
      readPublicMeeting: ["districtOf(placeAddress)", "placeAddress"],
    }),
  ]),
  replacePatch("preview-with-city-only", "The public preview names the city without the district.", PREVIEW, {
    districtOf: ["DISTRICT.test(second)", "false"],
  }),
  replacePatch("preview-without-image", "The public preview has no image.", PREVIEW, {
    readPublicMeeting: ["imageUrl(imageKey)", "null"],
  }),
  replacePatch("preview-in-utc", "The public preview has the time of UTC.", PREVIEW, {
    readPublicMeeting: ["formatSeoulTime(scheduledAt)", "scheduledAt.toISOString().slice(0, 16)"],
  }),
];

const reports = [
  replacePatch("report-outcome-untold", "The reporter isn't told the outcome.", REPORTS, {
    setReport: ['status !== "PENDING" && report.withdrawnAt === null', "false"],
  }),
  replacePatch(
    "report-outcome-mistaken",
    "The reporter of a resolved report is told that nothing was found.",
    REPORTS,
    {
      setReport: ["outcomes[status]", "outcomes.DISMISSED"],
    },
  ),
  replacePatch("report-decided-otherwise", "A resolved report is dismissed without being reopened.", REPORTS, {
    setReport: ["!nextStatuses[report.status].includes(status)", "false"],
  }),
  replacePatch("report-never-reopened", "A worked report can't be reopened.", REPORTS, {
    setReport: ["!nextStatuses[report.status].includes(status)", 'report.status !== "PENDING"'],
  }),
  replacePatch("report-comment-lost", "A change without a comment removes the comment.", REPORTS, {
    setReport: [
      "adminComment === undefined ? report.adminComment : adminComment?.trim() || null",
      "adminComment?.trim() || null",
    ],
  }),
  replacePatch("report-status-unfiltered", "The list of reports ignores the status.", REPORTS, {
    listReports: ["status !== undefined", "false"],
  }),
  replacePatch("report-reported-unfiltered", "The list of reports ignores whom they are about.", REPORTS, {
    listReports: ["reportedId !== undefined", "false"],
  }),
  replacePatch("report-reporter-unfiltered", "The list of reports ignores who wrote them.", REPORTS, {
    listReports: ["reporterId !== undefined", "false"],
  }),
  replacePatch("report-names-exchanged", "A report names the reported member as the reporter.", REPORTS, {
    toAdminReport: ["row", "{ ...row, reporterName: row.reportedName, reportedName: row.reporterName }", "...row,"],
  }),
  ...ofKind("security", [
    replacePatch(
      "report-comment-in-audit-log",
      "The audit log has an operator's comment.",
      [...REPORTS, "admin.audit"],
      {
        setReport: ["{ status }", "{ status, adminComment: comment }", "after: { status }"],
      },
    ),
  ]),
];

const inbox = [
  replacePatch("inbox-counts-worked-reports", "The inbox counts resolved reports.", INBOX, {
    readInbox: ['"PENDING"', '"RESOLVED"', 'db.selectFrom("reports").where("status", "=", "PENDING")'],
  }),
  replacePatch("inbox-newest-report", "The inbox has the age of the newest report.", INBOX, {
    readInbox: [
      'openReports.select("createdAt").orderBy("id")',
      'openReports.select("createdAt").orderBy("id", "desc")',
    ],
  }),
  replacePatch("inbox-counts-long-contracts", "The inbox counts every contract.", INBOX, {
    readInbox: ["until", "new Date(4e12)", '"<=", until'],
  }),
  replacePatch("inbox-counts-ended-contracts", "The inbox counts contracts that have ended.", INBOX, {
    readInbox: ["after", "new Date(0)", '.where("until", ">", after)'],
  }),
  replacePatch("inbox-counts-paid-payments", "The inbox counts payments that are completed.", INBOX, {
    readInbox: ['"PENDING"', '"COMPLETED"', 'db.selectFrom("payments").where("status", "=", "PENDING")'],
  }),
  replacePatch("inbox-without-applications", "The inbox counts no applications of stores.", INBOX, {
    readInbox: ['countRows(db.selectFrom("partnerPlaceApplications"))', "Promise.resolve(0)"],
  }),
];

const contacts = [
  replacePatch(
    "reveal-without-reason",
    "The access log doesn't keep why a phone was shown.",
    ["beyond.operators.reveal"],
    {
      addEntry: ["reason?.toWellFormed() ?? null", "null"],
    },
  ),
];

const exportFormats = [
  replacePatch("export-never-readable", "READABLE has no effect.", EXPORTS, {
    prepareExport: ['request.format !== "READABLE"', "true"],
  }),
  replacePatch("export-always-readable", "Every export has values in words.", EXPORTS, {
    prepareExport: ['request.format !== "READABLE"', "false"],
  }),
  replacePatch("export-readable-in-utc", "A readable export has the time of UTC.", EXPORTS, {
    formatReadableTime: ["formatSeoulTime(instant)", "instant.toISOString().slice(0, 16)"],
  }),
  replacePatch("export-readable-without-words", "A readable export has states as codes.", EXPORTS, {
    readableValue: ["word !== undefined", "false"],
  }),
  replacePatch("export-readable-yes-is-no", "A readable export says no for yes.", EXPORTS, {
    readableValue: ['value ? "예" : "아니요"', '"아니요"'],
  }),
  replacePatch("export-without-byte-order-mark", "Spreadsheets garble the Korean of an export.", EXPORTS, {
    createExport: ["BYTE_ORDER_MARK", '""'],
  }),
  replacePatch("export-with-formulas", "A text that begins like a formula is exported as it is.", EXPORTS, {
    toText: ["FORMULA_START.test(text)", "false"],
  }),
  replacePatch("export-of-the-first-batch", "An export ends after its first batch.", EXPORTS, {
    createExport: ["rows.length < BATCH_ROWS", "true"],
  }),
  omitPatch("export-not-recorded", "An export leaves no entry in the audit log.", [...EXPORTS, "admin.audit"], {
    recordExport: "audit",
  }),
];

export const addedPatches: PatchFault[] = [
  ...seatLines,
  ...contacts,
  ...seatAlerts,
  ...reminders,
  ...push,
  ...lists,
  ...profiles,
  ...previews,
  ...reports,
  ...inbox,
  ...exportFormats,
];
