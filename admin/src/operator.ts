import { type Api, ApiError, call, type Session } from "@babchingu/openapi";
import type { Member } from "@babchingu/openapi/types";

/** The signed-in operator; null without a session and for any other role. Throws when the server is unavailable. */
export async function readOperator(api: Api, session: Session): Promise<Member | null> {
  if (!session.hasTokens()) return null;
  try {
    const member = await call(api.GET("/members/me"));
    return member.role === "ROLE_ADMIN" ? member : null;
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}
