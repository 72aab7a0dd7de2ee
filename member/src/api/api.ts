/** The one session and the one client of the app. Screens read with `call(api.GET(…))` inside a query. */
import { createApi, createSession } from "@babchingu/openapi";
import { apiBase } from "@babchingu/web/api.ts";

declare global {
  /** Answers from what the script of the first paint has requested already (first-paint-script.ts); only it sets this. */
  var earlyFetch: typeof fetch | undefined;
}

/** Tokens and the `fetch` that carries them. */
export const session = createSession({ baseUrl: apiBase(), name: "babchingu.member", fetch: globalThis.earlyFetch });

export const api = createApi(apiBase(), session);
