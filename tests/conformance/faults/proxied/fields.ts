/** Faults of fields: missing, mistyped, or undocumented. */
import type { FaultKind, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;

/** Applies `edit` to every object at a path such as `meetingListDtoList.*`. */
function forEachObject(body: unknown, path: string, edit: (object: Json) => void): void {
  const [name, ...rest] = path === "" ? [] : path.split(".");
  if (name === undefined) {
    if (typeof body === "object" && body !== null) edit(body as Json);
    return;
  }
  if (name === "*") {
    if (Array.isArray(body)) for (const item of body as unknown[]) forEachObject(item, rest.join("."), edit);
    return;
  }
  forEachObject((body as Json | undefined)?.[name], rest.join("."), edit);
}

const slug = (...parts: string[]) => parts.join("-").toLowerCase();

/** A fault that changes the objects at a path of an operation's successful responses. */
function successFault(
  kind: FaultKind,
  idPrefix: string,
  { operation, path, field }: { operation: string; path: string; field: string },
  title: string,
  edit: (object: Json) => void,
): ProxyFault {
  return {
    by: "proxy",
    id: slug(idPrefix, operation, field),
    title: `${operation} ${title}`,
    kind,
    checks: [operation === "listChats" ? "chat.history.pages" : `shapes.success.${operation}`],
    operations: [operation],
    onResponse: ({ status, body }) => {
      if (status < 300) forEachObject(body, path, edit);
    },
  };
}

const deleteField = (field: string) => (object: Json) => void delete object[field];
const setField = (field: string, value: unknown) => (object: Json) => void (object[field] = value);

/** [operation, path, field]: the field is left out. */
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

/** [operation, path, field, value]: the field has another type or format. */
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

/** [operation, path, field, value]: a field that the contract doesn't have. */
const UNDOCUMENTED: [string, string, string, unknown][] = [
  ["getMe", "", "passwordHash", "$argon2id$v=19$m=19456"],
  ["getMeeting", "members.*", "phone", "01023456789"],
  ["login", "", "memberId", 1042],
  ["listChats", "*", "deletedAt", null],
  ["getAdminMember", "", "refreshToken", "abc"],
];

export const fieldFaults: ProxyFault[] = [
  ...DROPPED.map(([operation, path, field]) =>
    successFault("field", "dropped", { operation, path, field }, `leaves ${field} out.`, deleteField(field)),
  ),
  ...MISTYPED.map(([operation, path, field, value]) => {
    const title = `returns ${field} as ${JSON.stringify(value)}.`;
    return successFault("type", "mistyped", { operation, path, field }, title, setField(field, value));
  }),
  ...UNDOCUMENTED.map(([operation, path, field, value]) =>
    successFault("security", "stray", { operation, path, field }, `returns ${field}, too.`, setField(field, value)),
  ),
];
