import { call } from "@babchingu/openapi";
import { AccessActionValues } from "@babchingu/openapi/enums";
import type { AccessEntry } from "@babchingu/openapi/types";
import { defineResource } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    "access-log": AccessEntry;
  }
}

const DAY = /^20\d{2}-[01]\d-[0-3]\d$/;

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
    operator: /^[1-9][0-9]{0,15}$/,
    action: new RegExp(`^(${AccessActionValues.join("|")})$`),
  },
  list: (api, query, signal) => call(api.GET("/admin/access-log", { params: { query }, signal })),
});
