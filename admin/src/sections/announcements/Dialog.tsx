import type { AdminAnnouncement } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { RecordDialog } from "../../ui/dialog/RecordDialog.tsx";
import type { DialogProps } from "../../ui/list/ListPage.tsx";
import { EditTab } from "./EditTab.tsx";
import { announcements } from "./resource.ts";

const tabs: RecordTabs<AdminAnnouncement> = [
  { id: "info", label: "정보", content: (row) => <EditTab key={row.id} announcement={row} /> },
];

export function AnnouncementDialog(address: DialogProps<AdminAnnouncement>) {
  return <RecordDialog resource={announcements} address={address} rowName={({ title }) => title} tabs={tabs} />;
}
