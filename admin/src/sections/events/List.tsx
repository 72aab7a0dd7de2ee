import type { AdminEvent } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { CreateButton } from "../../ui/list/CreateButton.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { EventCreate } from "./Create.tsx";
import { EditTab } from "./EditTab.tsx";
import { InfoTab } from "./InfoTab.tsx";
import { events } from "./resource.ts";

const tabs: RecordTabs<AdminEvent> = [
  { id: "info", label: "정보", content: (row) => <InfoTab key={row.id} event={row} /> },
  { id: "edit", label: "수정", content: (row) => <EditTab key={row.id} event={row} /> },
];

export function EventList() {
  return (
    <ListPage
      resource={events}
      columns={columns}
      actions={<CreateButton resource="events" label="이벤트 등록" />}
      rowName={({ title }) => title}
      tabs={tabs}
      create={EventCreate}
    />
  );
}
