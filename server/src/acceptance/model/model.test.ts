/**
 * Random sequences of commands by members, hosts, operators and the clock are executed on the server and on a model of the
 * rules; both must agree. SEED repeats a run, RUNS changes the number of sequences.
 */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import { assert, asyncProperty } from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createTestApp, TEST_NOW, type TestApp } from "../../testing/harness.ts";
import { kinds, resolve, sequences, type DrawnCommand } from "./commands.ts";
import { expectAllowedTransition, expectConsistent } from "./invariants.ts";
import { Model, type Outcome } from "./model.ts";
import { Actors, toAccount, type Accounts } from "./actors.ts";
import { predict } from "./predict.ts";
import { takeSnapshot } from "../../testing/snapshot.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);
/**
 * The rarest successes (to confirm, to delete a meeting) happen in every eleventh sequence. Seeded faults of scores are found within 80
 * sequences, an unjustified refund within 120. A missing refund after joining again may need more; `http/meetings/deposits.test.ts` tests it.
 */
const FULL_RUN_SEQUENCES = 120;
const SEQUENCES = Number(process.env["RUNS"] ?? FULL_RUN_SEQUENCES);
const TEST_TIMEOUT_MS = 600_000;
/** Rice for three meetings, two or one; scores near 0 and 100. */
const startingAccounts = [
  { rice: 3 * MEETING_DEPOSIT_RICE, point: 50 },
  { rice: 3 * MEETING_DEPOSIT_RICE, point: 99 },
  { rice: 2 * MEETING_DEPOSIT_RICE, point: 2 },
  { rice: MEETING_DEPOSIT_RICE, point: 50 },
];

let app: TestApp;
let actorAccounts: Accounts;
let restore: () => Promise<void>;

beforeAll(async () => {
  app = await createTestApp();
  const members = [];
  for (const account of startingAccounts) members.push(await toAccount(app, await app.member(account)));
  actorAccounts = { members, operator: await toAccount(app, await app.admin()) };
  // Sequences go on for hours, and an operator's session ends after 30 minutes without a call (D62).
  const lastUsedAt = new Date("2100-01-01T00:00:00Z");
  await app.db
    .updateTable("sessions")
    .set({ createdAt: lastUsedAt, lastUsedAt })
    .where("lastUsedAt", "is not", null)
    .execute();
  restore = await takeSnapshot(app.db);
});

interface State {
  members: { balance: number; point: number }[];
  meetings: ({ status: MeetingStatusValue; hostId: number; seats: string[] } | null)[];
  /** The model's indexes of pending applications. */
  pending: number[];
}

interface Rows {
  members: { id: number; balance: number; point: number }[];
  /** Without those that are deleted and kept for their reports (R63). */
  meetings: { id: number; status: MeetingStatusValue; host_id: number }[] | null;
  seats: { meeting_id: number; member_id: number; state: string }[] | null;
  pending: number[] | null;
}

/** The part of the database that the model represents. */
async function readState(actors: Actors): Promise<State> {
  const { rows } = await sql<Rows>`select
    (select json_agg(json_build_object('id', id, 'balance', rice_balance, 'point', point)) from members) as members,
    (select json_agg(json_build_object('id', id, 'status', status, 'host_id', host_id)) from meetings where member_count > 0) as meetings,
    (select json_agg(json_build_object('meeting_id', meeting_id, 'member_id', member_id, 'state', state))
      from meeting_members) as seats,
    (select json_agg(id order by id) from meeting_applications where status = 'PENDING') as pending`.execute(app.db);
  const [row] = rows;
  const memberIds = startingAccounts.map((_, index) => actors.memberId(index));
  return {
    members: memberIds.map((id) => {
      const member = row?.members.find((it) => it.id === id);
      return { balance: member?.balance ?? -1, point: member?.point ?? -1 };
    }),
    meetings: actors.meetingIds.map((id) => {
      const meeting = row?.meetings?.find((it) => it.id === id);
      const seats = (row?.seats ?? []).filter((seat) => seat.meeting_id === id);
      const states = seats.map((seat) => `${seat.member_id} ${seat.state}`).toSorted();
      return meeting ? { status: meeting.status, hostId: meeting.host_id, seats: states } : null;
    }),
    pending: (row?.pending ?? []).map((id) => actors.applicationIds.indexOf(id)),
  };
}

/** The same state according to the model. */
function stateOf(model: Model, actors: Actors): State {
  return {
    members: model.members.map(({ balance, point }) => ({ balance, point })),
    meetings: model.meetings.map(({ isDeleted, status, host, seats }) => {
      if (isDeleted) return null;
      const states = [...seats.values()].map((seat) => `${actors.memberId(seat.member)} ${seat.state}`);
      return { status, hostId: actors.memberId(host), seats: states.toSorted() };
    }),
    pending: model.applications.flatMap((it, index) => (it.isPending && model.meeting(it.meeting) ? [index] : [])),
  };
}

/** How often each command had each outcome. */
const outcomes = new Map<string, number>();

function countOutcome(kind: string, outcome: Outcome): void {
  outcomes.set(`${kind} ${outcome}`, (outcomes.get(`${kind} ${outcome}`) ?? 0) + 1);
}

async function runSequence(commands: DrawnCommand[]): Promise<void> {
  await restore();
  app.clock.set(new Date(TEST_NOW));
  const model = new Model(startingAccounts.map(({ rice, point }) => ({ rice, point })));
  const actors = new Actors(app, actorAccounts, model);
  const statuses: MeetingStatusValue[] = [];
  for (const [step, drawn] of commands.entries()) {
    const command = resolve(model, drawn);
    const outcome = await actors.execute(command);
    expect([step, command.kind, outcome]).toEqual([step, command.kind, predict(model, command)]);
    countOutcome(command.kind, outcome);
    // A refused command must change nothing: the comparison after the next successful command shows it.
    if (outcome !== "ok" && step < commands.length - 1) continue;
    const state = await readState(actors);
    expect(state, `after step ${step}, ${command.kind}`).toEqual(stateOf(model, actors));
    for (const [index, meeting] of state.meetings.entries()) {
      if (meeting === null) continue;
      expectAllowedTransition(statuses[index], meeting.status);
      statuses[index] = meeting.status;
    }
  }
  await expectConsistent(app.db);
}

test(
  `${SEQUENCES} sequences, seed ${SEED}`,
  async ({ annotate }) => {
    await assert(asyncProperty(sequences, runSequence), { seed: SEED, numRuns: SEQUENCES, endOnFailure: false });
    const counts = [...outcomes].map(([what, times]) => `${what}: ${times}`).toSorted((a, b) => a.localeCompare(b));
    await annotate(counts.join(", "));
    // A command that never succeeds tests nothing: in a full run each succeeds at least once.
    const needed = SEQUENCES >= FULL_RUN_SEQUENCES ? kinds : [];
    expect(needed.filter((kind) => !outcomes.has(`${kind} ok`))).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
