/** Conditions shared by the meeting lists. */
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type { Tables } from "../../../db/schema.ts";

export type MeetingExpressionBuilder = ExpressionBuilder<Tables, "meetings">;

export function placeOf(eb: MeetingExpressionBuilder): {
  latitude: Expression<number>;
  longitude: Expression<number>;
} {
  return { latitude: eb.ref("meetings.placeLatitude"), longitude: eb.ref("meetings.placeLongitude") };
}

/** Literals, so that the planner can use the partial indexes of unfinished and of ended meetings. */
export const isUnfinished = sql<SqlBool>`meetings.status <> 'END'`;
export const isEnded = sql<SqlBool>`meetings.status = 'END'`;

/**
 * Whether the viewer has not blocked the host (D26). PostgreSQL looks the host up by the key or hashes the blocks; without the `case` it would
 * join them, and expect far fewer meetings than there are.
 */
export function isHostNotBlocked(eb: MeetingExpressionBuilder, viewerId: number): Expression<SqlBool> {
  const block = eb
    .selectFrom("blocks")
    .select("blocks.blockedId")
    .where("blocks.blockerId", "=", viewerId)
    .whereRef("blocks.blockedId", "=", "meetings.hostId");
  return sql<SqlBool>`case when ${eb.exists(block)} then false else true end`;
}
