/** What an operator's write changed, formatted for display (D18). */
import {
  AdminBulkJobColumns,
  AdminEventColumns,
  AdminMeetingColumns,
  AdminMemberColumns,
  AdminPartnerPlaceColumns,
  AdminReportColumns,
  AdminRiceTransactionColumns,
} from "@babchingu/openapi/columns";
import {
  BulkJobStateLabels,
  ExportFieldLabels,
  ExportFormatLabels,
  ExportResourceLabels,
  MeetingStatusOperatorLabels,
  MemberStatusLabels,
  OperatorRoleLabels,
  ReportStatusLabels,
  RoleLabels,
} from "@babchingu/openapi/enums";
import type { AuditEntry } from "@babchingu/openapi/types";
import { formatNumber } from "@babchingu/web/format.ts";
import { EMPTY_VALUE, formatTime } from "../../ui/format/format.ts";

type FieldValue = string | number | boolean | null;

export interface Change {
  label: string;
  /** Null when the entry has no value before, or after. */
  before: string | null;
  after: string | null;
}

/** Labels of the recorded fields: the contract's where it has one. A field that is missing here is shown by its name. */
const labels: Readonly<Record<string, string>> = {
  name: "이름",
  phone: "전화",
  status: AdminMemberColumns.status,
  role: AdminMemberColumns.role,
  point: AdminMemberColumns.point,
  title: AdminEventColumns.title,
  content: AdminEventColumns.content,
  url: "연결할 주소",
  address: AdminPartnerPlaceColumns.address,
  latitude: AdminPartnerPlaceColumns.latitude,
  longitude: AdminPartnerPlaceColumns.longitude,
  policy: AdminPartnerPlaceColumns.policy,
  imageId: AdminPartnerPlaceColumns.imageId,
  memberId: ExportFieldLabels.member_id,
  hostId: AdminMeetingColumns.hostId,
  reporterId: AdminReportColumns.reporterId,
  reportedId: AdminReportColumns.reportedId,
  meetingId: AdminReportColumns.meetingId,
  partnerPlaceId: AdminMeetingColumns.partnerPlaceId,
  cache: AdminPartnerPlaceColumns.cache,
  until: AdminPartnerPlaceColumns.until,
  amount: AdminRiceTransactionColumns.amount,
  members: "회원 수",
  recipients: "받은 회원",
  checked: "확인한 회원",
  corrected: AdminBulkJobColumns.corrected,
  state: AdminBulkJobColumns.state,
  total: AdminBulkJobColumns.total,
  done: AdminBulkJobColumns.done,
  memberCount: AdminMeetingColumns.memberCount,
  scheduledAt: AdminMeetingColumns.scheduledAt,
  riceBalance: AdminRiceTransactionColumns.balanceAfter,
  bytes: "크기 (바이트)",
  width: "너비",
  height: "높이",
  resource: "자료",
  format: "형식",
  field: "검색 항목",
  q: "검색어",
};

/** Values in words: field → value → label. No two enums of one field share a value with different words, but a meeting's states do. */
const valueLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: { ...ReportStatusLabels, ...MemberStatusLabels, ...MeetingStatusOperatorLabels },
  role: { ...RoleLabels, ...OperatorRoleLabels },
  state: BulkJobStateLabels,
  resource: ExportResourceLabels,
  format: ExportFormatLabels,
  field: ExportFieldLabels,
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T.+Z$/;

function formatValue(field: string, value: FieldValue | undefined): string {
  if (value === undefined || value === null || value === "") return EMPTY_VALUE;
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value === "number") {
    return field.endsWith("Id") || field.endsWith("itude") ? String(value) : formatNumber(value);
  }
  return INSTANT.test(value) ? formatTime(value) : (valueLabels[field]?.[value] ?? value);
}

/** The fields whose value has changed; every field of an entry that has only `before` or only `after`. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !before || !after || before[field] !== after[field])
    .map((field) => ({
      label: labels[field] ?? field,
      before: before && field in before ? formatValue(field, before[field]) : null,
      after: after ? formatValue(field, after[field]) : null,
    }));
}

/** `상태: ACTIVE → BANNED, 제목: 봄` */
export function summaryOf(entry: Pick<AuditEntry, "before" | "after">): string {
  return changesOf(entry)
    .filter(({ before, after }) => before !== null || after !== EMPTY_VALUE)
    .map(({ label, before, after }) => `${label}: ${[before, after].filter((side) => side !== null).join(" → ")}`)
    .join(", ");
}
