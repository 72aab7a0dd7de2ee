import type { AdminReport } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { RecordDialog } from "../../ui/dialog/RecordDialog.tsx";
import type { DialogProps } from "../../ui/list/ListPage.tsx";
import { InfoTab } from "./InfoTab.tsx";
import { reports } from "./resource.ts";

const tabs: RecordTabs<AdminReport> = [
  { id: "info", label: "정보", content: (report) => <InfoTab key={report.id} report={report} /> },
];

export function ReportDialog(address: DialogProps<AdminReport>) {
  return <RecordDialog resource={reports} address={address} tabs={tabs} />;
}
