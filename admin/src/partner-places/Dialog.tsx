import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { RowPicture } from "../dialog/RowPicture.tsx";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { ContractTab } from "./ContractTab.tsx";
import { InfoTab } from "./InfoTab.tsx";

const tabs: RecordTabs<AdminPartnerPlace> = [
  { id: "contract", label: "계약", content: (place) => <ContractTab key={place.id} place={place} /> },
  { id: "info", label: "정보", content: (place) => <InfoTab key={place.id} place={place} /> },
  {
    id: "image",
    label: "이미지",
    content: (row) => <RowPicture key={row.id} url={row.imageUrl} alt={`${row.name} 매장의 사진`} />,
  },
];

export function PartnerPlaceDialog(address: DialogProps<AdminPartnerPlace>) {
  return (
    <RecordDialog
      resource="partner-places"
      address={address}
      kind="제휴 매장"
      title={({ name, id }) => `${name} · 제휴 매장 ${id}`}
      loadFailed="제휴 매장 정보를 불러오지 못했어요."
      tabs={tabs}
    />
  );
}
