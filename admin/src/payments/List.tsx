import { ListPage } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { PaymentDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "결제 목록을 불러오지 못했어요.",
  searchFailed: "결제를 검색하지 못했어요.",
  empty: "아직 결제 내역이 없어요.",
};

export function PaymentList() {
  return <ListPage resource="payments" title="결제" columns={columns} words={words} dialog={PaymentDialog} />;
}
