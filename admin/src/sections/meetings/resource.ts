import { call } from "@babchingu/openapi";
import { MeetingSearchFieldLabels, type MeetingSearchFieldValue, MeetingStatusValues } from "@babchingu/openapi/enums";
import type { AdminMeeting, AdminMeetingStatusRequest } from "@babchingu/openapi/types";
import { DAY, oneOf, ROW_SORT } from "../../dataProvider/filterPatterns.ts";
import { defineResource, type SearchQuery } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    meetings: AdminMeeting;
  }
}

export const meetings = defineResource({
  name: "meetings",
  path: "meetings",
  texts: {
    searchFailed: "모임을 검색하지 못했어요.",
    detailFailed: "모임 정보를 불러오지 못했어요.",
    empty: "아직 모임이 없어요.",
  },
  searchFields: MeetingSearchFieldLabels,
  filterPatterns: { status: oneOf(MeetingStatusValues), from: DAY, to: DAY, sort: ROW_SORT },
  list: (api, query, signal) => call(api.GET("/admin/meetings", { params: { query }, signal })),
  search: (api, query: SearchQuery<MeetingSearchFieldValue>, signal) =>
    call(api.GET("/admin/meetings/search", { params: { query }, signal })),
  update: (api, id, body: AdminMeetingStatusRequest) =>
    call(api.PATCH("/admin/meetings/{id}", { params: { path: { id } }, body })),
});
