/** Sessions and their refresh tokens (D15). A session is one refresh token family. */
import { DAY_MS, MEMBER_SESSIONS_MAX, REFRESH_TOKEN_DAYS, SECOND_MS } from "@babchingu/openapi";
import type { RoleValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { anyOfIds } from "../../db/id-array.ts";
import type { Trx } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashToken, hmac, randomToken } from "../../lib/secrets.ts";
import { addMs } from "../../lib/time.ts";
import { signAccessToken } from "./access-tokens.ts";
import type { AccountContext } from "./context.ts";
import { isOperatorSessionOver, OPERATOR_SESSION_MS } from "./operator-sessions.ts";
import type { WriteContext } from "../shared/context.ts";

export type Tokens = components["schemas"]["Tokens"];

const REFRESH_TOKEN_MS = REFRESH_TOKEN_DAYS * DAY_MS;
/** Two tabs may use the same token at the same time: within this time the second receives the same new pair. */
const GRACE_MS = 10 * SECOND_MS;
/** Refresh tokens of a session that are kept: an older one is refused, but no longer revokes the session. */
const TOKENS_KEPT = 100;

export type RevocationReason =
  | "LOGOUT"
  | "REUSE"
  | "PASSWORD"
  | "PHONE"
  | "STATUS"
  | "WITHDRAWAL"
  | "OPERATOR_CHANGE"
  | "LIMIT";

/** Until when a session lives that is used now. */
function periodOf({ role, createdAt }: { role: RoleValue; createdAt: Date }, now: Date) {
  return role === "ROLE_ADMIN"
    ? { expiresAt: addMs(createdAt, OPERATOR_SESSION_MS), lastUsedAt: now }
    : { expiresAt: addMs(now, REFRESH_TOKEN_MS) };
}

