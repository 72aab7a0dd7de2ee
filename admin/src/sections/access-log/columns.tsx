import { AccessEntryColumns } from "@babchingu/openapi/columns";
import {
  AccessActionLabels,
  type AccessActionValue,
  ExportFieldLabels,
  ExportResourceLabels,
} from "@babchingu/openapi/enums";
import type { AccessEntry } from "@babchingu/openapi/types";
import { Box } from "@mui/material";
import { Link } from "react-router-dom";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { type Column, columnsOf } from "../../ui/columns/columnsOf.tsx";
import { EMPTY_VALUE } from "../../ui/format/format.ts";
import type { ToneName } from "../../ui/theme/themes.ts";
import { dialogPath } from "../../ui/url.ts";

const column = columnsOf<AccessEntry>(AccessEntryColumns);

/** A failed login stands out. */
const tones: Record<AccessActionValue, ToneName> = {
  LOGIN: "neutral",
  LOGIN_FAILED: "warning",
  MEMBER_OPEN: "neutral",
  MEMBER_REVEAL: "warning",
  SEARCH: "neutral",
  EXPORT: "neutral",
  CHAT_READ: "neutral",
};

/** The section that shows a row of the resource. */
const sections: Readonly<Record<string, ResourceName>> = {
  members: "members",
  meetings: "meetings",
  "partner-place": "partner-places",
  payments: "payments",
  "rice-transactions": "rice-transactions",
};

/** Ids in the table; the detail has all of them. */
const SHOWN_IDS_MAX = 3;

const operator: Column<AccessEntry> = {
  field: "operatorName",
  label: AccessEntryColumns.operatorName,
  cell: ({ operatorName, operatorId }) => `${operatorName} (${operatorId ?? "없는 아이디"})`,
};

/** Values of a later backend are shown as they are. */
function labelIn(labels: Readonly<Record<string, string>>, value: string | null): string {
  return value === null ? EMPTY_VALUE : (labels[value] ?? value);
}

const resource: Column<AccessEntry> = {
  field: "resource",
  label: AccessEntryColumns.resource,
  cell: (entry) => labelIn(ExportResourceLabels, entry.resource),
};

const field: Column<AccessEntry> = {
  field: "field",
  label: AccessEntryColumns.field,
  cell: (entry) => labelIn(ExportFieldLabels, entry.field),
};

const targets: Column<AccessEntry> = {
  field: "targetIds",
  label: AccessEntryColumns.targetIds,
  cell: ({ targetIds }) => {
    if (targetIds.length === 0) return EMPTY_VALUE;
    const more = targetIds.length - SHOWN_IDS_MAX;
    return targetIds.slice(0, SHOWN_IDS_MAX).join(", ") + (more > 0 ? ` 외 ${more}건` : "");
  },
  detailCell: (entry) => <TargetLinks entry={entry} />,
};

function TargetLinks({ entry: { resource: path, targetIds } }: { entry: AccessEntry }) {
  const section = sections[path ?? ""];
  if (targetIds.length === 0) return EMPTY_VALUE;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "2px 12px" }}>
      {targetIds.map((id) =>
        section ? (
          <Link key={id} to={dialogPath(section, id)}>
            {id}
          </Link>
        ) : (
          <span key={id}>{id}</span>
        ),
      )}
    </Box>
  );
}

const reason: Column<AccessEntry> = {
  field: "reason",
  label: AccessEntryColumns.reason,
  cell: ({ reason: text = null }) => text ?? EMPTY_VALUE,
};

export const columns = [
  column.id("id"),
  column.time("createdAt"),
  operator,
  column.status("action", AccessActionLabels, tones),
  resource,
  field,
  targets,
  column.text("address"),
  reason,
];
