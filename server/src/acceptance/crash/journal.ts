/** The writes that clients sent, and whether the server acknowledged them. */
import type { components } from "@babchingu/openapi/types";

export interface MeetingCreation {
  member: number;
  body: components["schemas"]["CreateMeetingRequest"];
  /** Its idempotency key. */
  key: string;
  /** Null until the server has acknowledged it. */
  meetingId: number | null;
}

export interface SeatChange {
  member: number;
  meetingId: number;
  kind: "join" | "leave";
  isAcknowledged: boolean;
}

export interface Message {
  member: number;
  meetingId: number;
  content: string;
  clientId: string;
  isAcknowledged: boolean;
}

export class Journal {
  readonly creations: MeetingCreation[] = [];
  readonly seatChanges: SeatChange[] = [];
  readonly messages: Message[] = [];

  get meetingIds(): number[] {
    return this.creations.flatMap(({ meetingId }) => meetingId ?? []);
  }

  get acknowledged(): number {
    const changes = [...this.seatChanges, ...this.messages].filter((it) => it.isAcknowledged).length;
    return this.meetingIds.length + changes;
  }

  /** Sent without a response: they may be stored or not, but not partially. */
  get unacknowledged(): number {
    return this.creations.length + this.seatChanges.length + this.messages.length - this.acknowledged;
  }

  /** Requested changes of one seat in order, without refused ones. */
  changesOf(member: number, meetingId: number): SeatChange[] {
    return this.seatChanges.filter((it) => it.member === member && it.meetingId === meetingId);
  }
}
