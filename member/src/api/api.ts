/** The one session and the one client of the app. Screens read with `call(api.GET(…))` inside a query. */
import { createApi, createSession } from "@babchingu/openapi";
import { apiBase } from "@babchingu/web/api.ts";

/** Tokens and the `fetch` that carries them. */
export const session = createSession({ baseUrl: apiBase(), name: "babchingu.member" });

export const api = createApi(apiBase(), session);
