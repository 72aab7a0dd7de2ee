/** Checks that are missing, somebody else's data, lists that lose or repeat. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { operationOf } from "../../contract/openapi.ts";
import type { ProxiedRequest, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;

/** A token that the proxy heard of and uses for others. */
function remembering(): { note: (request: ProxiedRequest) => void; last: () => string | null } {
  let token: string | null = null;
  return {
    note: ({ headers }) => {
      if (headers["authorization"] !== undefined) token = headers["authorization"];
    },
    last: () => token,
  };
}

/** Requests without a good token are carried out as if somebody else had sent them. */
function openDoor(operation: string): ProxyFault {
  const tokens = remembering();
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
      if (isGood) tokens.note(request);
    },
    onAnswer: async (answer, request, backend) => {
      if (request.operationId !== operation || answer.status !== 401) return;
      const authorization = tokens.last();
      if (authorization === null) {
        answer.status = operationOf(operation).success;
        answer.body = undefined;
        return;
      }
      Object.assign(answer, await backend({ ...request, headers: { ...request.headers, authorization } }));
    },
  };
}

/** A refusal is hidden behind a success. */
function hidden(operation: string, code: string, body: unknown, checks: string[]): ProxyFault {
  return {
    by: "proxy",
    id: `hidden-${operation}-${code}`.toLowerCase(),
    title: `${operation} answers a success where it should refuse with ${code}.`,
    kind: "security",
    checks,
    operations: [operation],
    onAnswer: (answer) => {
      if ((answer.body as { code?: string } | undefined)?.code !== code) return;
      answer.status = operationOf(operation).success;
      answer.body = body;
    },
  };
}

const doors: ProxyFault[] = [
  openDoor("getMe"),
  openDoor("listChats"),
  openDoor("listAdminMembers"),
  openDoor("deleteImage"),
  hidden("listChats", errorCodes.NOT_PARTICIPANT, [], ["auth.scope.listChats"]),
  hidden("getChatroomInfo", errorCodes.STATUS_NOT_ALLOWED, undefined, ["auth.status.getChatroomInfo"]),
  hidden(
    "listAdminPayments",
    errorCodes.ROLE_NOT_ALLOWED,
    { content: [], currentPage: 0, totalPages: 0, totalElements: 0 },
    ["auth.role.listAdminPayments"],
  ),
  hidden("grantRice", errorCodes.ROLE_NOT_ALLOWED, undefined, ["auth.role.grantRice"]),
  hidden("deleteNotification", errorCodes.NOTIFICATION_NOT_FOUND, undefined, [
    "auth.scope.deleteNotification",
    "shapes.absent.deleteNotification",
  ]),
  hidden("deleteImage", errorCodes.IMAGE_NOT_FOUND, undefined, ["auth.scope.deleteImage"]),
  hidden("createMeeting", errorCodes.SCHEDULED_IN_THE_PAST, { meetingId: 1 }, ["meetings.create.past"]),
  hidden("createMeeting", errorCodes.SCHEDULED_TOO_FAR, { meetingId: 1 }, ["meetings.create.too-far"]),
  hidden("revokeRice", errorCodes.BALANCE_TOO_LOW, undefined, ["rice.revoke"]),
  hidden("uploadImage", errorCodes.IMAGE_TYPE_NOT_SUPPORTED, { id: 1, url: "/images/1.webp" }, ["auth.image.type"]),
  hidden("uploadImage", errorCodes.IMAGE_TOO_LARGE, { id: 1, url: "/images/1.webp" }, ["auth.image.size"]),
];

/** Answers of one caller are given to the next. */
function mixedUp(operation: string, checks: string[]): ProxyFault {
  let kept: unknown = null;
  return {
    by: "proxy",
    id: `mixed-up-${operation}`.toLowerCase(),
    title: `${operation} gives a caller what the one before got.`,
    kind: "security",
    checks,
    operations: [operation],
    onAnswer: (answer) => {
      if (answer.status !== 200) return;
      const own = answer.body;
      answer.body = kept ?? own;
      kept = own;
    },
  };
}

