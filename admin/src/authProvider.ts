/** react-admin's view of the session (console §6). */
import { type Api, ApiError, attempt, call, type Session } from "@babchingu/openapi";
import type { AdminLoginRequest } from "@babchingu/openapi/types";
import type { AuthProvider } from "react-admin";
import { readOperator } from "./operator.ts";

/** The admin root: the login screen for anyone but an operator. */
export const ROOT = "/";
export const HOME = "/dashboard";

/** Thrown by a login that the server accepted for somebody who is no operator. */
export class NotAnOperator extends Error {
  override readonly name = "NotAnOperator";
}

function statusOf(error: unknown): number | null {
  if (error instanceof ApiError) return error.status;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" ? status : null;
}

export function createAuthProvider(api: Api, session: Session): AuthProvider {
  return {
    async login(credentials: AdminLoginRequest) {
      session.setTokens(await call(api.POST("/auth/login/admin", { body: credentials })));
      const operator = await readOperator(api, session).catch(async (error: unknown) => {
        await session.logout();
        throw error;
      });
      if (operator) return { redirectTo: HOME };
      await session.logout();
      throw new NotAnOperator();
    },
    async logout() {
      if (session.hasTokens()) await session.logout();
      return ROOT;
    },
    /** The guard asks the server who is signed in; between its checks the tokens are enough. */
    async checkAuth() {
      if (!session.hasTokens()) throw Object.assign(new Error("Nobody is signed in."), { redirectTo: ROOT });
    },
    /** A 401 arrives here only after a refused refresh. A 403 is about one action, so the session continues. */
    async checkError(error: unknown) {
      if (statusOf(error) === 401) throw Object.assign(new Error("The session is over."), { redirectTo: ROOT });
    },
    async getIdentity() {
      const me = await attempt(api.GET("/members/me"));
      return me.ok ? { id: me.data.id, fullName: me.data.name } : { id: 0 };
    },
    async getPermissions() {
      return session.hasTokens() ? "ROLE_ADMIN" : null;
    },
  };
}
