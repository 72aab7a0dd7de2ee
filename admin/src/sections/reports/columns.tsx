import { REPORT_ANSWER_HOURS } from "@babchingu/openapi";
import { AdminReportColumns } from "@babchingu/openapi/columns";
import { ReportStatusLabels, type ReportStatusValue } from "@babchingu/openapi/enums";
import type { AdminReport } from "@babchingu/openapi/types";
import { Box } from "@mui/material";
import { type Column, MAX_CHARS, columnsOf } from "../../ui/columns/columnsOf.tsx";
import { StatusPill } from "../../ui/columns/StatusPill.tsx";
import { useNow } from "../../ui/format/useNow.ts";
import type { ToneName } from "../../ui/theme/themes.ts";
import { ageOf } from "./age.ts";

const statusTones: Record<ReportStatusValue, ToneName> = {
  PENDING: "warning",
  RESOLVED: "success",
  DISMISSED: "neutral",
};

const column = columnsOf<AdminReport>(AdminReportColumns);

/** The status, and how long an open report has waited. */
export function ReportStatus({ report: { status, createdAt } }: { report: AdminReport }) {
  const { text, isOverdue } = ageOf(createdAt, useNow());
  return (
    <Box component="span" sx={{ display: "inline-flex", gap: "8px", alignItems: "baseline" }}>
      <StatusPill tone={statusTones[status]}>{ReportStatusLabels[status] ?? status}</StatusPill>
      {status === "PENDING" ? (
        <Box
          component="span"
          sx={isOverdue ? { color: "error.main", fontWeight: 700 } : { color: "text.secondary" }}
          title={isOverdue ? `약속한 ${REPORT_ANSWER_HOURS}시간이 지났어요.` : undefined}
        >
          {text}
        </Box>
      ) : null}
    </Box>
  );
}

/** Name and number; the number only where the backend has no names. */
function person(id: "reporterId" | "reportedId", name: "reporterName" | "reportedName"): Column<AdminReport> {
  const idColumn = column.id(id, "members");
  return {
    field: idColumn.field,
    label: idColumn.label,
    cell: (row) =>
      row[name] === undefined ? (
        row[id]
      ) : (
        <>
          {row[name]}{" "}
          <Box component="span" sx={{ color: "text.secondary" }}>
            {row[id]}
          </Box>
        </>
      ),
    detailCell: (row) => (
      <>
        {row[name]} {idColumn.detailCell?.(row)}
      </>
    ),
  };
}

/** Every field (console §2), with what decides first. */
export const columns = [
  column.id("id"),
  { ...column.status("status", ReportStatusLabels, statusTones), cell: (row) => <ReportStatus report={row} /> },
  person("reportedId", "reportedName"),
  person("reporterId", "reporterName"),
  column.truncatedText("content", MAX_CHARS.content),
  column.truncatedText("adminComment", MAX_CHARS.content),
  column.id("meetingId", "meetings"),
  column.time("createdAt"),
  column.time("updatedAt"),
] satisfies Column<AdminReport>[];
