import { call } from "@babchingu/openapi";
import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import { defineResource } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    "partner-place-applications": AdminPartnerApplication;
  }
}

export const partnerPlaceApplications = defineResource({
  name: "partner-place-applications",
  path: "partner-place-applications",
  texts: {
    empty: "들어온 제휴 신청이 없어요.",
  },
  list: (api, query, signal) => call(api.GET("/admin/partner-place-applications", { params: { query }, signal })),
});
