/** Asserts that acknowledged writes are stored and no write is stored partially. */
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../db/schema.ts";
import type { Journal, SeatChange } from "./journal.ts";

interface SeatRow {
  meetingId: number;
  memberId: number;
  state: string;
  joins: number;
}

/** Every creation, repeated or not, made one meeting. */
async function checkCreations(db: Db, journal: Journal): Promise<void> {
  const meetings = await db.selectFrom("meetings").select(["id", "content"]).execute();
  const idsOf = Map.groupBy(meetings, (meeting) => meeting.content);
  const wrong = journal.creations.filter((creation) => {
    const found = idsOf.get(creation.key) ?? [];
    return found.length !== 1 || found[0]?.id !== creation.meetingId;
  });
  expect(wrong).toEqual([]);
  expect(meetings).toHaveLength(journal.creations.length);
}

/** Every message, also the repeated ones, is stored once. */
async function checkMessages(db: Db, journal: Journal): Promise<void> {
  const rows = await db.selectFrom("chatMessages").select("content").where("type", "=", "TEXT").execute();
  const sent = journal.messages.map((message) => message.content);
  expect(rows.map((row) => row.content).toSorted()).toEqual(sent.toSorted());
}

/** Possible states of a seat: the last acknowledged change, or any unacknowledged one after it. */
function possibleStates(changes: SeatChange[], isHost: boolean): Set<string> {
  let possible = new Set([isHost ? "JOINED" : "none"]);
  for (const { kind, isAcknowledged } of changes) {
    const state = kind === "join" ? "JOINED" : "LEFT";
    possible = isAcknowledged ? new Set([state]) : new Set([...possible, state]);
  }
  return possible;
}

async function checkSeats(db: Db, journal: Journal): Promise<void> {
  const rows: SeatRow[] = await db
    .selectFrom("meetingMembers")
    .select(["meetingId", "memberId", "state", "joins"])
    .execute();
  const rowOf = new Map(rows.map((row) => [`${row.memberId} ${row.meetingId}`, row]));
  const hosts = new Set(journal.creations.map((it) => `${it.member} ${it.meetingId}`));
  const changesOf = Map.groupBy(journal.seatChanges, (it) => `${it.member} ${it.meetingId}`);
  const wrong: unknown[] = [];
  for (const seat of new Set([...rowOf.keys(), ...changesOf.keys(), ...hosts])) {
    const changes = changesOf.get(seat) ?? [];
    const row = rowOf.get(seat);
    const isHost = hosts.has(seat);
    const joins = changes.filter((change) => change.kind === "join");
    const least = joins.filter((change) => change.isAcknowledged).length + (isHost ? 1 : 0);
    const most = joins.length + (isHost ? 1 : 0);
    const isPossible = possibleStates(changes, isHost).has(row?.state ?? "none");
    const isCounted = (row?.joins ?? 0) >= least && (row?.joins ?? 0) <= most;
    if (!isPossible || !isCounted) wrong.push({ seat, row, changes });
  }
  expect(wrong).toEqual([]);
}

/** As many deposits as joins, and one refund for each time the seat was left. */
async function checkDeposits(db: Db): Promise<void> {
  const { rows } = await sql`
    select meeting_id, member_id, joins, state, deposits, refunds from meeting_members, lateral (
      select count(*) filter (where cause like 'meeting:' || meeting_id || ':deposit:' || member_id || ':%') as deposits,
        count(*) filter (where cause like 'meeting:' || meeting_id || ':refund:' || member_id || ':%') as refunds
      from rice_transactions where rice_transactions.member_id = meeting_members.member_id
    ) booked
    where deposits <> joins or refunds <> joins - (case when state = 'JOINED' then 1 else 0 end)`.execute(db);
  expect(rows).toEqual([]);
}

export async function expectNothingLost(db: Db, journal: Journal): Promise<void> {
  await checkCreations(db, journal);
  await checkMessages(db, journal);
  await checkSeats(db, journal);
  await checkDeposits(db);
}
