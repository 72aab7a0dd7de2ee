/** What other areas of the domain may use of chat. */
export { messagesQuery, postSystemMessage, postToRunningRooms } from "./messages.ts";
export { listSeatedMembers } from "./rooms.ts";
