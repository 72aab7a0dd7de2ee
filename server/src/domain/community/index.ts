/** Public API of the community domain. */
export { eventsQuery, findEvent } from "./events.ts";
