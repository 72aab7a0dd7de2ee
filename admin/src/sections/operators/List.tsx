import type { AdminOperator } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { AccountTab } from "./AccountTab.tsx";
import { tableColumns } from "./columns.tsx";
import { operators } from "./resource.ts";

const tabs: RecordTabs<AdminOperator> = [
  { id: "info", label: "정보", content: (operator) => <AccountTab key={operator.id} operator={operator} /> },
];

/** Operators' accounts; `npm run admin:create` makes one (D60). */
export function OperatorList() {
  return <ListPage resource={operators} columns={tableColumns} rowName={({ name }) => name} tabs={tabs} />;
}
