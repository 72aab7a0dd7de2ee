/** Chat fan-out: rooms of 20 in which every member sends, each message stored and delivered to all 20. */
import { seatsOf, seedRooms } from "../lib/seed.ts";
import type { Options } from "../lib/options.ts";
import { formatNumber, compareWithTarget, type Bench, type PartReport } from "../lib/report.ts";
import { startRabbitmq } from "../lib/rabbitmq.ts";
import { interleave, median, medianRatio } from "../lib/rounds.ts";
import { startSeededServer } from "../lib/servers.ts";
import { measureFanout, babchinguDialect, type StompDialect, type FanoutResult, type Seat } from "../lib/stomp-load.ts";

const SEATS = 20;
/** A member may send 30 messages in 10 s. */
const PER_MEMBER_PER_SECOND_MAX = 2.9;
/** The target of p99 at the highest rate. */
const DELIVERY_P99_MS_MAX = 150;
/** Not 1, because the last receipts arrive shortly after the last message was due. */
const SHARE_OF_TARGET_MIN = 0.98;

function checkRates({ rooms, rates }: Options): void {
  const max = rooms * SEATS * PER_MEMBER_PER_SECOND_MAX;
  const tooHigh = rates.find((rate) => rate > max);
  if (tooHigh === undefined) return;
  throw new Error(`${rooms} rooms may send ${Math.floor(max)} messages a second; for ${tooHigh} give more --rooms.`);
}

function medianOf(rounds: readonly FanoutResult[], key: keyof FanoutResult): number {
  return median(rounds.map((it) => it[key]));
}

const RABBITMQ = "RabbitMQ ";

/** The server's rates by name, and RabbitMQ's at the highest of them, which stores nothing and checks no token. */
function prepareMeasurements(options: Options, server: StompDialect, rabbitmq: StompDialect, seats: readonly Seat[]) {
  const measure = (dialect: StompDialect, perSecond: number) => () =>
    measureFanout(dialect, seats, { perSecond, seconds: options.seconds, seatsPerRoom: SEATS });
  const highest = Math.max(...options.rates);
  return new Map([
    ...options.rates.map((rate) => [String(rate), measure(server, rate)] as const),
    [`${RABBITMQ}${highest}`, measure(rabbitmq, highest)] as const,
  ]);
}

/** What the server has lost, or not finished within the time limit. */
export function deliveryFindings(rounds: readonly Pick<FanoutResult, "sent" | "persisted" | "delivered">[]): string[] {
  const unstored = rounds.reduce((sum, it) => sum + it.sent - it.persisted, 0);
  const undelivered = rounds.reduce((sum, it) => sum + it.sent * SEATS - it.delivered, 0);
  return [
    compareWithTarget("messages that were not stored", unstored, { max: 0 }),
    compareWithTarget("deliveries that did not arrive", undelivered, { max: 0 }),
  ];
}

function serverFindings(options: Options, results: ReadonlyMap<string, FanoutResult[]>): string[] {
  const serverRounds = options.rates.map((rate) => results.get(String(rate)) ?? []);
  const stored = options.rates.map((rate, index) =>
    compareWithTarget(
      `share of the ${rate}/s that was stored in time`,
      medianOf(serverRounds[index] ?? [], "persistedPerSecond") / rate,
      {
        min: SHARE_OF_TARGET_MIN,
      },
    ),
  );
  return [...stored, ...deliveryFindings(serverRounds.flat())];
}

function deliveryRates(rounds: readonly FanoutResult[]): number[] {
  return rounds.map((it) => it.deliveredPerSecond);
}

/** The latency at the highest rate, and the ratio to RabbitMQ. */
function highestFindings(options: Options, results: ReadonlyMap<string, FanoutResult[]>): string[] {
  const highest = Math.max(...options.rates);
  const serverRounds = results.get(String(highest)) ?? [];
  const ratio = medianRatio(deliveryRates(serverRounds), deliveryRates(results.get(`${RABBITMQ}${highest}`) ?? []));
  return [
    compareWithTarget(`delivery p99 in ms at ${highest}/s`, medianOf(serverRounds, "deliveryP99Ms"), {
      max: DELIVERY_P99_MS_MAX,
    }),
    compareWithTarget(`deliveries × RabbitMQ at ${highest}/s`, ratio, { min: 1 }),
  ];
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
  return {
    title: "Chat fan-out",
    description: `${options.rooms} rooms of ${SEATS}, one server, PostgreSQL, ${options.rounds} rounds of ${options.seconds} s. Latency counts from when a message was due. RabbitMQ sends receipts without storing anything.`,
    head: [
      "offered/s",
      "receipts/s",
      "delivered/s",
      "delivery p50 ms",
      "delivery p99 ms",
      "receipt p50 ms",
      "receipt p99 ms",
    ],
    rows: [...results].map(([name, rounds]) => [name].concat(keys.map((key) => formatNumber(medianOf(rounds, key))))),
    findings: [...serverFindings(options, results), ...highestFindings(options, results)],
    raw: Object.fromEntries(results),
  };
}

export const benchFanout: Bench = async ({ options, postgres, cleanup, log }) => {
  checkRates(options);
  const env = { LOG_LEVEL: options.logLevel, SOCKETS_PER_IP: "10000" };
  const seed = (db: Parameters<typeof seedRooms>[0]) => seedRooms(db, options.rooms, SEATS);
  const { server, seeded } = await startSeededServer(await postgres.newDatabase(), env, seed, cleanup);
  const rabbitmq = await startRabbitmq(cleanup);
  const measurements = prepareMeasurements(options, babchinguDialect(server.socketUrl), rabbitmq, seatsOf(seeded));
  for (const measure of measurements.values()) await measure();
  const results = await interleave(measurements, options.rounds, (name, round, result) =>
    log(
      `fanout, round ${round + 1}: ${name}/s offered, ${formatNumber(result.persistedPerSecond)}/s receipts, ${formatNumber(result.deliveredPerSecond)}/s delivered, p99 ${formatNumber(result.deliveryP99Ms)} ms`,
    ),
  );
  return reportOf(options, results);
};
