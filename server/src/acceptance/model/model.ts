/** The product's rules in their simplest form, in memory: what the server must do and answer (D19–D28). */
import {
  AUTO_CONFIRM_MIN,
  CHECK_IN_CLOSES_MIN,
  CHECK_IN_OPENS_MIN,
  MEETING_DEPOSIT_RICE,
  MEETING_LENGTH_MIN,
  NO_SHOW_SCORE,
  RATING_SCORE,
} from "@babchingu/openapi";
import type { EvaluationTypeValue, MeetingStatusValue, RiceProductIdValue } from "@babchingu/openapi/enums";
import type { ErrorName } from "@babchingu/openapi/errors";

/** The outcome of a command: the name of an error, or "ok". */
export type Outcome = ErrorName | "ok";

export interface ModelMember {
  balance: number;
  point: number;
  blocked: Set<number>;
}

interface Seat {
  member: number;
  state: "JOINED" | "LEFT" | "EXPELLED";
  /** The position in the order of all joins. */
  joinOrder: number;
  isRefunded: boolean;
  isCheckedIn: boolean;
  isEvaluated: boolean;
}

export interface ModelMeeting {
  status: MeetingStatusValue;
  isDeleted: boolean;
  /** Minutes after the start of the sequence. */
  startsAt: number;
  min: number;
  max: number;
  requiresApproval: boolean;
  host: number;
  seats: Map<number, Seat>;
  tookPlace: boolean;
  areNoShowsRecorded: boolean;
  /** Who reported whom, as a member of the meeting or from outside. */
  reports: { by: number; on: number; fromInside: boolean }[];
}

export interface ModelApplication {
  meeting: number;
  member: number;
  isPending: boolean;
}

const clamp = (point: number) => Math.min(100, Math.max(0, point));

/** Members, meetings and applications are named by their index. */
export class Model {
  readonly members: ModelMember[];
  readonly meetings: ModelMeeting[] = [];
  readonly applications: ModelApplication[] = [];
  /** Receipt → what it was first used for. */
  readonly receipts = new Map<string, { member: number; product: RiceProductIdValue }>();
  now = 0;
  #joins = 0;

  constructor(members: readonly { rice: number; point: number }[]) {
    this.members = members.map(({ rice, point }) => ({ balance: rice, point, blocked: new Set() }));
  }

  member(index: number): ModelMember {
    const member = this.members[index];
    if (member === undefined) throw new Error(`There is no member ${index}.`);
    return member;
  }

  /** Undefined when it doesn't exist or is deleted. */
  meeting(index: number): ModelMeeting | undefined {
    const meeting = this.meetings[index];
    return meeting?.isDeleted === false ? meeting : undefined;
  }

  /** The status by the clock, which the stored one follows when the job has run. */
  statusOf(meeting: ModelMeeting): MeetingStatusValue {
    if (meeting.status !== "RECRUITING" || this.now < meeting.startsAt - AUTO_CONFIRM_MIN) return meeting.status;
    return this.count(meeting) >= meeting.min ? "CONFIRMED" : "END";
  }

  joined(meeting: ModelMeeting): Seat[] {
    return [...meeting.seats.values()]
      .filter((seat) => seat.state === "JOINED")
      .toSorted((a, b) => a.joinOrder - b.joinOrder);
  }

  count(meeting: ModelMeeting): number {
    return this.joined(meeting).length;
  }

  seat(meeting: ModelMeeting, member: number): Seat | undefined {
    const seat = meeting.seats.get(member);
    return seat?.state === "JOINED" ? seat : undefined;
  }

  isExpelled(meeting: ModelMeeting, member: number): boolean {
    return meeting.seats.get(member)?.state === "EXPELLED";
  }

  pending(meeting: number, member?: number): ModelApplication[] {
    return this.applications.filter(
      (it) => it.isPending && it.meeting === meeting && (member === undefined || it.member === member),
    );
  }

  addSeat(meeting: ModelMeeting, member: number): void {
    this.#joins += 1;
    const newSeat = { isRefunded: false, isCheckedIn: false, isEvaluated: false };
    meeting.seats.set(member, { member, state: "JOINED", joinOrder: this.#joins, ...newSeat });
  }

  payDeposit(member: number): boolean {
    if (this.member(member).balance < MEETING_DEPOSIT_RICE) return false;
    this.member(member).balance -= MEETING_DEPOSIT_RICE;
    return true;
  }

  refund(seat: Seat): void {
    if (seat.isRefunded) return;
    seat.isRefunded = true;
    this.member(seat.member).balance += MEETING_DEPOSIT_RICE;
  }

  reject(application: ModelApplication): void {
    application.isPending = false;
    this.member(application.member).balance += MEETING_DEPOSIT_RICE;
  }

  rejectAll(meeting: number): void {
    for (const application of this.pending(meeting)) this.reject(application);
  }

  #confirmOrEnd(index: number, meeting: ModelMeeting): void {
    if (meeting.status !== "RECRUITING" || this.now < meeting.startsAt - AUTO_CONFIRM_MIN) return;
    const status = this.statusOf(meeting);
    this.rejectAll(index);
    if (status === "END") for (const seat of this.joined(meeting)) this.refund(seat);
    meeting.status = status;
  }

  /** The host role passes to the member with the oldest seat. */
  releaseSeat(meeting: ModelMeeting, seat: Seat, state: "LEFT" | "EXPELLED"): void {
    seat.state = state;
    const [next] = this.joined(meeting);
    if (meeting.host === seat.member && next !== undefined) meeting.host = next.member;
  }

  rate(target: number, type: EvaluationTypeValue): void {
    const change = { POSITIVE: RATING_SCORE, NONE: 0, NEGATIVE: -RATING_SCORE }[type];
    this.member(target).point = clamp(this.member(target).point + change);
  }

  /** Performs every due step of all meetings. */
  runJobs(): void {
    for (const [index, meeting] of this.meetings.entries()) {
      if (!meeting.isDeleted) this.runDueSteps(index, meeting);
    }
  }

  /** Whether a meeting is over once its due steps are performed. */
  isOver(meeting: ModelMeeting): boolean {
    return this.statusOf(meeting) === "END" || this.now >= meeting.startsAt + MEETING_LENGTH_MIN;
  }

  /** Performs every due step of a meeting; the server does the same before it releases a seat (D20). */
  runDueSteps(index: number, meeting: ModelMeeting): void {
    this.#confirmOrEnd(index, meeting);
    if (meeting.status === "CONFIRMED" && this.now >= meeting.startsAt - CHECK_IN_OPENS_MIN) {
      meeting.status = "READY";
      meeting.tookPlace = true;
    }
    if (meeting.status === "READY" && this.now >= meeting.startsAt + CHECK_IN_CLOSES_MIN) this.#recordNoShows(meeting);
    if (meeting.status === "READY" && this.now >= meeting.startsAt + MEETING_LENGTH_MIN) meeting.status = "END";
  }

  #recordNoShows(meeting: ModelMeeting): void {
    if (meeting.areNoShowsRecorded) return;
    meeting.areNoShowsRecorded = true;
    for (const seat of this.joined(meeting).filter((it) => !it.isCheckedIn)) {
      this.member(seat.member).point = clamp(this.member(seat.member).point - NO_SHOW_SCORE);
    }
  }
}
