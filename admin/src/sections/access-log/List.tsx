import { AccessActionLabels } from "@babchingu/openapi/enums";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { AccessFilterForm } from "./FilterForm.tsx";
import { accessLog } from "./resource.ts";

/** Operators' accesses to personal data; read-only (D61). */
export function AccessLogList() {
  return (
    <ListPage
      resource={accessLog}
      columns={columns}
      filterForm={AccessFilterForm}
      rowName={({ action }) => AccessActionLabels[action] ?? action}
    />
  );
}
