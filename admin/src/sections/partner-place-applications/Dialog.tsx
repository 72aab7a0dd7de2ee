import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { RecordDialog } from "../../ui/dialog/RecordDialog.tsx";
import type { DialogProps } from "../../ui/list/ListPage.tsx";
import { InfoTab } from "./InfoTab.tsx";
import { partnerPlaceApplications } from "./resource.ts";

const tabs: RecordTabs<AdminPartnerApplication> = [
  { id: "info", label: "정보", content: (row) => <InfoTab key={row.id} application={row} /> },
];

export function PartnerPlaceApplicationDialog(address: DialogProps<AdminPartnerApplication>) {
  return (
    <RecordDialog resource={partnerPlaceApplications} address={address} rowName={({ name }) => name} tabs={tabs} />
  );
}
