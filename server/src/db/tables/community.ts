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
  /** The browser that gets the message; null for the native shell. */
  webSubscriptionId: number | null;
  /** Whose chat message it is; null for a notification. */
  senderId: number | null;
  /** Its room and id; null for a notification. */
  meetingId: number | null;
  messageId: number | null;
  /** It isn't sent from this time on; null for one that is sent within a day. */
  expiresAt: Date | null;
  /** Sent to everybody: messages to one member go first. */
  isBroadcast: Generated<boolean>;
  attempts: Generated<number>;
  nextAttemptAt: Date;
  createdAt: Date;
}

/** A browser that gets push messages: it belongs to a session and ends with it (D51). */
export interface WebSubscriptionsTable {
  id: Id;
  sessionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

/** The kinds of push messages that a member wants; all of them without a row (D52). */
export interface NotificationSettingsTable {
  memberId: number;
  meeting: boolean;
  chat: boolean;
  news: boolean;
  updatedAt: Date;
}

/** A view: every device of an ACTIVE member, with the kinds of messages that it gets. */
export interface PushDevicesView {
  memberId: number;
  /** Null for the native shell. */
  webSubscriptionId: number | null;
  meeting: boolean;
  chat: boolean;
  news: boolean;
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
