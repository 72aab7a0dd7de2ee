import { ListPage } from "../list/ListPage.tsx";
import { tableColumns } from "./columns.tsx";
import { MemberDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "회원 목록을 불러오지 못했어요.",
  searchFailed: "회원을 검색하지 못했어요.",
  empty: "아직 회원이 없어요.",
};

export function MemberList() {
  return <ListPage resource="members" title="회원" columns={tableColumns} words={words} dialog={MemberDialog} />;
}
