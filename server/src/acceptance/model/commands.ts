/** Random commands; members, meetings and applications are named by their index. */
import { EvaluationTypeValues, RiceProductIdValues, type EvaluationTypeValue } from "@babchingu/openapi/enums";
import { array, constant, constantFrom, nat, oneof, record, shuffledSubarray, tuple, type Arbitrary } from "fast-check";
import type { Model } from "./model.ts";

const MEMBER_COUNT = 4;

/** A placeholder for the host of the command's meeting. */
const HOST = -1;

const member = nat(MEMBER_COUNT - 1);
const actor = oneof({ weight: 3, arbitrary: constant(HOST) }, { weight: 1, arbitrary: member });
/** Mostly the first ones, so that the commands of a sequence affect each other. */
const meeting = constantFrom(0, 0, 0, 0, 0, 0, 1, 1, 2);
const application = nat(3);
/** Mostly the same two, so that blocks are also removed. */
const blockerAndTarget = { member: constantFrom(0, 0, 0, 0, 1), target: constantFrom<number>(1, 1, 1, 1, 0) };
const memberAndMeeting = { member, meeting };

function command<K extends string, T>(kind: K, fields: { [F in keyof T]: Arbitrary<T[F]> }) {
  return record<{ kind: K } & T>({ kind: constant(kind), ...fields } as never);
}

const meetingFields = {
  member,
  min: constantFrom(2, 2, 3),
  /** Seats beyond the minimum. */
  extraSeats: constantFrom(0, 0, 1, 2, 2),
  requiresApproval: constantFrom(false, true),
};

/** Minutes from now; 5 is within the last 15 minutes. */
const create = command("create", { ...meetingFields, startsInMin: constantFrom(5, 20, 40, 60) });

const others = {
  join: command("join", memberAndMeeting),
  apply: command("apply", memberAndMeeting),
  approve: command("approve", { member: actor, application }),
  deleteApplication: command("deleteApplication", { member: actor, application }),
  leave: command("leave", memberAndMeeting),
  confirm: command("confirm", { member: actor, meeting }),
  deleteMeeting: command("deleteMeeting", { member: actor, meeting }),
  checkIn: command("checkIn", { ...memberAndMeeting, isNear: constantFrom(true, true, false) }),
  evaluate: command("evaluate", {
    ...memberAndMeeting,
    type: constantFrom<EvaluationTypeValue>(...EvaluationTypeValues),
  }),
  block: command("block", blockerAndTarget),
  unblock: command("unblock", blockerAndTarget),
  report: command("report", {
    ...memberAndMeeting,
    target: constantFrom(0, 1, 1, 1, 1, 1, 2, 3),
    fromInside: constantFrom(true, true, false),
  }),
  grant: command("grant", { member, amount: constantFrom(100, 500) }),
  revoke: command("revoke", { member, amount: constantFrom(200, 500, 1500) }),
  purchase: command("purchase", {
    member,
    product: constantFrom(...RiceProductIdValues),
    receipt: constantFrom("a", "b"),
  }),
  /** Time passes; the jobs run, or are late. */
  wait: command("wait", { minutes: constantFrom<number>(5, 15, 60), areJobsLate: constantFrom(false, false, true) }),
};

/** Commands that are resolved by the state: joining or applying as the meeting requires, and waiting for the first meeting's steps. */
const stateDependent = {
  joinOrApply: command("joinOrApply", memberAndMeeting),
  waitUntil: command("waitUntil", {
    /** Minutes after the first meeting's time. */
    until: constantFrom(-16, -15, -10, 0, 15, 20, 120, 125),
    areJobsLate: constantFrom(false, false, false, true),
  }),
};

const randomCommand = oneof(
  { weight: 4, arbitrary: create },
  { weight: 14, arbitrary: stateDependent.joinOrApply },
  { weight: 4, arbitrary: others.join },
  { weight: 3, arbitrary: others.apply },
  { weight: 11, arbitrary: others.approve },
  { weight: 6, arbitrary: others.deleteApplication },
  { weight: 7, arbitrary: others.leave },
  { weight: 8, arbitrary: others.confirm },
  { weight: 9, arbitrary: others.deleteMeeting },
  { weight: 10, arbitrary: others.checkIn },
  { weight: 9, arbitrary: others.evaluate },
  { weight: 12, arbitrary: others.block },
  { weight: 14, arbitrary: others.unblock },
  { weight: 18, arbitrary: others.report },
  { weight: 2, arbitrary: others.grant },
  { weight: 2, arbitrary: others.revoke },
  { weight: 2, arbitrary: others.purchase },
  { weight: 3, arbitrary: others.wait },
  { weight: 14, arbitrary: stateDependent.waitUntil },
);

