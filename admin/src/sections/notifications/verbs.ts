import { call } from "@babchingu/openapi";
import type { AdminNotificationRequest } from "@babchingu/openapi/types";
import type { Repeatable, Target } from "../../dataProvider/verb.ts";
import { defineVerb, keyHeader } from "../../dataProvider/verb.ts";

/** Sent to all members (console §7). The client's types drop a property whose only value is null. */
const NO_MEMBER = { memberId: null } as object;

export const notifyMember = defineVerb(
  "notifyMember",
  [],
  (api, { id, idempotencyKey, ...body }: Target & Repeatable & AdminNotificationRequest) =>
    call(
      api.POST("/admin/members/notifications/{memberId}", {
        params: { path: { memberId: id }, ...keyHeader(idempotencyKey) },
        body,
      }),
    ),
);

export const notifyAll = defineVerb(
  "notifyAll",
  [],
  (api, { idempotencyKey, ...body }: Repeatable & AdminNotificationRequest) =>
    call(
      api.POST("/admin/members/notifications/all", {
        params: keyHeader(idempotencyKey),
        body: { ...body, ...NO_MEMBER },
      }),
    ),
);
