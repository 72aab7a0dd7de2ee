/** Public API of the chat domain. */
export { messagesQuery, postSystemMessage, postToLockedRooms } from "./messages.ts";
export { listSeatedMembers } from "./rooms.ts";
export { postSeatLine, renameInSeatLines } from "./seat-lines.ts";
