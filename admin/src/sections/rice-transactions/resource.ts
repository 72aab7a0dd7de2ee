import { call } from "@babchingu/openapi";
import {
  RiceTransactionReasonLabels,
  RiceTransactionSearchFieldLabels,
  type RiceTransactionSearchFieldValue,
  RiceTransactionReasonValues,
} from "@babchingu/openapi/enums";
import type { AdminRiceTransaction } from "@babchingu/openapi/types";
import { DAY, oneOf, ROW_SORT } from "../../dataProvider/filterPatterns.ts";
import { defineResource, type SearchQuery } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    "rice-transactions": AdminRiceTransaction;
  }
}

export const riceTransactions = defineResource({
  name: "rice-transactions",
  path: "rice-transactions",
  texts: {
    loadFailed: "쌀알 내역을 불러오지 못했어요.",
    searchFailed: "쌀알 내역을 검색하지 못했어요.",
    detailFailed: "쌀알 내역을 불러오지 못했어요.",
    empty: "아직 쌀알 내역이 없어요.",
  },
  searchFields: RiceTransactionSearchFieldLabels,
  searchOptions: { rice_transaction_reason: RiceTransactionReasonLabels },
  filterPatterns: { reason: oneOf(RiceTransactionReasonValues), from: DAY, to: DAY, sort: ROW_SORT },
  list: (api, query, signal) => call(api.GET("/admin/rice-transactions", { params: { query }, signal })),
  search: (api, query: SearchQuery<RiceTransactionSearchFieldValue>, signal) =>
    call(api.GET("/admin/rice-transactions/search", { params: { query }, signal })),
});
