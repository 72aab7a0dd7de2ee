/** What may happen, drawn at random; members, meetings and applications are named by their index. */
import type { EvaluationTypeValue } from "@babchingu/openapi/enums";
import { EvaluationTypeValues, RiceProductIdValues } from "@babchingu/openapi/enums";
import type { Arbitrary } from "fast-check";
import { array, boolean, constant, constantFrom, nat, oneof, record, tuple } from "fast-check";

export const MEMBERS = 4;
const MEETINGS_MAX = 3;
const APPLICATIONS_MAX = 4;

const member = nat(MEMBERS - 1);
const meeting = nat(MEETINGS_MAX - 1);
const application = nat(APPLICATIONS_MAX - 1);
const on = { member, meeting };

function command<K extends string, T>(kind: K, fields: { [F in keyof T]: Arbitrary<T[F]> }) {
  return record<{ kind: K } & T>({ kind: constant(kind), ...fields } as never);
}

const opening = {
  member,
  min: constantFrom(2, 2, 3),
  /** Seats beyond the minimum. */
  room: constantFrom(0, 0, 1, 2),
  requiresApproval: boolean(),
};

/** Minutes from now; 5 is within the last 15 minutes. */
const create = command("create", { ...opening, ahead: constantFrom(5, 20, 40, 60) });

const others = {
  join: command("join", { ...on }),
  apply: command("apply", { ...on }),
  approve: command("approve", { member, application }),
  answer: command("answer", { member, application }),
  leave: command("leave", { ...on }),
  confirm: command("confirm", { ...on }),
  remove: command("remove", { ...on }),
  checkIn: command("checkIn", { ...on, isNear: constantFrom(true, true, false) }),
  evaluate: command("evaluate", { ...on, type: constantFrom<EvaluationTypeValue>(...EvaluationTypeValues) }),
  block: command("block", { member, target: member }),
  unblock: command("unblock", { member, target: member }),
  report: command("report", { ...on, target: member, inside: boolean() }),
  grant: command("grant", { member, amount: constantFrom(100, 500) }),
  revoke: command("revoke", { member, amount: constantFrom(200, 500, 1500) }),
  purchase: command("purchase", {
    member,
    product: constantFrom(...RiceProductIdValues),
    receipt: constantFrom("a", "b"),
  }),
  /** Time goes by, with the jobs running or the server's jobs late. */
  wait: command("wait", { minutes: constantFrom(5, 15, 30, 60, 130), areJobsLate: constantFrom(false, false, true) }),
};

const next = oneof(
  { weight: 2, arbitrary: create },
  { weight: 9, arbitrary: others.join },
  { weight: 5, arbitrary: others.apply },
  { weight: 4, arbitrary: others.approve },
  { weight: 2, arbitrary: others.answer },
  { weight: 4, arbitrary: others.leave },
  { weight: 3, arbitrary: others.confirm },
  { weight: 2, arbitrary: others.remove },
  { weight: 4, arbitrary: others.checkIn },
  { weight: 3, arbitrary: others.evaluate },
  { weight: 1, arbitrary: others.block },
  { weight: 1, arbitrary: others.unblock },
  { weight: 4, arbitrary: others.report },
  { weight: 1, arbitrary: others.grant },
  { weight: 1, arbitrary: others.revoke },
  { weight: 1, arbitrary: others.purchase },
  { weight: 6, arbitrary: others.wait },
);

/** A sequence begins with a meeting that is not about to begin, or most of what follows would find nothing. */
export const sequences: Arbitrary<Command[]> = tuple(
  command("create", { ...opening, ahead: constantFrom(20, 40, 60) }),
  array(next, { minLength: 8, maxLength: 16, size: "max" }),
).map(([first, rest]) => [first as Command].concat(rest));

type OneOf<A> = A extends Arbitrary<infer T> ? T : never;
export type Command = OneOf<typeof create> | OneOf<(typeof others)[keyof typeof others]>;
export type Kind = Command["kind"];
export type CommandOf<K extends Kind> = Extract<Command, { kind: K }>;
