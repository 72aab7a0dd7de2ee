import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { RowPicture } from "../dialog/RowPicture.tsx";
import { Details } from "../dialog/Details.tsx";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";

const tabs: RecordTabs<AdminPartnerPlace> = [
  { id: "info", label: "정보", content: (row) => <Details label="제휴 매장 정보" columns={columns} row={row} /> },
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
