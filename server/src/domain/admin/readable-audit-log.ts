/** The audit log as people read it in a spreadsheet: what changed in the words of the console, not JSON (D18, D44). */
import { type Change, changesOf, targetText, type ValueFormats } from "@babchingu/openapi/audit-changes";
import type { components } from "@babchingu/openapi/types";
import { formatReadableTime } from "../../lib/csv.ts";
import type { AdminList } from "./list.ts";

type AuditEntry = components["schemas"]["AuditEntry"];
type ReadableEntry = Omit<AuditEntry, "before" | "after" | "targetType"> &
  Record<"before" | "after" | "targetType", string>;

const formats: ValueFormats = {
  time: formatReadableTime,
  number: (value) => value.toLocaleString("ko-KR"),
  empty: "없음",
};

/** `상태: 활동 중`, one field a line. */
function sideOf(changes: Change[], side: "before" | "after"): string {
  return changes.flatMap((change) => (change[side] === null ? [] : [`${change.label}: ${change[side]}`])).join("\n");
}

const isFilled = (side: string | null) => side !== null && side !== formats.empty;

function readableEntry(entry: AuditEntry): ReadableEntry {
  const changes = changesOf(entry, formats).filter(({ before, after }) => isFilled(before) || isFilled(after));
  return {
    ...entry,
    actorName: entry.actorId === null ? "서버 명령" : entry.actorName,
    targetType: targetText({ ...entry, targetId: null, name: entry.names?.[`${entry.targetType}:${entry.targetId}`] }),
    before: sideOf(changes, "before"),
    after: sideOf(changes, "after"),
  };
}

export function readableAuditLog(list: AdminList<AuditEntry>): Pick<AdminList<ReadableEntry>, "batch"> {
  return { batch: async (...page) => (await list.batch(...page)).map(readableEntry) };
}
