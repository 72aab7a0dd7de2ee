import { call } from "@babchingu/openapi";
import {
  PartnerPlaceSearchFieldLabels,
  type PartnerPlaceSearchFieldValue,
  StoreContractStateValues,
} from "@babchingu/openapi/enums";
import type { AdminPartnerPlace, AdminPartnerPlaceRequest } from "@babchingu/openapi/types";
import { DAY, oneOf, ROW_SORT } from "../../dataProvider/filterPatterns.ts";
import { defineResource, type SearchQuery } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    "partner-places": AdminPartnerPlace;
  }
}

export const partnerPlaces = defineResource({
  name: "partner-places",
  path: "partner-place",
  texts: {
    searchFailed: "제휴 매장을 검색하지 못했어요.",
    detailFailed: "제휴 매장 정보를 불러오지 못했어요.",
    empty: "아직 제휴 매장이 없어요.",
  },
  searchFields: PartnerPlaceSearchFieldLabels,
  filterPatterns: { status: oneOf(StoreContractStateValues), from: DAY, to: DAY, sort: ROW_SORT },
  list: (api, query, signal) => call(api.GET("/admin/partner-place", { params: { query }, signal })),
  search: (api, query: SearchQuery<PartnerPlaceSearchFieldValue>, signal) =>
    call(api.GET("/admin/partner-place/search", { params: { query }, signal })),
  update: (api, id, body: AdminPartnerPlaceRequest) =>
    call(api.PATCH("/admin/partner-place/{id}", { params: { path: { id } }, body })),
});
