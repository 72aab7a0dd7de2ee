import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import * as announcements from "../../domain/community/announcements.ts";
import * as events from "../../domain/community/events.ts";
import {
  deleteNotification,
  deleteNotifications,
  hasUnread,
  readNotifications,
} from "../../domain/notifications/notifications.ts";

/** Notifications, announcements and events for members. */
export function notificationHandlers({ db, clock }: Pick<Deps, "db" | "clock">) {
  return {
    checkNotifications: ({ actor }) => hasUnread(db, actor.memberId),
    listNotifications: ({ actor }) => readNotifications(db, actor.memberId, clock.now()),
    deleteAllNotifications: ({ actor }) => deleteNotifications(db, actor.memberId),
    deleteNotification: ({ actor, params }) => deleteNotification(db, actor.memberId, params.id),
    listAnnouncements: () => announcements.listNewest(db),
    getAnnouncement: ({ params }) => announcements.readAnnouncement(db, params.id),
    listEvents: () => events.listNewest(db),
    getEvent: ({ params }) => events.readEvent(db, params.eventId),
  } satisfies Handlers;
}
