import { call } from "@babchingu/openapi";
import type { AdminNotificationRequest } from "@babchingu/openapi/types";
import { defineCall, type Idempotent, keyHeader, type RowId } from "../../dataProvider/apiCall.ts";

/** Sent to all members (console §7). The client's types drop a property whose only value is null. */
const NO_MEMBER = { memberId: null } as object;

export const notifyMember = defineCall(
  "notifyMember",
  [],
  (api, { id, idempotencyKey, ...body }: RowId & Idempotent & AdminNotificationRequest) =>
    call(
      api.POST("/admin/members/notifications/{memberId}", {
        params: { path: { memberId: id }, ...keyHeader(idempotencyKey) },
        body,
      }),
    ),
);

export const notifyAll = defineCall(
  "notifyAll",
  [],
  (api, { idempotencyKey, ...body }: Idempotent & AdminNotificationRequest) =>
    call(
      api.POST("/admin/members/notifications/all", {
        params: keyHeader(idempotencyKey),
        body: { ...body, ...NO_MEMBER },
      }),
    ),
);
