/** Faults of fields: missing, mistyped, or undocumented. */
import type { FaultKind, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;

/** Applies `act` to every object at a path such as `meetingListDtoList.*`. */
function forEachObject(body: unknown, path: string, act: (object: Json) => void): void {
  const [name, ...rest] = path === "" ? [] : path.split(".");
  if (name === undefined) {
    if (typeof body === "object" && body !== null) act(body as Json);
    return;
  }
  if (name === "*") {
    if (Array.isArray(body)) for (const item of body as unknown[]) forEachObject(item, rest.join("."), act);
    return;
  }
  forEachObject((body as Json | undefined)?.[name], rest.join("."), act);
}

const slug = (...parts: string[]) => parts.join("-").toLowerCase();

/** Changes the objects at a place of an operation's successes. */
function inSuccess(
  kind: FaultKind,
  change: string,
  { operation, at, field }: { operation: string; at: string; field: string },
  title: string,
  act: (object: Json) => void,
): ProxyFault {
  return {
    by: "proxy",
    id: slug(change, operation, field),
    title: `${operation} ${title}`,
    kind,
    checks: [operation === "listChats" ? "chat.history.pages" : `shapes.success.${operation}`],
    operations: [operation],
    onResponse: ({ status, body }) => {
      if (status < 300) forEachObject(body, at, act);
    },
  };
}

const drop = (field: string) => (object: Json) => void delete object[field];
const set = (field: string, value: unknown) => (object: Json) => void (object[field] = value);

/** [operation, where, field]: the field is left out. */
const DROPPED: [string, string, string][] = [
  ["login", "", "refreshToken"],
  ["getMe", "", "nameUpdatedAt"],
  ["getMe", "", "riceBalance"],
  ["listMeetings", "meetingListDtoList.*", "createdAt"],
  ["listMeetings", "", "hasMore"],
  ["getMeeting", "", "partnerPlaceId"],
  ["getMeeting", "members.*", "point"],
  ["listMeetingApplications", "", "currentMemberCount"],
  ["getChatroomInfo", "", "blockMemberIdList"],
  ["listRiceTransactions", "", "nextCursor"],
  ["getMeetingCertificate", "", "memberCount"],
  ["getAttendance", "", "evaluated"],
  ["listAdminMembers", "", "totalElements"],
  ["listAdminMembers", "content.*", "password"],
  ["getAdminDashboard", "", "meetingCount"],
  ["uploadImage", "", "url"],
];

/** [operation, where, field, value]: the field has another type or form. */
const MISTYPED: [string, string, string, unknown][] = [
  ["getMe", "", "point", "50"],
  ["getMe", "", "createdAt", "2026-03-01 18:30:00"],
  ["getMe", "", "status", "active"],
  ["getMeeting", "", "requiresApproval", "false"],
  ["getMeeting", "", "scheduledAt", "2026-03-01T18:30:00.000Z"],
  ["listMeetings", "meetingListDtoList.*", "imageUrl", 7],
  ["listMeetings", "meetingListDtoList.*", "createdAt", 1_772_357_400_000],
  ["createMeeting", "", "meetingId", "2001"],
  ["listChatrooms", "chatroomListDtoList.*", "hasUnreadChat", 0],
  ["checkNameDuplicated", "", "duplicated", "no"],
  ["listAdminMembers", "content.*", "phone", 1_023_456_789],
  ["listRiceTransactions", "riceTransactionDtoList.*", "riceTransactionReason", "WELCOME"],
  ["getAdminDashboard", "", "memberCount", -1],
];

/** [operation, where, field, value]: a field that the contract doesn't have. */
const STRAY: [string, string, string, unknown][] = [
  ["getMe", "", "passwordHash", "$argon2id$v=19$m=19456"],
  ["getMeeting", "members.*", "phone", "01023456789"],
  ["login", "", "memberId", 1042],
  ["listChats", "*", "deletedAt", null],
  ["getAdminMember", "", "refreshToken", "abc"],
];

export const fieldFaults: ProxyFault[] = [
  ...DROPPED.map(([operation, at, field]) =>
    inSuccess("field", "dropped", { operation, at, field }, `leaves ${field} out.`, drop(field)),
  ),
  ...MISTYPED.map(([operation, at, field, value]) => {
    const title = `returns ${field} as ${JSON.stringify(value)}.`;
    return inSuccess("type", "mistyped", { operation, at, field }, title, set(field, value));
  }),
  ...STRAY.map(([operation, at, field, value]) =>
    inSuccess("security", "stray", { operation, at, field }, `returns ${field}, too.`, set(field, value)),
  ),
];
