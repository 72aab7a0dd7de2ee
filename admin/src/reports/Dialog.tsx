import type { AdminReport } from "@babchingu/openapi/types";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { InfoTab } from "./InfoTab.tsx";

const tabs: RecordTabs<AdminReport> = [
  { id: "info", label: "정보", content: (report) => <InfoTab key={report.id} report={report} /> },
];

export function ReportDialog(address: DialogProps<AdminReport>) {
  return (
    <RecordDialog
      resource="reports"
      address={address}
      kind="신고"
      title={({ id }) => `신고 ${id}`}
      loadFailed="신고 내용을 불러오지 못했어요."
      tabs={tabs}
    />
  );
}
