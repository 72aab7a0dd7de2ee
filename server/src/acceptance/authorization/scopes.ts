/** The scope of each operation: which senders it allows beyond what the contract says. A new operation outside the console fails the test until it is listed here. */
import type { ErrorName } from "@babchingu/openapi/errors";
import type { ServedOperation } from "../../contract/document.ts";
import type { OperationId } from "../../contract/types.ts";
import type { Role, TargetKind } from "./fixture.ts";

type ActiveRole = Extract<
  Role,
  | "created"
  | "unverified"
  | "banned"
  | "other"
  | "partner"
  | "applicant"
  | "left"
  | "expelled"
  | "member"
  | "host"
  | "admin"
>;

/** Which of the senders that the contract allows are refused, and with which code. */
interface ScopeRule {
  isAllowed: (role: ActiveRole) => boolean;
  refusal: ErrorName;
}

const only = (...allowed: ActiveRole[]) => ({ isAllowed: (role: ActiveRole) => allowed.includes(role) });

/** Relations of the sender to what the request names, which the contract can't express. */
export const scopes = {
  /** Needs no token at all. */
  public: { isAllowed: () => true, refusal: "ROLE_NOT_ALLOWED" },
  /** About the sender, or open to every member whom the contract allows. */
  anyone: { isAllowed: () => true, refusal: "ROLE_NOT_ALLOWED" },
  /** Members of the meeting. */
  participant: { ...only("member", "host"), refusal: "NOT_PARTICIPANT" },
  host: { ...only("host"), refusal: "NOT_HOST" },
  applicantOrHost: { ...only("applicant", "host"), refusal: "NOT_APPLICANT_OR_HOST" },
  /** Everybody except expelled members. */
  entry: { isAllowed: (role) => role !== "expelled", refusal: "EXPELLED" },
  /** Members with a seat; it doesn't exist for the others. */
  seat: { ...only("member", "host"), refusal: "NOT_JOINED" },
  partner: { ...only("partner"), refusal: "NOT_PARTNER" },
  /** The uploader, who is the host; it doesn't exist for anybody else, operators included. */
  uploader: { ...only("host"), refusal: "IMAGE_NOT_FOUND" },
  /** The recipient, who is the host; it doesn't exist for anybody else. */
  recipient: { ...only("host"), refusal: "NOTIFICATION_NOT_FOUND" },
  /** Operators. */
  admin: { ...only("admin"), refusal: "ROLE_NOT_ALLOWED" },
} satisfies Record<string, ScopeRule>;

export type Scope = keyof typeof scopes;

/** The scope, and what the `id` of the path names. */
type Entry = readonly [Scope, (TargetKind | undefined)?];

const scopesOfMembers: Partial<Record<OperationId, Entry>> = {
  login: ["public"],
  loginAdmin: ["public"],
  refreshTokens: ["public"],
  logout: ["public"],
  loginKakao: ["public"],
  completeKakao: ["public"],
  sendVerificationCode: ["public"],
  verifyVerificationCode: ["public"],
  checkNameDuplicated: ["public"],
  resetPassword: ["public"],
  signup: ["public"],
  getHealth: ["public"],
  getReadiness: ["public"],
  getMe: ["anyone"],
  activateMember: ["anyone"],
  verifyReverificationCode: ["anyone"],
  changeMemberImage: ["anyone"],
  deleteMemberImage: ["anyone"],
  changeMemberName: ["anyone"],
  changeMemberPassword: ["anyone"],
  setMemberLocation: ["anyone"],
  withdrawMember: ["anyone"],
  evaluateMembers: ["participant"],
  uploadImage: ["anyone"],
  deleteImage: ["uploader", "image"],
  createMeeting: ["anyone"],
  listMeetings: ["anyone"],
  listMeetingsOnMap: ["anyone"],
  listHostedMeetings: ["anyone"],
  listJoinedMeetings: ["anyone"],
  searchMeetings: ["anyone"],
  getMeeting: ["anyone", "meeting"],
  updateMeeting: ["host", "meeting"],
  deleteMeeting: ["host", "meeting"],
  confirmMeeting: ["host", "meeting"],
  getMeetingCertificate: ["participant", "meeting"],
  joinMeeting: ["entry"],
  leaveMeeting: ["seat"],
  getAttendance: ["participant"],
  checkIn: ["participant"],
  listMyMeetingApplications: ["anyone"],
  listMeetingApplications: ["host"],
  getMeetingApplication: ["applicantOrHost", "application"],
  applyToMeeting: ["entry", "meeting"],
  approveMeetingApplication: ["host", "application"],
  deleteMeetingApplication: ["applicantOrHost", "application"],
  listPartnerPlaces: ["anyone"],
  getMyPartnerPlace: ["partner"],
  getPartnerPlacePolicy: ["anyone", "place"],
  applyForPartnerPlace: ["anyone"],
  searchPlaces: ["anyone"],
  listChatrooms: ["anyone"],
  getChatroomInfo: ["participant"],
  listChats: ["participant"],
  listNotifications: ["anyone"],
  deleteAllNotifications: ["anyone"],
  checkNotifications: ["anyone"],
  deleteNotification: ["recipient", "notification"],
  listAnnouncements: ["anyone"],
  getAnnouncement: ["anyone", "announcement"],
  listEvents: ["anyone"],
  getEvent: ["anyone"],
  listBlocks: ["anyone"],
  blockMember: ["anyone"],
  unblockMember: ["anyone"],
  reportOnMeeting: ["participant"],
  reportOutOfMeeting: ["anyone"],
  listRiceTransactions: ["anyone"],
  createPayment: ["anyone"],
};

/** What the id in a path of the console names, by the segment after `/admin/`. */
const consoleTargets: Readonly<Record<string, TargetKind>> = {
  members: "someone",
  reports: "report",
  meetings: "meeting",
  "partner-place-applications": "partnerApplication",
  "partner-place": "place",
  events: "event",
  announcements: "announcement",
};

/** All operations of the console are for operators alone. @throws when another operation isn't listed above. */
export function scopeOf({ url, operation: { operationId } }: ServedOperation): Entry {
  const segment = /\/admin\/([^/:]+)/.exec(url)?.[1];
  if (segment !== undefined) return ["admin", url.includes("/:id") ? consoleTargets[segment] : undefined];
  const entry = scopesOfMembers[operationId as OperationId];
  if (entry === undefined) throw new Error(`scopes.ts doesn't say who may call ${operationId}.`);
  return entry;
}
