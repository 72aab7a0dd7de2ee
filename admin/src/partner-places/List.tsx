import { ListPage } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { PartnerPlaceDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "제휴 매장 목록을 불러오지 못했어요.",
  searchFailed: "제휴 매장을 검색하지 못했어요.",
  empty: "아직 제휴 매장이 없어요.",
};

export function PartnerPlaceList() {
  return (
    <ListPage resource="partner-places" title="제휴 매장" columns={columns} words={words} dialog={PartnerPlaceDialog} />
  );
}
