/** Public API of the chat domain. */
export { messagesQuery, postSystemMessage, postToRunningRooms } from "./messages.ts";
export { listSeatedMembers } from "./rooms.ts";
