import { ListPage } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { PartnerPlaceApplicationDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "제휴 신청 목록을 불러오지 못했어요.",
  empty: "들어온 제휴 신청이 없어요.",
};

export function PartnerPlaceApplicationList() {
  return (
    <ListPage
      resource="partner-place-applications"
      title="제휴 신청"
      columns={columns}
      words={words}
      dialog={PartnerPlaceApplicationDialog}
    />
  );
}
