import { ListPage } from "../list/ListPage.tsx";
import { CreateButton } from "../list/CreateButton.tsx";
import { columns } from "./columns.tsx";
import { EventCreate } from "./Create.tsx";
import { EventDialog } from "./Dialog.tsx";

const words = {
  loadFailed: "이벤트 목록을 불러오지 못했어요.",
  empty: "아직 이벤트가 없어요.",
};

export function EventList() {
  return (
    <ListPage
      resource="events"
      title="이벤트"
      columns={columns}
      words={words}
      actions={<CreateButton resource="events" label="이벤트 등록" />}
      dialog={EventDialog}
      create={EventCreate}
    />
  );
}
