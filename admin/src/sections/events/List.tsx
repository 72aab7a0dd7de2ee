import { ListPage } from "../../ui/list/ListPage.tsx";
import { CreateButton } from "../../ui/list/CreateButton.tsx";
import { columns } from "./columns.tsx";
import { EventCreate } from "./Create.tsx";
import { EventDialog } from "./Dialog.tsx";
import { events } from "./resource.ts";

export function EventList() {
  return (
    <ListPage
      resource={events}
      columns={columns}
      actions={<CreateButton resource="events" label="이벤트 등록" />}
      dialog={EventDialog}
      create={EventCreate}
    />
  );
}
