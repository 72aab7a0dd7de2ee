import type { AdminEvent } from "@babchingu/openapi/types";
import { RowPicture } from "../dialog/RowPicture.tsx";
import { Details } from "../dialog/Details.tsx";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";

const tabs: RecordTabs<AdminEvent> = [
  { id: "info", label: "정보", content: (row) => <Details label="이벤트 내용" columns={columns} row={row} /> },
  {
    id: "image",
    label: "이미지",
    content: (row) => <RowPicture key={row.id} url={row.imageUrl} alt={`${row.title} 이벤트의 사진`} />,
  },
];

export function EventDialog(address: DialogProps<AdminEvent>) {
  return (
    <RecordDialog
      resource="events"
      address={address}
      kind="이벤트"
      title={({ title, id }) => `${title} · 이벤트 ${id}`}
      loadFailed="이벤트 내용을 불러오지 못했어요."
      tabs={tabs}
    />
  );
}
