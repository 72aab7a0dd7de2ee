import { AdminBulkJobColumns } from "@babchingu/openapi/columns";
import { BulkJobKindLabels, BulkJobStateLabels, type BulkJobStateValue } from "@babchingu/openapi/enums";
import type { AdminBulkJob } from "@babchingu/openapi/types";
import { columnsOf } from "../../ui/columns/columnsOf.tsx";
import type { ToneName } from "../../ui/theme/themes.ts";

const stateTones: Record<BulkJobStateValue, ToneName> = {
  RUNNING: "warning",
  DONE: "success",
  STOPPED: "neutral",
  FAILED: "plain",
};

const column = columnsOf<AdminBulkJob>(AdminBulkJobColumns);

export const columns = [
  column.id("id"),
  column.enumLabel("kind", BulkJobKindLabels),
  column.status("state", BulkJobStateLabels, stateTones),
  column.number("total"),
  column.number("done"),
  column.number("amount", "알"),
  column.text("title"),
  column.number("corrected", "명"),
  column.text("operatorName"),
  column.time("createdAt"),
  column.time("finishedAt"),
];
