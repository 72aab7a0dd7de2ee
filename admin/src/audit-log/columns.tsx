import { AuditActionLabels, AuditTargetLabels } from "@babchingu/openapi/enums";
import type { AuditTargetValue } from "@babchingu/openapi/enums";
import type { AuditEntry } from "@babchingu/openapi/types";
import { Link } from "react-router-dom";
import type { ResourceName } from "../dataProvider/resources.ts";
import { NOTHING, cut } from "../lib/format.ts";
import { dialogPath } from "../list/address.ts";
import type { Column } from "../list/columns.tsx";
import { columnsOf } from "../list/columns.tsx";
import { CutText } from "../list/CutText.tsx";
import { summaryOf } from "./changes.ts";

/** Enough for a value and what became of it. */
const CHANGES_CUT = 60;

const column = columnsOf<AuditEntry>();

/** Where a target can be looked at. */
const sections: Partial<Record<AuditTargetValue, ResourceName>> = {
  MEMBER: "members",
  REPORT: "reports",
  MEETING: "meetings",
  PARTNER_APPLICATION: "partner-place-applications",
  PARTNER_PLACE: "partner-places",
  EVENT: "events",
  ANNOUNCEMENT: "announcements",
};

function targetName({ targetType, targetId }: AuditEntry): string {
  return [AuditTargetLabels[targetType] ?? targetType, targetId].filter((part) => part !== null).join(" ");
}

const actor: Column<AuditEntry> = {
  field: "actorName",
  label: "운영자",
  cell: ({ actorName, actorId }) => (actorId === null ? "서버 명령" : `${actorName ?? NOTHING} (${actorId})`),
};

const target: Column<AuditEntry> = {
  field: "targetType",
  label: "대상",
  cell: targetName,
  full: (entry) => {
    const section = sections[entry.targetType];
    return section && entry.targetId !== null ? (
      <Link to={dialogPath(section, entry.targetId)}>{targetName(entry)}</Link>
    ) : (
      targetName(entry)
    );
  },
};

const changes: Column<AuditEntry> = {
  field: "after",
  label: "바뀐 것",
  cell: (entry) => {
    const text = summaryOf(entry);
    return text === "" ? NOTHING : <CutText full={text} shown={cut(text.replaceAll(/\s+/g, " "), CHANGES_CUT)} />;
  },
};

export const detailColumns = [
  column.id("id", "번호"),
  column.time("createdAt", "시각"),
  actor,
  column.word("action", "한 일", AuditActionLabels),
  target,
];

export const tableColumns = [...detailColumns, changes];
