import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { InfoTab } from "./InfoTab.tsx";

const tabs: RecordTabs<AdminPartnerApplication> = [
  { id: "info", label: "정보", content: (row) => <InfoTab key={row.id} application={row} /> },
];

export function PartnerPlaceApplicationDialog(address: DialogProps<AdminPartnerApplication>) {
  return (
    <RecordDialog
      resource="partner-place-applications"
      address={address}
      kind="제휴 신청"
      title={({ name, id }) => `${name} · 제휴 신청 ${id}`}
      loadFailed="제휴 신청 내용을 불러오지 못했어요."
      tabs={tabs}
    />
  );
}
