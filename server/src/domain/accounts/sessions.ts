/** Sessions and their refresh tokens (D15). A session is one refresh token family. */
import { DAY_MS, MEMBER_SESSIONS_MAX, REFRESH_TOKEN_DAYS, SECOND_MS } from "@babchingu/openapi";
import type { MemberStatusValue, OperatorRoleValue, RoleValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import { prepared } from "../../db/prepared.ts";
import type { Db, Trx } from "../../db/schema.ts";
import { SnapshotValue, snapshotSql } from "../../db/snapshot.ts";
import type { Actor } from "./actor.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../lib/api-error.ts";
import { batchReads } from "../../lib/batch.ts";
import { hashToken, hmac, randomToken } from "../../lib/secrets.ts";
import { addMs } from "../../lib/time.ts";
import { readAccessToken, signAccessToken, verifyAccessToken } from "./access-tokens.ts";
import type { AccountContext } from "./context.ts";
import { isOperatorSessionOver, OPERATOR_SESSION_MS, recordUse } from "./operator-sessions.ts";
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
  await trx
    .deleteFrom("webSubscriptions")
    .where(
      "sessionId",
      "in",
      revoked.map(({ id }) => id),
    )
    .execute();
  const fcmTokens = revoked.flatMap(({ fcmToken }) => fcmToken ?? []);
  if (fcmTokens.length === 0) return;
  await trx
    .updateTable("members")
    .set({ targetToken: null })
    .where("id", "=", first.memberId)
    .where("targetToken", "in", fcmTokens)
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

interface SessionState {
  isRevoked: boolean;
  memberId: number;
  role: RoleValue;
  operatorRole: OperatorRoleValue | null;
  status: MemberStatusValue;
  createdAtMs: number;
  lastUsedAtMs: number;
}

type SessionStates = Map<number, SessionState | null>;

/**
 * Reads session states; states cached from the current database snapshot are not read again. Every request pays for this statement, so
 * it has one plan: with an array, whose length the planner's estimate depends on, planning took ten times as long as running.
 */
class SessionReader {
  readonly #db: Db;
  #cached = new SnapshotValue<SessionStates>("", new Map());

  constructor(db: Db) {
    this.#db = db;
  }

  async read(ids: readonly number[]): Promise<(SessionState | null)[]> {
    const cached = this.#cached;
    const expected = cached.currentId;
    const missing = ids.filter((id) => !cached.value.has(id));
    const { rows } = await sql<{ snapshotId: string; states: Record<string, SessionState> | null }>`
      ${prepared("session-states")}
      select ${snapshotSql} as snapshot_id, (
        select json_object_agg(session.id, session.state)
        from json_array_elements_text(
          case when ${snapshotSql} = ${expected} then ${JSON.stringify(missing)}::json else ${JSON.stringify(ids)}::json end
        ) as wanted (id)
        cross join lateral (
          select sessions.id, json_build_object(
            'isRevoked', sessions.revoked_at is not null,
            'memberId', members.id, 'role', members.role, 'status', members.status,
            'operatorRole', (select role from admin_credentials where admin_credentials.member_id = members.id),
            'createdAtMs', extract(epoch from sessions.created_at) * 1000,
            'lastUsedAtMs', extract(epoch from coalesce(sessions.last_used_at, sessions.created_at)) * 1000) as state
          from sessions join members on members.id = sessions.member_id
          where sessions.id = wanted.id::bigint
          limit 1
        ) as session
      ) as states`.execute(this.#db);
    const { snapshotId = "", states = null } = rows[0] ?? {};
    const current = snapshotId === expected ? cached : new SnapshotValue<SessionStates>(snapshotId, new Map());
    for (const id of snapshotId === expected ? missing : ids) current.value.set(id, states?.[id] ?? null);
    this.#cached = current;
    return ids.map((id) => current.value.get(id) ?? null);
  }
}

/**
 * Returns a function that authenticates an access token by the current state of its session and member; it throws TOKEN_INVALID,
 * TOKEN_EXPIRED or TOKEN_REVOKED. Concurrent tokens share one statement, which also reports whether the cached states are still
 * valid: a session that was revoked before a request arrived is never accepted.
 */
export function createAuthenticator(deps: Pick<Deps, "db" | "clock" | "keys">): (token: string) => Promise<Actor> {
  const sessions = new SessionReader(deps.db);
  const findSession = batchReads((ids: readonly number[]) => sessions.read(ids));
  return async (token) => {
    const now = deps.clock.now();
    const claims = verifyAccessToken(deps.keys.accessToken, token, now);
    const state = await findSession(claims.sid);
    if (state === null || state.isRevoked) throw new ApiError("TOKEN_REVOKED");
    const { memberId, role, operatorRole, status } = state;
    if (role === "ROLE_ADMIN") {
      const lastUsedAt = new Date(state.lastUsedAtMs);
      if (isOperatorSessionOver({ createdAt: new Date(state.createdAtMs), lastUsedAt }, now))
        throw new ApiError("TOKEN_EXPIRED");
      await recordUse(deps.db, { id: claims.sid, lastUsedAt, now });
    }
    return { memberId, role, operatorRole, status, sessionId: claims.sid };
  };
}

/** The session id of an access token, even an expired one; null without a token or with an invalid signature. */
export function sessionIdOf(keys: AccountContext["keys"], token: string | null): number | null {
  return token === null ? null : (readAccessToken(keys.accessToken, token)?.sid ?? null);
}

/** Ends a session; its device gets no more push messages. */
export async function logout(ctx: WriteContext, sessionId: number): Promise<void> {
  await revokeSessions(ctx, { reason: "LOGOUT", scope: { sessionId } });
}
