export { setMemberStatus } from "./calls.ts";
export { MemberActionLinks } from "./RelatedLinks.tsx";
