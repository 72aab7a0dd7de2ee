import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { SyncButton } from "./SyncButton.tsx";
import { riceTransactions } from "./resource.ts";

export function RiceTransactionList() {
  return <ListPage resource={riceTransactions} columns={columns} actions={<SyncButton />} />;
}
