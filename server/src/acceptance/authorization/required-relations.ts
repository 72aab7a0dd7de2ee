/** The relation of each operation: which senders it allows beyond what the contract says. A new operation outside the console fails the test until it is listed here. */
import type { ErrorName } from "@babchingu/openapi/errors";
import type { ServedOperation } from "../../contract/document.ts";
import type { OperationId } from "../../contract/types.ts";
import { type ActiveRole, isOperatorRole, type TargetKind } from "./fixture.ts";

/** Which of the senders that the contract allows are refused, and with which error. */
interface RelationRule {
  isAllowed: (role: ActiveRole) => boolean;
  error: ErrorName;
}

const allowOnly = (...allowed: ActiveRole[]) => ({ isAllowed: (role: ActiveRole) => allowed.includes(role) });

/** The relations between the sender and the requested object, which the contract can't express. */
export const relations = {
  /** Needs no token at all. */
  public: { isAllowed: () => true, error: "ROLE_NOT_ALLOWED" },
  /** About the sender, or open to every member whom the contract allows. */
  anyone: { isAllowed: () => true, error: "ROLE_NOT_ALLOWED" },
  /** Members of the meeting. */
  participant: { ...allowOnly("member", "host"), error: "NOT_PARTICIPANT" },
  host: { ...allowOnly("host"), error: "NOT_HOST" },
  applicantOrHost: { ...allowOnly("applicant", "host"), error: "NOT_APPLICANT_OR_HOST" },
  /** Everybody except expelled members. */
  notExpelled: { isAllowed: (role) => role !== "expelled", error: "EXPELLED" },
  /** Members with a seat; for others the seat doesn't exist. */
  seatHolder: { ...allowOnly("member", "host"), error: "NOT_JOINED" },
  /** Members of the meeting; others don't meet its members, who don't exist for them. */
  fellow: { ...allowOnly("member", "host"), error: "MEMBER_NOT_FOUND" },
  partner: { ...allowOnly("partner"), error: "NOT_PARTNER" },
  /** The uploader, who is the host; for others the image doesn't exist, not even for operators. */
  uploader: { ...allowOnly("host"), error: "IMAGE_NOT_FOUND" },
  /** The recipient, who is the host; for others the notification doesn't exist. */
  recipient: { ...allowOnly("host"), error: "NOTIFICATION_NOT_FOUND" },
  /** Operators whose role the contract allows. */
  admin: { isAllowed: isOperatorRole, error: "ROLE_NOT_ALLOWED" },
} satisfies Record<string, RelationRule>;

export type Relation = keyof typeof relations;

/** The relation, and what the `id` of the path identifies. */
type OperationRelation = readonly [Relation, (TargetKind | undefined)?];

const memberOperations: Partial<Record<OperationId, OperationRelation>> = {
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
  getPublicMeeting: ["public"],
  getMe: ["anyone"],
  activateMember: ["anyone"],
  verifyReverificationCode: ["anyone"],
  changeMemberImage: ["anyone"],
  deleteMemberImage: ["anyone"],
  changeMemberName: ["anyone"],
  changeMemberPassword: ["anyone"],
  setMemberLocation: ["anyone"],
  withdrawMember: ["anyone"],
  getMemberProfile: ["fellow", "fellow"],
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
  joinMeeting: ["notExpelled"],
  leaveMeeting: ["seatHolder"],
  requestSeatAlert: ["notExpelled", "meeting"],
  cancelSeatAlert: ["anyone", "meeting"],
  getAttendance: ["participant"],
  checkIn: ["participant"],
  listMyMeetingApplications: ["anyone"],
  listMeetingApplications: ["host"],
  getMeetingApplication: ["applicantOrHost", "application"],
  applyToMeeting: ["notExpelled", "meeting"],
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
  getWebPushKey: ["anyone"],
  saveWebSubscription: ["anyone"],
  deleteWebSubscription: ["anyone"],
  getNotificationSettings: ["anyone"],
  setNotificationSettings: ["anyone"],
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

/** What the id in a path of the console identifies, by the segment after `/admin/`. */
const consoleTargets: Readonly<Record<string, TargetKind>> = {
  members: "someone",
  reports: "report",
  meetings: "meeting",
  "partner-place-applications": "partnerApplication",
  "partner-place": "place",
  events: "event",
  operators: "operator",
  announcements: "announcement",
};

/** All operations of the console are for operators alone. @throws when another operation isn't listed above. */
export function requiredRelationOf({ url, operation: { operationId } }: ServedOperation): OperationRelation {
  const segment = /\/admin\/([^/:]+)/.exec(url)?.[1];
  if (segment !== undefined) return ["admin", url.includes("/:id") ? consoleTargets[segment] : undefined];
  const entry = memberOperations[operationId as OperationId];
  if (entry === undefined) throw new Error(`required-relations.ts doesn't say who may call ${operationId}.`);
  return entry;
}
