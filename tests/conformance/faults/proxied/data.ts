/** Faults of access checks, data of other callers, and lists that lose or repeat rows. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { operationOf } from "../../contract/openapi.ts";
import type { ProxiedRequest, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;

/** Stores the last valid token, to use it for other requests. */
function createTokenStore(): { record: (request: ProxiedRequest) => void; last: () => string | null } {
  let token: string | null = null;
  return {
    record: ({ headers }) => {
      if (headers["authorization"] !== undefined) token = headers["authorization"];
    },
    last: () => token,
  };
}

/** Executes requests without a valid token as another caller. */
function withoutTokenCheck(operation: string): ProxyFault {
  const tokens = createTokenStore();
  return {
    by: "proxy",
    id: `open-${operation}`.toLowerCase(),
    title: `${operation} needs no token.`,
    kind: "security",
    checks: [`auth.no-token.${operation}`],
    operations: ["getMe", "getAdminDashboard", operation],
    onRequest: (request) => {
      if (request.operationId !== operation) return;
      const isGood =
        (request.headers["authorization"] ?? "").split(".").length === 3 &&
        (request.headers["authorization"] ?? "").length > 80;
      if (isGood) tokens.record(request);
    },
    onResponse: async (response, request, backend) => {
      if (request.operationId !== operation || response.status !== 401) return;
      const authorization = tokens.last();
      if (authorization === null) {
        response.status = operationOf(operation).success;
        response.body = undefined;
        return;
      }
      Object.assign(response, await backend({ ...request, headers: { ...request.headers, authorization } }));
    },
  };
}

/** Replaces a refusal by a success. */
function hideRefusal(operation: string, code: string, body: unknown, checks: string[]): ProxyFault {
  return {
    by: "proxy",
    id: `hidden-${operation}-${code}`.toLowerCase(),
    title: `${operation} returns a success where it should refuse with ${code}.`,
    kind: "security",
    checks,
    operations: [operation],
    onResponse: (response) => {
      if ((response.body as { code?: string } | undefined)?.code !== code) return;
      response.status = operationOf(operation).success;
      response.body = body;
    },
  };
}

const accessFaults: ProxyFault[] = [
  withoutTokenCheck("getMe"),
  withoutTokenCheck("listChats"),
  withoutTokenCheck("listAdminMembers"),
  withoutTokenCheck("deleteImage"),
  hideRefusal("listChats", errorCodes.NOT_PARTICIPANT, [], ["auth.scope.listChats"]),
  hideRefusal("getChatroomInfo", errorCodes.STATUS_NOT_ALLOWED, undefined, ["auth.status.getChatroomInfo"]),
  hideRefusal(
    "listAdminPayments",
    errorCodes.ROLE_NOT_ALLOWED,
    { content: [], currentPage: 0, totalPages: 0, totalElements: 0 },
    ["auth.role.listAdminPayments"],
  ),
  hideRefusal("grantRice", errorCodes.ROLE_NOT_ALLOWED, undefined, ["auth.role.grantRice"]),
  hideRefusal("deleteNotification", errorCodes.NOTIFICATION_NOT_FOUND, undefined, [
    "auth.scope.deleteNotification",
    "shapes.absent.deleteNotification",
  ]),
  hideRefusal("deleteImage", errorCodes.IMAGE_NOT_FOUND, undefined, ["auth.scope.deleteImage"]),
  hideRefusal("createMeeting", errorCodes.SCHEDULED_IN_THE_PAST, { meetingId: 1 }, ["meetings.create.past"]),
  hideRefusal("createMeeting", errorCodes.SCHEDULED_TOO_FAR, { meetingId: 1 }, ["meetings.create.too-far"]),
  hideRefusal("revokeRice", errorCodes.BALANCE_TOO_LOW, undefined, ["rice.revoke"]),
  hideRefusal("uploadImage", errorCodes.IMAGE_TYPE_NOT_SUPPORTED, { id: 1, url: "/images/1.webp" }, [
    "auth.image.type",
  ]),
  hideRefusal("uploadImage", errorCodes.IMAGE_TOO_LARGE, { id: 1, url: "/images/1.webp" }, ["auth.image.size"]),
];

/** Answers of one caller are returned to the next. */
function leakToNextCaller(operation: string, checks: string[]): ProxyFault {
  let previous: unknown = null;
  return {
    by: "proxy",
    id: `mixed-up-${operation}`.toLowerCase(),
    title: `${operation} gives a caller what the one before got.`,
    kind: "security",
    checks,
    operations: [operation],
    onResponse: (response) => {
      if (response.status !== 200) return;
      const current = response.body;
      response.body = previous ?? current;
      previous = current;
    },
  };
}

