import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { PartnerPlaceDialog } from "./Dialog.tsx";
import { partnerPlaces } from "./resource.ts";

export function PartnerPlaceList() {
  return <ListPage resource={partnerPlaces} columns={columns} dialog={PartnerPlaceDialog} />;
}
