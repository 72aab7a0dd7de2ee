import { AuditActionLabels } from "@babchingu/openapi/enums";
import type { AuditEntry } from "@babchingu/openapi/types";
import { Details } from "../../ui/columns/Details.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { ChangesTable } from "./ChangesTable.tsx";
import { detailColumns, tableColumns } from "./columns.tsx";
import { AuditFilterForm } from "./FilterForm.tsx";
import { auditLog } from "./resource.ts";

const tabs: RecordTabs<AuditEntry> = [
  {
    id: "info",
    label: "정보",
    content: (entry) => (
      <>
        <Details label="감사 기록" columns={detailColumns} row={entry} />
        <Panel title="바뀐 것">
          <ChangesTable entry={entry} />
        </Panel>
      </>
    ),
  },
];

/** What operators changed; read-only (D18). */
export function AuditLogList() {
  return (
    <ListPage
      resource={auditLog}
      columns={tableColumns}
      filterForm={AuditFilterForm}
      rowName={({ action }) => AuditActionLabels[action] ?? action}
      tabs={tabs}
    />
  );
}
