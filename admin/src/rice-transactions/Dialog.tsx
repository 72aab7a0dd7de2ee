import type { AdminRiceTransaction } from "@babchingu/openapi/types";
import { Details } from "../dialog/Details.tsx";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { columns } from "./columns.tsx";

const tabs: RecordTabs<AdminRiceTransaction> = [
  { id: "info", label: "정보", content: (row) => <Details label="쌀알 내역" columns={columns} row={row} /> },
];

export function RiceTransactionDialog(address: DialogProps<AdminRiceTransaction>) {
  return (
    <RecordDialog
      resource="rice-transactions"
      address={address}
      kind="쌀알 내역"
      title={({ id }) => `쌀알 내역 ${id}`}
      loadFailed="쌀알 내역을 불러오지 못했어요."
      tabs={tabs}
    />
  );
}
