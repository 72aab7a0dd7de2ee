import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { PaymentDialog } from "./Dialog.tsx";
import { payments } from "./resource.ts";

export function PaymentList() {
  return <ListPage resource={payments} columns={columns} dialog={PaymentDialog} />;
}
