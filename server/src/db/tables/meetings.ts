/** Partner stores, meetings and everything that belongs to a meeting. */
import type { EvaluationTypeValue, MeetingStatusValue } from "@babchingu/openapi/enums";
import type { Generated } from "kysely";
import type { Id } from "./id.ts";

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
  /** Store deposit in won. */
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
  /** Set when the meeting has reached READY; only such meetings are rated. */
  tookPlace: Generated<boolean>;
  /** When its members were notified of another place: within an hour before the last time (R62). */
  placeMoves: Generated<Date[]>;
  /** When its members were reminded of it (D50). */
  remindedAt: Date | null;
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
  hostNotified: Generated<boolean>;
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
  /** Null for five: of the previous release. */
  pointsTaken: number | null;
  status: "UNPAID" | "PAID" | "WAIVED";
  createdAt: Date;
}

export interface ChatMessagesTable {
  id: Id;
  meetingId: number;
  memberId: number | null;
  type: "TEXT" | "SYSTEM";
  content: string;
  /** The id that the client gave the message, to store a retry once (D29). */
  clientId: string | null;
  /** Key of a system message that a meeting may have only once, such as CONFIRMED. */
  systemKey: string | null;
  createdAt: Date;
}

export interface ChatReadsTable {
  meetingId: number;
  memberId: number;
  lastReadId: number;
  updatedAt: Date;
}

/** The last message of a room that a member got a push message for: the next one follows when it is read (D52). */
export interface ChatPushesTable {
  meetingId: number;
  memberId: number;
  messageId: number;
}

/** Who is notified when a seat opens (D49). */
export interface SeatAlertsTable {
  meetingId: number;
  memberId: number;
  createdAt: Date;
}
