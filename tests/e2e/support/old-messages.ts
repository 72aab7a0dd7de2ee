/** A room with more messages than a member may send in a test. */
import { sql } from "kysely";
import { openDb } from "../../../server/src/db/open.ts";
import type { TestServer } from "./server.ts";

/** Writes messages of the two members in turn, "지난 이야기 1" the oldest; the server is down meanwhile. */
export async function insertOldMessages(
  server: TestServer,
  { meetingId, count, memberIds: [first, second] }: { meetingId: number; count: number; memberIds: [number, number] },
): Promise<void> {
  await server.kill();
  const { db, close } = await openDb({ dataDir: server.dataDir, databaseUrl: null });
  await sql`
    insert into chat_messages (meeting_id, member_id, type, content, created_at)
    select ${meetingId}, case n % 2 when 0 then ${first}::bigint else ${second}::bigint end, 'TEXT', '지난 이야기 ' || n,
      now() - (${count} - n) * interval '10 minutes'
    from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
  await close();
  await server.restart();
}
