import { Allowed } from "../../ui/access/Allowed.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { QuickFilters } from "../../ui/list/QuickFilters.tsx";
import { columns } from "./columns.tsx";
import { SyncButton } from "./SyncButton.tsx";
import { riceTransactions } from "./resource.ts";

const syncButton = (
  <Allowed operation="syncRiceTransactions">
    <SyncButton />
  </Allowed>
);

export function RiceTransactionList() {
  return <ListPage resource={riceTransactions} columns={columns} actions={syncButton} filterForm={QuickFilters} />;
}
