import { call } from "@babchingu/openapi";
import type { AdminRiceAllRequest, AdminRiceRequest } from "@babchingu/openapi/types";
import { defineCall, type Idempotent, keyHeader } from "../../dataProvider/apiCall.ts";

export const grantRice = defineCall(
  "grantRice",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: Idempotent & AdminRiceRequest) =>
    call(api.PATCH("/admin/rice-transactions/grant", { params: keyHeader(idempotencyKey), body })),
);

export const grantRiceToAll = defineCall(
  "grantRiceToAll",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: Idempotent & AdminRiceAllRequest) =>
    call(api.PATCH("/admin/rice-transactions/grant-all", { params: keyHeader(idempotencyKey), body })),
);

export const revokeRice = defineCall(
  "revokeRice",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: Idempotent & AdminRiceRequest) =>
    call(api.PATCH("/admin/rice-transactions/revoke", { params: keyHeader(idempotencyKey), body })),
);
