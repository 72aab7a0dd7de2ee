/** The typed client of the contract, on openapi-fetch. */
import type { Client } from "openapi-fetch";
import createClient from "openapi-fetch";
import type { paths } from "../generated/types.ts";
import type { Session } from "./session.ts";

export type Api = Client<paths>;

/** Every path below this prefix, on whichever host serves the API. */
export const API_PREFIX = "/api/v1";

/** The API's base from the build-time setting (D43): the page's own origin when unset. */
export function apiBaseUrl(configured: string | undefined, origin: string = globalThis.location.origin): string {
  return `${(configured || origin).replace(/\/+$/, "")}${API_PREFIX}`;
}

/** The address for an `<img>`: the contract's is a path on the API's origin, or a whole address. */
export function imageSrc(url: string, apiBase: string): string {
  return new URL(url, apiBase).href;
}

/** The socket's address (D29): beside the API's host unless configured. */
export function socketUrl(configured: string | undefined, apiBase: string): string {
  if (configured) return configured;
  const url = new URL(apiBase);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.pathname = "/ws";
  return url.href;
}

/** A client whose calls carry the session's token. */
export function createApi(baseUrl: string, session: Session): Api {
  return createClient<paths>({ baseUrl, fetch: (request) => session.fetch(request) });
}
