import { ReportStatusLabels } from "@babchingu/openapi/enums";
import type { ReportStatusValue } from "@babchingu/openapi/enums";
import type { AdminReport } from "@babchingu/openapi/types";
import { CUT, columnsOf } from "../list/columns.tsx";
import type { ToneName } from "../theme/themes.ts";

const statusTones: Record<ReportStatusValue, ToneName> = {
  PENDING: "confirmed",
  RESOLVED: "recruiting",
  DISMISSED: "ended",
};

const column = columnsOf<AdminReport>();

/** Every field (§2). */
export const columns = [
  column.id("id", "번호"),
  column.id("reporterId", "신고한 회원", "members"),
  column.id("reportedId", "신고된 회원", "members"),
  column.id("meetingId", "모임", "meetings"),
  column.long("content", "내용", CUT.content),
  column.status("status", "상태", ReportStatusLabels, statusTones),
  column.long("adminComment", "운영자 의견", CUT.content),
  column.time("createdAt", "접수"),
  column.time("updatedAt", "수정"),
];
