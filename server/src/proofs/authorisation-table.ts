/** Whose business each operation is. The proof fails for an operation that is not named here. */
import type { ErrorCode } from "@babchingu/openapi/errors";
import type { OperationId } from "../contract/types.ts";
import type { Role, Thing } from "./world.ts";

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

/** Who of those that the contract lets in is refused, and how. Nobody where only the contract decides. */
interface ScopeRule {
  isAllowed: (role: ActiveRole) => boolean;
  refusal: ErrorCode;
}

const only = (...allowed: ActiveRole[]) => ({ isAllowed: (role: ActiveRole) => allowed.includes(role) });

/** What the server must find out for itself: relations of the sender to what the request names. */
export const scopes = {
  /** Needs no token at all. */
  public: { isAllowed: () => true, refusal: "E403-1" },
  /** About the sender, or open to every member whom the contract lets in. */
  anyone: { isAllowed: () => true, refusal: "E403-1" },
  /** Members of the meeting. */
  participant: { ...only("member", "host"), refusal: "E403-4" },
  host: { ...only("host"), refusal: "E403-3" },
  applicantOrHost: { ...only("applicant", "host"), refusal: "E403-8" },
  /** Everybody but who was expelled. */
  entry: { isAllowed: (role) => role !== "expelled", refusal: "E403-5" },
  /** Who has a seat to give up; it is absent for the others. */
  seat: { ...only("member", "host"), refusal: "E404-13" },
  partner: { ...only("partner"), refusal: "E403-6" },
  /** Absent for everybody but its uploader, the host; operators included. */
  uploader: { ...only("host"), refusal: "E404-5" },
  /** Absent for everybody but its recipient, the host. */
  recipient: { ...only("host"), refusal: "E404-8" },
  /** Operators. */
  admin: { ...only("admin"), refusal: "E403-1" },
} satisfies Record<string, ScopeRule>;

export type Scope = keyof typeof scopes;

/** The scope, and what the `id` of the path names. */
type Entry = readonly [Scope, Thing?];

export const table: Record<OperationId, Entry> = {
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
  getAdminDashboard: ["admin"],
  changeSecurityCode: ["admin"],
  getAdminDailyFigures: ["admin"],
  listAuditLog: ["admin"],
  exportAdminResource: ["admin"],
  listAdminMembers: ["admin"],
  searchAdminMembers: ["admin"],
  getAdminMember: ["admin", "someone"],
  deleteAdminMember: ["admin", "someone"],
  resetAdminMemberPassword: ["admin", "someone"],
  setAdminMemberStatus: ["admin", "someone"],
  setAdminMemberPoint: ["admin", "someone"],
  getAdminMemberImageUrl: ["admin", "someone"],
  sendNotificationToAll: ["admin"],
  sendNotificationToMember: ["admin"],
  listAdminReports: ["admin"],
  deleteAdminReport: ["admin", "report"],
  listAdminMeetings: ["admin"],
  searchAdminMeetings: ["admin"],
  setAdminMeetingStatus: ["admin", "meeting"],
  deleteAdminMeeting: ["admin", "meeting"],
  listAdminMeetingMembers: ["admin", "meeting"],
  listAdminMeetingChats: ["admin", "meeting"],
  getAdminMeetingImageUrl: ["admin", "meeting"],
  listAdminPartnerApplications: ["admin"],
  acceptAdminPartnerApplication: ["admin", "partnerApplication"],
  deleteAdminPartnerApplication: ["admin", "partnerApplication"],
  listAdminPartnerPlaces: ["admin"],
  searchAdminPartnerPlaces: ["admin"],
  editAdminPartnerPlace: ["admin", "place"],
  deleteAdminPartnerPlace: ["admin", "place"],
  setAdminPartnerPlaceCache: ["admin", "place"],
  setAdminPartnerPlaceUntil: ["admin", "place"],
  extendAdminPartnerPlace: ["admin", "place"],
  listAdminEvents: ["admin"],
  createAdminEvent: ["admin"],
  getAdminEvent: ["admin", "event"],
  editAdminEvent: ["admin", "event"],
  deleteAdminEvent: ["admin", "event"],
  listAdminAnnouncements: ["admin"],
  createAdminAnnouncement: ["admin"],
  getAdminAnnouncement: ["admin", "announcement"],
  editAdminAnnouncement: ["admin", "announcement"],
  deleteAdminAnnouncement: ["admin", "announcement"],
  listAdminPayments: ["admin"],
  searchAdminPayments: ["admin"],
  listAdminRiceTransactions: ["admin"],
  searchAdminRiceTransactions: ["admin"],
  syncRiceTransactions: ["admin"],
  grantRice: ["admin"],
  grantRiceToAll: ["admin"],
  revokeRice: ["admin"],
};
