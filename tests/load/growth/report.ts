/** The two countries side by side, with the operations that miss the goal. */
import { formatNumber, type PartReport } from "../lib/report.ts";
import type { Measured, Weight } from "./measure.ts";
import type { GrowthOptions } from "./options.ts";

const BUFFER_RATIO_MAX = 2;
const SQL_MS_MAX = 20;
/** Fewer pages than this are no growth: a deeper index costs one or two more. */
const BUFFERS_MIN = 200;

/** What may cost more, by the beginning of its name, and why. The reasons are in docs/scaling.md, too. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  exportAdminResource: "an export reads every row of its list, in batches",
  createAdminAnnouncement: "a job writes a message in each room of an unfinished meeting, in chunks",
  "job accounts.sweep": "deletes the counters of past days, a row for each phone number that asked for a code",
  "job bulk-jobs.run": "goes on with an announcement: a message in each room of an unfinished meeting, in chunks",
  "job meetings.move": "50 meetings are due: each step locks, books and notifies",
  getAdminDailyFigures: "yesterday and today are counted from their rows, of which a large country has more",
  deleteAdminMeeting: "deletes 100,000 messages of a heavy room",
  withdrawMember: "locks and releases each of 1,500 seats",
  listAdminMeetingChats: "reads 500 messages of a heavy room, and the sender of each by key",
  listChatrooms: "reads the newest message of each of 1,500 rooms",
  listMeetingsOnMap: "reads 500 markers; the small country has fewer within 10 km",
  searchMeetings: "compares the meetings that have a frequent word, or reads the lists of frequent pairs of letters",
  searchAdminMeetings: "reads the lists of frequent pairs of letters",
  "listChats, page 4,000": "skips the newer messages of the room, in the index",
  "listPartnerPlaces, second page": "reads the nearer stores again",
  "job meetings.remind": "reads the meetings of the next hour, of which a large country has more",
  "job chat.push": "queues the pushes for each member of 100 rooms",
  "job partitions.maintain": "makes the partition of the next quarter",
  listAdminPartnerPlaces: "counts its rows, up to 10,000",
  "listMeetings, with":
    "reads 40 meetings of each cell, then those of the day or of the box that a rare filter may match",
  "listMeetings, older page": "merges the cells around the viewer, of which the small country has few meetings",
};

interface Compared {
  name: string;
  weight: Weight;
  small: Measured;
  large: Measured | null;
  bufferRatio: number | null;
  finding: string | null;
}

function exceptionOf(name: string): string | undefined {
  return Object.entries(EXCEPTIONS).find(([start]) => name.startsWith(start))?.[1];
}

function findingOf(small: Measured, large: Measured): string | null {
  if (small.outcome !== large.outcome)
    return `${large.name} (${large.weight}): ${small.outcome} in the small country, ${large.outcome} in the large one`;
  const ratio = large.buffers / Math.max(1, small.buffers);
  const grows = ratio > BUFFER_RATIO_MAX && large.buffers > BUFFERS_MIN;
  if (!grows && large.sqlMs <= SQL_MS_MAX) return null;
  const cost = `${formatNumber(ratio)} × the buffers, ${formatNumber(large.sqlMs)} ms of SQL`;
  const exception = exceptionOf(large.name);
  return `${large.name} (${large.weight}): ${cost}${exception === undefined ? ", over the goal" : `: ${exception}`}`;
}

/** Pairs the measurements of both sizes; what only the small country has comes without a pair. */
export function compareSizes(small: readonly Measured[], large: readonly Measured[]): Compared[] {
  return small.map((it) => {
    const other = large.find(({ name, weight }) => name === it.name && weight === it.weight) ?? null;
    return {
      name: it.name,
      weight: it.weight,
      small: it,
      large: other,
      bufferRatio: other === null ? null : other.buffers / Math.max(1, it.buffers),
      finding: other === null ? null : findingOf(it, other),
    };
  });
}

const cell = (value: number | undefined | null) => (value == null ? "" : formatNumber(value));

export function reportOf(compared: readonly Compared[], { sizes }: GrowthOptions): PartReport {
  const [small, large] = sizes.map((size) => size.toLocaleString("en-US"));
  const rows = compared.map((it) => [
    `${it.name}${it.weight === "heavy" ? ", heavy" : ""}`,
    String(it.small.outcome ?? ""),
    cell(it.small.buffers),
    cell(it.large?.buffers),
    cell(it.bufferRatio),
    cell(it.small.sqlMs),
    cell(it.large?.sqlMs),
    cell(it.small.latencyMs),
    cell(it.large?.latencyMs),
  ]);
  return {
    title: "Growth",
    description: `Every operation and job with ${small} and ${large} members: pages that PostgreSQL read or wrote, its time, and the time of the answer in one process.`,
    head: ["what", "status", "buffers S", "buffers L", "×", "SQL ms S", "SQL ms L", "answer ms S", "answer ms L"],
    rows: rows.toSorted((a, b) => (a[0] ?? "").localeCompare(b[0] ?? "")),
    findings: compared.flatMap(({ finding }) => finding ?? []),
    raw: compared,
  };
}
