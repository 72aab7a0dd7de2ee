import type { AdminAnnouncement } from "@babchingu/openapi/types";
import { Details } from "../dialog/Details.tsx";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";

const tabs: RecordTabs<AdminAnnouncement> = [
  { id: "info", label: "정보", content: (row) => <Details label="공지사항 내용" columns={columns} row={row} /> },
];

export function AnnouncementDialog(address: DialogProps<AdminAnnouncement>) {
  return (
    <RecordDialog
      resource="announcements"
      address={address}
      kind="공지사항"
      title={({ title, id }) => `${title} · 공지사항 ${id}`}
      loadFailed="공지사항 내용을 불러오지 못했어요."
      tabs={tabs}
    />
  );
}
