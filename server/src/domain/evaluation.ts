/** Rating each other's manners after a meeting that took place (D17). */
import { RATING_SCORE } from "@babchingu/openapi";
import type { EvaluationTypeValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import type { Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import { findMembership, joinedMembers, lockMeeting } from "./meeting-lock.ts";
import { assertAllowed } from "./meeting-rules.ts";

type EvaluateRequest = components["schemas"]["EvaluateRequest"];

const scoreOf = { POSITIVE: RATING_SCORE, NONE: 0, NEGATIVE: -RATING_SCORE } satisfies Record<
  EvaluationTypeValue,
  number
>;

/** @throws ApiError E400-17 when a member rates themselves, E400-14 unless every other member is named exactly once. */
function checkTargets(body: EvaluateRequest, memberId: number, otherIds: number[]): void {
  const targets = body.evaluatePointDtoList.map((item) => item.targetMemberId);
  if (targets.includes(memberId)) throw new ApiError("E400-17");
  const isForThis = body.evaluatePointDtoList.every((item) => item.meetingId === body.meetingId);
  const isComplete = otherIds.length === targets.length && otherIds.every((id) => targets.includes(id));
  if (!isForThis || !isComplete) throw new ApiError("E400-14");
}

/**
 * Books one member's ratings of all others; scores stay between 0 and 100. Reasons to refuse are told in this order.
 * @throws ApiError E404-3, E403-4, E409-19, E409-20, E400-17, E400-14.
 */
export async function evaluateMembers(trx: Trx, memberId: number, body: EvaluateRequest, now: Date): Promise<void> {
  const meeting = await lockMeeting(trx, body.meetingId);
  const membership = await findMembership(trx, meeting.id, memberId);
  if (membership?.state !== "JOINED") throw new ApiError("E403-4");
  assertAllowed("rate", meeting, now);
  if (!meeting.tookPlace) throw new ApiError("E409-19");
  if (membership.evaluatedAt !== null) throw new ApiError("E409-20");
  const others = (await joinedMembers(trx, meeting.id))
    .map((member) => member.memberId)
    .filter((id) => id !== memberId);
  checkTargets(body, memberId, others);
  await trx.updateTable("meetingMembers").set({ evaluatedAt: now }).where("id", "=", membership.id).execute();
  // In the order of their ids, as everybody locks members.
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
