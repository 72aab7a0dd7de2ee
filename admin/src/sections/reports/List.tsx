import type { AdminReport } from "@babchingu/openapi/types";
import { Details } from "../../ui/columns/Details.tsx";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { reports } from "./resource.ts";

/** An operator can only delete a report (console §4). */
const tabs: RecordTabs<AdminReport> = [
  {
    id: "info",
    label: "정보",
    content: (report) => (
      <>
        <Details label="신고 내용" columns={columns} row={report} />
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

export function ReportList() {
  return <ListPage resource={reports} columns={columns} tabs={tabs} />;
}
