import { ListPage } from "../list/ListPage.tsx";
import { CreateButton } from "../list/CreateButton.tsx";
import { columns } from "./columns.tsx";
import { AnnouncementCreate } from "./Create.tsx";
import { AnnouncementDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "공지사항 목록을 불러오지 못했어요.",
  empty: "아직 공지사항이 없어요.",
};

export function AnnouncementList() {
  return (
    <ListPage
      resource="announcements"
      title="공지사항"
      columns={columns}
      words={words}
      actions={<CreateButton resource="announcements" label="공지사항 등록" />}
      dialog={AnnouncementDialog}
      create={AnnouncementCreate}
    />
  );
}
