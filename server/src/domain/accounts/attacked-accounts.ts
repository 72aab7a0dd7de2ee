/** Whose account a request was about, for the security events: ids, and never a phone or a token. */
import type { Db } from "../../db/schema.ts";
import { hashToken } from "../../lib/secrets.ts";

/** The member with a phone; null for an unknown one. */
export async function findMemberByPhone(db: Db, phone: string): Promise<number | null> {
  const found = await db.selectFrom("members").select("id").where("phone", "=", phone).executeTakeFirst();
  return found?.id ?? null;
}

/** The operator with a login name; null for an unknown one. */
export async function findOperatorByName(db: Db, loginName: string): Promise<number | null> {
  const found = await db
    .selectFrom("adminCredentials")
    .select("memberId")
    .where("loginName", "=", loginName)
    .executeTakeFirst();
  return found?.memberId ?? null;
}

/** The member of a refresh token, and whether the session was ended because a token was used twice; null for an unknown token. */
export async function findRefreshTokenOwner(
  db: Db,
  refreshToken: string,
): Promise<{ memberId: number; isReuse: boolean } | null> {
  const found = await db
    .selectFrom("refreshTokens")
    .innerJoin("sessions", "sessions.id", "refreshTokens.sessionId")
    .select(["sessions.memberId", "sessions.revokedReason"])
    .where("refreshTokens.hash", "=", hashToken(refreshToken))
    .executeTakeFirst();
  return found ? { memberId: found.memberId, isReuse: found.revokedReason === "REUSE" } : null;
}
