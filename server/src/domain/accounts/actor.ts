import type { MemberStatusValue, RoleValue } from "@babchingu/openapi/enums";

/** Who sends a request, by their access token. */
export interface Actor {
  memberId: number;
  role: RoleValue;
  status: MemberStatusValue;
  sessionId: number;
}
