/** What the clients sent, and whether they were told that it is done. */
import type { components } from "@babchingu/openapi/types";

export interface Opening {
  member: number;
  body: components["schemas"]["CreateMeetingRequest"];
  /** Its idempotency key. */
  key: string;
  /** Null while no answer has come. */
  meetingId: number | null;
}

export interface SeatChange {
  member: number;
  meetingId: number;
  kind: "join" | "leave";
  isAnswered: boolean;
}

export interface Message {
  member: number;
  meetingId: number;
  content: string;
  clientId: string;
  isAnswered: boolean;
}

export class Journal {
  readonly openings: Opening[] = [];
  readonly seatChanges: SeatChange[] = [];
  readonly messages: Message[] = [];

  get meetingIds(): number[] {
    return this.openings.flatMap(({ meetingId }) => meetingId ?? []);
  }

  get answered(): number {
    const changes = [...this.seatChanges, ...this.messages].filter((it) => it.isAnswered).length;
    return this.meetingIds.length + changes;
  }

  /** Sent, and no answer came: it may have happened or not, but not by half. */
  get unanswered(): number {
    return this.openings.length + this.seatChanges.length + this.messages.length - this.answered;
  }

  /** Changes of one seat in the order they were asked for, without what was refused. */
  changesOf(member: number, meetingId: number): SeatChange[] {
    return this.seatChanges.filter((it) => it.member === member && it.meetingId === meetingId);
  }
}
