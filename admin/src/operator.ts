import { type Api, ApiError, attempt, call, type Session } from "@babchingu/openapi";
import type { OperatorRoleValue } from "@babchingu/openapi/enums";

export interface OperatorAccount {
  name: string;
  role: OperatorRoleValue;
}

/** Statuses of a backend without operators' roles (D60): its operators may do everything. */
const WITHOUT_ROLES = new Set([404, 501]);

/**
 * The signed-in operator with the role; null without a session and for a member. Throws when the server is unavailable, and when
 * it refuses the session: kept as a result, that would outlive the next log-in.
 */
export async function readOperator(api: Api, session: Session): Promise<OperatorAccount | null> {
  if (!session.hasTokens()) return null;
  try {
    const member = await call(api.GET("/members/me"));
    if (member.role !== "ROLE_ADMIN") return null;
    const account = await attempt(api.GET("/admin/me"));
    if (account.ok) return account.data;
    if (account.failure instanceof ApiError && WITHOUT_ROLES.has(account.failure.status)) {
      return { name: member.name, role: "OWNER" };
    }
    throw account.failure;
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
    throw error;
  }
}
