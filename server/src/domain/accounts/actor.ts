import type { MemberStatusValue, OperatorRoleValue, RoleValue } from "@babchingu/openapi/enums";

/** The member who sends a request, as identified by the access token. */
export interface Actor {
  memberId: number;
  role: RoleValue;
  /** Null for everybody but operators (D60). */
  operatorRole: OperatorRoleValue | null;
  status: MemberStatusValue;
  sessionId: number;
}
