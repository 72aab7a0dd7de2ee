/** What an operator's write changed, in words: for the console and for the readable exports of the server (D18). */
import {
  AdminBulkJobColumns,
  AdminEventColumns,
  AdminMeetingColumns,
  AdminMemberColumns,
  AdminPartnerPlaceColumns,
  AdminReportColumns,
  AdminRiceTransactionColumns,
  AuditEntryColumns,
} from "../generated/columns.ts";
import {
  AuditActionLabels,
  AuditTargetLabels,
  type AuditTargetValue,
  BulkJobStateLabels,
  ExportFieldLabels,
  ExportFormatLabels,
  ExportResourceLabels,
  MeetingStatusOperatorLabels,
  MemberStatusLabels,
  OperatorRoleLabels,
  PaymentStatusLabels,
  ReportStatusLabels,
  RiceTransactionReasonLabels,
  RoleLabels,
  StoreContractStateLabels,
} from "../generated/enums.ts";
import type { components, operations } from "../generated/types.ts";
import { instantOf } from "./seoul.ts";

type AuditEntry = components["schemas"]["AuditEntry"];
type Sides = Pick<AuditEntry, "before" | "after" | "names">;
type Names = AuditEntry["names"];
type Values = NonNullable<AuditEntry["after"]>;
type FieldValue = Values[string];

/** How the reader of the words writes what isn't text. */
export interface ValueFormats {
  time: (instant: Date) => string;
  number: (value: number) => string;
  /** Stands where there is no value. */
  empty: string;
}

export interface Change {
  label: string;
  /** Null when the entry has no value before, or after. */
  before: string | null;
  after: string | null;
}

/** What an export records. */
type ExportParameters = NonNullable<operations["exportAdminResource"]["parameters"]["query"]>;

/** Labels of the recorded fields: the contract's where it has one. A field that is missing here is shown by its name. */
const labels: Readonly<Record<keyof ExportParameters, string> & Record<string, string>> = {
  actor: AuditEntryColumns.actorName,
  action: AuditEntryColumns.action,
  target: AuditEntryColumns.targetType,
  from: "첫날",
  to: "마지막 날",
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
  noShowId: "노쇼 번호",
  noShow: "노쇼 위약금",
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
  reason: AdminRiceTransactionColumns.riceTransactionReason,
  field: "검색 항목",
  q: "검색어",
};

/** Values in words: field → value → label. */
const valueLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The states of members, meetings and reports have no value in common.
  status: { ...ReportStatusLabels, ...MemberStatusLabels, ...MeetingStatusOperatorLabels },
  role: { ...RoleLabels, ...OperatorRoleLabels },
  state: BulkJobStateLabels,
  noShow: { UNPAID: "미납", PAID: "납부", WAIVED: "면제" },
  action: AuditActionLabels,
  resource: ExportResourceLabels,
  format: ExportFormatLabels,
  field: ExportFieldLabels,
  reason: RiceTransactionReasonLabels,
};

/** An export records the status that it was filtered by, whose words are those of its list. */
const exportStatusLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payments: PaymentStatusLabels,
  "partner-place": StoreContractStateLabels,
};

/** An instant as the server writes it; a text that somebody wrote can look like one without being one. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

/** Numbers that are written without separators. */
const isIdOrDegree = (field: string) => field === "actor" || field.endsWith("Id") || field.endsWith("itude");

/** What a field identifies: its value is the id of such a row. */
const kinds: Readonly<Record<string, AuditTargetValue>> = {
  actor: "OPERATOR",
  memberId: "MEMBER",
  hostId: "MEMBER",
  reporterId: "MEMBER",
  reportedId: "MEMBER",
  meetingId: "MEETING",
  partnerPlaceId: "PARTNER_PLACE",
};

export interface AuditReference {
  kind: AuditTargetValue;
  id: number;
}

/** Rows that an entry names by id: its target, and those of its values. */
export function auditReferences(entry: AuditEntry): AuditReference[] {
  const { targetType, targetId, before, after } = entry;
  const references = [before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, value]): AuditReference[] => {
      const kind = kinds[field];
      if (kind !== undefined) return typeof value === "number" ? [{ kind, id: value }] : [];
      const [target = "", id] = field === "target" ? String(value).split(":") : [];
      return id === undefined || !isTarget(target) ? [] : [{ kind: target, id: Number(id) }];
    }),
  );
  return targetId === null ? references : [{ kind: targetType, id: targetId }, ...references];
}

const isTarget = (kind: string): kind is AuditTargetValue => Object.hasOwn(AuditTargetLabels, kind);

/** `회원 국밥요정 (1042)`; without a name `회원 1042`. */
export function targetText({ targetType, targetId, name }: TargetParts): string {
  const id = targetId === null || name === undefined ? targetId : `(${targetId})`;
  return [AuditTargetLabels[targetType] ?? targetType, name, id].filter((part) => part != null).join(" ");
}

interface TargetParts extends Pick<AuditEntry, "targetType" | "targetId"> {
  name: string | undefined;
}

/** Of `MEMBER:1042`, or of a kind alone. */
function targetWord(value: string, names: Names): string {
  const [kind = "", id] = value.split(":");
  if (!isTarget(kind)) return value;
  return targetText({ targetType: kind, targetId: id === undefined ? null : Number(id), name: names?.[value] });
}

interface ValueInput {
  field: string;
  values: Values;
  names: Names;
  formats: ValueFormats;
}

function formatValue({ field, values, names, formats }: ValueInput): string {
  const value: FieldValue | undefined = values[field];
  if (value === undefined || value === null || value === "") return formats.empty;
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value === "number") {
    const name = names?.[`${kinds[field]}:${value}`];
    if (name !== undefined) return `${name} (${value})`;
    return isIdOrDegree(field) ? String(value) : formats.number(value);
  }
  if (isInstant(value)) return formats.time(instantOf(value));
  if (field === "target") return targetWord(value, names);
  const exported = field === "status" ? exportStatusLabels[String(values["resource"])] : undefined;
  const words = exported ?? valueLabels[field] ?? {};
  return (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
}

/** The fields whose value has changed; every field of an entry that has only `before` or only `after`. */
export function changesOf({ before, after, names }: Sides, formats: ValueFormats): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !before || !after || before[field] !== after[field])
    .map((field) => ({
      label: labels[field] ?? field,
      before: before && field in before ? formatValue({ field, values: before, names, formats }) : null,
      after: after ? formatValue({ field, values: after, names, formats }) : null,
    }));
}
