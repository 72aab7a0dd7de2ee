/** The operator's session: its own token names, so that a member session on the same origin is separate. */
import { createApi, createSession } from "@babchingu/openapi";
import { apiBase } from "@babchingu/web/api.ts";

export const session = createSession({ name: "babchingu.admin", baseUrl: apiBase() });
export const api = createApi(apiBase(), session);
