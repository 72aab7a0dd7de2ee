import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { ReportDialog } from "./Dialog.tsx";
import { reports } from "./resource.ts";

export function ReportList() {
  return <ListPage resource={reports} columns={columns} dialog={ReportDialog} />;
}
