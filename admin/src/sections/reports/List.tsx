import type { AdminReport } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { InfoTab } from "./InfoTab.tsx";
import { reports } from "./resource.ts";

const tabs: RecordTabs<AdminReport> = [
  { id: "info", label: "정보", content: (report) => <InfoTab key={report.id} report={report} /> },
];

export function ReportList() {
  return <ListPage resource={reports} columns={columns} tabs={tabs} />;
}
