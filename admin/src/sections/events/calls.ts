import { call } from "@babchingu/openapi";
import type { AdminEventRequest } from "@babchingu/openapi/types";
import { defineCall, type Idempotent, keyHeader } from "../../dataProvider/apiCall.ts";

export const createEvent = defineCall(
  "createEvent",
  ["events"],
  (api, { idempotencyKey, ...body }: Idempotent & AdminEventRequest) =>
    call(api.POST("/admin/events", { params: keyHeader(idempotencyKey), body })),
);
