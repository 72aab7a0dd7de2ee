import { call } from "@babchingu/openapi";
import type { AdminAnnouncementRequest } from "@babchingu/openapi/types";
import type { Repeatable } from "../../dataProvider/verb.ts";
import { defineVerb, keyHeader } from "../../dataProvider/verb.ts";

export const createAnnouncement = defineVerb(
  "createAnnouncement",
  ["announcements"],
  (api, { idempotencyKey, ...body }: Repeatable & AdminAnnouncementRequest) =>
    call(api.POST("/admin/announcements", { params: keyHeader(idempotencyKey), body })),
);