/** The list of an answer is changed; the rows are those under this name. */
function listed(
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
    onAnswer: (answer) => {
      if (answer.status !== 200) return;
      if (rest.rows === "") answer.body = rest.change(answer.body as unknown[], {});
      else {
        const body = answer.body as Json;
        body[rest.rows] = rest.change(body[rest.rows] as unknown[], body);
      }
    },
  };
}

const withoutLastOfFull = (rows: unknown[]) => (rows.length >= 20 ? rows.slice(0, -1) : rows);
const reversed = (rows: unknown[]) => rows.toReversed();
const doubled = (rows: unknown[]) => (rows.length > 1 && rows.length < 20 ? [rows[0], ...rows] : rows);
const withoutFirst = (rows: unknown[]) => rows.slice(1);

const lists: ProxyFault[] = [
  mixedUp("getMe", ["auth.login.own-account", "auth.signup.first-state"]),
  mixedUp("listNotifications", ["auth.scope.own-lists"]),
  mixedUp("listRiceTransactions", ["auth.scope.own-lists"]),
  mixedUp("listBlocks", ["auth.scope.own-lists"]),
  listed("meetings-lost-row", "The last row of a full page of meetings is lost.", "listMeetings", {
    rows: "meetingListDtoList",
    change: withoutLastOfFull,
    checks: ["meetings.list.pages"],
  }),
  listed("meetings-oldest-first", "Meetings come oldest first.", "listMeetings", {
    rows: "meetingListDtoList",
    change: reversed,
    checks: ["meetings.list.pages", "meetings.list"],
  }),
  listed("hosted-lost-row", "The last row of a full page of hosted meetings is lost.", "listHostedMeetings", {
    rows: "meetingListDtoList",
    change: withoutLastOfFull,
    checks: ["meetings.hosted.pages"],
  }),
  listed("hosted-no-more", "The list of hosted meetings never says that there is more.", "listHostedMeetings", {
    rows: "meetingListDtoList",
    change: (rows, body) => {
      body["hasMore"] = false;
      return rows;
    },
    checks: ["meetings.hosted.pages"],
  }),
  listed("rice-lost-row", "The last row of a full page of the wallet is lost.", "listRiceTransactions", {
    rows: "riceTransactionDtoList",
    change: withoutLastOfFull,
    checks: ["rice.ledger.pages"],
  }),
  listed("rice-oldest-first", "The wallet comes oldest first.", "listRiceTransactions", {
    rows: "riceTransactionDtoList",
    change: reversed,
    checks: ["rice.ledger.pages", "rice.ledger"],
  }),
  listed("chats-oldest-first", "A room's history comes oldest first.", "listChats", {
    rows: "",
    change: reversed,
    checks: ["chat.history.pages"],
  }),
  listed("chats-doubled", "A message is doubled in the history.", "listChats", {
    rows: "",
    change: doubled,
    checks: ["chat.history", "chat.send.delivered", "chat.catch-up", "chat.unread"],
  }),
  listed("chats-lost", "The newest message is missing in the history.", "listChats", {
    rows: "",
    change: withoutFirst,
    checks: ["chat.history", "chat.send"],
  }),
  listed("rooms-lost", "The room with the newest message is missing.", "listChatrooms", {
    rows: "chatroomListDtoList",
    change: withoutFirst,
    checks: ["chat.rooms"],
  }),
  listed("places-farthest-first", "Partner stores come farthest first.", "listPartnerPlaces", {
    rows: "partnerPlaceSearchDtoList",
    change: reversed,
    checks: ["meetings.places"],
  }),
  listed("members-doubled-row", "The console's members are listed twice.", "listAdminMembers", {
    rows: "content",
    change: (rows) => (rows.length > 1 ? [rows[0], ...rows.slice(0, -1)] : rows),
    checks: ["admin.list.listAdminMembers"],
  }),
  listed("audit-lost", "The newest entry of the audit log is missing.", "listAuditLog", {
    rows: "content",
    change: withoutFirst,
    checks: ["admin.audit"],
  }),
  listed("participants-lost", "A meeting's last member isn't shown.", "getMeeting", {
    rows: "members",
    change: (rows) => (rows.length > 1 ? rows.slice(0, -1) : rows),
    checks: ["meetings.join.seat", "meetings.leave.seat"],
  }),
];

export const dataFaults: ProxyFault[] = [...doors, ...lists];
