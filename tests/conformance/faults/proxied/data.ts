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

/** The list of a response is changed; the rows are those under this name. */
function changeList(
  id: string,
  title: string,
  operation: string,
  rest: { rows: string; change: (rows: unknown[], body: Json) => unknown[]; checks: string[] },
): ProxyFault {
  return {
    by: "proxy",
    id: `list-${id}`,
    title,
    kind: "list",
    checks: rest.checks,
    operations: [operation],
    onResponse: (response) => {
      if (response.status !== 200) return;
      if (rest.rows === "") response.body = rest.change(response.body as unknown[], {});
      else {
        const body = response.body as Json;
        body[rest.rows] = rest.change(body[rest.rows] as unknown[], body);
      }
    },
  };
}

const withoutLastOfFull = (rows: unknown[]) => (rows.length >= 20 ? rows.slice(0, -1) : rows);
const reversed = (rows: unknown[]) => rows.toReversed();
const duplicated = (rows: unknown[]) => (rows.length > 1 && rows.length < 20 ? [rows[0], ...rows] : rows);
const withoutFirst = (rows: unknown[]) => rows.slice(1);

const lists: ProxyFault[] = [
  leakToNextCaller("getMe", ["auth.login.own-account", "auth.signup.first-state"]),
  leakToNextCaller("listNotifications", ["auth.scope.own-lists"]),
  leakToNextCaller("listRiceTransactions", ["auth.scope.own-lists"]),
  leakToNextCaller("listBlocks", ["auth.scope.own-lists"]),
  changeList("meetings-lost-row", "The last row of a full page of meetings is lost.", "listMeetings", {
    rows: "meetingListDtoList",
    change: withoutLastOfFull,
    checks: ["meetings.list.pages"],
  }),
  changeList("meetings-oldest-first", "Meetings are listed oldest first.", "listMeetings", {
    rows: "meetingListDtoList",
    change: reversed,
    checks: ["meetings.list.pages", "meetings.list"],
  }),
  changeList("hosted-lost-row", "The last row of a full page of hosted meetings is lost.", "listHostedMeetings", {
    rows: "meetingListDtoList",
    change: withoutLastOfFull,
    checks: ["meetings.hosted.pages"],
  }),
  changeList("hosted-no-more", "The list of hosted meetings never says that there is more.", "listHostedMeetings", {
    rows: "meetingListDtoList",
    change: (rows, body) => {
      body["hasMore"] = false;
      return rows;
    },
    checks: ["meetings.hosted.pages"],
  }),
  changeList("rice-lost-row", "The last row of a full page of the wallet is lost.", "listRiceTransactions", {
    rows: "riceTransactionDtoList",
    change: withoutLastOfFull,
    checks: ["rice.ledger.pages"],
  }),
  changeList("rice-oldest-first", "The wallet comes oldest first.", "listRiceTransactions", {
    rows: "riceTransactionDtoList",
    change: reversed,
    checks: ["rice.ledger.pages", "rice.ledger"],
  }),
  changeList("chats-oldest-first", "A room's history comes oldest first.", "listChats", {
    rows: "",
    change: reversed,
    checks: ["chat.history.pages"],
  }),
  changeList("chats-doubled", "A message is duplicated in the history.", "listChats", {
    rows: "",
    change: duplicated,
    checks: ["chat.history", "chat.send.delivered", "chat.catch-up", "chat.unread"],
  }),
  changeList("chats-lost", "The newest message is missing in the history.", "listChats", {
    rows: "",
    change: withoutFirst,
    checks: ["chat.history", "chat.send"],
  }),
  changeList("rooms-lost", "The room with the newest message is missing.", "listChatrooms", {
    rows: "chatroomListDtoList",
    change: withoutFirst,
    checks: ["chat.rooms"],
  }),
  changeList("places-farthest-first", "Partner stores come farthest first.", "listPartnerPlaces", {
    rows: "partnerPlaceSearchDtoList",
    change: reversed,
    checks: ["meetings.places"],
  }),
  changeList("members-doubled-row", "The console's members are listed twice.", "listAdminMembers", {
    rows: "content",
    change: (rows) => (rows.length > 1 ? [rows[0], ...rows.slice(0, -1)] : rows),
    checks: ["admin.list.listAdminMembers"],
  }),
  changeList("audit-lost", "The newest entry of the audit log is missing.", "listAuditLog", {
    rows: "content",
    change: withoutFirst,
    checks: ["admin.audit"],
  }),
  changeList("participants-lost", "A meeting's last member isn't shown.", "getMeeting", {
    rows: "members",
    change: (rows) => (rows.length > 1 ? rows.slice(0, -1) : rows),
    checks: ["meetings.join.seat", "meetings.leave.seat"],
  }),
];

export const dataFaults: ProxyFault[] = [...accessFaults, ...lists];
