/** Chat: rooms of 20 in which everybody talks, each message stored and handed to all 20. */
import type { TestPostgres } from "../../../server/src/testing/postgres.ts";
import type { LoadRoom } from "../lib/fill.ts";
import { fillRooms, tokenOf } from "../lib/fill.ts";
import type { Options } from "../lib/options.ts";
import type { PartReport } from "../lib/report.ts";
import { figure, judge } from "../lib/report.ts";
import { interleave, median } from "../lib/rounds.ts";
import { Cleanup, startFilled } from "../lib/servers.ts";
import type { FanoutResult, Seat } from "../lib/stomp-load.ts";
import { measureFanout } from "../lib/stomp-load.ts";

const SEATS = 20;
/** A member may send 30 messages in 10 s. */
const PER_MEMBER_PER_SECOND_MAX = 2.9;
/** Counts as keeping up: the last receipts come a little after the last message was due. */
const SHARE_OF_TARGET_MIN = 0.98;

/** Round the rooms: the first seat of each room, then the second of each. */
function seatsOf(rooms: readonly LoadRoom[]): Seat[] {
  return Array.from({ length: SEATS }, (_, seat) =>
    rooms.flatMap(({ meetingId, members }) => {
      const member = members[seat];
      return member === undefined ? [] : [{ meetingId, token: tokenOf(member) }];
    }),
  ).flat();
}

function checkRates({ rooms, rates }: Options): void {
  const max = rooms * SEATS * PER_MEMBER_PER_SECOND_MAX;
  const over = rates.find((rate) => rate > max);
  if (over === undefined) return;
  throw new Error(`${rooms} rooms may send ${Math.floor(max)} messages a second; for ${over} ask for more --rooms.`);
}

function middle(rounds: readonly FanoutResult[], key: keyof FanoutResult): number {
  return median(rounds.map((it) => it[key]));
}

function reportOf(options: Options, results: ReadonlyMap<string, FanoutResult[]>): PartReport {
  const keys = [
    "persistedPerSecond",
    "deliveredPerSecond",
    "deliveryP50Ms",
    "deliveryP99Ms",
    "receiptP50Ms",
    "receiptP99Ms",
  ] as const;
  const all = [...results.values()].flat();
  const lost = all.reduce((sum, it) => sum + it.persisted * SEATS - it.delivered, 0);
  const unanswered = all.reduce((sum, it) => sum + it.sent - it.persisted, 0);
  return {
    title: "Chat fan-out",
    about: `${options.rooms} rooms of ${SEATS}, one server, PostgreSQL, ${options.rounds} rounds of ${options.seconds} s. Latency counts from when a message was due.`,
    head: [
      "offered/s",
      "stored/s",
      "delivered/s",
      "delivery p50 ms",
      "delivery p99 ms",
      "receipt p50 ms",
      "receipt p99 ms",
    ],
    rows: [...results].map(([rate, rounds]) => [rate].concat(keys.map((key) => figure(middle(rounds, key))))),
    findings: [
      ...[...results].map(([rate, rounds]) =>
        judge(`share of the ${rate}/s that was stored in time`, middle(rounds, "persistedPerSecond") / Number(rate), {
          min: SHARE_OF_TARGET_MIN,
        }),
      ),
      `stored but not delivered to all within the wait: ${lost} deliveries; not stored within it: ${unanswered} messages; refused: ${all.reduce((sum, it) => sum + it.refused, 0)}`,
    ],
    raw: Object.fromEntries(results),
  };
}

export async function benchFanout(
  options: Options,
  postgres: TestPostgres,
  tell: (line: string) => void,
): Promise<PartReport> {
  checkRates(options);
  const cleanup = new Cleanup();
  try {
    const env = { LOG_LEVEL: options.logLevel, SOCKETS_PER_IP: "10000" };
    const fill = (db: Parameters<typeof fillRooms>[0]) => fillRooms(db, options.rooms, SEATS);
    const { server, filled } = await startFilled(await postgres.newDatabase(), env, fill, cleanup);
    const measure = (perSecond: number) => () =>
      measureFanout(server.socketUrl, seatsOf(filled), { perSecond, seconds: options.seconds, seatsPerRoom: SEATS });
    await measure(Math.min(...options.rates))();
    const measures = new Map(options.rates.map((rate) => [String(rate), measure(rate)]));
    const results = await interleave(measures, options.rounds, (rate, round, result) =>
      tell(
        `fanout, round ${round + 1}: ${rate}/s offered, ${figure(result.persistedPerSecond)}/s stored, ${figure(result.deliveredPerSecond)}/s delivered, p99 ${figure(result.deliveryP99Ms)} ms`,
      ),
    );
    return reportOf(options, results);
  } finally {
    await cleanup.run();
  }
}
