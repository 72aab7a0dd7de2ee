import { ListPage } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { AnnouncementDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "공지사항 목록을 불러오지 못했어요.",
  empty: "아직 공지사항이 없어요.",
};

export function AnnouncementList() {
  return (
    <ListPage resource="announcements" title="공지사항" columns={columns} words={words} dialog={AnnouncementDialog} />
  );
}
