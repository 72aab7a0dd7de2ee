/** A member's no-shows, and waiving one after an objection (D24): for the command on the server, the contract has no operation for them. */
import { NO_SHOW_SCORE } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { Selectable } from "kysely";
import type { Db, NoShowsTable } from "../../db/schema.ts";
import { audit } from "../shared/audit.ts";
import type { CommandContext } from "../shared/context.ts";
import { lockChangeableMember, readMember } from "./members.ts";

export interface NoShow extends Pick<Selectable<NoShowsTable>, "id" | "amountWon" | "status"> {
  /** Null when the meeting has been deleted. */
  title: string | null;
  /** The meeting's time; of a deleted one the end of its check-in. */
  at: Date;
}

/** Newest first. @throws ApiError MEMBER_NOT_FOUND */
export async function listNoShows(db: Db, memberId: number): Promise<NoShow[]> {
  await readMember(db, memberId);
  return await db
    .selectFrom("noShows")
    .leftJoin("meetings", "meetings.id", "noShows.meetingId")
    .select(["noShows.id", "title", "amountWon", "noShows.status"])
    .select((eb) => eb.fn.coalesce("scheduledAt", "noShows.createdAt").as("at"))
    .where("noShows.memberId", "=", memberId)
    .orderBy("noShows.id", "desc")
    .execute();
}

/**
 * Waives a no-show and gives back the points that it took; a waived one stays as it is. The deposit is granted separately.
 * @throws Error when the member has no such no-show; ApiError MEMBER_NOT_FOUND, OPERATOR_PROTECTED, MEMBER_ERASED.
 */
export async function waiveNoShow(
  ctx: CommandContext,
  { memberId, noShowId }: { memberId: number; noShowId: number },
): Promise<void> {
  const { trx, now } = ctx;
  const member = await lockChangeableMember(ctx, memberId);
  const noShow = await trx
    .selectFrom("noShows")
    .select(["meetingId", "status", "pointsTaken"])
    .where("id", "=", noShowId)
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  if (noShow === undefined) throw new Error(`The member ${memberId} has no no-show ${noShowId}.`);
  if (noShow.status === "WAIVED") return;
  const point = Math.min(limits.MealScore.maximum, member.point + (noShow.pointsTaken ?? NO_SHOW_SCORE));
  await trx.updateTable("noShows").set({ status: "WAIVED" }).where("id", "=", noShowId).execute();
  await trx.updateTable("members").set({ point, updatedAt: now }).where("id", "=", memberId).execute();
  await audit(ctx, {
    action: "MEMBER_POINT_CHANGE",
    target: { kind: "MEMBER", id: memberId },
    before: { point: member.point, noShow: noShow.status },
    after: { point, noShow: "WAIVED", noShowId, meetingId: noShow.meetingId },
  });
}
