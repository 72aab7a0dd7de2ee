/** What the model says to each command; it changes only when it says "ok". */
import { AUTO_CONFIRM_MIN, CHECK_IN_WINDOW_MIN } from "@babchingu/openapi";
import type { RiceProductIdValue } from "@babchingu/openapi/enums";
import type { Command, CommandOf, Kind } from "./commands.ts";
import type { Model, ModelApplication, ModelMeeting, Outcome } from "./model.ts";

type Rules = { [K in Kind]: (model: Model, command: CommandOf<K>) => Outcome };

const grains: Record<RiceProductIdValue, number> = { rice_500: 500, rice_1000: 1000, rice_2000: 2000 };

function waiting(model: Model, index: number): { application: ModelApplication; meeting: ModelMeeting } | null {
  const application = model.applications[index];
  const meeting = application && model.meeting(application.meeting);
  return application?.isPending === true && meeting ? { application, meeting } : null;
}

/** Who has reported this member from inside and is a member now. */
function reportersOf(model: Model, meeting: ModelMeeting, member: number): number {
  return meeting.reports.filter((it) => it.inside && it.on === member && model.seat(meeting, it.by)).length;
}

const entryRules: Pick<Rules, "create" | "join" | "apply" | "approve" | "answer"> = {
  create: (model, { member, min, room, requiresApproval, ahead }) => {
    if (!model.pay(member)) return "E409-4";
    const meeting: ModelMeeting = {
      status: "RECRUITING",
      isDeleted: false,
      at: model.now + ahead,
      min,
      max: min + room,
      requiresApproval,
      host: member,
      seats: new Map(),
      tookPlace: false,
      hasNoShows: false,
      reports: [],
    };
    model.meetings.push(meeting);
    model.take(meeting, member);
    if (ahead > AUTO_CONFIRM_MIN) return "ok";
    meeting.status = "END";
    for (const seat of model.joined(meeting)) model.giveBack(seat);
    return "ok";
  },
  join: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "E404-3";
    if (model.isExpelled(meeting, member)) return "E403-5";
    if (model.seat(meeting, member)) return "E409-8";
    if (model.statusOf(meeting) !== "RECRUITING") return "E409-5";
    if (model.pending(index, member).length > 0) return "E409-9";
    if (meeting.requiresApproval) return "E409-10";
    if (model.count(meeting) >= meeting.max) return "E409-6";
    if (!model.pay(member)) return "E409-4";
    model.take(meeting, member);
    return "ok";
  },
  apply: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "E404-3";
    if (model.isExpelled(meeting, member)) return "E403-5";
    if (model.seat(meeting, member)) return "E409-31";
    if (model.statusOf(meeting) !== "RECRUITING") return "E409-5";
    if (!meeting.requiresApproval) return "E409-11";
    if (model.pending(index, member).length > 0) return "E409-9";
    if (model.count(meeting) >= meeting.max) return "E409-6";
    if (!model.pay(member)) return "E409-4";
    model.applications.push({ meeting: index, member, isPending: true });
    return "ok";
  },
  approve: (model, { member, application: index }) => {
    const found = waiting(model, index);
    if (!found) return "E404-4";
    const { application, meeting } = found;
    if (meeting.host !== member) return "E403-3";
    if (model.statusOf(meeting) !== "RECRUITING") return "E409-5";
    if (model.count(meeting) >= meeting.max) return "E409-6";
    application.isPending = false;
    model.take(meeting, application.member);
    return "ok";
  },
  answer: (model, { member, application: index }) => {
    const found = waiting(model, index);
    if (!found) return "E404-4";
    if (found.application.member !== member && found.meeting.host !== member) return "E403-8";
    model.refuse(found.application);
    return "ok";
  },
};

