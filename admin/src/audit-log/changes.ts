/** What an operator's write changed, in words (D18). */
import type { AuditEntry } from "@babchingu/openapi/types";
import { NOTHING, formatNumber, formatTime } from "../lib/format.ts";

type Value = string | number | boolean | null;

export interface Change {
  label: string;
  /** Null when nothing is told of the time before, or after. */
  before: string | null;
  after: string | null;
}

/** Words for the fields that backends record; a field of another name stays as it is. */
const labels: Readonly<Record<string, string>> = {
  name: "이름",
  phone: "전화",
  status: "상태",
  role: "역할",
  point: "밥점수",
  title: "제목",
  content: "내용",
  url: "연결할 주소",
  address: "주소",
  latitude: "위도",
  longitude: "경도",
  policy: "혜택",
  imageId: "이미지 번호",
  memberId: "회원 번호",
  hostId: "호스트",
  reporterId: "신고한 회원",
  reportedId: "신고된 회원",
  meetingId: "모임",
  partnerPlaceId: "제휴 매장",
  cache: "예치금",
  until: "계약 만료",
  amount: "쌀알",
  members: "회원 수",
  recipients: "받은 회원",
  checked: "확인한 회원",
  corrected: "바로잡은 회원",
  memberCount: "참여 인원",
  scheduledAt: "모임 시각",
  riceBalance: "남은 쌀알",
  bytes: "크기 (바이트)",
  width: "너비",
  height: "높이",
  resource: "자료",
  field: "검색 항목",
  q: "검색어",
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T.+Z$/;

function write(field: string, value: Value | undefined): string {
  if (value === undefined || value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value === "number") {
    return field.endsWith("Id") || field.endsWith("itude") ? String(value) : formatNumber(value);
  }
  return INSTANT.test(value) ? formatTime(value) : value;
}

/** The fields whose value is another than before; all of them where there is only one side. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !before || !after || before[field] !== after[field])
    .map((field) => ({
      label: labels[field] ?? field,
      before: before && field in before ? write(field, before[field]) : null,
      after: after ? write(field, after[field]) : null,
    }));
}

/** `상태: ACTIVE → BANNED, 제목: 봄` */
export function summaryOf(entry: Pick<AuditEntry, "before" | "after">): string {
  return changesOf(entry)
    .filter(({ before, after }) => before !== null || after !== NOTHING)
    .map(({ label, before, after }) => `${label}: ${[before, after].filter((side) => side !== null).join(" → ")}`)
    .join(", ");
}
