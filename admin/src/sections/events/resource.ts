import { call } from "@babchingu/openapi";
import type { AdminEvent, AdminEventRequest } from "@babchingu/openapi/types";
import { defineResource } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    events: AdminEvent;
  }
}

export const events = defineResource({
  name: "events",
  path: "events",
  texts: {
    empty: "아직 이벤트가 없어요.",
  },
  hasDetail: true,
  list: (api, query, signal) => call(api.GET("/admin/events", { params: { query }, signal })),
  update: (api, id, body: AdminEventRequest) =>
    call(api.PATCH("/admin/events/{id}", { params: { path: { id } }, body })),
});
