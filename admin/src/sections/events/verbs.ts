import { call } from "@babchingu/openapi";
import type { AdminEventRequest } from "@babchingu/openapi/types";
import type { Repeatable } from "../../dataProvider/verb.ts";
import { defineVerb, keyHeader } from "../../dataProvider/verb.ts";

export const createEvent = defineVerb(
  "createEvent",
  ["events"],
  (api, { idempotencyKey, ...body }: Repeatable & AdminEventRequest) =>
    call(api.POST("/admin/events", { params: keyHeader(idempotencyKey), body })),
);
