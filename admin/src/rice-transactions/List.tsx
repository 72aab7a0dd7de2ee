import { RiceTransactionReasonLabels } from "@babchingu/openapi/enums";
import { ListPage } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { RiceTransactionDialog } from "./Dialog.tsx";
import { SyncButton } from "./SyncButton.tsx";

const words = {
  loadFailed: "쌀알 내역을 불러오지 못했어요.",
  searchFailed: "쌀알 내역을 검색하지 못했어요.",
  empty: "아직 쌀알 내역이 없어요.",
};

export function RiceTransactionList() {
  return (
    <ListPage
      resource="rice-transactions"
      title="쌀알 내역"
      columns={columns}
      words={words}
      choices={{ rice_transaction_reason: RiceTransactionReasonLabels }}
      actions={<SyncButton />}
      dialog={RiceTransactionDialog}
    />
  );
}
