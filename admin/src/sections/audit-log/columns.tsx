import { AuditEntryColumns } from "@babchingu/openapi/columns";
import { targetText } from "@babchingu/openapi/audit-changes";
import { AuditActionLabels, type AuditTargetValue } from "@babchingu/openapi/enums";
import type { AuditEntry } from "@babchingu/openapi/types";
import { Link } from "react-router-dom";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { useMayCall } from "../../ui/access/OperatorContext.ts";
import { EMPTY_VALUE, truncate } from "../../ui/format/format.ts";
import { dialogPath } from "../../ui/url.ts";
import { type Column, columnsOf } from "../../ui/columns/columnsOf.tsx";
import { TruncatedText } from "../../ui/columns/TruncatedText.tsx";
import { summaryOf } from "./summary.ts";

/** Enough for a value before and after. */
const CHANGES_MAX_CHARS = 60;

const column = columnsOf<AuditEntry>(AuditEntryColumns);

/** The section that shows a target. */
const sections: Partial<Record<AuditTargetValue, ResourceName>> = {
  MEMBER: "members",
  REPORT: "reports",
  MEETING: "meetings",
  PARTNER_APPLICATION: "partner-place-applications",
  PARTNER_PLACE: "partner-places",
  EVENT: "events",
  ANNOUNCEMENT: "announcements",
  OPERATOR: "operators",
};

function targetName({ targetType, targetId, names }: AuditEntry): string {
  return targetText({ targetType, targetId, name: names?.[`${targetType}:${targetId}`] });
}

const actor: Column<AuditEntry> = {
  field: "actorName",
  label: AuditEntryColumns.actorName,
  cell: ({ actorName, actorId }) => (actorId === null ? "서버 명령" : `${actorName ?? EMPTY_VALUE} (${actorId})`),
};

const target: Column<AuditEntry> = {
  field: "targetType",
  label: AuditEntryColumns.targetType,
  cell: targetName,
  detailCell: (entry) => <TargetLink entry={entry} />,
};

/** Only an OWNER may open an operator (D60). */
function TargetLink({ entry }: { entry: AuditEntry }) {
  const mayCall = useMayCall();
  const section = sections[entry.targetType];
  const isOpen = section !== "operators" || mayCall("listAdminOperators");
  return section && isOpen && entry.targetId !== null ? (
    <Link to={dialogPath(section, entry.targetId)}>{targetName(entry)}</Link>
  ) : (
    targetName(entry)
  );
}

const changes: Column<AuditEntry> = {
  field: "after",
  label: "바뀐 것",
  cell: (entry) => {
    const text = summaryOf(entry);
    return text === "" ? (
      EMPTY_VALUE
    ) : (
      <TruncatedText full={text} shown={truncate(text.replaceAll(/\s+/g, " "), CHANGES_MAX_CHARS)} />
    );
  },
};

export const detailColumns = [
  column.id("id"),
  column.time("createdAt"),
  actor,
  column.enumLabel("action", AuditActionLabels),
  target,
];

export const tableColumns = [...detailColumns, changes];
