/** What an audit entry changed, as the console writes times and numbers. */
import { type Change, changesOf as changesInWords, type ValueFormats } from "@babchingu/openapi/audit-changes";
import type { AuditEntry } from "@babchingu/openapi/types";
import { formatNumber } from "@babchingu/web/format.ts";
import { EMPTY_VALUE, formatTime } from "../../ui/format/format.ts";

const formats: ValueFormats = {
  time: (instant) => formatTime(instant.toISOString()),
  number: formatNumber,
  empty: EMPTY_VALUE,
};

type Sides = Pick<AuditEntry, "before" | "after" | "names">;

export const changesOf = (entry: Sides): Change[] => changesInWords(entry, formats);

/** `상태: 활동 중 → 이용 정지, 제목: 봄` */
export function summaryOf(entry: Sides): string {
  return changesOf(entry)
    .filter(({ before, after }) => before !== null || after !== EMPTY_VALUE)
    .map(({ label, before, after }) => `${label}: ${[before, after].filter((side) => side !== null).join(" → ")}`)
    .join(", ");
}
