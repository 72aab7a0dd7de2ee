export { notifyMembers } from "./notifyMembers.tsx";
