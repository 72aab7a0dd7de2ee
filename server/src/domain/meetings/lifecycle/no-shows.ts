/** No-show penalties (D24). */
import { NO_SHOW_PENALTY_WON, NO_SHOW_SCORE } from "@babchingu/openapi";
import type { WriteContext } from "../../shared/context.ts";
import { findJoinedMembers, type Meeting } from "../../shared/meeting-guards.ts";
import { notifyAboutMeeting } from "./notifications.ts";

/**
 * Records members who had not checked in when the check-in window closed: a penalty, and five points off the meal score, if it has so many
 * (D24). A withdrawn member, who keeps the seat in a meeting that ended and that an operator lets run again, gets none (R17).
 */
export async function recordNoShows(ctx: WriteContext, meeting: Meeting): Promise<void> {
  const { trx, now } = ctx;
  await trx.updateTable("meetings").set({ noShowsAt: now, updatedAt: now }).where("id", "=", meeting.id).execute();
  const members = await findJoinedMembers(ctx, meeting.id);
  const absent = members.filter((member) => member.checkedAt === null).map((member) => member.memberId);
  const noShowMemberIds: number[] = [];
  // In id order: the lock order of members.
  for (const memberId of absent.toSorted((a, b) => a - b)) {
    const member = await trx
      .selectFrom("members")
      .select("point")
      .where("id", "=", memberId)
      .where("withdrawnAt", "is", null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (member === undefined) continue;
    const { point } = member;
    const noShow = { meetingId: meeting.id, memberId, amountWon: NO_SHOW_PENALTY_WON };
    const pointsTaken = Math.min(NO_SHOW_SCORE, point);
    const row = await trx
      .insertInto("noShows")
      .values({ ...noShow, pointsTaken, status: "UNPAID", createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row === undefined) continue;
    noShowMemberIds.push(memberId);
    await trx
      .updateTable("members")
      .set({ point: point - pointsTaken, updatedAt: now })
      .where("id", "=", memberId)
      .execute();
  }
  await notifyAboutMeeting(ctx, { memberIds: noShowMemberIds, kind: "noShow", meeting });
}
