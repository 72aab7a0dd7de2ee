import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { sendToAll, sendToMember } from "../../domain/admin/notifications.ts";
import { awaitBulkJob } from "../../domain/admin/bulk-jobs/runner.ts";
import * as announcements from "../../domain/admin/announcements.ts";
import * as events from "../../domain/admin/events.ts";
import { createImageSweepingWriter, createWriter } from "../writer.ts";
import { answerOf } from "./bulk-jobs.ts";

/** Notifications, events and announcements in the console. */
export function adminContentHandlers(deps: Pick<Deps, "db" | "clock" | "storage" | "log">) {
  const { db } = deps;
  const { write, writeOnce } = createWriter(deps);
  const writeAndSweepImages = createImageSweepingWriter(deps);
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
    sendNotificationToAll: async (request) => {
      const job = await writeOnce("sendNotificationToAll", request, (ctx) => sendToAll(ctx, request.body));
      return answerOf(deps, job, request.headers);
    },
    listAdminEvents: ({ query }) => events.listEvents(db).page(query),
    getAdminEvent: ({ params }) => events.readEvent(db, params.id),
    createAdminEvent: (request) =>
      writeOnce("createAdminEvent", request, async (ctx) => ({
        id: await events.createEvent(ctx, request.body),
      })),
    editAdminEvent: ({ actor, params, body }) =>
      writeAndSweepImages(actor, (ctx) => events.editEvent(ctx, { id: params.id, body })),
    deleteAdminEvent: ({ actor, params }) => writeAndSweepImages(actor, (ctx) => events.deleteEvent(ctx, params.id)),
    listAdminAnnouncements: ({ query }) => announcements.listAnnouncements(db).page(query),
    getAdminAnnouncement: ({ params }) => announcements.readAnnouncement(db, params.id),
    createAdminAnnouncement: async (request) => {
      const { id, jobId }: { id: number; jobId?: number } = await writeOnce("createAdminAnnouncement", request, (ctx) =>
        announcements.createAnnouncement(ctx, request.body),
      );
      // An idempotency key of the release before bulk jobs has none.
      if (jobId !== undefined) await awaitBulkJob(deps, { jobId });
      return { id };
    },
    editAdminAnnouncement: ({ actor, params, body }) =>
      write(actor, (ctx) => announcements.editAnnouncement(ctx, { id: params.id, body })),
    deleteAdminAnnouncement: ({ actor, params }) =>
      write(actor, (ctx) => announcements.deleteAnnouncement(ctx, params.id)),
  } satisfies Handlers;
}
