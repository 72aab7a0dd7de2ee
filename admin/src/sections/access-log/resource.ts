import { call } from "@babchingu/openapi";
import { AccessActionValues } from "@babchingu/openapi/enums";
import type { AccessEntry } from "@babchingu/openapi/types";
import { DAY, ID, oneOf } from "../../dataProvider/filterPatterns.ts";
import { defineResource } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    "access-log": AccessEntry;
  }
}

export const accessLog = defineResource({
  name: "access-log",
  path: "access-log",
  texts: {
    loadFailed: "접속 기록을 불러오지 못했어요.",
    searchFailed: "접속 기록을 검색하지 못했어요.",
    detailFailed: "접속 기록을 불러오지 못했어요.",
    empty: "아직 접속 기록이 없어요.",
  },
  filterPatterns: {
    from: DAY,
    to: DAY,
    operator: ID,
    action: oneOf(AccessActionValues),
  },
  list: (api, query, signal) => call(api.GET("/admin/access-log", { params: { query }, signal })),
});
