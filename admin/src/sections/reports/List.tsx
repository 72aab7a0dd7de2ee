import type { AdminReport } from "@babchingu/openapi/types";
import { Details } from "../../ui/columns/Details.tsx";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { deleteRows } from "../../ui/list/deleteRows.ts";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { ReportFilterForm } from "./FilterForm.tsx";
import { canBeWorked, reports } from "./resource.ts";
import { Workbench } from "./Workbench.tsx";

/** All that is needed to decide on a report, where the backend offers it (D58), then its fields and the deletion (console §4). */
const tabs: RecordTabs<AdminReport> = [
  {
    id: "info",
    label: "정보",
    content: (report) => (
      <>
        {canBeWorked(report) ? <Workbench key={report.id} report={report} /> : null}
        <Panel title="신고 내용">
          <Details label="신고 내용" columns={columns} row={report} />
        </Panel>
        <DeleteSection
          resource="reports"
          operation="deleteAdminReport"
          id={report.id}
          nameWithParticle="신고를"
          hint="이 신고로 내보낸 회원이 있어도 그대로예요."
          title={`신고 ${report.id}번을 삭제할까요?`}
        />
      </>
    ),
  },
];

const remove = deleteRows("reports", "deleteAdminReport", "고른 신고로 내보낸 회원이 있어도 그대로예요.");

export function ReportList() {
  return (
    <ListPage resource={reports} columns={columns} filterForm={ReportFilterForm} tabs={tabs} bulkActions={[remove]} />
  );
}
