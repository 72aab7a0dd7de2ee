/** Notifications, announcements, safety, rice, payments, the audit log and settings. */
import type { RiceTransactionReasonValue } from "@babchingu/openapi/enums";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Id } from "./id.ts";

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
  /** No foreign key: a report keeps the id of a deleted meeting. */
  meetingId: number;
  kind: "ON_MEETING" | "OUT_OF_MEETING";
  content: string;
  status: "PENDING" | "RESOLVED" | "DISMISSED";
  adminComment: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Append-only: a trigger rejects UPDATE and DELETE (D27). */
export interface RiceTransactionsTable {
  id: Id;
  memberId: ColumnType<number, number, never>;
  amount: ColumnType<number, number, never>;
  reason: ColumnType<RiceTransactionReasonValue, RiceTransactionReasonValue, never>;
  balanceAfter: ColumnType<number, number, never>;
  /** Unique key of the event, such as `signup:12`, so that nothing is booked twice. */
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
