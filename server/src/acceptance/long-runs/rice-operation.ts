/** What an operation of the rice long run is, and how often each kind is drawn. */
import type { RiceTransactionReasonValue } from "@babchingu/openapi/enums";
import type { ErrorName } from "@babchingu/openapi/errors";
import type { TestMember } from "../../testing/builders.ts";

/** Rows that the ledger must have when the operation succeeds. */
export interface ExpectedBooking {
  memberIds: readonly number[];
  reason: RiceTransactionReasonValue;
  amount: number;
}

export interface Operation {
  kind: Kind;
  actor: TestMember;
  method: "POST" | "PATCH" | "DELETE";
  path: string;
  body?: object;
  /** The `Idempotency-Key`. */
  key?: string;
  booking?: ExpectedBooking;
  meetingId?: number;
  onSuccess?: (body: string) => void;
  onRefusal?: (error: ErrorName) => void;
}

/** Whether a repetition is recognized, by its key or its receipt. */
export const isIdempotent = ({ kind, key }: Operation): boolean => key !== undefined || kind === "purchase";

/** How often each operation is drawn. Two of three change only a balance: they are those that a key protects. */
const weights = {
  purchase: 24,
  grant: 18,
  revoke: 18,
  grantToAll: 0.02,
  create: 4,
  join: 13,
  leave: 7,
  apply: 5,
  approve: 2,
  reject: 1,
  cancel: 2,
  confirm: 1,
  checkIn: 2,
  deleteMeeting: 3,
};
export type Kind = keyof typeof weights;
export const kinds = Object.keys(weights) as Kind[];
const WEIGHT_SUM = Object.values(weights).reduce((sum, weight) => sum + weight, 0);

/** Draws a kind of operation by its weight. */
export function drawKind(random: () => number): Kind {
  let roll = random() * WEIGHT_SUM;
  return kinds.find((candidate) => (roll -= weights[candidate]) < 0) ?? "purchase";
}
