import { call } from "@babchingu/openapi";
import type { AdminAnnouncement, AdminAnnouncementRequest } from "@babchingu/openapi/types";
import { defineResource } from "../../dataProvider/resource.ts";

declare module "../../dataProvider/resource.ts" {
  interface Rows {
    announcements: AdminAnnouncement;
  }
}

export const announcements = defineResource({
  name: "announcements",
  path: "announcements",
  texts: {
    empty: "아직 공지사항이 없어요.",
  },
  hasDetail: true,
  list: (api, query, signal) => call(api.GET("/admin/announcements", { params: { query }, signal })),
  update: (api, id, body: AdminAnnouncementRequest) =>
    call(api.PATCH("/admin/announcements/{id}", { params: { path: { id } }, body })),
});
