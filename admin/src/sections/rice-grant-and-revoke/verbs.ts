import { call } from "@babchingu/openapi";
import type { AdminRiceAllRequest, AdminRiceRequest } from "@babchingu/openapi/types";
import type { Repeatable } from "../../dataProvider/verb.ts";
import { defineVerb, keyHeader } from "../../dataProvider/verb.ts";

export const grantRice = defineVerb(
  "grantRice",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: Repeatable & AdminRiceRequest) =>
    call(api.PATCH("/admin/rice-transactions/grant", { params: keyHeader(idempotencyKey), body })),
);

export const grantRiceToAll = defineVerb(
  "grantRiceToAll",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: Repeatable & AdminRiceAllRequest) =>
    call(api.PATCH("/admin/rice-transactions/grant-all", { params: keyHeader(idempotencyKey), body })),
);

export const revokeRice = defineVerb(
  "revokeRice",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: Repeatable & AdminRiceRequest) =>
    call(api.PATCH("/admin/rice-transactions/revoke", { params: keyHeader(idempotencyKey), body })),
);
