/** react-admin's auth provider, on the console's session (console §6). */
import { type Api, ApiError, attempt, call, type Session } from "@babchingu/openapi";
import type { AdminLoginRequest } from "@babchingu/openapi/types";
import type { AuthProvider } from "react-admin";
import { readOperator } from "./operator.ts";

/** The admin root: shows the login; an operator who is logged in is redirected to the dashboard, or to where a session ended. */
export const LOGIN_PATH = "/";
export const DASHBOARD_PATH = "/dashboard";

/** Thrown when the server accepts the login of a member who isn't an operator. */
export class NotAnOperator extends Error {
  override readonly name = "NotAnOperator";
}

function statusOf(error: unknown): number | null {
  if (error instanceof ApiError) return error.status;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" ? status : null;
}

/** `startPath` is what a log-in opens. */
export function createAuthProvider(api: Api, session: Session, startPath = () => DASHBOARD_PATH): AuthProvider {
  return {
    async login(credentials: AdminLoginRequest) {
      session.setTokens(await call(api.POST("/auth/login/admin", { body: credentials })));
      const operator = await readOperator(api, session).catch(async (error: unknown) => {
        await session.logout();
        throw error;
      });
      if (operator) return { redirectTo: startPath() };
      await session.logout();
      throw new NotAnOperator();
    },
    async logout() {
      if (session.hasTokens()) await session.logout();
      return LOGIN_PATH;
    },
    /** Checks only that there are tokens; the Guard checks with the server that they are an operator's. */
    async checkAuth() {
      if (!session.hasTokens()) throw Object.assign(new Error("Nobody is signed in."), { redirectTo: LOGIN_PATH });
    },
    /** A 401 arrives here only after a failed refresh. A 403 concerns a single action, so the session continues. */
    async checkError(error: unknown) {
      if (statusOf(error) === 401) throw Object.assign(new Error("The session is over."), { redirectTo: LOGIN_PATH });
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
