import type { MemberStatusValue, RoleValue } from "@babchingu/openapi/enums";

/** The member who sends a request, as identified by the access token. */
export interface Actor {
  memberId: number;
  role: RoleValue;
  status: MemberStatusValue;
  sessionId: number;
}
