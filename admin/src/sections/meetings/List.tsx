import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { MeetingDialog } from "./Dialog.tsx";
import { meetings } from "./resource.ts";

export function MeetingList() {
  return <ListPage resource={meetings} columns={columns} dialog={MeetingDialog} />;
}
