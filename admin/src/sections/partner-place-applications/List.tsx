import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { InfoTab } from "./InfoTab.tsx";
import { partnerPlaceApplications } from "./resource.ts";

const tabs: RecordTabs<AdminPartnerApplication> = [
  { id: "info", label: "정보", content: (row) => <InfoTab key={row.id} application={row} /> },
];

export function PartnerPlaceApplicationList() {
  return <ListPage resource={partnerPlaceApplications} columns={columns} rowName={({ name }) => name} tabs={tabs} />;
}
