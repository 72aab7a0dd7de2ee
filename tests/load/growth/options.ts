/** What a run of bench:growth measures. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

export interface GrowthOptions {
  /** Members of the small and of the large country. */
  sizes: readonly [small: number, large: number];
  /** Only measurements whose name contains this. */
  only: string;
  /** Keeps the filled databases. */
  folder: string;
  /** Prints the statements that cost most of each measurement. */
  showsStatements: boolean;
  out: string;
}

export const USAGE = `Usage: npm run bench:growth -- [options]
  --sizes <n,n>        members of the two countries, default 10000,1000000
  --only <text>        operations, jobs and variants whose name contains it, such as listMeetingsOnMap
  --folder <folder>    where the databases are kept, about 12 GB; default in the system's temporary folder
  --statements         the statements of each measurement with their buffers
  --out <file>         default .cache/growth-bench.json`;

const isSize = (size: number) => size % 1000 === 0 && size >= 10_000 && size <= 10_000_000;

function parseSizes(text: string): [number, number] {
  const sizes = text.split(",").map(Number);
  const [small = Number.NaN, large = Number.NaN] = sizes;
  if (sizes.length !== 2 || !isSize(small) || !isSize(large) || small >= large) {
    throw new Error(`--sizes: two multiples of 1000 from 10000 to 10000000, the smaller first, not ${text}.`);
  }
  return [small, large];
}

/** Parses the command line; null for --help. Throws on an unknown or invalid option. */
export function readOptions(args: readonly string[]): GrowthOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: "string", default: "10000,1000000" },
      only: { type: "string", default: "" },
      folder: { type: "string", default: join(tmpdir(), "babchingu-growth") },
      statements: { type: "boolean", default: false },
      out: { type: "string", default: ".cache/growth-bench.json" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    sizes: parseSizes(values.sizes),
    only: values.only,
    folder: values.folder,
    showsStatements: values.statements,
    out: values.out,
  };
}