/** Revokes the member's oldest sessions beyond the limit. An operator's end by themselves within the day (D62). */
async function revokeSupernumerary(ctx: WriteContext, memberId: number): Promise<void> {
  const supernumerary = await ctx.trx
    .selectFrom("sessions")
    .select("id")
    .where("memberId", "=", memberId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", ctx.now)
    .orderBy("id", "desc")
    .offset(MEMBER_SESSIONS_MAX)
    .execute();
  for (const { id } of supernumerary) await revokeSessions(ctx, { reason: "LIMIT", scope: { sessionId: id } });
}

/** Opens a session. A push token belongs to the member who last logged in on that device. */
export async function openSession(
  ctx: AccountContext,
  { member, fcmToken = null }: { member: { id: number; role: RoleValue }; fcmToken?: string | null | undefined },
): Promise<Tokens> {
  const { trx, now, keys } = ctx;
  const { id: sessionId } = await trx
    .insertInto("sessions")
    .values({ memberId: member.id, fcmToken, createdAt: now, ...periodOf({ role: member.role, createdAt: now }, now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (member.role !== "ROLE_ADMIN") await revokeSupernumerary(ctx, member.id);
  if (fcmToken !== null) {
    await trx.updateTable("members").set({ targetToken: null }).where("targetToken", "=", fcmToken).execute();
    await trx.updateTable("members").set({ targetToken: fcmToken }).where("id", "=", member.id).execute();
  }
  const refreshToken = randomToken();
  await trx
    .insertInto("refreshTokens")
    .values({ hash: hashToken(refreshToken), sessionId, createdAt: now })
    .execute();
  return {
    accessToken: signAccessToken(keys.accessToken, { memberId: member.id, sessionId, role: member.role, at: now }),
    refreshToken,
  };
}

/**
 * The token that replaces `refreshToken`, derived with the server's key: the same pair can be issued again within the
 * grace period although only hashes are stored.
 */
function successorOf(key: Buffer, refreshToken: string): string {
  return hmac(key, refreshToken);
}

function findRefreshToken(trx: Trx, hash: string) {
  return trx
    .selectFrom("refreshTokens")
    .innerJoin("sessions", "sessions.id", "refreshTokens.sessionId")
    .innerJoin("members", "members.id", "sessions.memberId")
    .leftJoin("refreshTokens as successor", "successor.hash", "refreshTokens.successorHash")
    .select([
      "refreshTokens.sessionId",
      "refreshTokens.usedAt",
      "successor.usedAt as successorUsedAt",
      "sessions.memberId",
      "sessions.createdAt",
      "sessions.expiresAt",
      "sessions.lastUsedAt",
      "sessions.revokedAt",
      "members.role",
      "members.status",
    ])
    .where("refreshTokens.hash", "=", hash)
    .forUpdate("sessions")
    .executeTakeFirst();
}

/**
 * Rotates the refresh token; a token used twice revokes its session.
 * @returns REFRESH_REFUSED for a refused token: the caller throws it after the commit, so that the revocation isn't rolled back.
 */
export async function rotateTokens(
  ctx: AccountContext,
  refreshToken: string,
): Promise<Tokens | ApiError<"REFRESH_REFUSED">> {
  const { trx, now, keys } = ctx;
  const hash = hashToken(refreshToken);
  // The first read waits for the session's lock; the second sees what the previous lock holder committed.
  if (!(await findRefreshToken(trx, hash))) return new ApiError("REFRESH_REFUSED");
  const found = await findRefreshToken(trx, hash);
  const refusal = new ApiError("REFRESH_REFUSED", found?.status === "BANNED" ? { status: "BANNED" } : undefined);
  if (!found || found.revokedAt !== null || found.expiresAt <= now) return refusal;
  const { role, createdAt, lastUsedAt } = found;
  if (role === "ROLE_ADMIN" && isOperatorSessionOver({ createdAt, lastUsedAt: lastUsedAt ?? createdAt }, now))
    return refusal;
  const next = successorOf(keys.refreshToken, refreshToken);
  const toTokens = (at: Date): Tokens => ({
    accessToken: signAccessToken(keys.accessToken, { ...found, at }),
    refreshToken: next,
  });
  if (found.usedAt === null) {
    await storeSuccessor(ctx, { hash, next, session: found });
    return toTokens(now);
  }
  const isInGracePeriod = found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS;
  if (isInGracePeriod) return toTokens(found.usedAt);
  await revokeSessions(ctx, { reason: "REUSE", scope: { sessionId: found.sessionId } });
  return refusal;
}

async function storeSuccessor(
  { trx, now }: AccountContext,
  {
    hash,
    next,
    session,
  }: { hash: string; next: string; session: { sessionId: number; role: RoleValue; createdAt: Date } },
): Promise<void> {
  const { sessionId } = session;
  const successorHash = hashToken(next);
  await trx.insertInto("refreshTokens").values({ hash: successorHash, sessionId, createdAt: now }).execute();
  await trx.updateTable("refreshTokens").set({ usedAt: now, successorHash }).where("hash", "=", hash).execute();
  await trx.updateTable("sessions").set(periodOf(session, now)).where("id", "=", sessionId).execute();
  await trx
    .deleteFrom("refreshTokens")
    .where("hash", "in", (eb) =>
      eb
        .selectFrom("refreshTokens")
        .select("hash")
        .where("sessionId", "=", sessionId)
        .orderBy("createdAt", "desc")
        .offset(TOKENS_KEPT),
    )
    .execute();
}

/** Revokes one session, or all sessions of a member except one. Their devices get no more push messages. */
export async function revokeSessions(
  ctx: WriteContext,
  { reason, scope }: { reason: RevocationReason; scope: { sessionId: number } | { memberId: number; except?: number } },
): Promise<void> {
  const { trx, now } = ctx;
  let revocation = trx
    .updateTable("sessions")
    .set({ revokedAt: now, revokedReason: reason })
    .where("revokedAt", "is", null);
  revocation =
    "sessionId" in scope
      ? revocation.where("id", "=", scope.sessionId)
      : revocation.where("memberId", "=", scope.memberId);
  const keptSessionId = "except" in scope && scope.except !== undefined ? scope.except : 0;
  revocation = revocation.where("id", "<>", keptSessionId);
  // Statements of their own: one that waits for a session's lock doesn't see what the transaction before it has stored for the session.
  const revoked = await revocation.returning(["id", "memberId", "fcmToken"]).execute();
  const [first] = revoked;
  if (first === undefined) return;
  const ids = revoked.map(({ id }) => id);
  // An operator who logs in by a script has tens of thousands.
  await trx.deleteFrom("webSubscriptions").where("sessionId", "=", anyOfIds(ids)).execute();
  const idsWithDevice = revoked.flatMap(({ id, fcmToken }) => (fcmToken === null ? [] : [id]));
  if (idsWithDevice.length === 0) return;
  const devices = trx.selectFrom("sessions").select("fcmToken").where("id", "=", anyOfIds(idsWithDevice));
  await trx
    .updateTable("members")
    .set({ targetToken: null })
    .where("id", "=", first.memberId)
    .where("targetToken", "in", devices)
    // A revoked session may have used the same device as the kept one.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("sessions")
            .select("sessions.id")
            .where("sessions.id", "=", keptSessionId)
            .whereRef("sessions.fcmToken", "=", "members.targetToken"),
        ),
      ),
    )
    .execute();
}

/** Ends a session; its device gets no more push messages. */
export async function logout(ctx: WriteContext, sessionId: number): Promise<void> {
  await revokeSessions(ctx, { reason: "LOGOUT", scope: { sessionId } });
}
