/** Manner ratings after a meeting that took place (D17). */
import { RATING_SCORE } from "@babchingu/openapi";
import type { EvaluationTypeValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { ApiError } from "../../../lib/api-error.ts";
import { findMembership, findJoinedMembers, lockMeeting } from "../../shared/meeting-guards.ts";
import { assertAllowed } from "../rules.ts";
import type { WriteContext } from "../../shared/context.ts";

type EvaluateRequest = components["schemas"]["EvaluateRequest"];

const scoreOf = { POSITIVE: RATING_SCORE, NONE: 0, NEGATIVE: -RATING_SCORE } satisfies Record<
  EvaluationTypeValue,
  number
>;

/** @throws ApiError CANNOT_TARGET_SELF, EVALUATION_INCOMPLETE unless every other member is rated exactly once. */
function checkTargets(body: EvaluateRequest, memberId: number, otherIds: number[]): void {
  const targets = body.evaluatePointDtoList.map((item) => item.targetMemberId);
  if (targets.includes(memberId)) throw new ApiError("CANNOT_TARGET_SELF");
  const isSameMeeting = body.evaluatePointDtoList.every((item) => item.meetingId === body.meetingId);
  const isComplete = otherIds.length === targets.length && otherIds.every((id) => targets.includes(id));
  if (!isSameMeeting || !isComplete) throw new ApiError("EVALUATION_INCOMPLETE");
}

/**
 * Stores one member's ratings of all others; scores are kept between 0 and 100. The errors are checked in this order.
 * @throws ApiError MEETING_NOT_FOUND, NOT_PARTICIPANT, EVALUATION_CLOSED, ALREADY_EVALUATED, CANNOT_TARGET_SELF, EVALUATION_INCOMPLETE.
 */
export async function evaluateMembers(
  ctx: WriteContext,
  { memberId, body }: { memberId: number; body: EvaluateRequest },
): Promise<void> {
  const { trx, now } = ctx;
  const meeting = await lockMeeting(ctx, body.meetingId);
  const membership = await findMembership(ctx, { meetingId: meeting.id, memberId });
  if (membership?.state !== "JOINED") throw new ApiError("NOT_PARTICIPANT");
  assertAllowed("rate", meeting, now);
  if (!meeting.tookPlace) throw new ApiError("EVALUATION_CLOSED");
  if (membership.evaluatedAt !== null) throw new ApiError("ALREADY_EVALUATED");
  const others = (await findJoinedMembers(ctx, meeting.id))
    .map((member) => member.memberId)
    .filter((id) => id !== memberId);
  checkTargets(body, memberId, others);
  await trx.updateTable("meetingMembers").set({ evaluatedAt: now }).where("id", "=", membership.id).execute();
  // In id order: the lock order of members.
  for (const { targetMemberId, type } of body.evaluatePointDtoList.toSorted(
    (a, b) => a.targetMemberId - b.targetMemberId,
  )) {
    await trx
      .insertInto("evaluations")
      .values({ meetingId: meeting.id, evaluatorId: memberId, targetId: targetMemberId, type, createdAt: now })
      .execute();
    if (scoreOf[type] === 0) continue;
    await trx
      .updateTable("members")
      .set({ point: sql<number>`least(100, greatest(0, point + ${scoreOf[type]}::integer))`, updatedAt: now })
      .where("id", "=", targetMemberId)
      .execute();
  }
}
