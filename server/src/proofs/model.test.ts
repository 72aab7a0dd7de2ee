/**
 * Random sequences of what members, hosts, operators and the clock may do, against a model of the rules. SEED repeats a
 * run, RUNS changes how many sequences it has.
 */
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import { assert, asyncProperty } from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { TestApp } from "../testing/harness.ts";
import { createTestApp, TEST_NOW } from "../testing/harness.ts";
import type { Drawn } from "./model/commands.ts";
import { kinds, resolve, sequences } from "./model/commands.ts";
import { expectAllowedMove, expectSound } from "./model/invariants.ts";
import type { Outcome } from "./model/model.ts";
import { Model } from "./model/model.ts";
import type { Cast } from "./model/players.ts";
import { Players, toAccount } from "./model/players.ts";
import { predict } from "./model/predict.ts";
import { keepState } from "./snapshot.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);
const FULL_RUN = 2000;
const RUNS = Number(process.env["RUNS"] ?? FULL_RUN);
const TIME_MS_MAX = 600_000;
/** Enough for three meetings, for two, and for one; scores near both ends. */
const accounts = [
  { rice: 1500, point: 50 },
  { rice: 1500, point: 99 },
  { rice: 1000, point: 2 },
  { rice: 500, point: 50 },
];

let app: TestApp;
let cast: Cast;
let restore: () => Promise<void>;

beforeAll(async () => {
  app = await createTestApp();
  const members = [];
  for (const account of accounts) members.push(await toAccount(app, await app.member(account)));
  cast = { members, operator: await toAccount(app, await app.admin()) };
  restore = await keepState(app.db);
});

interface State {
  members: { balance: number; point: number }[];
  meetings: ({ status: MeetingStatusValue; hostId: number; seats: string[] } | null)[];
  /** The model's indexes of applications that wait. */
  waiting: number[];
}

interface Rows {
  members: { id: number; balance: number; point: number }[];
  meetings: { id: number; status: MeetingStatusValue; host_id: number }[] | null;
  seats: { meeting_id: number; member_id: number; state: string }[] | null;
  waiting: number[] | null;
}

/** What the database has of what the model knows. */
async function readState(players: Players): Promise<State> {
  const { rows } = await sql<Rows>`select
    (select json_agg(json_build_object('id', id, 'balance', rice_balance, 'point', point)) from members) as members,
    (select json_agg(json_build_object('id', id, 'status', status, 'host_id', host_id)) from meetings) as meetings,
    (select json_agg(json_build_object('meeting_id', meeting_id, 'member_id', member_id, 'state', state))
      from meeting_members) as seats,
    (select json_agg(id order by id) from meeting_applications where status = 'PENDING') as waiting`.execute(app.db);
  const [row] = rows;
  const memberIds = accounts.map((_, index) => players.memberId(index));
  return {
    members: memberIds.map((id) => {
      const member = row?.members.find((it) => it.id === id);
      return { balance: member?.balance ?? -1, point: member?.point ?? -1 };
    }),
    meetings: players.meetingIds.map((id) => {
      const meeting = row?.meetings?.find((it) => it.id === id);
      const seats = (row?.seats ?? []).filter((seat) => seat.meeting_id === id);
      const states = seats.map((seat) => `${seat.member_id} ${seat.state}`).toSorted();
      return meeting ? { status: meeting.status, hostId: meeting.host_id, seats: states } : null;
    }),
    waiting: (row?.waiting ?? []).map((id) => players.applicationIds.indexOf(id)),
  };
}

/** The same as the model has it. */
function stateOf(model: Model, players: Players): State {
  return {
    members: model.members.map(({ balance, point }) => ({ balance, point })),
    meetings: model.meetings.map(({ isDeleted, status, host, seats }) => {
      if (isDeleted) return null;
      const states = [...seats.values()].map((seat) => `${players.memberId(seat.member)} ${seat.state}`);
      return { status, hostId: players.memberId(host), seats: states.toSorted() };
    }),
    waiting: model.applications.flatMap((it, index) => (it.isPending && model.meeting(it.meeting) ? [index] : [])),
  };
}

/** How often each command came to each outcome. */
const seen = new Map<string, number>();

function count(kind: string, outcome: Outcome): void {
  seen.set(`${kind} ${outcome}`, (seen.get(`${kind} ${outcome}`) ?? 0) + 1);
}

async function run(commands: Drawn[]): Promise<void> {
  await restore();
  app.clock.set(new Date(TEST_NOW));
  const model = new Model(accounts.map(({ rice, point }) => ({ rice, point })));
  const players = new Players(app, cast, model);
  const statuses: MeetingStatusValue[] = [];
  for (const [step, drawn] of commands.entries()) {
    const command = resolve(model, drawn);
    const outcome = await players.play(command);
    expect([step, command.kind, outcome]).toEqual([step, command.kind, predict(model, command)]);
    count(command.kind, outcome);
    // A refusal rolls back; that it did shows after the next command that does something.
    if (outcome !== "ok" && step < commands.length - 1) continue;
    const state = await readState(players);
    expect(state, `after step ${step}, ${command.kind}`).toEqual(stateOf(model, players));
    for (const [index, meeting] of state.meetings.entries()) {
      if (meeting === null) continue;
      expectAllowedMove(statuses[index], meeting.status);
      statuses[index] = meeting.status;
    }
  }
  await expectSound(app.db);
}

test(
  `${RUNS} sequences, seed ${SEED}`,
  async ({ annotate }) => {
    await assert(asyncProperty(sequences, run), { seed: SEED, numRuns: RUNS, endOnFailure: false });
    const counts = [...seen].map(([what, times]) => `${what}: ${times}`).toSorted((a, b) => a.localeCompare(b));
    await annotate(counts.join(", "));
    // A model that is never asked proves nothing: in a full run every command succeeds now and then.
    const needed = RUNS >= FULL_RUN ? kinds : [];
    expect(needed.filter((kind) => !seen.has(`${kind} ok`))).toEqual([]);
  },
  TIME_MS_MAX,
);
