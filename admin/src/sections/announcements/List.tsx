import type { AdminAnnouncement } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { CreateButton } from "../../ui/list/CreateButton.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { AnnouncementCreate } from "./Create.tsx";
import { EditTab } from "./EditTab.tsx";
import { announcements } from "./resource.ts";

const tabs: RecordTabs<AdminAnnouncement> = [
  { id: "info", label: "정보", content: (row) => <EditTab key={row.id} announcement={row} /> },
];

export function AnnouncementList() {
  return (
    <ListPage
      resource={announcements}
      columns={columns}
      actions={<CreateButton resource="announcements" label="공지사항 등록" />}
      rowName={({ title }) => title}
      tabs={tabs}
      create={AnnouncementCreate}
    />
  );
}
