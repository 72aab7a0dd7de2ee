import { sql } from "kysely";
import { ApiError } from "../../../lib/api-error.ts";
import { deleteSeatAlert } from "./seat-alerts.ts";
import type { PaidSeat } from "./deposits.ts";
import type { Meeting, Membership } from "../../shared/meeting-guards.ts";
import type { WriteContext } from "../../shared/context.ts";

/** Gives a member a seat in a meeting that the caller has locked. A member who left before reuses the old row. */
export async function takeSeat(
  ctx: WriteContext,
  { meeting, memberId }: { meeting: Pick<Meeting, "id">; memberId: number },
): Promise<PaidSeat> {
  const { trx, now } = ctx;
  const updated = await trx
    .updateTable("meetings")
    .set((eb) => ({ memberCount: eb("memberCount", "+", 1) }))
    .where("id", "=", meeting.id)
    .where((eb) => eb("memberCount", "<", eb.ref("maxCapacity")))
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) throw new ApiError("MEETING_FULL");
  // Later than every earlier joinedAt of the meeting, even at the same time or with a clock that is behind.
  const joinedAt = sql<Date>`greatest(${now}::timestamptz,
    (select max(joined_at) + interval '1 millisecond' from meeting_members where meeting_id = ${meeting.id}))`;
  const { joins } = await trx
    .insertInto("meetingMembers")
    .values({ meetingId: meeting.id, memberId, state: "JOINED", joinedAt })
    .onConflict((conflict) =>
      conflict.columns(["meetingId", "memberId"]).doUpdateSet((eb) => ({
        state: "JOINED",
        joins: eb("meetingMembers.joins", "+", 1),
        joinedAt: eb.ref("excluded.joinedAt"),
        leftAt: null,
        checkedAt: null,
      })),
    )
    .returning("joins")
    .executeTakeFirstOrThrow();
  await deleteSeatAlert(ctx, { meetingId: meeting.id, memberId });
  return { meetingId: meeting.id, memberId, joins };
}

/** Releases a member's seat; the row is kept, with the reason. */
export async function releaseSeat(
  ctx: WriteContext,
  { membership, state }: { membership: Membership; state: "LEFT" | "EXPELLED" },
): Promise<void> {
  const { trx, now } = ctx;
  await trx.updateTable("meetingMembers").set({ state, leftAt: now }).where("id", "=", membership.id).execute();
  await trx
    .updateTable("meetings")
    .set((eb) => ({ memberCount: eb("memberCount", "-", 1), updatedAt: now }))
    .where("id", "=", membership.meetingId)
    .execute();
}
