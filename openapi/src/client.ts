/** The typed client of the contract, on openapi-fetch. */
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/types.ts";
import type { Session } from "./session.ts";

export type Api = Client<paths>;

/** Every path below this prefix, on whichever host serves the API. */
export const API_PREFIX = "/api/v1";

/** A client whose calls carry the session's token. */
export function createApi(baseUrl: string, session: Session): Api {
  return createClient<paths>({ baseUrl, fetch: (request) => session.fetch(request) });
}
