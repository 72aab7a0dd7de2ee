import { call } from "@babchingu/openapi";
import type { AdminOperator, AdminOperatorRequest } from "@babchingu/openapi/types";
import { defineResource } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    operators: AdminOperator;
  }
}

export const operators = defineResource({
  name: "operators",
  path: "operators",
  texts: {
    empty: "아직 운영자가 없어요.",
  },
  update: (api, id, body: AdminOperatorRequest) =>
    call(api.PATCH("/admin/operators/{id}", { params: { path: { id } }, body })),
  list: (api, query, signal) => call(api.GET("/admin/operators", { params: { query }, signal })),
});
