/** All tables with their row types. Columns are camelCase here and snake_case in SQL (CamelCasePlugin). */
import type { Kysely, Selectable, Transaction } from "kysely";
import type {
  AdminCredentialsTable,
  AttemptsTable,
  AgreementsTable,
  ImagesTable,
  MembersTable,
  PhoneLocksTable,
  RefreshTokensTable,
  SessionsTable,
  SocialTicketsTable,
  VerificationCodesTable,
  VerificationDaysTable,
  VerificationTokensTable,
  VerificationTotalsTable,
} from "./tables/accounts.ts";
import type {
  ChatMessagesTable,
  ChatPushesTable,
  ChatReadsTable,
  EvaluationsTable,
  MeetingApplicationsTable,
  MeetingMembersTable,
  MeetingsTable,
  NoShowsTable,
  PartnerPlaceApplicationsTable,
  PartnerPlacesTable,
  SeatAlertsTable,
} from "./tables/meetings.ts";
import type {
  NotificationsTable,
  NotificationSettingsTable,
  PushDevicesView,
  PushOutboxTable,
  AnnouncementsTable,
  EventsTable,
  BlocksTable,
  ReportsTable,
  WebSubscriptionsTable,
} from "./tables/community.ts";
import type { RiceTransactionsTable, PaymentsTable } from "./tables/rice.ts";
import type {
  AccessLogTable,
  AuditLogTable,
  BulkJobsTable,
  IdempotencyKeysTable,
  DailyFiguresTable,
  SettingsTable,
} from "./tables/system.ts";

export type * from "./tables/accounts.ts";
export type * from "./tables/meetings.ts";
export type * from "./tables/community.ts";
export type * from "./tables/rice.ts";
export type * from "./tables/system.ts";

export interface Tables {
  members: MembersTable;
  adminCredentials: AdminCredentialsTable;
  attempts: AttemptsTable;
  sessions: SessionsTable;
  refreshTokens: RefreshTokensTable;
  verificationDays: VerificationDaysTable;
  verificationTotals: VerificationTotalsTable;
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
  chatPushes: ChatPushesTable;
  seatAlerts: SeatAlertsTable;
  notifications: NotificationsTable;
  notificationSettings: NotificationSettingsTable;
  webSubscriptions: WebSubscriptionsTable;
  pushDevices: PushDevicesView;
  pushOutbox: PushOutboxTable;
  announcements: AnnouncementsTable;
  events: EventsTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  riceTransactions: RiceTransactionsTable;
  payments: PaymentsTable;
  auditLog: AuditLogTable;
  accessLog: AccessLogTable;
  idempotencyKeys: IdempotencyKeysTable;
  settings: SettingsTable;
  dailyFigures: DailyFiguresTable;
  bulkJobs: BulkJobsTable;
}

export type Db = Kysely<Tables>;
/** A transaction. Inside one, never touch the outer `Db`: PGlite has one connection and would wait for itself. */
export type Trx = Transaction<Tables>;
export type Member = Selectable<MembersTable>;
