export { inboxItems, useInbox } from "./inbox.ts";
