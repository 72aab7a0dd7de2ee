import { call } from "@babchingu/openapi";
import { AuditActionValues, AuditTargetValues } from "@babchingu/openapi/enums";
import type { AuditEntry } from "@babchingu/openapi/types";
import { DAY, ID, oneOf, ROW_SORT } from "../../dataProvider/filterPatterns.ts";
import { defineResource } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    "audit-log": AuditEntry;
  }
}

export const auditLog = defineResource({
  name: "audit-log",
  path: "audit-log",
  texts: {
    loadFailed: "감사 기록을 불러오지 못했어요.",
    searchFailed: "감사 기록을 검색하지 못했어요.",
    detailFailed: "감사 기록을 불러오지 못했어요.",
    empty: "아직 감사 기록이 없어요.",
  },
  filterPatterns: {
    from: DAY,
    to: DAY,
    actor: ID,
    target: new RegExp(`^(${AuditTargetValues.join("|")})(:[1-9][0-9]{0,15})?$`),
    action: oneOf(AuditActionValues),
    sort: ROW_SORT,
  },
  list: (api, query, signal) => call(api.GET("/admin/audit-log", { params: { query }, signal })),
});
