/** A million members, meetings and rice transactions for the console, and an operator to read them. */
import { sql } from "kysely";
import type { Db } from "../../../server/src/db/schema.ts";
import { deriveKeys } from "../../../server/src/domain/accounts/keys.ts";
import { createOperator } from "../../../server/src/domain/admin/operators.ts";
import { signAccessToken } from "../../../server/src/domain/accounts/access-tokens.ts";
import { TEST_SECRET } from "../../../server/src/testing/processes/server-process.ts";
import { seedMeetings, type LoadMember } from "./seed.ts";

const REASONS = ["SIGNUP", "MEETING_JOIN", "MEETING_CHECKED", "MEETING_CREATE", "ADMIN_GRANT"];

export async function addOperator(db: Db, now: Date): Promise<LoadMember> {
  // The session is opened without a login, so the hashes are of nothing.
  const hashes = { password1Hash: "", password2Hash: "", codeHash: "" };
  const memberId = await db
    .transaction()
    .execute((trx) => createOperator({ trx, now }, { loginName: "load-operator", hashes, role: "OWNER" }));
  const session = await db
    .insertInto("sessions")
    .values({ memberId, createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { memberId, sessionId: session.id };
}

/** A new access token of the operator. */
export function signOperatorToken({ memberId, sessionId }: LoadMember): string {
  const key = deriveKeys(TEST_SECRET).accessToken;
  return signAccessToken(key, { memberId, sessionId, role: "ROLE_ADMIN", at: new Date() });
}

/** Inserts `count` members, meetings and rice transactions each; resolves with a signed-in operator. */
export async function seedConsole(db: Db, count: number, now = new Date()): Promise<LoadMember> {
  await seedMeetings(db, count, now);
  await sql`
    insert into members (name, phone, role, status, latitude, longitude, rice_balance, created_at, updated_at)
    select (array['밥정','국밥','김밥','솥밥','냉면','비빔'])[1 + i % 6] || '든사람' || i, '010' || lpad(i::text, 8, '0'), 'ROLE_USER',
      'ACTIVE', 33.5 + i % 5000 / 1000.0, 126.5 + i % 2500 / 1000.0, 1500,
      ${now}::timestamptz - (${count}::int - i) * interval '20 seconds', ${now}::timestamptz
    from generate_series(1, ${count}::int) i`.execute(db);
  const { rows } = await sql<{
    first: number;
  }>`select min(id)::bigint as first from members where phone is not null`.execute(db);
  await sql`
    insert into rice_transactions (member_id, amount, reason, balance_after, cause, created_at)
    select ${rows[0]?.first ?? 1}::bigint + (i * 7) % ${count}::int, case i % 5 when 1 then -500 when 3 then -500 else 500 end,
      (${sql.val(REASONS)}::text[])[1 + i % 5], 1500, 'load:' || i, ${now}::timestamptz - (${count}::int - i) * interval '20 seconds'
    from generate_series(1, ${count}::int) i`.execute(db);
  const operator = await addOperator(db, now);
  // The state after autovacuum, in which index-only scans need no heap access.
  await sql`vacuum analyze members`.execute(db);
  await sql`vacuum analyze meetings`.execute(db);
  await sql`vacuum analyze rice_transactions`.execute(db);
  return operator;
}
