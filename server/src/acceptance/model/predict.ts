/** The outcome of each command according to the model; the model changes only when it is "ok". */
import { AUTO_CONFIRM_MIN, CHECK_IN_CLOSES_MIN, CHECK_IN_OPENS_MIN } from "@babchingu/openapi";
import type { RiceProductIdValue } from "@babchingu/openapi/enums";
import type { Command, CommandOf, Kind } from "./commands.ts";
import type { Model, ModelApplication, ModelMeeting, Outcome } from "./model.ts";

type Rules = { [K in Kind]: (model: Model, command: CommandOf<K>) => Outcome };

const grains: Record<RiceProductIdValue, number> = { rice_500: 500, rice_1000: 1000, rice_2000: 2000 };

function pendingApplication(
  model: Model,
  index: number,
): { application: ModelApplication; meeting: ModelMeeting } | null {
  const application = model.applications[index];
  const meeting = application && model.meeting(application.meeting);
  return application?.isPending === true && meeting ? { application, meeting } : null;
}

/** The number of members of the meeting who reported this member from inside. */
function reportersOf(model: Model, meeting: ModelMeeting, member: number): number {
  return meeting.reports.filter((it) => it.fromInside && it.on === member && model.seat(meeting, it.by)).length;
}

const entryRules: Pick<Rules, "create" | "join" | "apply" | "approve" | "deleteApplication"> = {
  create: (model, { member, min, extraSeats, requiresApproval, startsInMin }) => {
    if (!model.payDeposit(member)) return "NOT_ENOUGH_RICE";
    const meeting: ModelMeeting = {
      status: "RECRUITING",
      isDeleted: false,
      startsAt: model.now + startsInMin,
      min,
      max: min + extraSeats,
      requiresApproval,
      host: member,
      seats: new Map(),
      tookPlace: false,
      areNoShowsRecorded: false,
      reports: [],
    };
    model.meetings.push(meeting);
    model.addSeat(meeting, member);
    if (startsInMin > AUTO_CONFIRM_MIN) return "ok";
    meeting.status = "END";
    for (const seat of model.joined(meeting)) model.refund(seat);
    return "ok";
  },
  join: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "MEETING_NOT_FOUND";
    if (model.isExpelled(meeting, member)) return "EXPELLED";
    if (model.seat(meeting, member)) return "ALREADY_JOINED";
    if (model.statusOf(meeting) !== "RECRUITING") return "MEETING_NOT_RECRUITING";
    if (model.pending(index, member).length > 0) return "APPLICATION_PENDING";
    if (meeting.requiresApproval) return "APPROVAL_REQUIRED";
    if (model.count(meeting) >= meeting.max) return "MEETING_FULL";
    if (!model.payDeposit(member)) return "NOT_ENOUGH_RICE";
    model.addSeat(meeting, member);
    return "ok";
  },
  apply: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "MEETING_NOT_FOUND";
    if (model.isExpelled(meeting, member)) return "EXPELLED";
    if (model.seat(meeting, member)) return "ALREADY_PARTICIPATED";
    if (model.statusOf(meeting) !== "RECRUITING") return "MEETING_NOT_RECRUITING";
    if (!meeting.requiresApproval) return "APPROVAL_NOT_REQUIRED";
    if (model.pending(index, member).length > 0) return "APPLICATION_PENDING";
    if (model.count(meeting) >= meeting.max) return "MEETING_FULL";
    if (!model.payDeposit(member)) return "NOT_ENOUGH_RICE";
    model.applications.push({ meeting: index, member, isPending: true });
    return "ok";
  },
  approve: (model, { member, application: index }) => {
    const found = pendingApplication(model, index);
    if (!found) return "APPLICATION_NOT_FOUND";
    const { application, meeting } = found;
    if (meeting.host !== member) return "NOT_HOST";
    if (model.statusOf(meeting) !== "RECRUITING") return "MEETING_NOT_RECRUITING";
    if (model.count(meeting) >= meeting.max) return "MEETING_FULL";
    application.isPending = false;
    model.addSeat(meeting, application.member);
    return "ok";
  },
  deleteApplication: (model, { member, application: index }) => {
    const found = pendingApplication(model, index);
    if (!found) return "APPLICATION_NOT_FOUND";
    if (found.application.member !== member && found.meeting.host !== member) return "NOT_APPLICANT_OR_HOST";
    model.reject(found.application);
    return "ok";
  },
};

