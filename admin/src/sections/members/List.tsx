import { ListPage } from "../../ui/list/ListPage.tsx";
import { tableColumns } from "./columns.tsx";
import { MemberDialog } from "./Dialog.tsx";
import { members } from "./resource.ts";

export function MemberList() {
  return <ListPage resource={members} columns={tableColumns} dialog={MemberDialog} />;
}
