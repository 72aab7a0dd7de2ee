import type { AdminEvent } from "@babchingu/openapi/types";
import type { RecordTabs } from "../dialog/RecordDialog.tsx";
import { RecordDialog } from "../dialog/RecordDialog.tsx";
import type { DialogProps } from "../list/ListPage.tsx";
import { EditTab } from "./EditTab.tsx";
import { InfoTab } from "./InfoTab.tsx";

const tabs: RecordTabs<AdminEvent> = [
  { id: "info", label: "정보", content: (row) => <InfoTab key={row.id} event={row} /> },
  { id: "edit", label: "수정", content: (row) => <EditTab key={row.id} event={row} /> },
];

export function EventDialog(address: DialogProps<AdminEvent>) {
  return (
    <RecordDialog
      resource="events"
      address={address}
      kind="이벤트"
      title={({ title, id }) => `${title} · 이벤트 ${id}`}
      loadFailed="이벤트 내용을 불러오지 못했어요."
      tabs={tabs}
    />
  );
}
