/** What other areas of the domain may use of notifications. */
export { notifyMembers } from "./notifications.ts";
export type { Notice } from "./notifications.ts";
