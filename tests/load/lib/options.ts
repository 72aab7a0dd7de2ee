/** What a run measures and for how long; everything is bounded, so that a run ends. */
import { parseArgs } from "node:util";

export const PARTS = ["list", "sizes", "fanout", "console"] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: readonly Part[];
  /** How often each target is measured; the targets take turns. */
  rounds: number;
  /** Length of one measurement. */
  seconds: number;
  connections: number;
  /** Numbers of meetings in the list part, and of the steps of the sizes part. */
  meetings: number;
  sizes: readonly number[];
  /** Rooms of 20 members, and the messages that are sent in a second in all of them together. */
  rooms: number;
  rates: readonly number[];
  logLevel: string;
  out: string;
}

export const USAGE = `Usage: npm run bench:server -- [options]
  --parts <names>      ${PARTS.join(",")} (default: all)
  --rounds <n>         default 5; fewer only to see that it works
  --seconds <n>        length of one measurement, default 5
  --connections <n>    of the HTTP measurements, default 32
  --meetings <n>       in the list part, default 10000
  --sizes <n,n,…>      in the sizes part, default 1000,10000,100000,1000000
  --rooms <n>          of 20 members in the fanout part, default 40
  --rates <n,n,…>      messages a second in the fanout part, default 500,1000,2000
  --log-level <level>  of the servers, default info as in production
  --out <file>         default .cache/server-bench.json`;

/** A whole number within bounds. Throws with the option's name. */
function whole(name: string, text: string, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`--${name}: a whole number from 1 to ${max}, not ${text}.`);
}

function wholes(name: string, text: string, max: number): number[] {
  return text.split(",").map((each) => whole(name, each, max));
}

function partsOf(text: string): Part[] {
  return text.split(",").map((name) => {
    const part = PARTS.find((each) => each === name);
    if (part === undefined) throw new Error(`--parts: there is no ${name}; there are ${PARTS.join(", ")}.`);
    return part;
  });
}

/** Reads the command line; null when only the usage is asked for. Throws on an unknown or wrong option. */
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
      "log-level": { type: "string", default: "info" },
      out: { type: "string", default: ".cache/server-bench.json" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    parts: partsOf(values.parts),
    rounds: whole("rounds", values.rounds, 50),
    seconds: whole("seconds", values.seconds, 60),
    connections: whole("connections", values.connections, 500),
    meetings: whole("meetings", values.meetings, 1_000_000),
    sizes: wholes("sizes", values.sizes, 2_000_000).toSorted((a, b) => a - b),
    rooms: whole("rooms", values.rooms, 200),
    rates: wholes("rates", values.rates, 10_000),
    logLevel: values["log-level"],
    out: values.out,
  };
}
