import { call } from "@babchingu/openapi";
import type { AdminNotificationRequest } from "@babchingu/openapi/types";
import {
  defineCall,
  type IdempotencyParameter,
  idempotencyHeader,
  type IdParameter,
} from "../../dataProvider/apiCall.ts";

/** Sent to all members (console §7). The client's types drop a property whose only value is null. */
const NO_MEMBER = { memberId: null } as object;

export const notifyMember = defineCall(
  "notifyMember",
  [],
  (api, { id, idempotencyKey, ...body }: IdParameter & IdempotencyParameter & AdminNotificationRequest) =>
    call(
      api.POST("/admin/members/notifications/{memberId}", {
        params: { path: { memberId: id }, ...idempotencyHeader(idempotencyKey) },
        body,
      }),
    ),
);

export const notifyAll = defineCall(
  "notifyAll",
  [],
  (api, { idempotencyKey, ...body }: IdempotencyParameter & AdminNotificationRequest) =>
    call(
      api.POST("/admin/members/notifications/all", {
        params: idempotencyHeader(idempotencyKey),
        body: { ...body, ...NO_MEMBER },
      }),
    ),
);
