import { call } from "@babchingu/openapi";
import type { AdminRiceAllRequest, AdminRiceRequest } from "@babchingu/openapi/types";
import { defineCall, type IdempotencyParameter, idempotencyHeader } from "../../dataProvider/apiCall.ts";

export const grantRice = defineCall(
  "grantRice",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: IdempotencyParameter & AdminRiceRequest) =>
    call(api.PATCH("/admin/rice-transactions/grant", { params: idempotencyHeader(idempotencyKey), body })),
);

export const grantRiceToAll = defineCall(
  "grantRiceToAll",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: IdempotencyParameter & AdminRiceAllRequest) =>
    call(api.PATCH("/admin/rice-transactions/grant-all", { params: idempotencyHeader(idempotencyKey), body })),
);

export const revokeRice = defineCall(
  "revokeRice",
  ["rice-transactions", "members"],
  (api, { idempotencyKey, ...body }: IdempotencyParameter & AdminRiceRequest) =>
    call(api.PATCH("/admin/rice-transactions/revoke", { params: idempotencyHeader(idempotencyKey), body })),
);
