/** Whether what was acknowledged is there, and nothing is there by half. */
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

/** Every opening, also the repeated ones, is one meeting of its host. */
async function checkOpenings(db: Db, journal: Journal): Promise<void> {
  const meetings = await db.selectFrom("meetings").select(["id", "content"]).execute();
  const idsOf = Map.groupBy(meetings, (meeting) => meeting.content);
  const wrong = journal.openings.filter((opening) => {
    const found = idsOf.get(opening.key) ?? [];
    return found.length !== 1 || found[0]?.id !== opening.meetingId;
  });
  expect(wrong).toEqual([]);
  expect(meetings).toHaveLength(journal.openings.length);
}

/** Every message, also the repeated ones, is stored once. */
async function checkMessages(db: Db, journal: Journal): Promise<void> {
  const rows = await db.selectFrom("chatMessages").select("content").where("type", "=", "TEXT").execute();
  const sent = journal.messages.map((message) => message.content);
  expect(rows.map((row) => row.content).toSorted()).toEqual(sent.toSorted());
}

/** States a seat may be in: what was answered last counts, and what came without an answer after it may count. */
function possibleStates(changes: SeatChange[], isHost: boolean): Set<string> {
  let possible = new Set([isHost ? "JOINED" : "none"]);
  for (const { kind, isAnswered } of changes) {
    const state = kind === "join" ? "JOINED" : "LEFT";
    possible = isAnswered ? new Set([state]) : new Set([...possible, state]);
  }
  return possible;
}

async function checkSeats(db: Db, journal: Journal): Promise<void> {
  const rows: SeatRow[] = await db
    .selectFrom("meetingMembers")
    .select(["meetingId", "memberId", "state", "joins"])
    .execute();
  const rowOf = new Map(rows.map((row) => [`${row.memberId} ${row.meetingId}`, row]));
  const openers = new Set(journal.openings.map((it) => `${it.member} ${it.meetingId}`));
  const changesOf = Map.groupBy(journal.seatChanges, (it) => `${it.member} ${it.meetingId}`);
  const wrong: unknown[] = [];
  for (const seat of new Set([...rowOf.keys(), ...changesOf.keys(), ...openers])) {
    const changes = changesOf.get(seat) ?? [];
    const row = rowOf.get(seat);
    const isHost = openers.has(seat);
    const joins = changes.filter((change) => change.kind === "join");
    const least = joins.filter((change) => change.isAnswered).length + (isHost ? 1 : 0);
    const most = joins.length + (isHost ? 1 : 0);
    const isPossible = possibleStates(changes, isHost).has(row?.state ?? "none");
    const isCounted = (row?.joins ?? 0) >= least && (row?.joins ?? 0) <= most;
    if (!isPossible || !isCounted) wrong.push({ seat, row, changes });
  }
  expect(wrong).toEqual([]);
}

/** A seat and its deposit are one: as many deposits as joinings, and one refund for each time it was left. */
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
  await checkOpenings(db, journal);
  await checkMessages(db, journal);
  await checkSeats(db, journal);
  await checkDeposits(db);
}
