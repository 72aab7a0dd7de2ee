import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { checkIn, readAttendance } from "../../domain/meetings/seats/attendance.ts";
import { evaluateMembers } from "../../domain/meetings/seats/evaluation.ts";
import { createWriter } from "../writer.ts";

/** Check-in and manner ratings. */
export function attendanceHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  return {
    checkIn: ({ actor, body }) => write(actor, (ctx) => checkIn(ctx, { memberId: actor.memberId, body })),
    getAttendance: ({ actor, query }) => readAttendance(db, query.meetingId, actor.memberId),
    evaluateMembers: ({ actor, body }) =>
      write(actor, (ctx) => evaluateMembers(ctx, { memberId: actor.memberId, body })),
  } satisfies Handlers;
}
