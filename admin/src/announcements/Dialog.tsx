import type { AdminAnnouncement } from "@babchingu/openapi/types";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { EditTab } from "./EditTab.tsx";

const tabs: RecordTabs<AdminAnnouncement> = [
  { id: "info", label: "정보", content: (row) => <EditTab key={row.id} announcement={row} /> },
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
