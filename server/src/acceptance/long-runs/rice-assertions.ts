/** Asserts that the database has what the members were answered, once. */
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../db/schema.ts";
import { expectSeats } from "../crash/assertions.ts";
import type { RiceJournal } from "./rice-load.ts";

/** Reasons of which the answers say exactly what was booked; when a refund is booked by a job, no member asked for it. */
const ANSWERED_REASONS = [
  "PURCHASE_500",
  "PURCHASE_1000",
  "PURCHASE_2000",
  "ADMIN_GRANT",
  "ADMIN_REVOKE",
  "MEETING_CREATE",
  "MEETING_JOIN",
  "MEETING_APPLY",
  "MEETING_APPLY_DELETE",
  "MEETING_CHECKED",
] as const;

/** Checks that each booking that was acknowledged is in the ledger, and no other. */
async function expectBookings(db: Db, { bookings }: RiceJournal): Promise<void> {
  const rows = await db
    .selectFrom("riceTransactions")
    .select(({ fn }) => ["memberId", "reason", "amount", fn.countAll<number>().as("count")])
    .where("reason", "in", ANSWERED_REASONS)
    .groupBy(["memberId", "reason", "amount"])
    .execute();
  const booked = new Map(rows.map(({ memberId, reason, amount, count }) => [`${memberId} ${reason} ${amount}`, count]));
  const wrong = [...new Set([...booked.keys(), ...bookings.keys()])].flatMap((name) => {
    const count = booked.get(name) ?? 0;
    const { min, max } = bookings.get(name) ?? { min: 0, max: 0 };
    return count < min || count > max ? [{ name, count, min, max }] : [];
  });
  expect(wrong).toEqual([]);
}

/** Checks that each creation made one meeting, which exists unless its host asked to delete it. */
async function expectMeetings(db: Db, journal: RiceJournal): Promise<void> {
  const rows = await db.selectFrom("meetings").select(["id", "content"]).execute();
  const contentOf = new Map(rows.map(({ id, content }) => [id, content]));
  const { creations, acknowledgedDeletions, requestedDeletions } = journal;
  const isWrong = (id: number, key: string) => {
    const content = contentOf.get(id);
    return content === undefined ? !requestedDeletions.has(id) : content !== key || acknowledgedDeletions.has(id);
  };
  expect(creations.filter(({ meetingId, key }) => isWrong(meetingId ?? 0, key))).toEqual([]);
  const created = new Set(creations.map(({ meetingId }) => meetingId));
  expect(rows.filter(({ id }) => !created.has(id))).toEqual([]);
}

/** Checks the seats that only their members change: where the host approves, that is not so. */
async function expectOwnSeats(db: Db, { creations, seatChanges }: RiceJournal): Promise<void> {
  const rows = await db.selectFrom("meetings").select("id").where("requiresApproval", "=", false).execute();
  const ids = new Set(rows.map(({ id }) => id));
  await expectSeats(db, {
    creations: creations.filter(({ meetingId }) => ids.has(meetingId ?? 0)),
    seatChanges: seatChanges.filter(({ meetingId }) => ids.has(meetingId)),
  });
}

export async function expectRiceComplete(db: Db, journal: RiceJournal): Promise<void> {
  await expectBookings(db, journal);
  await expectMeetings(db, journal);
  await expectOwnSeats(db, journal);
  const { rows } = await sql`select id, state from bulk_jobs where state <> 'DONE'`.execute(db);
  expect(rows).toEqual([]);
}
