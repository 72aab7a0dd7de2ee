/** Notifications, announcements, events, blocks and reports. */
import type { Generated } from "kysely";
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
  /** Sent to everybody: messages to one member go first. */
  isBroadcast: Generated<boolean>;
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
