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

/** The operation accepts requests without a valid token: the proxy sends them with another caller's token. */
function missingTokenCheck(operation: string): ProxyFault {
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
      const looksValid =
        (request.headers["authorization"] ?? "").split(".").length === 3 &&
        (request.headers["authorization"] ?? "").length > 80;
      if (looksValid) tokens.record(request);
    },
    onResponse: async (response, request, sendToBackend) => {
      if (request.operationId !== operation || response.status !== 401) return;
      const authorization = tokens.last();
      if (authorization === null) {
        response.status = operationOf(operation).success;
        response.body = undefined;
        return;
      }
      Object.assign(response, await sendToBackend({ ...request, headers: { ...request.headers, authorization } }));
    },
  };
}

/** Replaces an error by a success. */
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
  missingTokenCheck("getMe"),
  missingTokenCheck("listChats"),
  missingTokenCheck("listAdminMembers"),
  missingTokenCheck("deleteImage"),
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

/** Responses to one caller are returned to the next. */
function leakToNextCaller(operation: string, checks: string[]): ProxyFault {
  let previous: unknown = null;
  return {
    by: "proxy",
    id: `mixed-up-${operation}`.toLowerCase(),
    title: `${operation} returns the previous caller's response.`,
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

/** The field of the response that has the list; listChats responds with the list itself. */
const LIST_FIELDS: Record<string, string> = {
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

const dropLastOfFullPage: ListChange = (rows) => (rows.length >= 20 ? rows.slice(0, -1) : rows);
const dropLast: ListChange = (rows) => (rows.length > 1 ? rows.slice(0, -1) : rows);
const dropFirst: ListChange = (rows) => rows.slice(1);
const reverse: ListChange = (rows) => rows.toReversed();
const repeatFirst: ListChange = (rows) => (rows.length > 1 && rows.length < 20 ? [rows[0], ...rows] : rows);
const replaceLastByFirst: ListChange = (rows) => (rows.length > 1 ? [rows[0], ...rows.slice(0, -1)] : rows);
const clearHasMore: ListChange = (rows, body) => {
  body["hasMore"] = false;
  return rows;
};

/** [id, what the operation does, operation, change, checks]. */
const LIST_FAULTS: [string, string, string, ListChange, string[]][] = [
  [
    "meetings-lost-row",
    "loses the last row of a full page.",
    "listMeetings",
    dropLastOfFullPage,
    ["meetings.list.pages"],
  ],
  ["meetings-oldest-first", "is oldest first.", "listMeetings", reverse, ["meetings.list.pages", "meetings.list"]],
  [
    "hosted-lost-row",
    "loses the last row of a full page.",
    "listHostedMeetings",
    dropLastOfFullPage,
    ["meetings.hosted.pages"],
  ],
  [
    "hosted-no-more",
    "never says that there is another page.",
    "listHostedMeetings",
    clearHasMore,
    ["meetings.hosted.pages"],
  ],
  [
    "rice-lost-row",
    "loses the last row of a full page.",
    "listRiceTransactions",
    dropLastOfFullPage,
    ["rice.ledger.pages"],
  ],
  ["rice-oldest-first", "is oldest first.", "listRiceTransactions", reverse, ["rice.ledger.pages", "rice.ledger"]],
  ["chats-oldest-first", "is oldest first.", "listChats", reverse, ["chat.history.pages"]],
  [
    "chats-doubled",
    "repeats a message.",
    "listChats",
    repeatFirst,
    ["chat.history", "chat.send.delivered", "chat.catch-up", "chat.unread"],
  ],
  ["chats-lost", "lacks the newest message.", "listChats", dropFirst, ["chat.history", "chat.send"]],
  ["rooms-lost", "lacks the room with the newest message.", "listChatrooms", dropFirst, ["chat.rooms"]],
  ["places-farthest-first", "is farthest first.", "listPartnerPlaces", reverse, ["meetings.places"]],
  ["members-doubled-row", "repeats a member.", "listAdminMembers", replaceLastByFirst, ["admin.list.listAdminMembers"]],
  ["audit-lost", "lacks the newest entry.", "listAuditLog", dropFirst, ["admin.audit"]],
  [
    "participants-lost",
    "lacks the last member.",
    "getMeeting",
    dropLast,
    ["meetings.join.seat", "meetings.leave.seat"],
  ],
];

const listFaults = LIST_FAULTS.map(([id, title, operation, change, checks]): ProxyFault => ({
  by: "proxy",
  id: `list-${id}`,
  title: `${operation} ${title}`,
  kind: "list",
  checks,
  operations: [operation],
  onResponse: (response) => {
    if (response.status !== 200) return;
    const rows = LIST_FIELDS[operation];
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
  ...listFaults,
];
