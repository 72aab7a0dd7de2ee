import { StoreContractStateLabels } from "@babchingu/openapi/enums";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { RowImage } from "../../ui/image/RowImage.tsx";
import { QuickFilters } from "../../ui/list/QuickFilters.tsx";
import { type FilterFormProps, ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { ContractTab } from "./ContractTab.tsx";
import { extend } from "./extend.ts";
import { InfoTab } from "./InfoTab.tsx";
import { partnerPlaces } from "./resource.ts";

const tabs: RecordTabs<AdminPartnerPlace> = [
  { id: "contract", label: "계약", content: (place) => <ContractTab key={place.id} place={place} /> },
  {
    id: "info",
    label: "정보",
    operation: "editAdminPartnerPlace",
    content: (place) => <InfoTab key={place.id} place={place} />,
  },
  {
    id: "image",
    label: "이미지",
    content: (row) => <RowImage key={row.id} url={row.imageUrl} alt={`${row.name} 매장의 사진`} />,
  },
];

function StoreFilters(props: FilterFormProps) {
  return <QuickFilters {...props} statusLabels={StoreContractStateLabels} />;
}

export function PartnerPlaceList() {
  return (
    <ListPage
      filterForm={StoreFilters}
      resource={partnerPlaces}
      columns={columns}
      rowName={({ name }) => name}
      tabs={tabs}
      bulkActions={[extend]}
    />
  );
}
