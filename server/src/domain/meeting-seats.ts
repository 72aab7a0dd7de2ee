import { sql } from "kysely";
import { ApiError } from "../lib/api-error.ts";
import type { Trx } from "../db/schema.ts";
import type { Seat } from "./meeting-deposits.ts";
import type { Meeting, Membership } from "./meeting-lock.ts";

/** Gives a member a seat in a meeting the caller has locked. Somebody who left before gets their row back. */
export async function takeSeat(trx: Trx, meeting: Meeting, memberId: number, now: Date): Promise<Seat> {
  const counted = await trx
    .updateTable("meetings")
    .set((write) => ({ memberCount: write("memberCount", "+", 1) }))
    .where("id", "=", meeting.id)
    .where((where) => where("memberCount", "<", where.ref("maxCapacity")))
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw new ApiError("E409-6");
  // The order of joining is that of the meeting's lock: two in one moment, or a clock that is behind, don't change it.
  const joinedAt = sql<Date>`greatest(${now}::timestamptz,
    (select max(joined_at) + interval '1 millisecond' from meeting_members where meeting_id = ${meeting.id}))`;
  const { joins } = await trx
    .insertInto("meetingMembers")
    .values({ meetingId: meeting.id, memberId, state: "JOINED", joinedAt })
    .onConflict((conflict) =>
      conflict.columns(["meetingId", "memberId"]).doUpdateSet((write) => ({
        state: "JOINED",
        joins: write("meetingMembers.joins", "+", 1),
        joinedAt: write.ref("excluded.joinedAt"),
        leftAt: null,
        checkedAt: null,
      })),
    )
    .returning("joins")
    .executeTakeFirstOrThrow();
  return { meetingId: meeting.id, memberId, joins };
}

/** Frees a member's seat; the row stays, with the reason. */
export async function giveUpSeat(
  trx: Trx,
  membership: Membership,
  state: "LEFT" | "EXPELLED",
  now: Date,
): Promise<void> {
  await trx.updateTable("meetingMembers").set({ state, leftAt: now }).where("id", "=", membership.id).execute();
  await trx
    .updateTable("meetings")
    .set((write) => ({ memberCount: write("memberCount", "-", 1), updatedAt: now }))
    .where("id", "=", membership.meetingId)
    .execute();
}
