/** Defects written from the requirement alone, in lists, searches, profiles, rooms and reports. */
import type { PatchFault } from "../fault.ts";
import { replacePatch } from "./builders.ts";

export const peopleRulePatches: PatchFault[] = [
  replacePatch(
    "one-report-for-all-meetings",
    "A report in another meeting about the same person is refused.",
    ["meetings.report", "meetings.expel", "meetings.untouched.people", "beyond.reports"],
    {
      insertReport: [
        "{ reporterId, reportedId, meetingId }",
        "{ reporterId, reportedId }",
        "eb.and({ reporterId, reportedId, meetingId })",
      ],
    },
  ),
  replacePatch(
    "one-report-for-all-people",
    "A report about a second person of a meeting is refused.",
    ["meetings.report.each", "meetings.report", "meetings.expel", "meetings.untouched.people", "beyond.reports"],
    {
      insertReport: [
        "{ reporterId, reportedId, meetingId }",
        "{ reporterId, meetingId }",
        "eb.and({ reporterId, reportedId, meetingId })",
      ],
    },
  ),
  replacePatch("reports-of-former-members", "Reports of who has left count for the expulsion.", ["meetings.expel"], {
    countReporters: ['"JOINED"', '(eb: any) => eb.ref("meetingMembers.state")'],
  }),
  replacePatch(
    "report-of-another-meeting-counts",
    "Reports made in other meetings count for the expulsion.",
    ["meetings.expel", "meetings.report", "meetings.untouched.people"],
    {
      countReporters: ["meetingId", '(eb: any) => eb.ref("reports.meetingId")', '"=", meetingId'],
    },
  ),
  replacePatch(
    "profile-counts-cancelled-meetings",
    "A profile counts meetings that didn't take place.",
    ["beyond.profile"],
    {
      readProfile: [
        "sql<number>`(select count(*) from meetings where meetings.host_id = members.id and meetings.took_place)`",
        "sql<number>`(select count(*) from meetings where meetings.host_id = members.id)`",
      ],
    },
  ),
  replacePatch(
    "profile-counts-every-seat",
    "A profile counts seats without a check-in as attended.",
    ["beyond.profile"],
    {
      readProfile: [
        'meetingsAttendedSql("members.id")',
        "sql<number>`(select count(*) from meeting_members where member_id = members.id)`",
      ],
    },
  ),
  replacePatch(
    "profile-by-a-past-application",
    "The profile of a rejected applicant stays visible.",
    ["beyond.profile"],
    {
      readProfile: [
        "meetsNow(request)",
        "sql<SqlBool>`(${meetsNow(request)} or exists (select from meeting_applications a join meetings m on m.id = a.meeting_id and m.status <> 'END' where a.member_id = ${memberId} and m.host_id = ${viewerId}))`",
      ],
    },
  ),
  replacePatch("profile-of-who-left", "The profile of who left a meeting stays visible.", ["beyond.profile"], {
    readProfile: [
      "meetsNow(request)",
      "sql<SqlBool>`(${meetsNow(request)} or exists (select from meeting_members theirs join meeting_members own on own.meeting_id = theirs.meeting_id where theirs.member_id = ${memberId} and own.member_id = ${viewerId}))`",
    ],
  }),
  replacePatch("filters-not-combined", "A meal is ignored beside a day.", ["beyond.meeting.list-filters"], {
    conditionsOf: ["value === undefined", 'value === undefined || (name === "meal" && filter.date !== undefined)'],
  }),
  replacePatch(
    "approval-filter-one-way",
    "The filter for meetings with approval shows all.",
    ["beyond.meeting.list-filters"],
    {
      rules: ["item.requiresApproval === requiresApproval", "requiresApproval || !item.requiresApproval"],
    },
  ),
  replacePatch(
    "store-filter-one-way",
    "The filter for meetings elsewhere shows partner stores, too.",
    ["beyond.meeting.list-filters"],
    {
      rules: ["marker.isPartnerPlace === isPartnerPlace", "!isPartnerPlace || marker.isPartnerPlace"],
    },
  ),
  replacePatch("search-only-nearby", "The search ends at 10 km.", ["meetings.search", "meetings.geography"], {
    findByText: ["null", "NEARBY_RADIUS_M", "radiusM: null"],
  }),
  replacePatch("search-without-texts", "The search doesn't look into the text of a meeting.", ["meetings.search"], {
    containsText: ['eb("content", "ilike", pattern)', 'eb("title", "ilike", pattern)'],
  }),
  replacePatch(
    "ended-before-unfinished",
    "The search has meetings that are over first.",
    ["meetings.search", "meetings.geography.order"],
    {
      searchMeetings: ["rows", "rows.toReversed()", "meetingSearchDtoList: rows.map"],
    },
  ),
  replacePatch(
    "room-tells-who-blocked",
    "A room tells its members who has blocked them.",
    ["chat.rooms.info", "meetings.block", "chat.blocked-are-delivered"],
    {
      readRoom: ['"blockerId"', '"blockedId"', '.where("blockerId"'],
    },
  ),
  replacePatch(
    "second-subscription-to-a-room",
    "A connection subscribes twice to a room.",
    ["chat.subscribe", "chat.connect", "chat.rooms-apart", "chat.send.rights", "chat.send.destinations"],
    {
      subscribe: ["isSubscribed", "false", "if (isSubscribed)"],
    },
  ),
  replacePatch("socket-ends-with-its-first-token", "A newer token doesn't extend a connection.", ["chat.end.expiry"], {
    extendConnection: ["identity.expiresAt > connection.identity.expiresAt", "false"],
  }),
];