const someMembers = shuffledSubarray([0, 1, 2, 3]);
const severalMembers = shuffledSubarray([0, 1, 2, 3], { minLength: 2 });

const waitUntilStart: DrawnCommand = { kind: "waitUntil", until: 0, areJobsLate: false };
const waitUntilEnd: DrawnCommand = { kind: "waitUntil", until: 125, areJobsLate: false };

/** The first meeting takes place, some check in, and some rate: random commands alone rarely get there. */
const meetingTakesPlace: Arbitrary<DrawnCommand[]> = tuple(
  someMembers,
  severalMembers,
  constantFrom(...EvaluationTypeValues),
).map(([present, raters, type]) => {
  const arrivals = present.map((it): DrawnCommand => ({ kind: "checkIn", member: it, meeting: 0, isNear: true }));
  const ratings = raters.map((it): DrawnCommand => ({ kind: "evaluate", member: it, meeting: 0, type }));
  return ([waitUntilStart] as DrawnCommand[]).concat(arrivals, waitUntilEnd, ratings);
});

/** A sequence begins with a meeting well before its time, and some members who join it; in every second one it takes place. */
export const sequences: Arbitrary<DrawnCommand[]> = tuple(
  command("create", { ...meetingFields, startsInMin: constantFrom(20, 40, 60) }),
  severalMembers,
  array(randomCommand, { minLength: 4, maxLength: 8, size: "max" }),
  oneof(constant([]), meetingTakesPlace),
  array(randomCommand, { minLength: 4, maxLength: 8, size: "max" }),
).map(([first, entering, before, middle, after]) => {
  const entries = entering.map((it): DrawnCommand => ({ kind: "joinOrApply", member: it, meeting: 0 }));
  return ([first] as DrawnCommand[]).concat(entries, before, middle, after);
});

type OneOf<A> = A extends Arbitrary<infer T> ? T : never;
export type Command = OneOf<typeof create> | OneOf<(typeof others)[keyof typeof others]>;
export const kinds: readonly Command["kind"][] = ["create", ...(Object.keys(others) as (keyof typeof others)[])];
/** A generated command, before it is resolved by the state of the model. */
export type DrawnCommand = Command | OneOf<(typeof stateDependent)[keyof typeof stateDependent]>;
export type Kind = Command["kind"];
export type CommandOf<K extends Kind> = Extract<Command, { kind: K }>;

function hostOf(
  model: Model,
  drawn: Extract<DrawnCommand, { kind: "approve" | "deleteApplication" | "confirm" | "deleteMeeting" }>,
): number {
  const index = "meeting" in drawn ? drawn.meeting : model.applications[drawn.application]?.meeting;
  return model.meetings[index ?? 0]?.host ?? 0;
}

/** The index of an application: mostly a pending one, if there is any. */
function applicationOf({ applications }: Model, drawn: number): number {
  const pending = [...applications.keys()].filter((index) => applications[index]?.isPending === true);
  const choice = drawn < 3 && pending.length > 0 ? pending : [...applications.keys()];
  return choice[drawn % choice.length] ?? 0;
}

/** Resolves a drawn command by the state of the model. */
export function resolve(model: Model, given: DrawnCommand): Command {
  const drawn = "application" in given ? { ...given, application: applicationOf(model, given.application) } : given;
  if (drawn.kind === "joinOrApply") {
    const kind = model.meetings[drawn.meeting]?.requiresApproval === true ? "apply" : "join";
    return { kind, member: drawn.member, meeting: drawn.meeting };
  }
  if (drawn.kind === "waitUntil") {
    const minutes = (model.meetings[0]?.startsAt ?? 0) + drawn.until - model.now;
    return { kind: "wait", minutes: minutes > 0 ? minutes : 5, areJobsLate: drawn.areJobsLate };
  }
  if (drawn.kind === "unblock") {
    const [blocked = drawn.target] = model.member(drawn.member).blocked;
    return { ...drawn, target: blocked };
  }
  return "member" in drawn && drawn.member === HOST
    ? { ...drawn, member: hostOf(model, drawn as Parameters<typeof hostOf>[1]) }
    : drawn;
}
