import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { sendToAll, sendToMember } from "../../domain/admin/notifications.ts";
import * as announcements from "../../domain/admin/announcements.ts";
import * as events from "../../domain/admin/events.ts";
import { createImageWriter, createWriter } from "../writer.ts";
import { wholeTable } from "./whole-table.ts";

/** Notifications, events and announcements in the console. */
export function adminContentHandlers(deps: Pick<Deps, "db" | "clock" | "storage" | "log">) {
  const { db } = deps;
  const { write, writeOnce } = createWriter(deps);
  const writeImages = createImageWriter(deps);
  return {
    sendNotificationToMember: (request) => {
      const { memberId } = request.params;
      return writeOnce(
        "sendNotificationToMember",
        request,
        (ctx) => sendToMember(ctx, { memberId, body: request.body }),
        { memberId },
      );
    },
    sendNotificationToAll: (request) =>
      wholeTable(() => writeOnce("sendNotificationToAll", request, (ctx) => sendToAll(ctx, request.body))),
    listAdminEvents: ({ query }) => events.listEvents(db).page(query),
    getAdminEvent: ({ params }) => events.readEvent(db, params.id),
    createAdminEvent: (request) =>
      writeOnce("createAdminEvent", request, async (ctx) => ({
        id: await events.createEvent(ctx, request.body),
      })),
    editAdminEvent: ({ actor, params, body }) =>
      writeImages(actor, (ctx) => events.editEvent(ctx, { id: params.id, body })),
    deleteAdminEvent: ({ actor, params }) => writeImages(actor, (ctx) => events.deleteEvent(ctx, params.id)),
    listAdminAnnouncements: ({ query }) => announcements.listAnnouncements(db).page(query),
    getAdminAnnouncement: ({ params }) => announcements.readAnnouncement(db, params.id),
    createAdminAnnouncement: (request) =>
      wholeTable(() =>
        writeOnce("createAdminAnnouncement", request, async (ctx) => ({
          id: await announcements.createAnnouncement(ctx, request.body),
        })),
      ),
    editAdminAnnouncement: ({ actor, params, body }) =>
      write(actor, (ctx) => announcements.editAnnouncement(ctx, { id: params.id, body })),
    deleteAdminAnnouncement: ({ actor, params }) =>
      write(actor, (ctx) => announcements.deleteAnnouncement(ctx, params.id)),
  } satisfies Handlers;
}
