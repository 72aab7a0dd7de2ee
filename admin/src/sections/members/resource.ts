import { call } from "@babchingu/openapi";
import { MemberSearchFieldLabels, type MemberSearchFieldValue, MemberStatusValues } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import { DAY, oneOf, ROW_SORT } from "../../dataProvider/filterPatterns.ts";
import { defineResource, type SearchQuery } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    members: AdminMember;
  }
}

export const members = defineResource({
  name: "members",
  path: "members",
  texts: {
    searchFailed: "회원을 검색하지 못했어요.",
    detailFailed: "회원 정보를 불러오지 못했어요.",
    empty: "아직 회원이 없어요.",
    counter: "명",
  },
  searchFields: MemberSearchFieldLabels,
  hasDetail: true,
  filterPatterns: { status: oneOf(MemberStatusValues), from: DAY, to: DAY, sort: ROW_SORT },
  list: (api, query, signal) => call(api.GET("/admin/members", { params: { query }, signal })),
  search: (api, query: SearchQuery<MemberSearchFieldValue>, signal) =>
    call(api.GET("/admin/members/search", { params: { query }, signal })),
});
