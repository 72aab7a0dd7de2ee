/** What other areas of the domain may use of community. */
export { eventsQuery, findEvent } from "./events.ts";