const meetingRules: Pick<Rules, "leave" | "confirm" | "remove" | "checkIn" | "evaluate" | "report"> = {
  leave: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "E404-3";
    const seat = model.seat(meeting, member);
    if (!seat) return "E404-13";
    if (model.isOver(meeting)) return "E409-32";
    if (model.count(meeting) === 1) return "E409-14";
    model.catchUp(index, meeting);
    if (meeting.status === "RECRUITING") model.giveBack(seat);
    model.vacate(meeting, seat, "LEFT");
    return "ok";
  },
  confirm: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "E404-3";
    if (meeting.host !== member) return "E403-3";
    if (model.statusOf(meeting) !== "RECRUITING") return "E409-5";
    if (model.count(meeting) < meeting.min) return "E409-12";
    meeting.status = "CONFIRMED";
    model.rejectAll(index);
    return "ok";
  },
  remove: (model, { member, meeting: index }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "E404-3";
    if (meeting.host !== member) return "E403-3";
    if (model.isOver(meeting)) return "E409-32";
    if (model.count(meeting) > 1) return "E409-13";
    model.catchUp(index, meeting);
    const seat = model.seat(meeting, member);
    if (seat && meeting.status === "RECRUITING") model.giveBack(seat);
    model.rejectAll(index);
    meeting.isDeleted = true;
    return "ok";
  },
  checkIn: (model, { member, meeting: index, isNear }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "E404-3";
    const seat = model.seat(meeting, member);
    if (!seat) return "E403-4";
    if (seat.isChecked) return "E409-18";
    const isOpen =
      ["CONFIRMED", "READY"].includes(model.statusOf(meeting)) &&
      Math.abs(model.now - meeting.at) <= CHECK_IN_WINDOW_MIN &&
      !meeting.hasNoShows;
    if (!isOpen) return "E409-16";
    if (!isNear) return "E409-17";
    seat.isChecked = true;
    model.giveBack(seat);
    return "ok";
  },
  evaluate: (model, { member, meeting: index, type }) => {
    const meeting = model.meeting(index);
    if (!meeting) return "E404-3";
    const seat = model.seat(meeting, member);
    if (!seat) return "E403-4";
    if (model.statusOf(meeting) !== "END" || !meeting.tookPlace) return "E409-19";
    if (seat.isEvaluated) return "E409-20";
    if (model.count(meeting) === 1) return "E400-14";
    seat.isEvaluated = true;
    for (const other of model.joined(meeting)) if (other !== seat) model.rate(other.member, type);
    return "ok";
  },
  report: (model, { member, meeting: index, target, inside }) => {
    if (member === target) return "E400-17";
    const meeting = model.meeting(index);
    if (!meeting) return "E404-3";
    if (inside && !model.seat(meeting, member)) return "E403-4";
    const seat = model.seat(meeting, target);
    if (!seat) return "E404-2";
    if (meeting.reports.some((it) => it.by === member && it.on === target)) return "E409-21";
    meeting.reports.push({ by: member, on: target, inside });
    const isOverHalf = reportersOf(model, meeting, target) > model.count(meeting) / 2;
    if (!inside || meeting.host === target || !isOverHalf) return "ok";
    model.catchUp(index, meeting);
    model.vacate(meeting, seat, "EXPELLED");
    return "ok";
  },
};

const otherRules: Omit<Rules, keyof typeof entryRules | keyof typeof meetingRules> = {
  block: (model, { member, target }) => {
    if (member === target) return "E400-17";
    const { blocked } = model.member(member);
    if (blocked.has(target)) return "E409-23";
    blocked.add(target);
    return "ok";
  },
  unblock: (model, { member, target }) => (model.member(member).blocked.delete(target) ? "ok" : "E404-11"),
  grant: (model, { member, amount }) => {
    model.member(member).balance += amount;
    return "ok";
  },
  revoke: (model, { member, amount }) => {
    if (model.member(member).balance < amount) return "E409-26";
    model.member(member).balance -= amount;
    return "ok";
  },
  purchase: (model, { member, product, receipt: text }) => {
    // The sandbox store takes the same text for another product as the same purchase.
    const owner = model.receipts.get(text);
    if (owner !== undefined && owner.member !== member) return "E409-33";
    if (owner !== undefined) return owner.product === product ? "ok" : "E400-13";
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

/** Applies a command to the model and says what must come of it. */
export function predict(model: Model, command: Command): Outcome {
  const rule = rules[command.kind] as (model: Model, command: Command) => Outcome;
  return rule(model, command);
}
