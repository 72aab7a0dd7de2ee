import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { sendToAll, sendToMember } from "../domain/admin-notifications.ts";
import * as announcements from "../domain/announcements.ts";
import * as events from "../domain/events.ts";
import { sweepAfterCommit } from "../domain/images.ts";
import { operatorWrites } from "./admin-write.ts";

/** Notifications, events and announcements, for operators. */
export function adminContentHandlers(deps: Pick<Deps, "db" | "clock" | "storage" | "log">) {
  const { db } = deps;
  const { write, writeOnce } = operatorWrites(deps);
  return {
    sendNotificationToMember: (request) => {
      const { memberId } = request.params;
      return writeOnce(
        "sendNotificationToMember",
        request,
        (trx, by) => sendToMember(trx, { memberId, body: request.body }, by),
        { memberId },
      );
    },
    sendNotificationToAll: (request) =>
      writeOnce("sendNotificationToAll", request, (trx, by) => sendToAll(trx, request.body, by)),
    listAdminEvents: ({ query }) => events.listForAdmin(db).page(query),
    getAdminEvent: ({ params }) => events.readForAdmin(db, params.id),
    createAdminEvent: (request) =>
      writeOnce("createAdminEvent", request, async (trx, by) => ({
        id: await events.createEvent(trx, request.body, by),
      })),
    editAdminEvent: async ({ actor, params, body }) => {
      await write(actor, (trx, by) => events.editEvent(trx, { id: params.id, body }, by));
      await sweepAfterCommit(deps);
    },
    deleteAdminEvent: async ({ actor, params }) => {
      await write(actor, (trx, by) => events.deleteEvent(trx, params.id, by));
      await sweepAfterCommit(deps);
    },
    listAdminAnnouncements: ({ query }) => announcements.listForAdmin(db).page(query),
    getAdminAnnouncement: ({ params }) => announcements.readForAdmin(db, params.id),
    createAdminAnnouncement: (request) =>
      writeOnce("createAdminAnnouncement", request, async (trx, by) => ({
        id: await announcements.createAnnouncement(trx, request.body, by),
      })),
    editAdminAnnouncement: ({ actor, params, body }) =>
      write(actor, (trx, by) => announcements.editAnnouncement(trx, { id: params.id, body }, by)),
    deleteAdminAnnouncement: ({ actor, params }) =>
      write(actor, (trx, by) => announcements.deleteAnnouncement(trx, params.id, by)),
  } satisfies Handlers;
}
