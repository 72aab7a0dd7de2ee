/** Command-line options of bench:server. Every number has a maximum, so that the benchmark ends. */
import { parseArgs } from "node:util";

export const PARTS = ["list", "sizes", "fanout", "console", "bulk", "cpu"] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: readonly Part[];
  /** How often each target is measured; the targets take turns. */
  rounds: number;
  /** Length of one measurement. */
  seconds: number;
  connections: number;
  /** Number of meetings in the list part; `sizes` are those of the steps of the sizes part. */
  meetings: number;
  sizes: readonly number[];
  /** Rooms of 20 members, and the messages per second that are sent in all rooms together. */
  rooms: number;
  rates: readonly number[];
  logLevel: string;
  /** Whether PostgreSQL waits for the disk at each commit, as in production. */
  isSynced: boolean;
  out: string;
}

export const USAGE = `Usage: npm run bench:server -- [options]
  --parts <names>      ${PARTS.join(",")} (default: all)
  --rounds <n>         default 5; fewer only to test the command
  --seconds <n>        length of one measurement, default 5
  --connections <n>    of the HTTP measurements, default 32
  --meetings <n>       in the list part, default 10000
  --sizes <n,n,…>      in the sizes part, default 1000,10000,100000,1000000
  --rooms <n>          of 20 members in the fanout part, default 40
  --rates <n,n,…>      messages a second in the fanout part, default 500,1000,2000
  --fsync              PostgreSQL waits for the disk at each commit
  --log-level <level>  of the servers, default info as in production
  --out <file>         default .cache/server-bench.json`;

/** Parses an integer within bounds. Throws with the option's name. */
function parseInteger(name: string, text: string, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`--${name}: an integer from 1 to ${max}, not ${text}.`);
}

function parseIntegers(name: string, text: string, max: number): number[] {
  return text.split(",").map((each) => parseInteger(name, each, max));
}

function parseParts(text: string): Part[] {
  return text.split(",").map((name) => {
    const part = PARTS.find((each) => each === name);
    if (part === undefined) throw new Error(`--parts: there is no ${name}; there are ${PARTS.join(", ")}.`);
    return part;
  });
}

/** Parses the command line; null for --help. Throws on an unknown or invalid option. */
export function readOptions(args: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      parts: { type: "string", default: PARTS.join(",") },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "5" },
      connections: { type: "string", default: "32" },
      meetings: { type: "string", default: "10000" },
      sizes: { type: "string", default: "1000,10000,100000,1000000" },
      rooms: { type: "string", default: "40" },
      rates: { type: "string", default: "500,1000,2000" },
      fsync: { type: "boolean", default: false },
      "log-level": { type: "string", default: "info" },
      out: { type: "string", default: ".cache/server-bench.json" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    parts: parseParts(values.parts),
    rounds: parseInteger("rounds", values.rounds, 50),
    seconds: parseInteger("seconds", values.seconds, 60),
    connections: parseInteger("connections", values.connections, 500),
    meetings: parseInteger("meetings", values.meetings, 1_000_000),
    sizes: parseIntegers("sizes", values.sizes, 2_000_000).toSorted((a, b) => a - b),
    rooms: parseInteger("rooms", values.rooms, 200),
    rates: parseIntegers("rates", values.rates, 10_000),
    logLevel: values["log-level"],
    isSynced: values.fsync,
    out: values.out,
  };
}
