import { ListPage } from "../../ui/list/ListPage.tsx";
import { CreateButton } from "../../ui/list/CreateButton.tsx";
import { columns } from "./columns.tsx";
import { AnnouncementCreate } from "./Create.tsx";
import { AnnouncementDialog } from "./Dialog.tsx";
import { announcements } from "./resource.ts";

export function AnnouncementList() {
  return (
    <ListPage
      resource={announcements}
      columns={columns}
      actions={<CreateButton resource="announcements" label="공지사항 등록" />}
      dialog={AnnouncementDialog}
      create={AnnouncementCreate}
    />
  );
}
