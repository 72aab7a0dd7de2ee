export { setMemberStatus } from "./calls.ts";
