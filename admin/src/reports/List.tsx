import { ListPage } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { ReportDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "신고 목록을 불러오지 못했어요.",
  empty: "들어온 신고가 없어요.",
};

export function ReportList() {
  return <ListPage resource="reports" title="신고" columns={columns} words={words} dialog={ReportDialog} />;
}
