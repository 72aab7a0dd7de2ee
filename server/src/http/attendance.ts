import type { Handlers } from "../contract/types.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { checkIn, readAttendance } from "../domain/attendance.ts";
import { evaluateMembers } from "../domain/evaluation.ts";

/** Checking in and rating. */
export function attendanceHandlers({ db, clock }: Pick<Deps, "db" | "clock">) {
  return {
    checkIn: ({ actor, body }) => transact(db, (trx) => checkIn(trx, { memberId: actor.memberId, body }, clock.now())),
    getAttendance: ({ actor, query }) => readAttendance(db, query.meetingId, actor.memberId),
    evaluateMembers: ({ actor, body }) =>
      transact(db, (trx) => evaluateMembers(trx, actor.memberId, body, clock.now())),
  } satisfies Handlers;
}
