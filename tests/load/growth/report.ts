/** The two countries side by side, with the operations that miss the goal. */
import { formatNumber, type PartReport } from "../lib/report.ts";
import type { Measured, Weight } from "./measure.ts";
import type { GrowthOptions } from "./options.ts";

const BUFFER_RATIO_MAX = 2;
const SQL_MS_MAX = 20;
/** Fewer pages than this are no growth: a deeper index costs one or two more. */
const BUFFERS_MIN = 200;

/** What may cost more, by the beginning of its name, with the most pages it may take, about twice what it does. docs/scaling.md says why. */
export const ACCEPTED: Readonly<Record<string, number>> = {
  exportAdminResource: 100_000,
  createAdminAnnouncement: 1_000_000,
  "job accounts.sweep": 100_000,
  "job bulk-jobs.run": 2_000_000,
  "job meetings.move": 150_000,
  getAdminDailyFigures: 1000,
  deleteAdminMeeting: 200_000,
  withdrawMember: 300_000,
  listAdminMeetingChats: 5000,
  listChatrooms: 30_000,
  listMeetingsOnMap: 3000,
  searchMeetings: 5000,
  searchAdminMeetings: 3000,
  "searchAdminMembers, part of a name": 1000,
  "listChats, page 4,000": 3000,
  "listPartnerPlaces, second page": 2000,
  "job meetings.remind": 5000,
  "job chat.push": 50_000,
  "job partitions.maintain": 50_000,
  listAdminPartnerPlaces: 1000,
  "listAdminReports, days": 1000,
  "listMeetings, with": 8000,
  "listMeetings, older page": 1000,
};

interface Compared {
  name: string;
  weight: Weight;
  small: Measured;
  large: Measured | null;
  bufferRatio: number | null;
  finding: string | null;
}

function findingOf(small: Measured, large: Measured): string | null {
  if (small.outcome !== large.outcome)
    return `${large.name} (${large.weight}): ${small.outcome} in the small country, ${large.outcome} in the large one`;
  if (typeof large.outcome === "string")
    return `${large.name} (${large.weight}): ${large.outcome}, so nothing was measured`;
  const ratio = large.buffers / Math.max(1, small.buffers);
  const grows = ratio > BUFFER_RATIO_MAX && large.buffers > BUFFERS_MIN;
  if (!grows && large.sqlMs <= SQL_MS_MAX) return null;
  const cost = `${formatNumber(ratio)} × the buffers, ${formatNumber(large.sqlMs)} ms of SQL`;
  const [, buffersMax = 0] = Object.entries(ACCEPTED).find(([start]) => large.name.startsWith(start)) ?? [];
  const verdict = large.buffers <= buffersMax ? "accepted" : "over the goal";
  return `${large.name} (${large.weight}): ${formatNumber(large.buffers)} pages, ${cost}, ${verdict}`;
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
