/** Defects written from the requirement alone, in the console, stores, rice and logs. */
import type { PatchFault } from "../fault.ts";
import { omitPatch, replacePatch } from "./builders.ts";

export const operatorRulePatches: PatchFault[] = [
  replacePatch(
    "ready-skips-the-confirmation",
    "A recruiting meeting that is set READY isn't confirmed.",
    ["admin.meeting", "rice.deposit"],
    {
      transitions: ['meeting.status === "RECRUITING"', "false"],
    },
  ),
  replacePatch(
    "second-confirmation-without-line",
    "A meeting that goes back has no second line of its confirmation.",
    ["admin.meeting", "chat.system"],
    {
      revertStatusEffects: ["meetingId", "0", '"=", meetingId)\n    .where("systemKey"'],
    },
  ),
  replacePatch(
    "applicants-forgotten-at-the-deletion",
    "An operator's deletion keeps the deposits of applicants.",
    ["rice.deposit.application-deleted-by-operator", "rice.second-time.application"],
    {
      refundHeldDeposits: ["{ seats, applications }", "{ seats, applications: [] }"],
    },
  ),
  replacePatch(
    "end-of-a-meeting-as-below-its-minimum",
    "A meeting that an operator ends says that its minimum was missed.",
    ["admin.meeting", "rice.deposit.ended", "chat.system"],
    {
      endMeeting: ['meeting.status === "RECRUITING" && !hasEnoughMembers(meeting)', "true"],
    },
  ),
  replacePatch(
    "reopened-with-deposits-back",
    "A meeting whose deposits went back leaves END.",
    ["beyond.meeting.refunded-stays-ended"],
    {
      assertDepositsHeld: ["meeting.tookPlace", "true"],
    },
  ),
  replacePatch("comment-in-the-notification", "The reporter is sent the operators' comment.", ["beyond.reports"], {
    setReport: ["outcomes[status]", "{ ...outcomes[status], content: adminComment ?? outcomes[status].content }"],
  }),
  replacePatch(
    "outcome-to-the-reported",
    "The outcome of a report is sent to the reported member.",
    ["beyond.reports", "admin.untouched.report"],
    {
      setReport: [
        "[report.reporterId]",
        '[(await trx.selectFrom("reports").select("reportedId").where("id", "=", reportId).executeTakeFirstOrThrow()).reportedId]',
      ],
    },
  ),
  replacePatch(
    "reports-about-anybody",
    "The filter by reported member isn't applied beside a status.",
    ["beyond.reports.filters", "beyond.lists"],
    {
      listReports: ["reportedId !== undefined", "reportedId !== undefined && status === undefined"],
    },
  ),
  replacePatch("days-in-utc", "The days of lists are those of UTC.", ["beyond.lists.days", "admin.dates.midnight"], {
    isWithinDays: ["sql`${time} >= ${first}`", "sql`${time} >= ${addMs(first, 9 * 60 * 60 * 1000)}`"],
  }),
  replacePatch(
    "oldest-first-unsorted",
    "Sorting a list by age changes nothing.",
    ["beyond.lists.days", "admin.list", "beyond.reports.filters"],
    {
      orderOf: ["orders[sort]", '"desc"'],
    },
  ),
  replacePatch("search-ignores-the-page", "A search answers its first page for each.", ["admin.search", "admin.list"], {
    queryFewMatches: ["ids.slice(offset, offset + size)", "ids.slice(0, size)"],
  }),
  replacePatch("total-of-the-page", "The total of a list is that of its page.", ["admin.list"], {
    readPage: ["total", "rows.length", ": total,"],
  }),
  replacePatch("members-by-another-id", "A search by id finds ids that begin with it.", ["admin.search"], {
    hasId: ["sql<SqlBool>`${sql.ref(column)} = ${id}`", "sql<SqlBool>`${sql.ref(column)}::text like ${`${id}%`}`"],
  }),
  replacePatch(
    "event-edit-renews-its-date",
    "Editing an event makes it new.",
    ["admin.event", "admin.untouched.post"],
    {
      editEvent: ["text", "{ ...text, createdAt: now }", ".set({ ...text,"],
    },
  ),
  replacePatch(
    "announcement-edit-renews-its-date",
    "Editing an announcement makes it new.",
    ["admin.announcement", "admin.untouched.post"],
    {
      editAnnouncement: ["after", "{ ...after, createdAt: now }", ".set({ ...after,"],
    },
  ),
  replacePatch(
    "announcements-oldest-first",
    "Members see the oldest announcement first.",
    ["admin.announcement", "admin.content", "admin.untouched.post"],
    {
      listNewest: ["rows.map(toAnnouncement)", "rows.toReversed().map(toAnnouncement)"],
    },
  ),
  replacePatch("event-loses-its-image", "Editing an event without naming the image removes it.", ["admin.event"], {
    editEvent: ["body.imageId === undefined ? previousId : body.imageId", "body.imageId ?? null"],
  }),
  replacePatch("edit-resets-the-views", "Editing a store resets its views.", ["admin.store", "admin.untouched.store"], {
    editPlace: ["after", "{ ...after, count: 0 }", ".set({ ...after,"],
  }),
  replacePatch(
    "store-deposit-ends-the-contract",
    "Setting a store's deposit ends its contract.",
    ["admin.store", "admin.untouched.store"],
    {
      setCache: ["{ cache, updatedAt: now }", "{ cache, updatedAt: now, until: now }"],
    },
  ),
  replacePatch(
    "store-loses-its-image",
    "Editing a store without naming the image removes it.",
    ["admin.store", "admin.untouched.store"],
    {
      editPlace: ["body.imageId === undefined ? previousId : body.imageId", "body.imageId ?? null"],
    },
  ),
  replacePatch(
    "month-from-today",
    "A month is added to today, not to the end of the contract.",
    ["admin.store.until", "admin.dates.contract"],
    {
      extendByMonth: ["nextSeoulMonth(place.until)", "nextSeoulMonth(ctx.now)"],
    },
  ),
  replacePatch(
    "role-of-all-partners",
    "Deleting a store takes the role from other partners.",
    ["admin.store.delete", "admin.untouched.store", "meetings.places.gone"],
    {
      deletePlace: [
        '(eb) => eb.selectFrom("partnerPlaces").select("memberId").where("id", "=", id)',
        '(eb: any) => eb.ref("members.id")',
      ],
    },
  ),
  replacePatch("ending-contracts-of-a-month", "The inbox counts contracts that end within 30 days.", ["beyond.inbox"], {
    contractRange: ["CONTRACT_ENDING_DAYS", "30", "addMs(now, CONTRACT_ENDING_DAYS"],
  }),
  replacePatch(
    "pack-with-another-reason",
    "A pack of 2,000 is booked as one of 500.",
    ["rice.payment.packs", "rice.payment"],
    {
      bookPayment: ["purchaseReasons[request.productId]", '"PURCHASE_500"'],
    },
  ),
  replacePatch("access-log-without-ids", "The access log doesn't say whom a search has shown.", ["beyond.access-log"], {
    addEntry: ["targetIds.slice(0, ACCESS_TARGETS_MAX)", "[]"],
  }),
  replacePatch(
    "access-log-without-failed-logins",
    "Failed logins of unknown ids aren't recorded.",
    ["beyond.access-log"],
    {
      withAccessLog: ["failures.has(error.errorName)", 'error.errorName === "ADMIN_LOCKED_OUT"'],
    },
  ),
  replacePatch("access-log-with-another-address", "The access log has no address.", ["beyond.access-log"], {
    withAccessLog: ["ip", '"127.0.0.1"', "address: ip"],
  }),
  replacePatch("viewer-sees-push-tokens", "A VIEWER sees members' push tokens.", ["beyond.operators"], {
    maskMember: ["null", "member.targetToken", "targetToken: null"],
  }),
  replacePatch(
    "viewer-sees-owners-phones",
    "A VIEWER sees the phones of store owners.",
    ["beyond.operators", "admin.store"],
    {
      maskOwner: ["maskPhone(row.memberPhone)", "row.memberPhone"],
    },
  ),
  replacePatch(
    "viewer-sees-phones-of-applications",
    "A VIEWER sees the phone that an applicant gave.",
    ["beyond.operators.masked"],
    {
      maskApplication: ["maskDigits(application.phone)", "application.phone"],
    },
  ),
  replacePatch(
    "viewer-sees-places-of-applications",
    "A VIEWER sees where an applicant is.",
    ["beyond.operators.masked"],
    {
      maskApplication: ["null", "application.latitude", "latitude: null"],
    },
  ),
  replacePatch(
    "viewer-finds-by-phone",
    "A VIEWER finds a member by guessing the phone.",
    ["beyond.operator-role.searchAdminMembers", "beyond.operators"],
    {
      adminMemberHandlers: ['field === "phone" && isMasked(actor)', "false"],
    },
  ),
  replacePatch(
    "viewer-sees-phones-in-the-list",
    "A VIEWER sees phones and positions in the list of members.",
    ["beyond.operators.masked", "admin.list.listAdminMembers"],
    {
      adminMemberHandlers: [
        "maskMember",
        "(member: any) => member",
        "listMembers(db, undefined, query).page(query), maskMember",
      ],
    },
  ),
  replacePatch(
    "viewer-sees-positions-on-the-dashboard",
    "A VIEWER sees members' positions on the dashboard.",
    ["beyond.operators.masked", "admin.dashboard"],
    {
      maskDashboard: ["[]", "dashboard.memberLocationDtoList"],
    },
  ),
  replacePatch(
    "support-may-as-an-owner",
    "SUPPORT may do what is open to OWNER alone.",
    ["beyond.operators.support", "beyond.operators"],
    {
      authorize: [
        "rule.operatorRoles.has(actor.operatorRole)",
        '(rule.operatorRoles.size === 1 && actor.operatorRole === "SUPPORT") || rule.operatorRoles.has(actor.operatorRole)',
      ],
    },
  ),
  replacePatch(
    "finance-may-as-an-owner",
    "FINANCE may do what is open to OWNER alone.",
    ["beyond.operators.finance", "beyond.operators"],
    {
      authorize: [
        "rule.operatorRoles.has(actor.operatorRole)",
        '(rule.operatorRoles.size === 1 && actor.operatorRole === "FINANCE") || rule.operatorRoles.has(actor.operatorRole)',
      ],
    },
  ),
  replacePatch(
    "role-change-keeps-the-session",
    "An operator whose role changes stays logged in.",
    ["beyond.operators"],
    {
      setOperator: ['revokeSessions(ctx, { reason: "OPERATOR_CHANGE", scope: { memberId: operatorId } })', "undefined"],
    },
  ),
  replacePatch(
    "disabled-operator-may-read",
    "A disabled operator's role can't be seen as disabled.",
    ["beyond.operators"],
    {
      setOperator: ["operator.disabledAt ?? now", "null"],
    },
  ),
  omitPatch(
    "role-change-not-recorded",
    "No change of an operator's role is in the audit log.",
    ["beyond.operators.audit"],
    {
      setOperator: ["audit", "OPERATOR_ROLE_CHANGE"],
    },
  ),
  replacePatch(
    "search-target-of-all-kinds",
    "A filter of the audit log by one target shows its whole kind.",
    ["admin.audit.filters"],
    {
      listAuditLog: ["id !== undefined", "false", "if (id !== undefined)"],
    },
  ),
  replacePatch(
    "audit-log-of-all-operators",
    "The audit log's filter by operator isn't applied.",
    ["admin.audit.filters"],
    {
      listAuditLog: ["filter.actor !== undefined", "false"],
    },
  ),
  replacePatch(
    "acceptance-recorded-without-values",
    "The audit log doesn't say whose application was accepted.",
    ["admin.audit.partner-application-accept"],
    {
      acceptApplication: ["{ partnerPlaceId: id, memberId, name: store.name, until: until.toISOString() }", "null"],
    },
  ),
  replacePatch(
    "contract-end-recorded-without-previous",
    "The audit log doesn't have a contract's previous end.",
    ["admin.audit.partner-place-until-change", "admin.audit.partner-place-extend"],
    {
      saveContractEnd: ["{ until: previous.toISOString() }", "null"],
    },
  ),
  replacePatch(
    "contract-end-recorded-unchanged",
    "The audit log has a contract's previous end in place of the new one.",
    ["admin.audit.partner-place-extend", "admin.audit.partner-place-until-change"],
    {
      saveContractEnd: ["{ until: until.toISOString() }", "{ until: previous.toISOString() }"],
    },
  ),
  replacePatch(
    "chat-before-includes-itself",
    "Paging back in the console's chat repeats a message.",
    ["admin.meeting.chats"],
    {
      listMeetingChats: ['"<"', '"<="', '.where("chatMessages.id", "<", beforeId)'],
    },
  ),
  replacePatch(
    "chat-around-only-before",
    "The messages around a report are only those before it.",
    ["beyond.reports.chat-around"],
    {
      readChatsAround: ["newer", "[]", "...newer"],
    },
  ),
  replacePatch("dashboard-with-the-deleted", "The dashboard counts deleted members.", ["admin.dashboard"], {
    readDashboard: ['"deletedAt"', "(eb: any) => eb.val(null)"],
  }),
  replacePatch(
    "figures-count-operators-rice",
    "The daily figures have another day than Seoul's.",
    ["admin.daily", "admin.dates.midnight"],
    {
      readDailyFigures: [
        "seoulDate(addMs(first, index * DAY_MS))",
        "addMs(first, index * DAY_MS).toISOString().slice(0, 10)",
      ],
    },
  ),
  replacePatch(
    "key-for-another-member",
    "An idempotency key counts for another path.",
    [
      "admin.notice.repeat",
      "rice.second-time.key-elsewhere",
      "admin.bulk",
      "meetings.create.repeat",
      "admin.content.repeat",
    ],
    {
      createWriter: ["{ ...pathParams, body: request.body }", "request.body"],
    },
  ),
];
