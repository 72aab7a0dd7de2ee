/** Whose access token it is, by the current state of its session (D15). */
import type { MemberStatusValue, OperatorRoleValue, RoleValue } from "@babchingu/openapi/enums";
import { sql } from "kysely";
import { prepared } from "../../db/prepared.ts";
import type { Db } from "../../db/schema.ts";
import { SnapshotValue, snapshotSql } from "../../db/snapshot.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../lib/api-error.ts";
import { batchReads } from "../../lib/batch.ts";
import { readAccessToken, verifyAccessToken } from "./access-tokens.ts";
import type { Actor } from "./actor.ts";
import type { AccountContext } from "./context.ts";
import { isOperatorSessionOver, recordUse } from "./operator-sessions.ts";

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
