/** Public API of the notifications domain. */
export { notifyMembers } from "./notifications.ts";
export type { NotificationContent } from "./notifications.ts";
