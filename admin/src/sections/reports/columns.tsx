import { AdminReportColumns } from "@babchingu/openapi/columns";
import { ReportStatusLabels, type ReportStatusValue } from "@babchingu/openapi/enums";
import type { AdminReport } from "@babchingu/openapi/types";
import { MAX_CHARS, columnsOf } from "../../ui/columns/columnsOf.tsx";
import type { ToneName } from "../../ui/theme/themes.ts";

const statusTones: Record<ReportStatusValue, ToneName> = {
  PENDING: "warning",
  RESOLVED: "success",
  DISMISSED: "neutral",
};

const column = columnsOf<AdminReport>(AdminReportColumns);

/** Every field (console §2). */
export const columns = [
  column.id("id"),
  column.id("reporterId", "members"),
  column.id("reportedId", "members"),
  column.id("meetingId", "meetings"),
  column.truncatedText("content", MAX_CHARS.content),
  column.status("status", ReportStatusLabels, statusTones),
  column.truncatedText("adminComment", MAX_CHARS.content),
  column.time("createdAt"),
  column.time("updatedAt"),
];
