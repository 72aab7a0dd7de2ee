import { call } from "@babchingu/openapi";
import type { AdminEventRequest } from "@babchingu/openapi/types";
import { defineCall, type IdempotencyParameter, idempotencyHeader } from "../../dataProvider/apiCall.ts";

export const createEvent = defineCall(
  "createEvent",
  ["events"],
  (api, { idempotencyKey, ...body }: IdempotencyParameter & AdminEventRequest) =>
    call(api.POST("/admin/events", { params: idempotencyHeader(idempotencyKey), body })),
);