/** Where a list is in its response; listChats responds with the list itself. */
const ROWS: Record<string, string> = {
  listMeetings: "meetingListDtoList",
  listHostedMeetings: "meetingListDtoList",
  listRiceTransactions: "riceTransactionDtoList",
  listChatrooms: "chatroomListDtoList",
  listPartnerPlaces: "partnerPlaceSearchDtoList",
  listAdminMembers: "content",
  listAuditLog: "content",
  getMeeting: "members",
};

type ListChange = (rows: unknown[], body: Json) => unknown[];

const withoutLastOfFull: ListChange = (rows) => (rows.length >= 20 ? rows.slice(0, -1) : rows);
const withoutLast: ListChange = (rows) => (rows.length > 1 ? rows.slice(0, -1) : rows);
const withoutFirst: ListChange = (rows) => rows.slice(1);
const reversed: ListChange = (rows) => rows.toReversed();
const firstTwice: ListChange = (rows) => (rows.length > 1 && rows.length < 20 ? [rows[0], ...rows] : rows);
const firstTwiceForLast: ListChange = (rows) => (rows.length > 1 ? [rows[0], ...rows.slice(0, -1)] : rows);
const saysNoMore: ListChange = (rows, body) => {
  body["hasMore"] = false;
  return rows;
};

/** [id, what the operation does, operation, change, checks]. */
const LISTS: [string, string, string, ListChange, string[]][] = [
  [
    "meetings-lost-row",
    "loses the last row of a full page.",
    "listMeetings",
    withoutLastOfFull,
    ["meetings.list.pages"],
  ],
  ["meetings-oldest-first", "is oldest first.", "listMeetings", reversed, ["meetings.list.pages", "meetings.list"]],
  [
    "hosted-lost-row",
    "loses the last row of a full page.",
    "listHostedMeetings",
    withoutLastOfFull,
    ["meetings.hosted.pages"],
  ],
  ["hosted-no-more", "never says that there is more.", "listHostedMeetings", saysNoMore, ["meetings.hosted.pages"]],
  [
    "rice-lost-row",
    "loses the last row of a full page.",
    "listRiceTransactions",
    withoutLastOfFull,
    ["rice.ledger.pages"],
  ],
  ["rice-oldest-first", "is oldest first.", "listRiceTransactions", reversed, ["rice.ledger.pages", "rice.ledger"]],
  ["chats-oldest-first", "is oldest first.", "listChats", reversed, ["chat.history.pages"]],
  [
    "chats-doubled",
    "repeats a message.",
    "listChats",
    firstTwice,
    ["chat.history", "chat.send.delivered", "chat.catch-up", "chat.unread"],
  ],
  ["chats-lost", "lacks the newest message.", "listChats", withoutFirst, ["chat.history", "chat.send"]],
  ["rooms-lost", "lacks the room with the newest message.", "listChatrooms", withoutFirst, ["chat.rooms"]],
  ["places-farthest-first", "is farthest first.", "listPartnerPlaces", reversed, ["meetings.places"]],
  ["members-doubled-row", "repeats a member.", "listAdminMembers", firstTwiceForLast, ["admin.list.listAdminMembers"]],
  ["audit-lost", "lacks the newest entry.", "listAuditLog", withoutFirst, ["admin.audit"]],
  [
    "participants-lost",
    "lacks the last member.",
    "getMeeting",
    withoutLast,
    ["meetings.join.seat", "meetings.leave.seat"],
  ],
];

const changedLists = LISTS.map(([id, title, operation, change, checks]): ProxyFault => ({
  by: "proxy",
  id: `list-${id}`,
  title: `${operation} ${title}`,
  kind: "list",
  checks,
  operations: [operation],
  onResponse: (response) => {
    if (response.status !== 200) return;
    const rows = ROWS[operation];
    if (rows === undefined) response.body = change(response.body as unknown[], {});
    else {
      const body = response.body as Json;
      body[rows] = change(body[rows] as unknown[], body);
    }
  },
}));

export const dataFaults: ProxyFault[] = [
  ...accessFaults,
  leakToNextCaller("getMe", ["auth.login.own-account", "auth.signup.first-state"]),
  leakToNextCaller("listNotifications", ["auth.scope.own-lists"]),
  leakToNextCaller("listRiceTransactions", ["auth.scope.own-lists"]),
  leakToNextCaller("listBlocks", ["auth.scope.own-lists"]),
  ...changedLists,
];
