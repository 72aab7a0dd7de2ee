/** Asserts that acknowledged writes are stored and no write is stored partially. */
import { expect } from "vitest";
import type { Db } from "../../db/schema.ts";
import type { Journal, SeatChange } from "./journal.ts";

interface SeatRow {
  meetingId: number;
  memberId: number;
  state: string;
  joins: number;
}

/** Checks that every creation, repeated or not, made one meeting. */
async function expectCreations(db: Db, journal: Journal): Promise<void> {
  const meetings = await db.selectFrom("meetings").select(["id", "content"]).execute();
  const idsOf = Map.groupBy(meetings, (meeting) => meeting.content);
  const wrong = journal.creations.filter((creation) => {
    const found = idsOf.get(creation.key) ?? [];
    return found.length !== 1 || found[0]?.id !== creation.meetingId;
  });
  expect(wrong).toEqual([]);
  expect(meetings).toHaveLength(journal.creations.length);
}

/** Checks that every message, repeated or not, is stored once. */
async function expectMessages(db: Db, journal: Journal): Promise<void> {
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

/** Checks the seats of the meetings that these creations made. */
export async function expectSeats(db: Db, journal: Pick<Journal, "creations" | "seatChanges">): Promise<void> {
  const rows: SeatRow[] = await db
    .selectFrom("meetingMembers")
    .select(["meetingId", "memberId", "state", "joins"])
    .execute();
  const meetingIds = new Set(journal.creations.map(({ meetingId }) => meetingId));
  const checked = rows.filter(({ meetingId }) => meetingIds.has(meetingId));
  const rowOf = new Map(checked.map((row) => [`${row.memberId} ${row.meetingId}`, row]));
  const hosts = new Set(journal.creations.map((it) => `${it.member} ${it.meetingId}`));
  const changesOf = Map.groupBy(journal.seatChanges, (it) => `${it.member} ${it.meetingId}`);
  const wrong: unknown[] = [];
  for (const seat of new Set([...rowOf.keys(), ...changesOf.keys(), ...hosts])) {
    const changes = changesOf.get(seat) ?? [];
    const row = rowOf.get(seat);
    const isHost = hosts.has(seat);
    const joins = changes.filter((change) => change.kind === "join");
    const joinsMin = joins.filter((change) => change.isAcknowledged).length + (isHost ? 1 : 0);
    const joinsMax = joins.length + (isHost ? 1 : 0);
    const isStatePossible = possibleStates(changes, isHost).has(row?.state ?? "none");
    const isJoinCountPossible = (row?.joins ?? 0) >= joinsMin && (row?.joins ?? 0) <= joinsMax;
    if (!isStatePossible || !isJoinCountPossible) wrong.push({ seat, row, changes });
  }
  expect(wrong).toEqual([]);
}

export async function expectNothingLost(db: Db, journal: Journal): Promise<void> {
  await expectCreations(db, journal);
  await expectMessages(db, journal);
  await expectSeats(db, journal);
}