const meetingRules: Pick<Rules, "leave" | "confirm" | "deleteMeeting" | "checkIn" | "evaluate" | "report"> = {
  leave: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "MEETING_NOT_FOUND";
    const seat = model.seat(meeting, member);
    if (!seat) return "NOT_JOINED";
    if (model.isOver(meeting)) return "MEETING_OVER";
    if (model.count(meeting) === 1) return "LAST_MEMBER";
    model.runDueSteps(index, meeting);
    if (meeting.status === "RECRUITING") model.refund(seat);
    model.releaseSeat(meeting, seat, "LEFT");
    return "ok";
  },
  confirm: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "MEETING_NOT_FOUND";
    if (meeting.host !== member) return "NOT_HOST";
    if (model.statusOf(meeting) !== "RECRUITING") return "MEETING_NOT_RECRUITING";
    if (model.count(meeting) < meeting.min) return "BELOW_MINIMUM";
    meeting.status = "CONFIRMED";
    model.rejectAll(index);
    return "ok";
  },
  deleteMeeting: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "MEETING_NOT_FOUND";
    if (meeting.host !== member) return "NOT_HOST";
    if (model.isOver(meeting)) return "MEETING_OVER";
    if (model.count(meeting) > 1) return "HAS_OTHER_MEMBERS";
    model.runDueSteps(index, meeting);
    const seat = model.seat(meeting, member);
    if (seat && meeting.status === "RECRUITING") model.refund(seat);
    model.rejectAll(index);
    if (seat) seat.state = "LEFT";
    meeting.status = "END";
    meeting.isDeleted = true;
    return "ok";
  },
  checkIn: (model, { member, meeting: index, isNear }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "MEETING_NOT_FOUND";
    const seat = model.seat(meeting, member);
    if (!seat) return "NOT_PARTICIPANT";
    if (seat.isCheckedIn) return "ALREADY_CHECKED_IN";
    const isOpen =
      ["CONFIRMED", "READY"].includes(model.statusOf(meeting)) &&
      model.now >= meeting.startsAt - CHECK_IN_OPENS_MIN &&
      model.now <= meeting.startsAt + CHECK_IN_CLOSES_MIN &&
      !meeting.areNoShowsRecorded;
    if (!isOpen) return "CHECK_IN_CLOSED";
    if (!isNear) return "TOO_FAR_FROM_PLACE";
    seat.isCheckedIn = true;
    model.refund(seat);
    return "ok";
  },
  evaluate: (model, { member, meeting: index, type }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "MEETING_NOT_FOUND";
    const seat = model.seat(meeting, member);
    if (!seat) return "NOT_PARTICIPANT";
    if (model.statusOf(meeting) !== "END" || !meeting.tookPlace) return "EVALUATION_CLOSED";
    if (seat.isEvaluated) return "ALREADY_EVALUATED";
    if (model.count(meeting) === 1) return "EVALUATION_INCOMPLETE";
    seat.isEvaluated = true;
    for (const other of model.joined(meeting)) if (other !== seat) model.rate(other.member, type);
    return "ok";
  },
  report: (model, { member, meeting: index, target, fromInside }) => {
    if (member === target) return "CANNOT_TARGET_SELF";
    const meeting = model.meeting(index);
    if (!meeting) return "MEETING_NOT_FOUND";
    if (fromInside && !model.seat(meeting, member)) return "NOT_PARTICIPANT";
    const seat = model.seat(meeting, target);
    if (!seat) return "MEMBER_NOT_FOUND";
    if (meeting.reports.some((it) => it.by === member && it.on === target)) return "ALREADY_REPORTED";
    meeting.reports.push({ by: member, on: target, fromInside });
    const isOverHalf = reportersOf(model, meeting, target) > model.count(meeting) / 2;
    if (!fromInside || meeting.host === target || !isOverHalf) return "ok";
    model.runDueSteps(index, meeting);
    model.releaseSeat(meeting, seat, "EXPELLED");
    return "ok";
  },
};

/** One about which there is a report stays for operators (R63). */
const isGone = (meeting: ModelMeeting) => meeting.isDeleted && meeting.reports.length === 0;

function hasMetOrCanSee(model: Model, member: number, target: number): boolean {
  const hasApplied = (by: number, host: number) =>
    model.applications.some((it) => {
      const meeting = model.meetings[it.meeting];
      return it.member === by && meeting?.host === host && !isGone(meeting);
    });
  const isTogether = model.meetings.some((meeting) => {
    if (isGone(meeting)) return false;
    const isVisible = meeting.status !== "END" && model.seat(meeting, target) !== undefined;
    return isVisible || (meeting.seats.has(target) && meeting.seats.has(member));
  });
  return isTogether || hasApplied(target, member) || hasApplied(member, target);
}

const otherRules: Omit<Rules, keyof typeof entryRules | keyof typeof meetingRules> = {
  block: (model, { member, target }) => {
    if (member === target) return "CANNOT_TARGET_SELF";
    if (!hasMetOrCanSee(model, member, target)) return "MEMBER_NOT_FOUND";
    const { blocked } = model.member(member);
    if (blocked.has(target)) return "ALREADY_BLOCKED";
    blocked.add(target);
    return "ok";
  },
  unblock: (model, { member, target }) => (model.member(member).blocked.delete(target) ? "ok" : "BLOCK_NOT_FOUND"),
  grant: (model, { member, amount }) => {
    model.member(member).balance += amount;
    return "ok";
  },
  revoke: (model, { member, amount }) => {
    if (model.member(member).balance < amount) return "BALANCE_TOO_LOW";
    model.member(member).balance -= amount;
    return "ok";
  },
  purchase: (model, { member, product, receipt: text }) => {
    // The sandbox store takes the same text for another product as the same purchase.
    const owner = model.receipts.get(text);
    if (owner !== undefined && owner.member !== member) return "RECEIPT_TAKEN";
    if (owner !== undefined) return owner.product === product ? "ok" : "RECEIPT_INVALID";
    model.receipts.set(text, { member, product });
    model.member(member).balance += grains[product];
    return "ok";
  },
  wait: (model, { minutes, areJobsLate }) => {
    model.now += minutes;
    if (!areJobsLate) model.runJobs();
    return "ok";
  },
};

const rules: Rules = { ...entryRules, ...meetingRules, ...otherRules };

/** Applies a command to the model and returns the outcome that the server must have. */
export function predict(model: Model, command: Command): Outcome {
  const rule = rules[command.kind] as (model: Model, command: Command) => Outcome;
  return rule(model, command);
}
