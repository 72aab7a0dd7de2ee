import { RiceTransactionReasonLabels } from "@babchingu/openapi/enums";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { type FilterFormProps, ListPage } from "../../ui/list/ListPage.tsx";
import { QuickFilters } from "../../ui/list/QuickFilters.tsx";
import { columns } from "./columns.tsx";
import { SyncButton } from "./SyncButton.tsx";
import { riceTransactions } from "./resource.ts";

const syncButton = (
  <Allowed operation="syncRiceTransactions">
    <SyncButton />
  </Allowed>
);

function LedgerFilters(props: FilterFormProps) {
  return <QuickFilters {...props} reasonLabels={RiceTransactionReasonLabels} />;
}

export function RiceTransactionList() {
  return <ListPage resource={riceTransactions} columns={columns} actions={syncButton} filterForm={LedgerFilters} />;
}
