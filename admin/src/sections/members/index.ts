export { setMemberStatus } from "./calls.ts";
export { exclusionText } from "./exclusion.ts";
export { MemberActionLinks } from "./RelatedLinks.tsx";
