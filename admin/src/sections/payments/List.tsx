import { PaymentStatusLabels } from "@babchingu/openapi/enums";
import type { AdminPayment } from "@babchingu/openapi/types";
import { Details } from "../../ui/columns/Details.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { QuickFilters } from "../../ui/list/QuickFilters.tsx";
import { type FilterFormProps, ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { Receipt } from "./Receipt.tsx";
import { payments } from "./resource.ts";

const tabs: RecordTabs<AdminPayment> = [
  { id: "info", label: "결제 정보", content: (row) => <Details label="결제 정보" columns={columns} row={row} /> },
  { id: "receipt", label: "영수증", content: (row) => <Receipt text={row.receiptData} /> },
];

function PaymentFilters(props: FilterFormProps) {
  return <QuickFilters {...props} statusLabels={PaymentStatusLabels} />;
}

export function PaymentList() {
  return <ListPage filterForm={PaymentFilters} resource={payments} columns={columns} tabs={tabs} />;
}
