import type { AdminEvent } from "@babchingu/openapi/types";
import { Details } from "../../ui/columns/Details.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { RowImage } from "../../ui/image/RowImage.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { deleteRows } from "../../ui/list/deleteRows.ts";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { EventCreate } from "./Create.tsx";
import { EditTab } from "./EditTab.tsx";
import { events } from "./resource.ts";

const tabs: RecordTabs<AdminEvent> = [
  {
    id: "info",
    label: "정보",
    content: (event) => (
      <>
        <Details label="이벤트 내용" columns={columns} row={event} />
        <Panel title="이미지">
          <RowImage key={event.imageUrl} url={event.imageUrl} alt={`${event.title} 이벤트의 사진`} />
        </Panel>
      </>
    ),
  },
  { id: "edit", label: "수정", operation: "editAdminEvent", content: (row) => <EditTab key={row.id} event={row} /> },
];

export function EventList() {
  return (
    <ListPage
      resource={events}
      columns={columns}
      create={{ operation: "createAdminEvent", label: "이벤트 등록", Dialog: EventCreate }}
      rowName={({ title }) => title}
      tabs={tabs}
      bulkActions={[deleteRows("events", "deleteAdminEvent")]}
    />
  );
}
