export { notifyMember } from "./calls.ts";
export { bodyOf, type Message, MessageInputs } from "./MessageInputs.tsx";
