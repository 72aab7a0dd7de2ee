import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { PartnerPlaceApplicationDialog } from "./Dialog.tsx";
import { partnerPlaceApplications } from "./resource.ts";

export function PartnerPlaceApplicationList() {
  return <ListPage resource={partnerPlaceApplications} columns={columns} dialog={PartnerPlaceApplicationDialog} />;
}
