import { ListPage } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { MeetingDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "모임 목록을 불러오지 못했어요.",
  searchFailed: "모임을 검색하지 못했어요.",
  empty: "아직 모임이 없어요.",
};

export function MeetingList() {
  return <ListPage resource="meetings" title="모임" columns={columns} words={words} dialog={MeetingDialog} />;
}
