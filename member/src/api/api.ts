/** The one session and the one client of the app. Screens read with `call(api.GET(…))` inside a query. */
import { apiBaseUrl, createApi, createSession, socketUrl } from "@babchingu/openapi";

const baseUrl = apiBaseUrl(import.meta.env.VITE_API_BASE_URL);

/** Tokens and the `fetch` that carries them. */
export const session = createSession({ baseUrl, name: "babchingu.member" });

/** The typed client of the contract. */
export const api = createApi(baseUrl, session);

/** Where the chat's socket is (D29, D43). */
export const chatSocketUrl = socketUrl(import.meta.env.VITE_WS_URL, baseUrl);
