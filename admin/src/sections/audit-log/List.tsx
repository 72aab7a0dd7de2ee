import { ListPage } from "../../ui/list/ListPage.tsx";
import { tableColumns } from "./columns.tsx";
import { AuditLogDialog } from "./Dialog.tsx";
import { AuditFilterForm } from "./FilterForm.tsx";
import { auditLog } from "./resource.ts";

/** What operators changed, to be read only (D18). */
export function AuditLogList() {
  return <ListPage resource={auditLog} columns={tableColumns} filterForm={AuditFilterForm} dialog={AuditLogDialog} />;
}
