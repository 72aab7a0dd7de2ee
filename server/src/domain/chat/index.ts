/** Public API of the chat domain. */
export {
  messagesQuery,
  postExpulsionMessage,
  postSystemMessage,
  renameExpelledMember,
  postToLockedRooms,
} from "./messages.ts";
export { listSeatedMembers } from "./rooms.ts";
