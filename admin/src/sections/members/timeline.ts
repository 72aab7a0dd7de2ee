/** What happened to a member, read from several lists and merged by time. */
import { instantOf, seoulDate } from "@babchingu/openapi";
import {
  AuditActionLabels,
  MeetingStatusOperatorLabels,
  ReportStatusLabels,
  RiceTransactionReasonLabels,
  type RiceTransactionReasonValue,
} from "@babchingu/openapi/enums";
import type { AdminMeeting, AdminReport, AdminRiceTransaction, AuditEntry } from "@babchingu/openapi/types";
import type { ResourceName, Rows } from "../../dataProvider/resource.ts";
import { formatSigned } from "../../ui/format/format.ts";
import { dialogPath, formatListQuery } from "../../ui/url.ts";
import { summaryOf } from "../audit-log/index.ts";

export interface TimelineEntry {
  /** Unique within a timeline. */
  key: string;
  at: string;
  /** What happened: "연 모임". */
  kind: string;
  text: string;
  /** The row's dialog; null for the sign-up. */
  to: string | null;
}

/** Who granted or revoked the member's rice, by the time of its row: the ledger doesn't name operators. */
type OperatorAt = ReadonlyMap<string, string>;

/** A list that holds a member's rows. */
export interface TimelineSource {
  id: string;
  resource: ResourceName;
  filter: (memberId: number) => Readonly<Record<string, string>>;
  /** The query of a list that has the row, of a resource whose old rows are found in no other way. */
  listQuery?: (row: never) => string;
  /** Null for a row that another source shows. */
  entry: (row: never, operatorAt: OperatorAt) => Omit<TimelineEntry, "key" | "at" | "to"> | null;
}

/** The rows of a source that were read, newest first. */
export interface TimelinePage {
  source: TimelineSource;
  rows: readonly (Rows[ResourceName] & { createdAt: string })[];
  total: number;
}

const withStatus = (text: string, status: string) => `${text} · ${status}`;
const report = (kind: string) => (row: AdminReport) => ({
  kind,
  text: withStatus(row.content, ReportStatusLabels[row.status] ?? row.status),
});

export const listSources: readonly TimelineSource[] = [
  {
    id: "meetings",
    resource: "meetings",
    filter: (id) => ({ field: "host_id", q: String(id) }),
    entry: (row: AdminMeeting) => ({
      kind: "연 모임",
      text: withStatus(row.title, MeetingStatusOperatorLabels[row.status] ?? row.status),
    }),
  },
  {
    id: "rice",
    resource: "rice-transactions",
    filter: (id) => ({ field: "member_id", q: String(id) }),
    entry: ({ riceTransactionReason: reason, amount, createdAt }: AdminRiceTransaction, operatorAt) => {
      const text = `${RiceTransactionReasonLabels[reason] ?? reason} ${formatSigned(amount)}알`;
      const operator = operatorReasons.has(reason) ? operatorAt.get(createdAt) : undefined;
      return { kind: "쌀알", text: operator === undefined ? text : withStatus(text, operator) };
    },
  },
];

const operatorReasons: ReadonlySet<string> = new Set<RiceTransactionReasonValue>(["ADMIN_GRANT", "ADMIN_REVOKE"]);

/** Where the backend filters reports (D58). */
export const reportSources: readonly TimelineSource[] = [
  { id: "reported", resource: "reports", filter: (id) => ({ reportedId: String(id) }), entry: report("받은 신고") },
  { id: "reporting", resource: "reports", filter: (id) => ({ reporterId: String(id) }), entry: report("한 신고") },
];

/** Rice that operators grant or revoke is among the rice transactions. */
const RICE_ACTIONS: ReadonlySet<string> = new Set(["RICE_GRANT", "RICE_REVOKE"]);

const targetsMember = (id: number | null) => ({ target: `MEMBER:${id}` });

/** Status and score changes, and messages from operators, where the backend has an audit log (D44). */
export const auditSource: TimelineSource = {
  id: "audit",
  resource: "audit-log",
  filter: targetsMember,
  listQuery: ({ targetId, createdAt }: AuditEntry) => {
    const day = seoulDate(instantOf(createdAt));
    return formatListQuery({ page: 1, filters: { ...targetsMember(targetId), from: day, to: day } });
  },
  entry: (row: AuditEntry) =>
    RICE_ACTIONS.has(row.action)
      ? null
      : {
          kind: AuditActionLabels[row.action] ?? row.action,
          text: [summaryOf(row), row.actorName].filter(Boolean).join(" · "),
        },
};

/** The row's dialog. */
function pathOf({ resource, listQuery }: TimelineSource, row: Rows[ResourceName]): string {
  return dialogPath(resource, row.id) + (listQuery?.(row as never) ?? "");
}

const timeOf = (at: string) => instantOf(at).getTime();

/**
 * Newest first. Ends where a list has more rows than were read, because its next row might belong between the older ones
 * of another list; `isComplete` says that nothing is left out.
 */
export function mergeTimeline(joinedAt: string, pages: readonly TimelinePage[]) {
  const partial = pages.filter(({ rows, total }) => total > rows.length);
  const oldestRead = partial.map(({ rows }) => Math.min(...rows.map(({ createdAt }) => timeOf(createdAt))));
  const from = Math.max(-Infinity, ...oldestRead);
  const joined: TimelineEntry = { key: "joined", at: joinedAt, kind: "가입", text: "밥친구에 가입했어요.", to: null };
  const operatorAt: OperatorAt = new Map(
    pages.flatMap(({ source, rows }) =>
      source === auditSource
        ? (rows as readonly AuditEntry[]).flatMap(({ action, createdAt, actorName }) =>
            RICE_ACTIONS.has(action) && actorName !== null ? [[createdAt, actorName] as const] : [],
          )
        : [],
    ),
  );
  const read = pages.flatMap(({ source, rows }) =>
    rows.flatMap((row): TimelineEntry[] => {
      const entry = source.entry(row as never, operatorAt);
      if (!entry) return [];
      return [{ key: `${source.id}-${row.id}`, at: row.createdAt, to: pathOf(source, row), ...entry }];
    }),
  );
  const entries = [...read, joined].filter(({ at }) => timeOf(at) >= from);
  return { entries: entries.toSorted((a, b) => timeOf(b.at) - timeOf(a.at)), isComplete: partial.length === 0 };
}
