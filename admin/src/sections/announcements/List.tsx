import type { AdminAnnouncement } from "@babchingu/openapi/types";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { Details } from "../../ui/columns/Details.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { deleteRows } from "../../ui/list/deleteRows.ts";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { AnnouncementCreate } from "./Create.tsx";
import { EditTab } from "./EditTab.tsx";
import { announcements } from "./resource.ts";

const tabs: RecordTabs<AdminAnnouncement> = [
  {
    id: "info",
    label: "정보",
    content: (row) => (
      <Allowed
        operation="editAdminAnnouncement"
        fallback={<Details label="공지사항 내용" columns={columns} row={row} />}
      >
        <EditTab key={row.id} announcement={row} />
      </Allowed>
    ),
  },
];

export function AnnouncementList() {
  return (
    <ListPage
      resource={announcements}
      columns={columns}
      create={{ operation: "createAdminAnnouncement", label: "공지사항 등록", Dialog: AnnouncementCreate }}
      rowName={({ title }) => title}
      tabs={tabs}
      bulkActions={[deleteRows("announcements", "deleteAdminAnnouncement")]}
    />
  );
}
