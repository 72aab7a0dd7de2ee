import { call } from "@babchingu/openapi";
import type { Target } from "../../dataProvider/verb.ts";
import { defineVerb, idPath } from "../../dataProvider/verb.ts";

export const acceptPartnerApplication = defineVerb(
  "acceptPartnerApplication",
  ["partner-place-applications", "partner-places", "members"],
  (api, { id }: Target) => call(api.PATCH("/admin/partner-place-applications/{id}", { params: idPath(id) })),
);
