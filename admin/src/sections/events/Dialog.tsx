import type { AdminEvent } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { RecordDialog } from "../../ui/dialog/RecordDialog.tsx";
import type { DialogProps } from "../../ui/list/ListPage.tsx";
import { EditTab } from "./EditTab.tsx";
import { InfoTab } from "./InfoTab.tsx";
import { events } from "./resource.ts";

const tabs: RecordTabs<AdminEvent> = [
  { id: "info", label: "정보", content: (row) => <InfoTab key={row.id} event={row} /> },
  { id: "edit", label: "수정", content: (row) => <EditTab key={row.id} event={row} /> },
];

export function EventDialog(address: DialogProps<AdminEvent>) {
  return <RecordDialog resource={events} address={address} rowName={({ title }) => title} tabs={tabs} />;
}
