import { call } from "@babchingu/openapi";
import { PaymentSearchFieldLabels, type PaymentSearchFieldValue, PaymentStatusValues } from "@babchingu/openapi/enums";
import type { AdminPayment } from "@babchingu/openapi/types";
import { DAY, oneOf, ROW_SORT } from "../../dataProvider/filterPatterns.ts";
import { defineResource, type SearchQuery } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    payments: AdminPayment;
  }
}

export const payments = defineResource({
  name: "payments",
  path: "payments",
  texts: {
    searchFailed: "결제를 검색하지 못했어요.",
    detailFailed: "결제 정보를 불러오지 못했어요.",
    empty: "아직 결제 내역이 없어요.",
  },
  searchFields: PaymentSearchFieldLabels,
  filterPatterns: { status: oneOf(PaymentStatusValues), from: DAY, to: DAY, sort: ROW_SORT },
  list: (api, query, signal) => call(api.GET("/admin/payments", { params: { query }, signal })),
  search: (api, query: SearchQuery<PaymentSearchFieldValue>, signal) =>
    call(api.GET("/admin/payments/search", { params: { query }, signal })),
});
