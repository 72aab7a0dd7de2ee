/** Operators' sessions end after ADMIN_SESSION_HOURS, and after ADMIN_IDLE_MIN without a call (D62). */
import { ADMIN_IDLE_MIN, ADMIN_SESSION_HOURS, HOUR_MS, MINUTE_MS } from "@babchingu/openapi";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { addMs } from "../../lib/time.ts";

export const OPERATOR_SESSION_MS = ADMIN_SESSION_HOURS * HOUR_MS;
const IDLE_MS = ADMIN_IDLE_MIN * MINUTE_MS;
/** A call within this time of the recorded one isn't recorded, to save a write, so a session may end this much early. */
const RECORD_MS = MINUTE_MS;

export interface OperatorSession {
  createdAt: Date;
  lastUsedAt: Date;
}

export function isOperatorSessionOver({ createdAt, lastUsedAt }: OperatorSession, now: Date): boolean {
  return addMs(createdAt, OPERATOR_SESSION_MS) <= now || addMs(lastUsedAt, IDLE_MS) <= now;
}

/** Records a call. */
export async function recordUse(
  db: Db,
  { id, lastUsedAt, now }: { id: number; lastUsedAt: Date; now: Date },
): Promise<void> {
  if (addMs(lastUsedAt, RECORD_MS) > now) return;
  await db.updateTable("sessions").set({ lastUsedAt: now }).where("id", "=", id).execute();
}

/**
 * Requires that a session hasn't ended, for a response that outlasts the authorization of its request, and maybe its access token; it
 * doesn't count as a call.
 * @throws ApiError TOKEN_REVOKED, TOKEN_EXPIRED.
 */
export async function requireOperatorSession(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  const session = await db
    .selectFrom("sessions")
    .select(["createdAt", "lastUsedAt"])
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  if (session === undefined) throw new ApiError("TOKEN_REVOKED");
  const { createdAt, lastUsedAt } = session;
  if (isOperatorSessionOver({ createdAt, lastUsedAt: lastUsedAt ?? createdAt }, now))
    throw new ApiError("TOKEN_EXPIRED");
}
