/** Row types of every table. Columns are camelCase here and snake_case in SQL (CamelCasePlugin). */
import type {
  EvaluationTypeValue,
  MeetingStatusValue,
  MemberStatusValue,
  ProviderValue,
  RiceTransactionReasonValue,
  RoleValue,
  VerificationPurposeValue,
} from "@babchingu/openapi/enums";
import type { ColumnType, Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from "kysely";

type Id = ColumnType<number, never, never>;

export interface MembersTable {
  id: Id;
  name: string;
  phone: string | null;
  /** Null while the phone is not, or no longer, proven (D14). */
  phoneVerifiedAt: Date | null;
  passwordHash: string | null;
  provider: ProviderValue | null;
  providerId: string | null;
  role: RoleValue;
  status: MemberStatusValue;
  imageId: number | null;
  point: Generated<number>;
  /** Only domain/ledger.ts writes this. */
  riceBalance: Generated<number>;
  latitude: number | null;
  longitude: number | null;
  locationAgreedAt: Date | null;
  targetToken: string | null;
  nameUpdatedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  withdrawnAt: Date | null;
}

export interface AdminCredentialsTable {
  memberId: number;
  loginName: string;
  password1Hash: string;
  password2Hash: string;
  codeHash: string;
  updatedAt: Date;
}

/** Failed operator logins by the name that was typed, known or not, so that a lock-out tells nothing (D18). */
export interface AdminLoginFailuresTable {
  loginName: string;
  failures: number;
  lockedUntil: Date | null;
  updatedAt: Date;
}

export interface SessionsTable {
  id: Id;
  memberId: number;
  fcmToken: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedReason: string | null;
}

export interface RefreshTokensTable {
  hash: string;
  sessionId: number;
  createdAt: Date;
  usedAt: Date | null;
  successorHash: string | null;
}

export interface VerificationDaysTable {
  phone: string;
  /** Day in Seoul, YYYY-MM-DD. */
  day: string;
  messages: Generated<number>;
  wrongTries: Generated<number>;
}

export interface VerificationCodesTable {
  id: Id;
  phone: string;
  purpose: VerificationPurposeValue;
  codeHash: string;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface VerificationTokensTable {
  hash: string;
  phone: string;
  purpose: VerificationPurposeValue;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface SocialTicketsTable {
  hash: string;
  provider: ProviderValue;
  providerId: string;
  suggestedName: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PhoneLocksTable {
  phoneHash: string;
  reason: "WITHDRAWN" | "BANNED";
  createdAt: Date;
  until: Date;
}

export interface AgreementsTable {
  id: Id;
  memberId: number;
  /** Null when only the location was agreed to, at its first use (D41). */
  terms: boolean | null;
  privacy: boolean | null;
  location: boolean;
  version: string | null;
  createdAt: Date;
}

export type ImageUsageKind = "MEMBER" | "MEETING" | "PARTNER_APPLICATION" | "PARTNER_PLACE" | "EVENT";

export interface ImagesTable {
  id: Id;
  ownerId: number | null;
  key: string;
  bytes: number;
  width: number;
  height: number;
  usageKind: ImageUsageKind | null;
  usageId: number | null;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface PartnerPlacesTable {
  id: Id;
  memberId: number | null;
  name: string;
  address: string;
  phone: string;
  latitude: number | null;
  longitude: number | null;
  policy: string;
  imageId: number | null;
  until: Date;
  /** Deposit in won. */
  cache: Generated<number>;
  /** Views. */
  count: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface PartnerPlaceApplicationsTable {
  id: Id;
  memberId: number;
  name: string;
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
  policy: string;
  imageId: number | null;
  createdAt: Date;
}

export type MeetingStatus = MeetingStatusValue;

export interface MeetingsTable {
  id: Id;
  hostId: number;
  status: MeetingStatusValue;
  imageId: number | null;
  title: string;
  content: string;
  scheduledAt: Date;
  placeName: string;
  placeAddress: string | null;
  placePhone: string | null;
  placeLatitude: number;
  placeLongitude: number;
  partnerPlaceId: number | null;
  minCapacity: number;
  maxCapacity: number;
  /** Rows of meeting_members in the state JOINED; changed in the same transaction. */
  memberCount: number;
  requiresApproval: boolean;
  /** Set when the meeting reached READY: only then is it rated. */
  tookPlace: Generated<boolean>;
  confirmedAt: Date | null;
  readyAt: Date | null;
  /** When the no-shows were booked (D24). */
  noShowsAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface MeetingMembersTable {
  id: Id;
  meetingId: number;
  memberId: number;
  state: "JOINED" | "LEFT" | "EXPELLED";
  /** How often the member has joined this meeting; part of the cause of a rice transaction. */
  joins: Generated<number>;
  joinedAt: Date;
  leftAt: Date | null;
  checkedAt: Date | null;
  evaluatedAt: Date | null;
}

export interface MeetingApplicationsTable {
  id: Id;
  meetingId: number;
  memberId: number;
  content: string;
  status: "PENDING" | "APPROVED" | "REJECTED" | "CANCELLED";
  createdAt: Date;
  answeredAt: Date | null;
}

export interface EvaluationsTable {
  id: Id;
  meetingId: number;
  evaluatorId: number;
  targetId: number;
  type: EvaluationTypeValue;
  createdAt: Date;
}

export interface NoShowsTable {
  id: Id;
  meetingId: number | null;
  memberId: number;
  amountWon: number;
  status: "UNPAID" | "PAID" | "WAIVED";
  createdAt: Date;
}

export interface ChatMessagesTable {
  id: Id;
  meetingId: number;
  memberId: number | null;
  type: "TEXT" | "SYSTEM";
  content: string;
  /** The sender's own id of the message: a retry is stored once (D29). */
  clientId: string | null;
  /** Names a system message that a meeting may have once, such as CONFIRMED. */
  systemKey: string | null;
  createdAt: Date;
}

export interface ChatReadsTable {
  meetingId: number;
  memberId: number;
  lastReadId: number;
  updatedAt: Date;
}

export interface NotificationsTable {
  id: Id;
  memberId: number;
  title: string;
  content: string;
  url: string | null;
  createdAt: Date;
  readAt: Date | null;
}

export interface PushOutboxTable {
  id: Id;
  memberId: number;
  title: string;
  content: string;
  url: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Date;
  createdAt: Date;
}

export interface AnnouncementsTable {
  id: Id;
  title: string;
  content: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface EventsTable extends AnnouncementsTable {
  imageId: number | null;
}

export interface BlocksTable {
  blockerId: number;
  blockedId: number;
  createdAt: Date;
}

export interface ReportsTable {
  id: Id;
  reporterId: number;
  reportedId: number;
  meetingId: number | null;
  kind: "ON_MEETING" | "OUT_OF_MEETING";
  content: string;
  status: "PENDING" | "RESOLVED" | "DISMISSED";
  adminComment: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Append-only: a trigger refuses UPDATE and DELETE (D27). */
export interface RiceTransactionsTable {
  id: Id;
  memberId: ColumnType<number, number, never>;
  amount: ColumnType<number, number, never>;
  reason: ColumnType<RiceTransactionReasonValue, RiceTransactionReasonValue, never>;
  balanceAfter: ColumnType<number, number, never>;
  /** What was booked, such as `signup:12`; unique, so nothing is booked twice. */
  cause: ColumnType<string, string, never>;
  createdAt: ColumnType<Date, Date, never>;
}

export interface PaymentsTable {
  id: Id;
  memberId: number;
  platform: "APPLE" | "GOOGLE";
  transactionId: string;
  productId: string;
  currency: string;
  amount: number;
  status: "PENDING" | "COMPLETED" | "REFUNDED" | "FAILED";
  receiptData: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface AuditLogTable {
  id: Id;
  actorId: number | null;
  actorName: string;
  action: string;
  targetKind: string;
  targetId: string | null;
  before: JSONColumnType<object | null>;
  after: JSONColumnType<object | null>;
  createdAt: Date;
}

export interface IdempotencyKeysTable {
  memberId: number;
  operation: string;
  key: string;
  bodyHash: string;
  answer: JSONColumnType<object | null>;
  createdAt: Date;
}

export interface SettingsTable {
  key: string;
  value: JSONColumnType<object>;
  updatedAt: Date;
}

export interface Tables {
  members: MembersTable;
  adminCredentials: AdminCredentialsTable;
  adminLoginFailures: AdminLoginFailuresTable;
  sessions: SessionsTable;
  refreshTokens: RefreshTokensTable;
  verificationDays: VerificationDaysTable;
  verificationCodes: VerificationCodesTable;
  verificationTokens: VerificationTokensTable;
  socialTickets: SocialTicketsTable;
  phoneLocks: PhoneLocksTable;
  agreements: AgreementsTable;
  images: ImagesTable;
  partnerPlaces: PartnerPlacesTable;
  partnerPlaceApplications: PartnerPlaceApplicationsTable;
  meetings: MeetingsTable;
  meetingMembers: MeetingMembersTable;
  meetingApplications: MeetingApplicationsTable;
  evaluations: EvaluationsTable;
  noShows: NoShowsTable;
  chatMessages: ChatMessagesTable;
  chatReads: ChatReadsTable;
  notifications: NotificationsTable;
  pushOutbox: PushOutboxTable;
  announcements: AnnouncementsTable;
  events: EventsTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  riceTransactions: RiceTransactionsTable;
  payments: PaymentsTable;
  auditLog: AuditLogTable;
  idempotencyKeys: IdempotencyKeysTable;
  settings: SettingsTable;
}

export type Db = Kysely<Tables>;
/** A transaction. Inside one, never touch the outer `Db`: PGlite has one connection and would wait for itself. */
export type Trx = Transaction<Tables>;
export type Member = Selectable<MembersTable>;
export type NewMember = Insertable<MembersTable>;
